import { z } from 'zod'
import { idSchema } from './common.ts'

const failure = z.object({
  code: z.string().describe('Machine-readable.'),
  message: z.string().describe('For people.'),
})
const document = { document_id: idSchema, filename: z.string() }
const job = {
  job_id: idSchema,
  name: z.string().nullable(),
  schema_id: idSchema.nullable(),
  document_count: z.int(),
}
const documentCounts = { document_count: z.int(), completed_documents: z.int(), failed_documents: z.int() }
const pipeline = { pipeline_id: idSchema, schema_id: idSchema.nullable() }
const delivery = {
  delivery_id: idSchema,
  event_id: idSchema,
  event: z.string().describe('What the delivery told of.'),
  webhook_id: idSchema.nullable().describe('Null for the `webhook_url` of a request.'),
  attempts: z.int(),
  status_code: z.int().nullable().describe('What the endpoint answered last.'),
}
const appRun = { run_id: idSchema, app: z.string(), version: z.int() }

/** What `data` holds in the deliveries of each event. */
export const eventPayloads = {
  documentUploaded: z.object({
    ...document,
    size_bytes: z.int().nullable().describe('Null while the file is to be fetched.'),
    mime_type: z.string().nullable(),
    source_id: idSchema.nullable(),
    batch_id: z.string().nullable(),
  }),
  documentProcessing: z.object(document),
  documentClassified: z.object({
    ...document,
    type_detected: z.string().nullable(),
    language_detected: z.string().nullable(),
    pages: z.int().nullable(),
  }),
  extractionStarted: z.object({ ...document, extraction_id: idSchema, schema_id: idSchema.nullable() }),
  extractionComplete: z.object({
    ...document,
    extraction_id: idSchema,
    field_count: z.int(),
    confidence_overall: z.number(),
  }),
  extractionFailed: z.object({ ...document, extraction_id: idSchema, error: failure }),
  job: z.object(job),
  jobPhaseComplete: z.object({
    job_id: idSchema,
    phase: z.enum(['resolve', 'extract', 'normalize', 'transform']),
    progress: z.int().min(0).max(100),
  }),
  jobComplete: z.object({ ...job, ...documentCounts, extraction_id: idSchema.nullable() }),
  jobFailed: z.object({ ...job, error: failure }),
  reviewApproved: z.object({
    record_id: idSchema,
    ...document,
    pipeline_id: idSchema.nullable(),
    schema_id: idSchema.nullable(),
    reason: z.string().nullable(),
  }),
  deliverySent: z.object(delivery),
  deliveryFailed: z.object({ ...delivery, error: failure }),
  processCompleted: z.object({ ...pipeline, name: z.string().nullable(), ...documentCounts }),
  processFailed: z.object({
    ...pipeline,
    name: z.string().nullable(),
    error: z.object({ step: z.string(), detail: z.string() }),
  }),
  runCompleted: z.object({
    run_id: idSchema,
    ...pipeline,
    status: z.literal('completed'),
    records: z.array(
      z.object({
        ...document,
        data: z.unknown(),
        metadata: z.unknown().optional().describe('Only when the request had one.'),
        batch_id: z.string().optional().describe('Only when the request had one.'),
      }),
    ),
    structured_data: z.unknown().describe('Older clients read this; prefer `records`.'),
  }),
  runFailed: z.object({
    run_id: idSchema,
    ...pipeline,
    status: z.literal('failed'),
    error: failure.extend({
      document_ids: z.array(idSchema).optional().describe('The documents that could not be ingested.'),
    }),
  }),
  appRunCompleted: z.object({ ...appRun, record_hash: z.string(), outcome: z.unknown() }),
  appActionExecute: z.object({
    ...appRun,
    action: z.string(),
    decision: z.unknown(),
    evidence: z.array(z.string()),
    idempotency_key: z.string(),
  }),
  appDecisionTaskOffered: z.object({
    task_id: idSchema,
    ...appRun,
    subject_count: z.int(),
    dry_run: z.boolean().optional().describe('Only on a trial run.'),
  }),
}
