import type { Logger } from '../../core/logger.ts'
import type { Database } from '../postgres/database.ts'
import { commitAndComplete, commitAndCompleteFrom, completeBy } from './end-job.ts'
import { commitAndContinue, fenceOf } from './held-job.ts'
import type { RunningTask } from './running-task.ts'
import type { TaskRun } from './task-runner.ts'

interface Surroundings {
  db: Database
  /** Made when it is first asked for. */
  logger(): Logger
  leavePlace(): void
}

/**
 * One attempt as its handler sees it, in the process that holds the task or in one that it was handed over to. When all that is
 * left to do is to wait for PostgreSQL and its disk, the worker may start another task.
 */
export function taskRun(task: RunningTask, { db, logger, leavePlace }: Surroundings): TaskRun {
  const { job } = task
  return {
    taskId: job.id,
    attempt: job.attempt,
    get signal() {
      return task.signal
    },
    get logger() {
      return logger()
    },
    async complete(change) {
      const result = await commitAndComplete(db, job, (tx) => change(tx).finally(leavePlace))
      task.completed = true
      return result
    },
    async completeFrom(change) {
      const result = await commitAndCompleteFrom(db, job, (tx, end) => change(tx, end).finally(leavePlace))
      task.completed = true
      return result
    },
    async completeBy({ name, parts, ended }) {
      leavePlace()
      await completeBy(db, job, name, parts)
      task.news = ended
      task.completed = true
    },
    checkpoint: (change) => commitAndContinue(db, job, change),
    fence: fenceOf(job),
    async handOver(work) {
      const { completed, news } = await work(job)
      task.completed = completed
      task.news = news
    },
    leavePlace,
  }
}
