import type { Failure } from '../../contract/documents.ts'
import type { ExtractionRow } from '../../storage/extractions.ts'
import { countJobDocuments, type JobCounts, type JobRow, startJob, updateUnfinishedJob } from '../../storage/jobs.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { announceEnds, markResolved } from '../../storage/running-extractions.ts'
import type { System } from '../system.ts'
import { tellEnd } from './end-events.ts'
import { jobFacts, tellJob, tellPhases, tellsJobs } from './job-events.ts'

/** Work on the first document of a job has begun. */
export async function jobBegun(tx: Tx, { clock }: System, jobId: string): Promise<void> {
  const now = clock.now()
  const job = await startJob(tx, jobId, now)
  if (job && tellsJobs(job)) await tellJob(tx, job, { type: 'job.started', occurredAt: now, data: jobFacts(job) })
}

/** One more document of the job has been read and is being extracted from. */
export async function documentResolved(tx: Tx, system: System, { id }: ExtractionRow): Promise<void> {
  // As it is now: it may have become a job since it was begun.
  const extraction = await markResolved(tx, id, system.clock.now())
  if (extraction === undefined || extraction.job_id === null) return
  const job = await countJobDocuments(tx, extraction.job_id, { resolved: 1 })
  if (job) await movePhase(tx, system, job)
}

/** When the last document has been read, the job goes on to the next phase. */
async function movePhase(tx: Tx, { clock }: System, job: JobRow): Promise<void> {
  if (job.resolved_documents < job.document_count || job.current_phase !== 'resolve') return
  const moved = await updateUnfinishedJob(tx, job.id, { current_phase: 'extract' })
  if (moved && tellsJobs(moved)) await tellPhases(tx, moved, 'resolve', clock.now())
}

/** One more document of the job has given its values; with the last one the job ends. */
export async function documentCompleted(
  tx: Tx,
  system: System,
  extraction: ExtractionRow,
  counts: { incomplete: number; cells: number; filled: number },
): Promise<void> {
  if (extraction.job_id === null) return
  await countEnded(tx, system, extraction.job_id, { completed: 1, resolved: unresolvedOf([extraction]), ...counts })
}

/** Documents of one job or several have failed, all for the same reason. */
export async function documentsFailed(
  tx: Tx,
  system: System,
  extractions: ExtractionRow[],
  failure: Failure,
): Promise<void> {
  const byJob = Map.groupBy(extractions, ({ job_id }) => job_id ?? '')
  byJob.delete('')
  for (const [jobId, own] of [...byJob].sort(([a], [b]) => (a < b ? -1 : 1)))
    await countEnded(tx, system, jobId, { failed: own.length, resolved: unresolvedOf(own) }, failure)
}

/** What could not be read is not waited for either. */
function unresolvedOf(extractions: ExtractionRow[]): number {
  return extractions.filter(({ resolved_at }) => resolved_at === null).length
}

async function countEnded(tx: Tx, system: System, jobId: string, counts: JobCounts, failure?: Failure): Promise<void> {
  const job = await countJobDocuments(tx, jobId, counts)
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
  await announceEnds(tx, [ended.id])
}

const everyDocumentFailed: Failure = {
  code: 'every_document_failed',
  message: 'None of the documents could be worked on; each says why.',
}
