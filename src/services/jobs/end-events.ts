import type { Failure } from '../../contract/documents.ts'
import { mostEventValues } from '../../contract/event-payloads.ts'
import { type EndedDocument, selectEnded } from '../../storage/job-results.ts'
import type { JobRow } from '../../storage/jobs.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { loadExtractions } from '../cells/load.ts'
import { emitEvent } from '../events/emit.ts'
import { tellJobEnd, tellsJobs } from './job-events.ts'

/** The end of a job, a batch of a pipeline, or a run. */
export async function tellEnd(tx: Tx, job: JobRow, occurredAt: Date): Promise<void> {
  if (tellsJobs(job)) return tellJobEnd(tx, job, occurredAt)
  const { pipeline_id: pipelineId } = job
  if (pipelineId === null) throw new Error(`the job ${job.id} has no pipeline`)
  if (job.kind === 'pipeline') await tellProcessEnd(tx, job, pipelineId, occurredAt)
  else await tellRunEnd(tx, job, pipelineId, occurredAt)
}

async function tellProcessEnd(tx: Tx, job: JobRow, pipeline_id: string, occurredAt: Date): Promise<void> {
  const { workspace_id: workspaceId, name, schema_id, document_count, completed_documents, failed_documents } = job
  const facts = { pipeline_id, schema_id, name }
  if (job.status === 'completed') {
    const data = { ...facts, document_count, completed_documents, failed_documents }
    return emitEvent(tx, { workspaceId, type: 'process.completed', occurredAt, data })
  }
  const step = unreadOf(await selectEnded(tx, job.id)) === undefined ? 'extract' : 'resolve'
  const error = { step, detail: (job.error as unknown as Failure).message }
  await emitEvent(tx, { workspaceId, type: 'process.failed', occurredAt, data: { ...facts, error } })
}

async function tellRunEnd(tx: Tx, job: JobRow, pipeline_id: string, occurredAt: Date): Promise<void> {
  const { workspace_id: workspaceId, schema_id, webhook_url: webhookUrl, metadata, batch_id } = job
  const facts = { run_id: job.id, pipeline_id, schema_id }
  const documents = await selectEnded(tx, job.id)
  if (job.status === 'completed') {
    const extractions = await loadExtractions(tx, workspaceId, firstOf(documents))
    const records = documents.flatMap(({ document_id, filename, no, status }) => {
      if (status !== 'complete') return []
      return [
        {
          ...{ document_id, filename, data: extractions.get(no)?.data ?? null },
          ...(metadata !== null && { metadata }),
          ...(batch_id !== null && { batch_id }),
        },
      ]
    })
    const structured_data = records.map((record) => record.data)
    const data = { ...facts, status: 'completed' as const, records, structured_data }
    return emitEvent(tx, { workspaceId, type: 'run.completed', webhookUrl, occurredAt, data })
  }
  const document_ids = unreadOf(documents)
  const error = { ...(job.error as unknown as Failure), ...(document_ids && { document_ids }) }
  const data = { ...facts, status: 'failed' as const, error }
  await emitEvent(tx, { workspaceId, type: 'run.failed', webhookUrl, occurredAt, data })
}

/** Those whose values an event carries: the first, as long as they are not too many together. */
function firstOf(documents: EndedDocument[]): EndedDocument[] {
  let values = 0
  return documents.filter(({ field_count }) => {
    values += field_count
    return values <= mostEventValues
  })
}

/** All of the documents, where none of them could even be read. */
function unreadOf(documents: EndedDocument[]): string[] | undefined {
  return documents.every(({ resolved_at }) => resolved_at === null)
    ? documents.map(({ document_id }) => document_id)
    : undefined
}
