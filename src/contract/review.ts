import { z } from 'zod'
import { idSchema, jsonValueSchema, maybe, timeSchema } from './common.ts'
import { provenanceSchema, reviewStatuses } from './extractions.ts'
import { listOf, listQuery } from './lists.ts'

export const reviewQuery = listQuery.extend({
  status: z.enum(reviewStatuses).default('pending'),
  threshold: z.coerce
    .number()
    .min(0)
    .max(1)
    .optional()
    .describe('Records with a value less sure than this, also those that were sure enough when they were made.'),
  schema_id: idSchema.optional(),
  pipeline_id: idSchema.optional(),
})
export type ReviewQuery = z.output<typeof reviewQuery>

export const reviewRecordSchema = z
  .object({
    id: idSchema.describe('The id of the extraction; results call it `record_id`.'),
    status: z.enum(reviewStatuses),
    document: z.object({ id: idSchema, filename: z.string(), type_detected: maybe(z.string()) }),
    schema: maybe(z.object({ id: idSchema, name: maybe(z.string()), version: maybe(z.int()) })),
    pipeline_id: maybe(idSchema),
    job_id: maybe(idSchema),
    confidence_overall: maybe(z.number()),
    threshold: z.number(),
    fields: z
      .array(
        z.object({
          field: z.string(),
          value: jsonValueSchema,
          confidence: z.number(),
          provenance: maybe(provenanceSchema),
        }),
      )
      .describe('Those less sure than the threshold, least sure first, up to a hundred.'),
    review: maybe(
      z.object({
        by: z.object({ kind: z.string(), id: maybe(idSchema) }),
        at: timeSchema,
        reason: maybe(z.string()),
      }),
    ).describe('The last action.'),
    created_at: timeSchema,
    completed_at: maybe(timeSchema),
    links: z.object({ extraction: z.string(), document: z.string(), actions: z.string() }),
  })
  .meta({ id: 'ReviewRecord' })
export type ReviewRecord = z.input<typeof reviewRecordSchema>

export const reviewListSchema = listOf(reviewRecordSchema).meta({ id: 'ReviewRecordList' })

export const reviewActionBody = z
  .strictObject({
    action: z.enum(['approve', 'reject', 'reopen']),
    reason: z.string().trim().min(1).max(2000).optional(),
  })
  .meta({ id: 'ReviewAction' })
export type ReviewAction = z.output<typeof reviewActionBody>
