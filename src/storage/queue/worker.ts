import { setTimeout as delay } from 'node:timers/promises'
import type { Runner, TaskList } from 'graphile-worker'
import type { Pool } from 'pg'
import type { TaskCatalogue } from '../../contract/tasks.ts'
import type { Logger } from '../../core/logger.ts'
import type { Database } from '../postgres/database.ts'
import type { Presence } from '../postgres/presence.ts'
import { attemptTask, type RunningTask, type TaskHandlers } from './attempt.ts'
import { createPlainCompletion } from './complete-plain.ts'
import { handBack } from './end-job.ts'
import { FenceLost, stillHeld, TaskStopped } from './held-job.ts'
import { startLibrary } from './library.ts'
import { sweep } from './sweep.ts'

const beatsPerThoroughSweep = 15
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
  const context = { ...options, running, completePlain: createPlainCompletion(db) }
  const tasks: TaskList = Object.fromEntries(
    Object.keys(options.catalogue).map((name) => [
      name,
      (_payload: unknown, helpers: { job: Parameters<typeof attemptTask>[2] }) =>
        attemptTask(context, name, helpers.job),
    ]),
  )
  const { runner, workerPool } = await startLibrary({ ...options, tasks })
  await presence.setWorkerPool(workerPool)

  let beats = 0
  let busy = false
  async function onHeartbeat(): Promise<void> {
    if (busy) return
    busy = true
    try {
      await abortLost(db, running)
      if (presence.steady) await sweep({ ...context, workerPool }, beats++ % beatsPerThoroughSweep === 0)
    } catch (error) {
      logger.warn({ err: error }, 'could not look after the queue')
    } finally {
      busy = false
    }
  }
  const unsubscribe = [
    presence.onHeartbeat(() => void onHeartbeat()),
    presence.onNotification('sheaf_task_cancelled', (taskId) => {
      for (const task of running) if (task.job.id === taskId) task.abort.abort(new TaskStopped('cancelled'))
    }),
  ]
  return {
    async drain(deadlineSeconds) {
      await drain(runner, running, deadlineSeconds, options)
      for (const stop of unsubscribe) stop()
    },
  }
}

/** A notification can be missed while a connection is down; the rows cannot. */
async function abortLost(db: Database, running: Set<RunningTask>): Promise<void> {
  const tasks = [...running]
  if (tasks.length === 0) return
  const jobs = tasks.map((task) => task.job)
  const held = await stillHeld(db, jobs)
  for (const task of tasks) if (!held.has(task.job.id)) task.abort.abort(new TaskStopped('lost'))
}

async function drain(
  runner: Runner,
  running: Set<RunningTask>,
  deadlineSeconds: number,
  { db, logger }: { db: Database; logger: Logger },
): Promise<void> {
  const stopped = runner.stop().then(() => true)
  const within = (seconds: number) => Promise.race([stopped, delay(seconds * 1000, false, { ref: false })])
  if (await within(deadlineSeconds)) return
  logger.warn({ tasks: running.size }, 'deadline reached: handing running tasks back')
  await Promise.all(
    [...running].map(async (task) => {
      task.abort.abort(new TaskStopped('shutdown'))
      await handBack(db, task.job).catch((error: unknown) => {
        if (!(error instanceof FenceLost)) logger.warn({ err: error }, 'could not hand a task back')
      })
    }),
  )
  await within(farewellSeconds)
}
