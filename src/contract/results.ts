import { z } from 'zod'
import { idSchema, jsonValueSchema, maybe, timeSchema } from './common.ts'
import { failureSchema } from './documents.ts'
import { provenanceSchema, reviewStatusSchema } from './extractions.ts'
import { fieldTypes } from './field-types.ts'
import { missingRequiredSchema, workStatuses } from './jobs.ts'
import { listOf, listQuery } from './lists.ts'
import { tableQuery } from './tables.ts'

const rowSchema = z
  .object({
    document_id: idSchema,
    filename: z.string(),
    document_filename: z.string().describe('The same as `filename`.'),
    record_id: idSchema.describe('The id of the extraction.'),
    status: z.enum(workStatuses),
    completed_at: maybe(timeSchema),
    fields: maybe(z.unknown()).describe('What was extracted; not there while there is nothing.'),
    values: maybe(z.unknown()).describe('The same as `fields`.'),
    confidence_overall: maybe(z.number()),
    review_status: reviewStatusSchema,
    error: maybe(failureSchema),
    missing_required: missingRequiredSchema,
    cells: z
      .record(z.string(), z.object({ value: jsonValueSchema, confidence: z.number(), locked: z.boolean() }))
      .optional()
      .describe('Every leaf of `fields` by its path.'),
    provenance: z.record(z.string(), provenanceSchema).optional(),
    metadata: z.record(z.string(), jsonValueSchema).optional(),
    batch_id: z.string().optional(),
  })
  .meta({ id: 'ResultRow' })
export type ResultRowView = z.input<typeof rowSchema>

export const resultListSchema = listOf(rowSchema)
  .extend({
    status: z.enum(workStatuses),
    columns: z.array(z.object({ field_key: z.string(), display_name: z.string(), data_type: z.enum(fieldTypes) })),
    pending_review_count: z.int(),
  })
  .meta({ id: 'ResultList' })
export type ResultList = z.input<typeof resultListSchema>

export const mostResults = 1000
const limit = z.coerce.number().int().min(1).max(mostResults).optional()

export const resultQuery = listQuery.extend({
  ...tableQuery,
  limit: limit.describe(`Rows a page, 1 to ${mostResults}, which is the default.`),
  per_page: limit.describe('Another name for `limit`.'),
  include: z
    .string()
    .max(100)
    .regex(/^(cells|provenance)(,(cells|provenance))*$/, 'must be cells, provenance, or both separated by a comma')
    .optional()
    .describe('`cells` and `provenance` are shown when named, separated by commas.'),
})
export type ResultQuery = z.output<typeof resultQuery>
