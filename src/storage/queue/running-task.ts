import { type HeldJob, TaskStopped } from './held-job.ts'

/** What became of a task that another process worked on. */
export type Outcome = Pick<RunningTask, 'completed' | 'news'>

/** One attempt, from the moment it holds the job until nothing of it is left to do. */
export class RunningTask {
  readonly job: HeldJob
  /** Whether it had its place, and its handler was called. */
  begun = false
  completed = false
  /** What has ended with it and somebody may wait for: told once that is committed. */
  news: string | undefined
  ended: Promise<void> = Promise.resolve()
  stopped: TaskStopped | undefined
  #abort: AbortController | undefined

  constructor(job: HeldJob) {
    this.job = job
  }

  stop(why: 'cancelled' | 'lost' | 'shutdown'): void {
    this.stopped ??= new TaskStopped(why)
    this.#abort?.abort(this.stopped)
  }

  /** Made when it is first asked for: most tasks are too short to look at it. */
  get signal(): AbortSignal {
    this.#abort ??= new AbortController()
    if (this.stopped !== undefined) this.#abort.abort(this.stopped)
    return this.#abort.signal
  }
}
