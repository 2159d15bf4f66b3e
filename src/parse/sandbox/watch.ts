import type { Limits } from '../limits.ts'
import { ParseError } from '../parse-error.ts'
import type { Usage } from './process-usage.ts'

const everyMilliseconds = 100

interface Watched {
  usage(): Usage | undefined
  stop(reason: ParseError): void
}

/** Looks at memory and time of a process from outside, where it cannot prevent it. */
export class Watch {
  readonly #process: Watched
  readonly #limits: Limits
  readonly #signal: AbortSignal | undefined
  readonly #cancel = () => this.#process.stop(new ParseError('cancelled'))
  #timer: NodeJS.Timeout | undefined
  #cpuBefore = 0
  #worked = 0
  #workingSince: number | undefined

  constructor(process: Watched, limits: Limits, signal: AbortSignal | undefined) {
    this.#process = process
    this.#limits = limits
    this.#signal = signal
  }

  begin(before = this.#process.usage()): void {
    this.#signal?.addEventListener('abort', this.#cancel)
    if (this.#signal?.aborted) this.#cancel()
    this.#cpuBefore = before?.cpuSeconds ?? 0
    this.#timer = setInterval(() => this.#look(), everyMilliseconds)
  }

  /** Returns how many seconds the process has worked. */
  end(): number {
    clearInterval(this.#timer)
    this.#signal?.removeEventListener('abort', this.#cancel)
    return this.#milliseconds() / 1000
  }

  /** Counts the time only while we wait for the process: whoever takes its answers may be slow. */
  async during<T>(work: Promise<T>): Promise<T> {
    this.#workingSince = performance.now()
    try {
      return await work
    } finally {
      this.#worked = this.#milliseconds()
      this.#workingSince = undefined
    }
  }

  #milliseconds(): number {
    return this.#worked + (this.#workingSince === undefined ? 0 : performance.now() - this.#workingSince)
  }

  #look(): void {
    const { memoryBytes, cpuSeconds, wallSeconds } = this.#limits
    if (this.#milliseconds() > wallSeconds * 1000)
      this.#process.stop(new ParseError('timed_out', `The limit is ${Math.ceil(wallSeconds)} seconds.`))
    const usage = this.#process.usage()
    if (!usage) return
    if (usage.memoryBytes > memoryBytes)
      this.#process.stop(new ParseError('out_of_memory', `The limit is ${Math.round(memoryBytes / 1024 ** 2)} MB.`))
    if (usage.cpuSeconds - this.#cpuBefore > cpuSeconds)
      this.#process.stop(new ParseError('timed_out', `The limit is ${Math.ceil(cpuSeconds)} seconds of computing.`))
  }
}
