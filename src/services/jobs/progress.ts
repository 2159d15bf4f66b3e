import type { Failure } from '../../contract/documents.ts'
import { announceExtraction, type ExtractionRow, markResolved } from '../../storage/extractions.ts'
import { countJobDocument, type JobRow, updateUnfinishedJob } from '../../storage/jobs.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { System } from '../system.ts'
import { tellEnd } from './end-events.ts'
import { jobFacts, tellJob, tellPhases, tellsJobs } from './job-events.ts'

/** Work on the first document of a job has begun. */
export async function jobBegun(tx: Tx, { clock }: System, jobId: string): Promise<void> {
  const now = clock.now()
  const before = await updateUnfinishedJob(tx, jobId, {})
  if (before === undefined || before.started_at !== null) return
  const job = await updateUnfinishedJob(tx, jobId, { status: 'processing', started_at: now })
  if (job && tellsJobs(job)) await tellJob(tx, job, { type: 'job.started', occurredAt: now, data: jobFacts(job) })
}

/** One more document of the job has been read and is being extracted from. */
export async function documentResolved(tx: Tx, system: System, { id }: ExtractionRow): Promise<void> {
  // As it is now: it may have become a job since it was begun.
  const extraction = await markResolved(tx, id, system.clock.now())
  if (extraction === undefined || extraction.job_id === null) return
  const job = await countJobDocument(tx, extraction.job_id, { resolved: 1 })
  if (job) await movePhase(tx, system, job)
}

/** When the last document has been read, the job goes on to the next phase. */
async function movePhase(tx: Tx, { clock }: System, job: JobRow): Promise<void> {
  if (job.resolved_documents < job.document_count || job.current_phase !== 'resolve') return
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
  // What could not be read is not waited for either.
  const resolved = extraction.resolved_at === null ? 1 : 0
  const counts = { [failure ? 'failed' : 'completed']: 1, resolved, cells, filled }
  const job = await countJobDocument(tx, extraction.job_id, counts)
  if (job === undefined) return
  if (job.completed_documents + job.failed_documents >= job.document_count) await endJob(tx, system, job, failure)
  else await movePhase(tx, system, job)
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
