import type { Document } from '../../document/model.ts'
import type { ParseRun } from '../../parse/parser.ts'

export interface BlobToRead {
  blobKey: string
  filename: string
  /** What its sender says of it. */
  language: string | null
}

type Turn = Pick<ParseRun, 'onLong'> & { signal: AbortSignal }

interface Reader {
  read(blob: BlobToRead, run: Turn & Pick<ParseRun, 'owner'>): Promise<Document>
  /** How many files it reads at once. */
  parallel: number
}

/** A file that is being read, since a time of `performance.now`. */
export interface Reading {
  document: Promise<Document>
  since: number
}

interface Begun extends Reading {
  stop(): void
  /** Called once it is known whose turn it is. */
  onLong?: (() => void) | undefined
  isLong: boolean
}

/**
 * Files that are read while their tasks are still on the way, where one process both answers and works. What is begun here is
 * as good as not begun: whoever has the task takes it, or reads for itself.
 */
export class EarlyReadings {
  readonly #begun = new Map<string, Begun>()
  #reader: Reader | undefined

  /** Who reads from now on, until the function that this gives is called. */
  readBy(reader: Reader): () => void {
    this.#reader = reader
    return () => {
      this.#reader = undefined
    }
  }

  /** Begins where there is room for it, for somebody who waits. Gives what ends it, unless it was taken. */
  begin(blob: BlobToRead, owner: string): () => void {
    const reader = this.#reader
    if (reader === undefined || this.#begun.size >= reader.parallel) return () => {}
    const unwanted = new AbortController()
    const onLong = () => {
      begun.isLong = true
      begun.onLong?.()
    }
    const turn = { signal: unwanted.signal, owner, onLong }
    const begun: Begun = {
      document: reader.read(blob, turn),
      since: performance.now(),
      stop: () => unwanted.abort(),
      isLong: false,
    }
    // Told to whoever takes it.
    begun.document.catch(() => {})
    this.#begun.set(blob.blobKey, begun)
    return () => {
      if (this.#begun.delete(blob.blobKey)) begun.stop()
    }
  }

  /** From now on it is the taker's, to end and to be told of. */
  take(blobKey: string, { signal, onLong }: Turn): Reading | undefined {
    const begun = this.#begun.get(blobKey)
    if (begun === undefined) return undefined
    this.#begun.delete(blobKey)
    begun.onLong = onLong
    if (begun.isLong) onLong?.()
    if (signal.aborted) begun.stop()
    else signal.addEventListener('abort', begun.stop, { once: true })
    return begun
  }
}
