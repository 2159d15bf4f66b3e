import { z } from 'zod'
import { idSchema, nameSchema, timeSchema } from './common.ts'
import { listOf } from './lists.ts'

export const columnTypes = ['string', 'number', 'integer', 'boolean', 'date'] as const
export type ColumnType = (typeof columnTypes)[number]

const columnSchema = z.strictObject({ name: nameSchema, type: z.enum(columnTypes) })
export type Column = z.infer<typeof columnSchema>

const dataSchema = z
  .array(columnSchema)
  .min(1)
  .max(100)
  .refine(
    (columns) => new Set(columns.map(({ name }) => name)).size === columns.length,
    'names the same column more than once',
  )
  .describe('The columns: a `date` is text such as `2026-03-31`, an `integer` a number without a fraction.')

const entrySchema = z.record(z.string(), z.unknown())
const entries = z
  .array(entrySchema)
  .max(100_000)
  .describe('Rows: their keys are names of columns. A column that a row does not name is empty in it.')

const description = z.string().max(2000).nullable()

export const createPrimitiveBody = z
  .strictObject({
    name: nameSchema.describe('No two primitives of a workspace have the same name, whatever its case.'),
    description: description.optional(),
    data_schema: dataSchema,
    entries,
  })
  .meta({ id: 'CreatePrimitive' })
export type CreatePrimitive = z.output<typeof createPrimitiveBody>

export const replacePrimitiveBody = z
  .strictObject({
    description: description.optional().describe('Stays as it was when it is not sent.'),
    data_schema: dataSchema.optional().describe('Stays as it was when it is not sent.'),
    entries,
  })
  .meta({ id: 'ReplacePrimitive' })
export type ReplacePrimitive = z.output<typeof replacePrimitiveBody>

const facts = {
  id: idSchema,
  name: z.string(),
  description: z.string().nullable(),
  data_schema: z.array(z.object({ name: z.string(), type: z.enum(columnTypes) })),
  current_version_number: z.int(),
  created_at: timeSchema,
  updated_at: timeSchema,
  links: z.object({ self: z.string(), versions: z.string() }),
}

export const primitiveSchema = z.object({ ...facts, entries: z.array(entrySchema) }).meta({ id: 'Primitive' })
export type Primitive = z.infer<typeof primitiveSchema>

export const primitiveSummarySchema = z.object({ ...facts, versions_count: z.int() }).meta({ id: 'PrimitiveSummary' })
export type PrimitiveSummary = z.infer<typeof primitiveSummarySchema>

export const primitiveListSchema = listOf(primitiveSummarySchema).meta({ id: 'PrimitiveList' })

const versionFacts = {
  primitive_id: idSchema,
  version: z.int(),
  data_schema: facts.data_schema,
  entry_count: z.int(),
  created_at: timeSchema,
  links: z.object({ self: z.string(), primitive: z.string() }),
}

export const primitiveVersionSchema = z
  .object({ ...versionFacts, entries: z.array(entrySchema) })
  .meta({ id: 'PrimitiveVersion' })
export type PrimitiveVersion = z.infer<typeof primitiveVersionSchema>

export const primitiveVersionSummarySchema = z.object(versionFacts).meta({ id: 'PrimitiveVersionSummary' })
export type PrimitiveVersionSummary = z.infer<typeof primitiveVersionSummarySchema>

export const primitiveVersionListSchema = listOf(primitiveVersionSummarySchema).meta({ id: 'PrimitiveVersionList' })
