import { z } from 'zod'
import { idSchema, maybe } from './common.ts'

/** Values of extractions that one event carries: it is kept, and sent to every webhook. */
export const mostEventValues = 20_000

const failure = z.object({
  code: z.string().describe('Machine-readable.'),
  message: z.string().describe('For people.'),
})
const document = { document_id: idSchema, filename: z.string() }
const job = {
  job_id: idSchema,
  name: maybe(z.string()),
  schema_id: maybe(idSchema),
  document_count: z.int(),
}
const documentCounts = { document_count: z.int(), completed_documents: z.int(), failed_documents: z.int() }
const pipeline = { pipeline_id: idSchema, schema_id: maybe(idSchema) }
const delivery = {
  delivery_id: idSchema,
  event_id: idSchema,
  event: z.string().describe('What the delivery told of.'),
  webhook_id: maybe(idSchema).describe('Not there for the `webhook_url` of a request.'),
  attempts: z.int(),
  status_code: maybe(z.int()).describe('What the endpoint answered last.'),
}
const matchingRun = { run_id: idSchema, matching_config_id: idSchema }
const matchStatus = z.enum(['matched', 'review', 'no_match'])
const appRun = { run_id: idSchema, app: z.string(), version: z.int() }

const ask = { ask_id: idSchema, conversation_id: idSchema }

/** What `data` holds in the deliveries of each event. */
export const eventPayloads = {
  documentUploaded: z.object({
    ...document,
    size_bytes: maybe(z.int()).describe('Not there while the file is to be fetched.'),
    mime_type: maybe(z.string()),
    source_id: maybe(idSchema),
    batch_id: maybe(z.string()),
  }),
  documentProcessing: z.object(document),
  documentClassified: z.object({
    ...document,
    type_detected: maybe(z.string()),
    language_detected: maybe(z.string()),
    pages: maybe(z.int()),
  }),
  extractionStarted: z.object({ ...document, extraction_id: idSchema, schema_id: maybe(idSchema) }),
  extractionComplete: z.object({
    ...document,
    extraction_id: idSchema,
    field_count: z.int(),
    confidence_overall: z.number(),
    data: maybe(z.unknown()).describe(
      'What was extracted, where the request had `options.webhook_data` and it is not more than an event carries.',
    ),
  }),
  extractionFailed: z.object({ ...document, extraction_id: idSchema, error: failure }),
  job: z.object(job),
  jobPhaseComplete: z.object({
    job_id: idSchema,
    phase: z.enum(['resolve', 'extract', 'normalize', 'transform']),
    progress: z.int().min(0).max(100),
  }),
  jobComplete: z.object({ ...job, ...documentCounts, extraction_id: maybe(idSchema) }),
  jobFailed: z.object({ ...job, error: failure }),
  reviewApproved: z.object({
    record_id: idSchema,
    ...document,
    pipeline_id: maybe(idSchema),
    schema_id: maybe(idSchema),
    reason: maybe(z.string()),
  }),
  deliverySent: z.object(delivery),
  deliveryFailed: z.object({ ...delivery, error: failure }),
  processCompleted: z.object({ ...pipeline, name: maybe(z.string()), ...documentCounts }),
  processFailed: z.object({
    ...pipeline,
    name: maybe(z.string()),
    error: z.object({ step: z.string(), detail: z.string() }),
  }),
  runCompleted: z.object({
    run_id: idSchema,
    ...pipeline,
    status: z.literal('completed'),
    records: z.array(
      z.object({
        ...document,
        data: z.unknown().describe('Null where the records before it fill the event: `/v1/run/{id}/results` has all.'),
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
  matchingCompleted: z.object({
    ...matchingRun,
    rows_processed: z.int(),
    rows_matched: z.int(),
    rows_review: z.int(),
    rows_no_match: z.int(),
    avg_confidence: z.number().nullable(),
  }),
  matchingFailed: z.object({ ...matchingRun, error: failure }),
  matchingReviewed: z.object({
    run_id: idSchema,
    result_id: idSchema,
    document_id: idSchema,
    from: matchStatus,
    status: matchStatus,
  }),
  askComplete: z.object({ ...ask, answered: z.boolean(), row_count: z.int() }),
  askFailed: z.object({ ...ask, error: failure }),
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
