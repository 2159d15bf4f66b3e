import { z } from 'zod'
import { idSchema, maybe, nameSchema, timeSchema } from './common.ts'
import { failureSchema, timeFilters } from './documents.ts'
import { listOf, listQuery } from './lists.ts'
import { schemaIdSchema } from './schemas.ts'

export const workStatuses = ['queued', 'processing', 'completed', 'failed', 'cancelled'] as const
export const phases = ['resolve', 'extract', 'normalize', 'transform'] as const
export type Phase = (typeof phases)[number]

/** Of one job, pipeline or run. */
export const mostDocuments = 1000

export const documentIds = z
  .array(idSchema)
  .min(1)
  .max(mostDocuments)
  .optional()
  .describe('All documents of the workspace that have been read, unless said.')

export const createJobBody = z
  .strictObject({ schema_id: schemaIdSchema, document_ids: documentIds, name: nameSchema.optional() })
  .meta({ id: 'CreateJob' })
export type CreateJob = z.output<typeof createJobBody>

export const missingRequiredSchema = z
  .array(z.string())
  .optional()
  .describe('Paths of what the schema requires and the document does not state; not there where nothing is missing.')

/** What every answer about work on documents says of it. */
export const workFields = {
  status: z.enum(workStatuses),
  progress: z.int().min(0).max(100),
  current_phase: z.enum(phases),
  document_count: z.int(),
  total_documents: z.int().describe('The same as `document_count`.'),
  completed_documents: z.int(),
  failed_documents: z.int(),
  incomplete_documents: z
    .int()
    .describe('Of the completed ones, those in which something was not found that the schema requires.'),
  grid_stats: z
    .object({ total_cells: z.int(), filled: z.int(), empty: z.int(), fill_rate: z.number() })
    .describe('Of the documents that have ended well so far.'),
  estimated_seconds_remaining: z.int(),
  error: maybe(failureSchema),
  created_at: timeSchema,
  started_at: maybe(timeSchema),
  completed_at: maybe(timeSchema),
}

export const jobSchema = z
  .object({
    id: idSchema,
    name: maybe(z.string()),
    schema_id: maybe(idSchema),
    extraction_id: idSchema.optional().describe('Of an extraction that became a job.'),
    ...workFields,
    links: z.object({ self: z.string(), results: z.string(), cancel: z.string(), extraction: z.string().optional() }),
  })
  .meta({ id: 'Job' })
export type JobView = z.input<typeof jobSchema>

export const jobListSchema = listOf(jobSchema).meta({ id: 'JobList' })

export const jobListQuery = listQuery.extend({
  ...timeFilters,
  status: z.enum(workStatuses).optional(),
  schema_id: idSchema.optional(),
})
export type JobListQuery = z.output<typeof jobListQuery>

const longestWaitSeconds = 60
export const waitQuery = z.object({
  wait: z.coerce
    .number()
    .int()
    .min(0)
    .max(longestWaitSeconds)
    .optional()
    .describe(`Answers when it ends, or after so many seconds (up to ${longestWaitSeconds}) if it has not.`),
})
