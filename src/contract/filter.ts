import { z } from 'zod'
import { idSchema, maybe, timeSchema } from './common.ts'
import { snippetSchema } from './documents.ts'
import { provenanceSchema } from './extractions.ts'
import { fieldTypes } from './field-types.ts'
import { listOf } from './lists.ts'
import { tableQuery } from './tables.ts'

export const filterOperators = [
  ...(['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'between', 'contains', 'starts_with', 'in'] as const),
  ...(['is_empty', 'is_not_empty'] as const),
] as const
export type FilterOperator = (typeof filterOperators)[number]

const single = z.union([z.string().max(10_000), z.number(), z.boolean()])
export type FilterValue = z.infer<typeof single>

const conditionSchema = z
  .strictObject({
    fieldId: z.string().min(1).max(500).describe('Id or name of a field, with dots for nesting: `seller.name`.'),
    operator: z.enum(filterOperators),
    value: z
      .union([single, z.array(single).min(1).max(1000)])
      .optional()
      .describe('Read by the type of the field. A list for `in`, and for `between` unless there is `valueTo`.'),
    valueTo: single.optional().describe('The upper end of `between`, inclusive.'),
  })
  .superRefine((condition, issues) => {
    const problem = problemOf(condition)
    if (problem) issues.addIssue({ code: 'custom', path: [problem.at], message: problem.message })
  })
  .meta({ id: 'FilterCondition' })
export type FilterCondition = z.infer<typeof conditionSchema>

interface Given {
  operator: FilterOperator
  value?: FilterValue | FilterValue[] | undefined
  valueTo?: FilterValue | undefined
}

function problemOf({ operator, value, valueTo }: Given): { at: string; message: string } | undefined {
  if (valueTo !== undefined && operator !== 'between') return { at: 'valueTo', message: 'is only for "between"' }
  if (operator === 'is_empty' || operator === 'is_not_empty')
    return value === undefined ? undefined : { at: 'value', message: `is not for "${operator}"` }
  if (value === undefined) return { at: 'value', message: `is needed by "${operator}"` }
  if (operator === 'in') return
  if (operator === 'between') {
    if (Array.isArray(value) ? value.length === 2 && valueTo === undefined : valueTo !== undefined) return
    return { at: 'valueTo', message: 'is needed by "between", unless "value" is a list of two' }
  }
  return Array.isArray(value) ? { at: 'value', message: 'may be a list only for "in" and "between"' } : undefined
}

export const defaultFilterLimit = 50
const maximumFilterLimit = 500

const conditions = z.array(conditionSchema).max(50).describe('All of them must be met.')
const search = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .optional()
  .describe('Somewhere in the values or the name of the file, or words of the text.')
const scope = {
  source_id: idSchema.optional(),
  schema_id: z.string().max(100).optional().describe('Id or short id: documents that were extracted with it.'),
  document_type: z.string().min(1).max(200).optional(),
}

/** Which documents, and nothing about how they are shown. */
export const matchedFilterSchema = z.strictObject({ conditions: conditions.optional(), search, ...scope })
export type MatchedFilter = z.output<typeof matchedFilterSchema>

export const filterBody = z
  .strictObject({
    conditions: conditions.default([]),
    search,
    sort: z
      .strictObject({ fieldId: z.string().min(1).max(500), direction: z.enum(['asc', 'desc']).default('asc') })
      .optional()
      .describe('Newest first unless said. Documents without the value come last.'),
    limit: z.int().min(1).max(maximumFilterLimit).optional(),
    page: z.int().min(1).max(1_000_000).optional().describe('From 1. Not together with `cursor`.'),
    cursor: z.string().max(4000).optional().describe('`next_cursor` of the page before.'),
    ...scope,
    include: z
      .array(z.enum(['provenance']))
      .max(1)
      .optional(),
  })
  .refine(({ page, cursor }) => page === undefined || cursor === undefined, {
    path: ['cursor'],
    message: 'cannot be used together with "page"',
  })
  .meta({ id: 'Filter' })
export type Filter = z.output<typeof filterBody>

export const filterQuery = z.object(tableQuery)

export const warningSchema = z
  .object({
    code: z.enum(['unknown_field', 'incompatible_value', 'not_comparable', 'mixed_types', 'unknown_scope']),
    message: z.string(),
    field: maybe(z.string()).describe('As it was asked for.'),
    suggestion: maybe(z.string()).describe('What may have been meant.'),
  })
  .meta({ id: 'FilterWarning' })
export type FilterWarning = z.input<typeof warningSchema>

const valuesSchema = z.record(z.string(), z.unknown())

const documentNames = {
  filename: z.string(),
  name: z.string().describe('The same as `filename`.'),
  sourceId: maybe(idSchema),
  uploadedAt: timeSchema,
}

const rowSchema = z
  .object({
    document_id: idSchema,
    ...documentNames,
    type: maybe(z.string()),
    fields: valuesSchema.describe('By canonical name; a list where the field stands in an array.'),
    provenance: z
      .record(z.string(), provenanceSchema.partial({ document_id: true }))
      .optional()
      .describe('By path, as in the extraction.'),
    snippet: snippetSchema.optional().describe('Where `search` found words of the text.'),
  })
  .meta({ id: 'FilterRow' })
export type FilterRow = z.input<typeof rowSchema>

const columnSchema = z
  .object({ field_id: idSchema, field_key: z.string(), display_name: z.string(), data_type: z.enum(fieldTypes) })
  .meta({ id: 'FilterColumn' })

export const filterResultSchema = listOf(rowSchema)
  .extend({
    columns: z.array(columnSchema).describe('The fields of these rows.'),
    total: z.int(),
    page: z.int(),
    limit: z.int(),
    warnings: z.array(warningSchema),
    links: z.object({ self: z.string(), fields: z.string() }),
    documents: z
      .array(z.object({ id: idSchema, ...documentNames, fieldValues: valuesSchema }))
      .describe('The same as `data`, for older clients.'),
  })
  .meta({ id: 'FilterResult' })
export type FilterResult = z.input<typeof filterResultSchema>
