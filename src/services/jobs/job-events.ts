import type { Failure } from '../../contract/documents.ts'
import { type Phase, phases } from '../../contract/jobs.ts'
import { documentOfJob, type JobRow } from '../../storage/jobs.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { emitEvent, type NewEvent } from '../events/emit.ts'

/** `job.*` reports `/v1/jobs` and asynchronous extractions; pipelines and runs have events of their own. */
export function tellsJobs({ kind }: JobRow): boolean {
  return kind === 'job' || kind === 'extraction'
}

/** What every event about a job says of it. */
export function jobFacts({ id: job_id, name, schema_id, document_count }: JobRow) {
  return { job_id, name, schema_id, document_count }
}

type JobEvent = 'job.created' | 'job.started' | 'job.phase_complete' | 'job.complete' | 'job.failed'

/** Raises an event of a job. What belongs to one extraction is told to the webhooks of its document's source, too. */
export async function tellJob<T extends JobEvent>(
  tx: Tx,
  job: JobRow,
  event: Pick<NewEvent<T>, 'type' | 'occurredAt' | 'data'>,
): Promise<void> {
  const document = await documentOfJob(tx, job)
  const about = { workspaceId: job.workspace_id, sourceId: document?.source_id ?? null, documentId: document?.id }
  await emitEvent(tx, { ...about, ...event })
}

/** Phases that are done when the job stands at `now`, having stood at `before`. */
export async function tellPhases(tx: Tx, job: JobRow, before: string, occurredAt: Date): Promise<void> {
  const reached = job.completed_at === null ? phases.indexOf(job.current_phase as Phase) : phases.length
  for (let index = phases.indexOf(before as Phase); index < reached; index += 1) {
    const phase = phases[index]
    if (phase === undefined) continue
    const progress = Math.round(((index + 1) / phases.length) * 100)
    const data = { job_id: job.id, phase, progress }
    await tellJob(tx, job, { type: 'job.phase_complete', occurredAt, data })
  }
}

/** A job has ended. Who cancels one knows it: there is no event for that. */
export async function tellJobEnd(tx: Tx, job: JobRow, occurredAt: Date): Promise<void> {
  const { status, completed_documents, failed_documents, extraction_id } = job
  const facts = jobFacts(job)
  if (status === 'completed') {
    const data = { ...facts, completed_documents, failed_documents, extraction_id }
    await tellJob(tx, job, { type: 'job.complete', occurredAt, data })
  } else if (status === 'failed') {
    const data = { ...facts, error: job.error as unknown as Failure }
    await tellJob(tx, job, { type: 'job.failed', occurredAt, data })
  }
}
