import { AppError } from '../../core/app-error.ts'
import { newId } from '../../core/ids.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { endProcessJob, type RunningJob, startProcessJob } from '../../storage/process-jobs.ts'
import { type Outcome, processOutcome, saveProcessOutcome } from '../../storage/process-outcomes.ts'
import type { TaskRun } from '../../storage/queue/task-runner.ts'
import type { Extractor } from '../engine/extractor.ts'
import { withRemedy } from '../remedy.ts'
import type { System } from '../system.ts'
import { openPassword } from '../work/sealed-password.ts'
import { type BroughtSource, bringSource } from './bring-source.ts'
import { JobProgress } from './job-progress.ts'
import { giveCreditsBack, meteringOf, payForJob } from './pay.ts'
import { type Performed, performJob } from './perform.ts'
import { expiryOf } from './retention.ts'

/** One attempt at a job. What the sender can mend ends it as failed; anything else is thrown and tried again. */
export async function runJob(
  system: System,
  extractor: Extractor,
  { jobId, password }: { jobId: string; password?: string | undefined },
  run: TaskRun,
): Promise<void> {
  const start = { fence: run.fence, message: 'The file is being read.', now: system.clock.now() }
  const job = await startProcessJob(system.db, jobId, start)
  // Whoever has lost the task learns it here; else the job has ended, and there is nothing to do.
  if (job === undefined) return run.checkpoint(async () => undefined)
  const started = performance.now()
  const progress = new JobProgress(system, job, run)
  let source: BroughtSource | undefined
  try {
    source = await bringSource(system, job, { signal: run.signal, onLong: run.leavePlace })
    await progress.learned(source.learned)
    const onProgress = (step: Parameters<JobProgress['show']>[0]) => progress.show(step)
    const performed = await performJob({ db: system.db, extractor }, job, source.file, {
      signal: run.signal,
      owner: job.workspace_id,
      onLong: run.leavePlace,
      onProgress,
      ...openPassword(system, password, jobId),
    })
    await progress.settled()
    const seconds = (performance.now() - started) / 1000
    const { learned } = source
    await end(system, run, job, performed, describeOutcome(system, job, learned, performed, seconds))
  } catch (error) {
    // A source that is not there is our fault, not its sender's.
    const isOurs = !(error instanceof AppError) || error.status >= 500 || error.code === 'not_found'
    if (run.signal.aborted || isOurs) throw error
    await progress.settled()
    await run.complete((tx) => failJob(tx, system, jobId, error.message))
  } finally {
    await source?.remove()
  }
}

/** A job that nobody has set credits aside for ends by one statement. */
async function end(
  system: System,
  run: TaskRun,
  job: RunningJob,
  performed: Performed,
  outcome: Outcome,
): Promise<void> {
  if (job.reservation_id === null) {
    const metered = await meteringOf(system, job, performed)
    return run.completeBy(processOutcome({ ...outcome, metered }))
  }
  await withRemedy(() =>
    run.complete(async (tx) => {
      if (await saveProcessOutcome(tx, outcome)) await payForJob(tx, system, job, performed)
    }),
  )
}

/** When the last attempt has failed or its worker died. */
export async function giveJobUp(system: System, jobId: string, tx: Tx, error?: AppError): Promise<void> {
  const inVain = 'The file could not be processed, although it was tried several times.'
  await failJob(tx, system, jobId, error?.message ?? inVain)
}

async function failJob(tx: Tx, system: System, jobId: string, message: string): Promise<void> {
  const finishedAt = system.clock.now()
  const end = { status: 'failed' as const, message, finishedAt, expiresAt: expiryOf(system, finishedAt) }
  const failed = await endProcessJob(tx, jobId, end)
  if (failed) await giveCreditsBack(tx, system, failed)
}

function describeOutcome(
  system: System,
  job: RunningJob,
  learned: BroughtSource['learned'],
  { result, schema, markdown, validation, evidence, message, pages }: Performed,
  seconds: number,
): Outcome {
  const finishedAt = system.clock.now()
  const status = result === undefined ? 'failed' : 'success'
  const { kind, fast_extraction } = job
  const media_type = learned.media_type ?? job.media_type ?? 'unknown'
  return {
    end: { status, message, finishedAt, expiresAt: expiryOf(system, finishedAt) },
    result: {
      job_id: job.id,
      result: write(result),
      json_schema: write(schema),
      markdown: write(markdown),
      validation_result: write(validation),
      evidence: write(evidence),
    },
    duration: { id: newId(), kind, media_type, fast_extraction, bytes: learned.bytes, pages, seconds },
  }
}

function write(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value)
}
