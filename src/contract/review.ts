import { z } from 'zod'
import { idSchema, timeSchema } from './common.ts'
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
    document: z.object({ id: idSchema, filename: z.string(), type_detected: z.string().nullable() }),
    schema: z.object({ id: idSchema, name: z.string().nullable(), version: z.int().nullable() }).nullable(),
    pipeline_id: idSchema.nullable(),
    job_id: idSchema.nullable(),
    confidence_overall: z.number().nullable(),
    threshold: z.number(),
    fields: z
      .array(
        z.object({
          field: z.string(),
          value: z.json(),
          confidence: z.number(),
          provenance: provenanceSchema.nullable(),
        }),
      )
      .describe('Those less sure than the threshold, least sure first.'),
    review: z
      .object({
        by: z.object({ kind: z.string(), id: idSchema.nullable() }),
        at: timeSchema,
        reason: z.string().nullable(),
      })
      .nullable()
      .describe('The last action.'),
    created_at: timeSchema,
    completed_at: timeSchema.nullable(),
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
