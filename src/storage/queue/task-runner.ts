import type { RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { TaskCatalogue } from '../../contract/tasks.ts'
import type { Logger } from '../../core/logger.ts'
import type { Database, Tx } from '../postgres/database.ts'
import type { JobEnd } from './end-job.ts'
import type { HeldJob } from './held-job.ts'
import type { Outcome, RunningTask } from './running-task.ts'

/** What a task sees of its own attempt. */
export interface TaskRun {
  taskId: string
  attempt: number
  /** Aborted when the task is cancelled, taken over by another worker, or must end because the process stops. */
  signal: AbortSignal
  logger: Logger
  /** Saves the task's outcome and ends the task, in one transaction. At most once, as the last thing it does. */
  complete<T>(change: (tx: Tx) => Promise<T>): Promise<T>
  /** The same where the first statement of the change ends the task. */
  completeFrom<T>(change: (tx: Tx, end: JobEnd) => Promise<T>): Promise<T>
  /**
   * The same for a change that is one statement: the parts of a `with` that change something for each row of `held`. Who waits
   * for the job `ended` is told behind it, since PostgreSQL lets only one of those that tell something commit at a time.
   */
  completeBy(statement: { name: string; parts: RawBuilder<unknown>; ended?: string }): Promise<void>
  /** Saves something in the middle, only while this attempt still holds the task. */
  checkpoint<T>(change: (tx: Tx) => Promise<T>): Promise<T>
  /** The same for a change that is a single statement: a query with a row only while this attempt holds the task. */
  fence: RawBuilder<unknown>
  /** Lets another process do the rest under the fence of this attempt; it says whether it has ended the task. */
  handOver(work: (job: HeldJob) => Promise<Outcome>): Promise<void>
  /** Lets the worker begin another task beside this one, which will be long: its place under a concurrency key stays. */
  leavePlace(): void
}

export interface TaskHandler<D> {
  run(data: D, run: TaskRun): Promise<void>
  /** Called once when the last attempt has failed: the task's rows must say so. */
  gaveUp?(data: D, tx: Tx): Promise<void>
}

export type TaskHandlers<C extends TaskCatalogue> = { [N in keyof C]: TaskHandler<z.output<C[N]>> }

export interface TaskRunner<C extends TaskCatalogue> {
  db: Database
  catalogue: C
  handlers: TaskHandlers<C>
  logger: Logger
  running: Set<RunningTask>
  completePlain(job: HeldJob): Promise<void>
  /** Gives the place of a task that has ended to the next, and tells its news. */
  release(task: RunningTask): Promise<unknown>
}
