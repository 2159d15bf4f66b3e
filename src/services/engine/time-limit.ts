import { AppError } from '../../core/app-error.ts'
import type { Document } from '../../document/model.ts'

export interface TimeLimit {
  seconds: number
  /** Added for each page, those of documents inside included. */
  secondsPerPage: number
}

export const defaultTimeLimit: TimeLimit = { seconds: 60, secondsPerPage: 1 }

/** How often over its limit a thread may be at work that computes less: it waits for a machine that is busy. */
const longestWait = 10
const shortestLook = 1

/** Counts what a thread computes for a document, and not the time that it waits for somebody else or for a processor. */
export class Stopwatch {
  readonly #seconds: number
  readonly #computed: () => number
  readonly #onEnd: (error: AppError) => void
  #passed = 0
  #startedAt = 0
  #timer: NodeJS.Timeout | undefined

  /** `computed`: the processor's milliseconds that the thread has had for this document. */
  constructor(
    { seconds, secondsPerPage }: TimeLimit,
    document: Document,
    computed: () => number,
    onEnd: (error: AppError) => void,
  ) {
    this.#seconds = seconds + secondsPerPage * pagesOf(document)
    this.#computed = computed
    this.#onEnd = onEnd
  }

  start(): void {
    this.#startedAt = performance.now()
    this.#lookAfter(this.#seconds * 1000 - this.#passed)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#passed += performance.now() - this.#startedAt
  }

  #lookAfter(milliseconds: number): void {
    this.#timer = setTimeout(() => this.#look(), Math.max(milliseconds, shortestLook))
  }

  #look(): void {
    const limit = this.#seconds * 1000
    const passed = this.#passed + performance.now() - this.#startedAt
    const left = limit - this.#computed()
    if (left <= 0 || passed > limit * longestWait) this.#onEnd(tooLong(this.#seconds))
    else this.#lookAfter(left)
  }
}

function tooLong(seconds: number): AppError {
  const message = `Extraction took longer than ${seconds} seconds, which is the limit for this file; SHEAF_EXTRACT_SECONDS sets it.`
  return new AppError('unprocessable', message, { reason: 'timed_out' })
}

function pagesOf({ pages, children }: Document): number {
  return children.reduce((sum, { document }) => sum + (document ? pagesOf(document) : 0), pages.length)
}
