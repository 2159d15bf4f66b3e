import type { Progress } from '../../parse/read-document.ts'
import { type RunningJob, updateRunningJob } from '../../storage/process-jobs.ts'
import type { TaskRun } from '../../storage/queue/task-runner.ts'
import type { System } from '../system.ts'
import { estimateWork } from '../work/estimate-work.ts'

const pauseMilliseconds = 1000

/** Tells in the job's row how far the work is, at most once a second. */
export class JobProgress {
  readonly #system: System
  readonly #job: RunningJob
  readonly #run: TaskRun
  #writing: Promise<unknown> = Promise.resolve()
  #nextAt = performance.now() + pauseMilliseconds
  #pages: number | undefined

  constructor(system: System, job: RunningJob, run: TaskRun) {
    this.#system = system
    this.#job = job
    this.#run = run
  }

  async learned(facts: { filename?: string; media_type?: string; bytes: number }): Promise<void> {
    if (this.#job.source_url !== null) await this.#save(facts)
  }

  show({ stage, done, of }: Progress): void {
    if (performance.now() < this.#nextAt) return
    this.#nextAt = performance.now() + pauseMilliseconds
    const message = `${sentences[stage]}: ${of === undefined ? done : `${done} of ${of}`}.`
    this.#writing = this.#estimated(of).then(
      (estimate) => this.#save({ message, ...estimate }),
      // Progress that cannot be told is no reason to stop the work.
      () => undefined,
    )
    this.#writing.catch(() => undefined)
  }

  /** Resolves when nothing is being written any more. */
  async settled(): Promise<void> {
    this.#nextAt = Infinity
    await this.#writing.catch(() => undefined)
  }

  /** Once the number of pages is known, it tells more than the size of the file did. */
  async #estimated(pages: number | undefined): Promise<{ pages?: number; estimated_seconds?: number }> {
    if (pages === undefined || pages === this.#pages) return {}
    this.#pages = pages
    const { kind, media_type, fast_extraction } = this.#job
    const like = { kind, media_type: media_type ?? 'unknown', fast_extraction }
    return { pages, estimated_seconds: await estimateWork(this.#system, like, { pages }) }
  }

  #save(change: Parameters<typeof updateRunningJob>[2]): Promise<boolean> {
    return this.#run.checkpoint((tx) => updateRunningJob(tx, this.#job.id, change))
  }
}

const sentences: Record<Progress['stage'], string> = {
  reading: 'Pages are being read',
  recognising: 'Pages are being recognised',
  transcribing: 'Seconds are being transcribed',
}
