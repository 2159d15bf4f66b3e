import { AppError } from '../../core/app-error.ts'
import type { Document } from '../../document/model.ts'

export interface TimeLimit {
  seconds: number
  /** Added for each page, those of documents inside included. */
  secondsPerPage: number
}

export const defaultTimeLimit: TimeLimit = { seconds: 60, secondsPerPage: 1 }

/** Counts the time that a thread works on a document, and not the time that it waits for somebody else. */
export class Stopwatch {
  readonly #seconds: number
  readonly #onEnd: (error: AppError) => void
  #left: number
  #startedAt = 0
  #timer: NodeJS.Timeout | undefined

  constructor({ seconds, secondsPerPage }: TimeLimit, document: Document, onEnd: (error: AppError) => void) {
    this.#seconds = seconds + secondsPerPage * pagesOf(document)
    this.#left = this.#seconds * 1000
    this.#onEnd = onEnd
  }

  start(): void {
    this.#startedAt = performance.now()
    this.#timer = setTimeout(() => this.#onEnd(tooLong(this.#seconds)), this.#left)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#left -= performance.now() - this.#startedAt
  }
}

function tooLong(seconds: number): AppError {
  const message = `Extraction took longer than ${seconds} seconds, which is the limit for this file; SHEAF_EXTRACT_SECONDS sets it.`
  return new AppError('unprocessable', message, { reason: 'timed_out' })
}

function pagesOf({ pages, children }: Document): number {
  return children.reduce((sum, { document }) => sum + (document ? pagesOf(document) : 0), pages.length)
}
