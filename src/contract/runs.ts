import { z } from 'zod'
import { idSchema, jsonValueSchema, maybe, nameSchema } from './common.ts'
import { batchIdSchema, failureSchema, fileUrlSchema, jsonText, metadataSchema, passwordSchema } from './documents.ts'
import { jobListQuery, missingRequiredSchema, workFields, workStatuses } from './jobs.ts'
import { listOf } from './lists.ts'
import { pipelineModeSchema } from './pipelines.ts'
import { schemaIdSchema } from './schemas.ts'
import { webhookUrlSchema } from './webhooks.ts'

/** Files and addresses together. */
export const mostInputs = 20

const fields = {
  schema_id: schemaIdSchema.optional(),
  spec_id: schemaIdSchema.optional().describe('Another name for `schema_id`.'),
  file_urls: z
    .array(fileUrlSchema)
    .max(mostInputs)
    .optional()
    .describe(`Publicly reachable addresses of files; with \`files\` together at most ${mostInputs}.`),
  name: nameSchema.optional().describe('Of the pipeline.'),
  pipeline_mode: pipelineModeSchema,
  batch_id: batchIdSchema.optional(),
  password: passwordSchema.optional(),
  webhook_url: webhookUrlSchema.optional().describe('Gets `run.completed` or `run.failed` of this run.'),
}

const oneSchema = {
  check: ({ schema_id, spec_id }: { schema_id?: string | undefined; spec_id?: string | undefined }) =>
    (schema_id === undefined) !== (spec_id === undefined),
  params: { error: 'must be sent, or "spec_id", and not both', path: ['schema_id'] },
}

export const runBody = z
  .strictObject({ ...fields, metadata: metadataSchema.optional() })
  .refine(oneSchema.check, oneSchema.params)
  .meta({ id: 'RunRequest' })
export type RunRequest = z.output<typeof runBody>

export const runForm = z
  .strictObject({ ...fields, metadata: jsonText(metadataSchema).optional().describe('A JSON object.') })
  .refine(oneSchema.check, oneSchema.params)

const documentSchema = z.object({
  document_id: idSchema,
  filename: z.string(),
  record_id: idSchema,
  status: z.enum(workStatuses),
  error: maybe(failureSchema),
  missing_required: missingRequiredSchema,
})

export const startedRunSchema = z
  .object({
    run_id: idSchema,
    pipeline_id: idSchema,
    spec_id: idSchema.describe('The schema.'),
    schema_id: idSchema,
    status: z.enum(workStatuses),
    input_count: z.int(),
    poll_url: z.string(),
    documents: z.array(documentSchema),
  })
  .meta({ id: 'StartedRun' })

export const runSchema = startedRunSchema
  .extend({
    name: maybe(z.string()),
    ...workFields,
    batch_id: maybe(z.string()),
    metadata: maybe(z.record(z.string(), jsonValueSchema)),
    links: z.object({ self: z.string(), results: z.string(), cancel: z.string(), pipeline: z.string() }),
  })
  .meta({ id: 'Run' })
export type RunView = z.input<typeof runSchema>

export const runListSchema = listOf(runSchema).meta({ id: 'RunList' })

export const runListQuery = jobListQuery.extend({ batch_id: batchIdSchema.optional() })
export type RunListQuery = z.output<typeof runListQuery>
