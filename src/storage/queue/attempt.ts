import type { TaskCatalogue } from '../../contract/tasks.ts'
import { describeFailure } from './describe-failure.ts'
import { commitAndComplete, leaveLost, retryLater, waitForMending } from './end-job.ts'
import { giveUp } from './give-up.ts'
import { FenceLost } from './held-job.ts'
import { isFault } from './is-fault.ts'
import { envelopeOf, heldJob, type JobRow } from './job-row.ts'
import { RunningTask } from './running-task.ts'
import { takeSlot } from './slots.ts'
import { taskRun } from './task-run.ts'
import type { TaskRunner } from './task-runner.ts'

/**
 * Runs one attempt and ends the job, each way under the fence. Resolves when the worker may start another task: when
 * this one has nothing to save, that is before the queue knows of its end, and when it leaves its place. Never rejects.
 */
export function attemptTask<C extends TaskCatalogue>(
  runner: TaskRunner<C>,
  name: keyof C & string,
  row: JobRow,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const task = new RunningTask(heldJob(row))
  if (isBegun(runner.running, task)) return Promise.resolve()
  runner.running.add(task)
  task.ended = attempt(runner, name, row, task, resolve).finally(() => {
    runner.running.delete(task)
    resolve()
  })
  return promise
}

/** The database has crashed and forgotten that this attempt was begun: whoever makes it still holds the task. */
function isBegun(running: Set<RunningTask>, { job }: RunningTask): boolean {
  return running
    .values()
    .some((other) => other.job.id === job.id && other.job.attempt === job.attempt && other.begun && !other.stopped)
}

async function attempt<C extends TaskCatalogue>(
  runner: TaskRunner<C>,
  name: keyof C & string,
  row: JobRow,
  task: RunningTask,
  leavePlace: () => void,
): Promise<void> {
  const { db, logger } = runner
  const { job } = task
  const about = { task: name, task_id: job.id, attempt: job.attempt }
  const started = performance.now()
  try {
    if (job.concurrency !== undefined && !row.holds_place && !(await takeSlot(db, job, job.concurrency))) return
    task.begun = true
    await runHandler(runner, name, row, task, { about, leavePlace })
    if (!task.completed && job.concurrency === undefined) {
      leavePlace()
      await runner.completePlain(job)
    } else if (!task.completed) {
      await commitAndComplete(db, job, async () => undefined)
      task.completed = true
    }
    logger.info({ ...about, ms: Math.round(performance.now() - started) }, 'task done')
  } catch (error) {
    await endBadly(runner, name, row, task, about, error).catch((cause: unknown) => {
      const failure = describeFailure(cause)
      logger.error({ ...about, failure }, 'the end of the task could not be saved; a sweep will find it')
    })
  }
  if (!task.completed) return
  await runner.release(task).catch((error: unknown) => {
    logger.warn(
      { ...about, failure: describeFailure(error) },
      'the place of a task was not given back; a sweep will find it',
    )
  })
}

async function runHandler<C extends TaskCatalogue>(
  { db, catalogue, handlers, logger }: TaskRunner<C>,
  name: keyof C & string,
  row: JobRow,
  task: RunningTask,
  { about, leavePlace }: { about: object; leavePlace(): void },
): Promise<void> {
  if (task.stopped !== undefined) throw task.stopped
  const data = catalogue[name]?.parse(envelopeOf(row).data) as never
  await handlers[name].run(data, taskRun(task, { db, logger: () => logger.child(about), leavePlace }))
  if (!task.completed && task.stopped !== undefined) throw task.stopped
}

async function endBadly<C extends TaskCatalogue>(
  runner: TaskRunner<C>,
  name: keyof C & string,
  row: JobRow,
  task: RunningTask,
  about: object,
  error: unknown,
): Promise<void> {
  const { db, logger } = runner
  const { job, stopped, completed } = task
  const failure = describeFailure(error)
  if (completed) return logger.error({ ...about, failure }, 'task failed after it was complete')
  // Whoever stops the process hands its tasks back.
  if (stopped?.reason === 'shutdown') return logger.info(about, 'task stopped')
  try {
    if (stopped !== undefined || error instanceof FenceLost) throw new FenceLost()
    if (isFault(error)) {
      logger.warn({ ...about, failure }, 'a fault of ours; the task goes on when it is over')
      await waitForMending(db, job, String(failure['type']))
    } else if (row.attempts >= row.max_attempts) {
      logger.error({ ...about, failure }, 'task failed for good')
      await giveUp(runner, name, row)
      task.completed = true
    } else {
      logger.warn({ ...about, failure }, 'task failed; it will be tried again')
      await retryLater(db, job, String(failure['type']))
    }
  } catch (end) {
    if (!(end instanceof FenceLost)) throw end
    logger.info({ ...about, reason: stopped?.reason ?? 'lost' }, 'task ended without effect')
    await leaveLost(db, job)
  }
}
