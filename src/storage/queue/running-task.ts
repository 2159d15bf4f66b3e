import { type HeldJob, TaskStopped } from './held-job.ts'

/** One attempt, from the moment it holds the job until nothing of it is left to do. */
export class RunningTask {
  readonly job: HeldJob
  /** Whether it had its place, and its handler was called. */
  begun = false
  completed = false
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
