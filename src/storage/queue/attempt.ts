import type { z } from 'zod'
import type { TaskCatalogue } from '../../contract/tasks.ts'
import type { Logger } from '../../core/logger.ts'
import type { Database, Tx } from '../postgres/database.ts'
import { describeFailure } from './describe-failure.ts'
import { commitAndComplete, leaveLost, retryLater } from './end-job.ts'
import type { Envelope } from './enqueue.ts'
import { commitAndContinue, FenceLost, type HeldJob, type TaskStopped } from './held-job.ts'
import { takeSlot } from './slots.ts'

/** What a task sees of its own attempt. */
export interface TaskRun {
  taskId: string
  attempt: number
  lastAttempt: boolean
  /** Aborted when the task is cancelled, taken over by another worker, or must end because the process stops. */
  signal: AbortSignal
  logger: Logger
  /** Saves the task's outcome and ends the task, in one transaction. At most once, as the last thing it does. */
  complete<T>(change: (tx: Tx) => Promise<T>): Promise<T>
  /** Saves something in the middle, only while this attempt still holds the task. */
  checkpoint<T>(change: (tx: Tx) => Promise<T>): Promise<T>
}

export interface TaskHandler<D> {
  run(data: D, run: TaskRun): Promise<void>
  /** Called once when the last attempt has failed or its worker died: the task's rows must say so. */
  gaveUp?(data: D, tx: Tx): Promise<void>
}

export type TaskHandlers<C extends TaskCatalogue> = { [N in keyof C]: TaskHandler<z.output<C[N]>> }

/** The part of graphile-worker's job row that we read. */
export interface JobRow {
  id: string | number
  attempts: number
  max_attempts: number
  locked_by: string | null
  payload: unknown
}

export interface RunningTask {
  job: HeldJob
  abort: AbortController
  completed: boolean
}

export interface TaskRunner<C extends TaskCatalogue> {
  db: Database
  catalogue: C
  handlers: TaskHandlers<C>
  logger: Logger
  running: Set<RunningTask>
  completePlain(job: HeldJob): Promise<void>
}

/** Runs one attempt and ends the job, each way under the fence. Never throws. */
export async function attemptTask<C extends TaskCatalogue>(
  runner: TaskRunner<C>,
  name: keyof C & string,
  row: JobRow,
): Promise<void> {
  const job = heldJob(row)
  const task: RunningTask = { job, abort: new AbortController(), completed: false }
  const logger = runner.logger.child({ task: name, task_id: job.id, attempt: job.attempt })
  const started = performance.now()
  runner.running.add(task)
  try {
    if (job.concurrency !== undefined && !(await takeSlot(runner.db, job, job.concurrency))) return
    await runHandler(runner, name, row, task, logger)
    logger.info({ ms: Math.round(performance.now() - started) }, 'task done')
  } catch (error) {
    await endBadly(runner, name, row, task, logger, error).catch((error: unknown) =>
      logger.error({ failure: describeFailure(error) }, 'the end of the task could not be saved; a sweep will find it'),
    )
  } finally {
    runner.running.delete(task)
  }
}

async function runHandler<C extends TaskCatalogue>(
  { db, catalogue, handlers, completePlain }: TaskRunner<C>,
  name: keyof C & string,
  row: JobRow,
  task: RunningTask,
  logger: Logger,
): Promise<void> {
  const { job } = task
  const { signal } = task.abort
  signal.throwIfAborted()
  const data = catalogue[name]?.parse((row.payload as Envelope).data) as never
  await handlers[name].run(data, {
    taskId: job.id,
    attempt: job.attempt,
    lastAttempt: row.attempts >= row.max_attempts,
    signal,
    logger,
    async complete(change) {
      const result = await commitAndComplete(db, job, change)
      task.completed = true
      return result
    },
    checkpoint: (change) => commitAndContinue(db, job, change),
  })
  if (task.completed) return
  signal.throwIfAborted()
  if (job.concurrency === undefined) await completePlain(job)
  else await commitAndComplete(db, job, async () => undefined)
}

async function endBadly<C extends TaskCatalogue>(
  runner: TaskRunner<C>,
  name: keyof C & string,
  row: JobRow,
  { job, abort, completed }: RunningTask,
  logger: Logger,
  error: unknown,
): Promise<void> {
  const failure = describeFailure(error)
  if (completed) return logger.error({ failure }, 'task failed after it was complete')
  const stop: TaskStopped | undefined = abort.signal.reason
  // Whoever stops the process hands its tasks back.
  if (stop?.reason === 'shutdown') return logger.info('task stopped')
  try {
    if (stop !== undefined || error instanceof FenceLost) throw new FenceLost()
    if (row.attempts >= row.max_attempts) {
      logger.error({ failure }, 'task failed for good')
      await giveUp(runner, name, row)
    } else {
      logger.warn({ failure }, 'task failed; it will be tried again')
      await retryLater(runner.db, job, String(failure['type']))
    }
  } catch (end) {
    if (!(end instanceof FenceLost)) throw end
    logger.info({ reason: stop?.reason ?? 'lost' }, 'task ended without effect')
    await leaveLost(runner.db, job)
  }
}

/** The task's own last word and the removal of the job are one transaction. */
export async function giveUp<C extends TaskCatalogue>(
  { db, catalogue, handlers }: Pick<TaskRunner<C>, 'db' | 'catalogue' | 'handlers'>,
  name: keyof C & string,
  row: JobRow,
): Promise<void> {
  const { data } = row.payload as Envelope
  // Data that its own schema refuses may be why the task failed; its rows must still learn of it.
  const parsed = catalogue[name]?.safeParse(data)
  const known = (parsed?.success ? parsed.data : data) as never
  await commitAndComplete(db, heldJob(row), async (tx) => handlers[name].gaveUp?.(known, tx))
}

function heldJob(row: JobRow): HeldJob {
  const { concurrency } = row.payload as Envelope
  return { id: String(row.id), lockedBy: row.locked_by, attempt: row.attempts, concurrency }
}
