import { type EventType, eventCatalogue } from '../../contract/events.ts'

const id = '00000000-0000-7000-8000-000000000000'
const error = { code: 'sample', message: 'A sample, not a failure.' }
const document = { document_id: id, filename: 'sample.pdf' }
const job = { job_id: id, name: 'Sample', schema_id: id, document_count: 1 }
const counts = { completed_documents: 1, failed_documents: 0 }
const delivery = { delivery_id: id, event_id: id, event: 'extraction.complete', webhook_id: id, attempts: 1 }
const run = { run_id: id, pipeline_id: id, schema_id: id }
const appRun = { run_id: id, app: 'sample', version: 1 }

/** What a delivery of the event can hold: valid, and recognisable as a sample. */
export function samplePayload(event: EventType): unknown {
  return eventCatalogue[event].payload.parse(samples[event])
}

const samples: Record<EventType, unknown> = {
  'document.uploaded': {
    ...document,
    size_bytes: 1000,
    mime_type: 'application/pdf',
    source_id: null,
    batch_id: null,
  },
  'document.processing': document,
  'document.classified': { ...document, type_detected: 'invoice', language_detected: 'en', pages: 1 },
  'extraction.started': { ...document, extraction_id: id, schema_id: null },
  'extraction.complete': { ...document, extraction_id: id, field_count: 3, confidence_overall: 0.9 },
  'extraction.failed': { ...document, extraction_id: id, error },
  'job.created': job,
  'job.started': job,
  'job.phase_complete': { job_id: id, phase: 'extract', progress: 50 },
  'job.complete': { ...job, ...counts, extraction_id: null },
  'job.failed': { ...job, error },
  'review.approved': { record_id: id, ...document, pipeline_id: id, schema_id: id, reason: null },
  'delivery.sent': { ...delivery, status_code: 200 },
  'delivery.failed': { ...delivery, attempts: 8, status_code: 500, error },
  'process.completed': { pipeline_id: id, schema_id: id, name: 'Sample', document_count: 1, ...counts },
  'process.failed': {
    pipeline_id: id,
    schema_id: id,
    name: 'Sample',
    error: { step: 'extract', detail: 'A sample, not a failure.' },
  },
  'run.completed': {
    ...run,
    status: 'completed',
    records: [{ ...document, data: { total: 96 } }],
    structured_data: [{ total: 96 }],
  },
  'run.failed': { ...run, status: 'failed', error: { ...error, document_ids: [id] } },
  'matching.completed': {
    ...{ run_id: id, matching_config_id: id, rows_processed: 3, rows_matched: 2, rows_review: 1, rows_no_match: 0 },
    avg_confidence: 0.9,
  },
  'matching.failed': { run_id: id, matching_config_id: id, error },
  'matching.reviewed': { run_id: id, result_id: id, document_id: id, from: 'review', status: 'matched' },
  'ask.complete': { ask_id: id, conversation_id: id, answered: true, row_count: 1 },
  'ask.failed': { ask_id: id, conversation_id: id, error },
  'app.run.completed': { ...appRun, record_hash: '0'.repeat(64), outcome: { approved: true } },
  'app.action.execute': {
    ...appRun,
    action: 'notify',
    decision: { approved: true },
    evidence: [`doc:${id}#total`],
    idempotency_key: id,
  },
  'app.decision_task.offered': { task_id: id, ...appRun, subject_count: 1 },
}
