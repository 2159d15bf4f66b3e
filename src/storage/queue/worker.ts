import { setTimeout as delay } from 'node:timers/promises'
import type { Runner, TaskList } from 'graphile-worker'
import type { Pool } from 'pg'
import type { TaskCatalogue } from '../../contract/tasks.ts'
import type { Logger } from '../../core/logger.ts'
import type { Database } from '../postgres/database.ts'
import type { Presence } from '../postgres/presence.ts'
import { attemptTask } from './attempt.ts'
import { createPlainCompletion } from './complete-plain.ts'
import { handBack } from './end-job.ts'
import { FenceLost, type HeldJob, stillHeld } from './held-job.ts'
import { heldJob, type JobRow } from './job-row.ts'
import { startLibrary } from './library.ts'
import type { RunningTask } from './running-task.ts'
import { callWaitingSoon, createRelease } from './slots.ts'
import { sweep } from './sweep.ts'
import type { TaskHandlers } from './task-runner.ts'

const sweepsPerThoroughOne = 15
/** How long tasks that were told to stop may take to do so. */
const farewellSeconds = 3

export interface Worker {
  /** Stops taking tasks, lets the running ones finish until the deadline, then hands the rest back. */
  drain(deadlineSeconds: number): Promise<void>
}

export interface WorkerOptions<C extends TaskCatalogue> {
  pool: Pool
  db: Database
  presence: Presence
  catalogue: C
  handlers: TaskHandlers<C>
  concurrency: number
  logger: Logger
  /** Recurring tasks, a line each: `minute hour day month weekday task ?options {payload}`. */
  schedule: string
}

export async function startWorker<C extends TaskCatalogue>(options: WorkerOptions<C>): Promise<Worker> {
  const { db, presence, logger } = options
  const running = new Set<RunningTask>()
  const stopListening = presence.onNotification('sheaf_task_cancelled', (taskId) => {
    for (const task of running) if (task.job.id === taskId) task.stop('cancelled')
  })
  const stopCalling = callWhoWaits(options)
  let draining = false
  const { runner, workerPool } = await startLibrary({ ...options, tasks: tasksOf(options, running, () => draining) })
  await presence.setWorker({ pool: workerPool, places: options.concurrency })

  let sweeps = 0
  async function lookAfterQueue(): Promise<void> {
    try {
      await stopLost(db, running)
      if (presence.steady) await sweep({ ...options, running, workerPool }, sweeps++ % sweepsPerThoroughOne === 0)
    } catch (error) {
      logger.warn({ err: error }, 'could not look after the queue')
    }
  }
  let looking: Promise<void> | undefined
  const stopLooking = presence.onHeartbeat(() => {
    looking ??= lookAfterQueue().finally(() => {
      looking = undefined
    })
  })

  const onEnd = () => draining || logger.fatal('the worker ended by itself; no task is taken until it is started again')
  runner.promise.then(onEnd, onEnd)
  return {
    async drain(deadlineSeconds) {
      draining = true
      await drain(runner, running, deadlineSeconds, options)
      stopListening()
      stopCalling()
      stopLooking()
      await looking
    },
  }
}

function callWhoWaits({ db, presence, logger }: Pick<WorkerOptions<never>, 'db' | 'presence' | 'logger'>): () => void {
  const onError = (error: unknown) => logger.warn({ err: error }, 'could not call tasks that wait')
  return presence.onNotification('sheaf_task_waits', (share) => callWaitingSoon(db, share, onError))
}

function tasksOf<C extends TaskCatalogue>(
  options: WorkerOptions<C>,
  running: Set<RunningTask>,
  isDraining: () => boolean,
): TaskList {
  const { db } = options
  const context = { ...options, running, completePlain: createPlainCompletion(db), release: createRelease(db) }
  // A task that the library was fetching while it was told to stop, perhaps one that we have just handed back.
  const attempt = (name: keyof C & string, row: JobRow) =>
    isDraining() ? handBackTo(options, heldJob(row)) : attemptTask(context, name, row)
  return Object.fromEntries(
    Object.keys(options.catalogue).map((name) => [name, (_payload, { job }) => attempt(name, job)]),
  )
}

async function handBackTo({ db, logger }: { db: Database; logger: Logger }, job: HeldJob): Promise<void> {
  await handBack(db, job).catch((error: unknown) => {
    if (!(error instanceof FenceLost)) logger.warn({ err: error }, 'could not hand a task back')
  })
}

/** A notification can be missed while a connection is down; the rows cannot. */
async function stopLost(db: Database, running: Set<RunningTask>): Promise<void> {
  const tasks = [...running]
  if (tasks.length === 0) return
  const jobs = tasks.map((task) => task.job)
  const held = await stillHeld(db, jobs)
  for (const task of tasks) if (!held.has(task.job)) task.stop('lost')
}

async function drain(
  runner: Runner,
  running: Set<RunningTask>,
  deadlineSeconds: number,
  context: { db: Database; logger: Logger },
): Promise<void> {
  const stopped = runner
    .stop()
    .catch(() => undefined)
    .then(() => Promise.all([...running].map((task) => task.ended)))
    .then(() => true)
  const within = (seconds: number) => Promise.race([stopped, delay(seconds * 1000, false, { ref: false })])
  if (await within(deadlineSeconds)) return
  context.logger.warn({ tasks: running.size }, 'deadline reached: handing running tasks back')
  await Promise.all(
    [...running].map((task) => {
      task.stop('shutdown')
      return handBackTo(context, task.job)
    }),
  )
  await within(farewellSeconds)
}
