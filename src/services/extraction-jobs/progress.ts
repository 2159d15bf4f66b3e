import type { Failure } from '../../contract/documents.ts'
import type { ExtractionRow } from '../../storage/extractions.ts'
import { announceExtraction } from '../../storage/extractions.ts'
import { countJobDocument, type JobRow, setJobDocument, updateUnfinishedJob } from '../../storage/jobs.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { emitEvent } from '../events/emit.ts'
import type { System } from '../system.ts'
import { jobFacts, tellEnd, tellPhases } from './job-events.ts'

/** Work on the first document of a job has begun. */
export async function jobBegun(tx: Tx, { clock }: System, jobId: string): Promise<void> {
  const now = clock.now()
  const before = await updateUnfinishedJob(tx, jobId, {})
  if (before === undefined || before.started_at !== null) return
  const job = await updateUnfinishedJob(tx, jobId, { status: 'processing', started_at: now })
  if (job && tellsJobs(job))
    await emitEvent(tx, { workspaceId: job.workspace_id, type: 'job.started', occurredAt: now, data: jobFacts(job) })
}

/** One more document of the job has been read and is being extracted from. */
export async function documentResolved(tx: Tx, { clock }: System, extraction: ExtractionRow): Promise<void> {
  if (extraction.job_id === null) return
  await setJobDocument(tx, extraction.id, { status: 'processing' })
  const job = await countJobDocument(tx, extraction.job_id, { resolved: 1 })
  if (job === undefined || job.resolved_documents < job.document_count || job.current_phase !== 'resolve') return
  const moved = await updateUnfinishedJob(tx, job.id, { current_phase: 'extract' })
  if (moved && tellsJobs(moved)) await tellPhases(tx, moved, 'resolve', clock.now())
}

export interface DocumentEnd {
  failure?: Failure
  cells?: number
  filled?: number
}

/** One more document of the job has ended; with the last one the job ends. */
export async function documentEnded(
  tx: Tx,
  system: System,
  extraction: ExtractionRow,
  { failure, cells = 0, filled = 0 }: DocumentEnd,
): Promise<void> {
  if (extraction.job_id === null) return
  const status = failure ? 'failed' : 'completed'
  await setJobDocument(tx, extraction.id, { status, error: failure ? JSON.stringify(failure) : null })
  const counts = { [status]: 1, cells, filled }
  const job = await countJobDocument(tx, extraction.job_id, counts)
  if (job === undefined || job.completed_documents + job.failed_documents < job.document_count) return
  await endJob(tx, system, job, failure)
}

async function endJob(tx: Tx, { clock }: System, job: JobRow, failure: Failure | undefined): Promise<void> {
  const now = clock.now()
  const allFailed = job.completed_documents === 0
  const error = allFailed ? (job.document_count === 1 ? failure : everyDocumentFailed) : undefined
  const ended = await updateUnfinishedJob(tx, job.id, {
    ...{ status: allFailed ? 'failed' : 'completed', completed_at: now },
    ...(!allFailed && { current_phase: 'transform' }),
    ...(error && { error: JSON.stringify(error) }),
  })
  if (ended === undefined) return
  if (!allFailed && tellsJobs(ended)) await tellPhases(tx, ended, job.current_phase, now)
  await tellEnd(tx, ended, now)
  await announceExtraction(tx, ended.id)
}

const everyDocumentFailed: Failure = {
  code: 'every_document_failed',
  message: 'None of the documents could be worked on; each says why.',
}

/** `job.*` reports `/v1/jobs` and asynchronous extractions; pipelines and runs have events of their own. */
export function tellsJobs({ kind }: JobRow): boolean {
  return kind === 'job' || kind === 'extraction'
}
