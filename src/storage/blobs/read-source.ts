import { createHash } from 'node:crypto'
import { AppError } from '../../core/app-error.ts'
import type { PutOptions, StoredBlob } from './blob-store.ts'

export interface SourceReading {
  chunks: AsyncIterable<Uint8Array>
  /** To be called once, when the chunks are exhausted. */
  finish(): StoredBlob
}

/** Passes a source on chunk by chunk, hashing it and leaving it at the limit or the abort. */
export function readSource(source: AsyncIterable<Uint8Array>, options: PutOptions): SourceReading {
  const hash = createHash('sha256')
  let bytes = 0

  async function* measure(): AsyncGenerator<Uint8Array> {
    for await (const chunk of untilAborted(source, options.signal)) {
      bytes += chunk.byteLength
      if (options.maxBytes !== undefined && bytes > options.maxBytes) throw tooLarge(options.maxBytes)
      hash.update(chunk)
      yield chunk
    }
  }

  return { chunks: measure(), finish: () => ({ sha256: hash.digest('hex'), bytes }) }
}

async function* untilAborted(source: AsyncIterable<Uint8Array>, signal?: AbortSignal): AsyncGenerator<Uint8Array> {
  signal?.throwIfAborted()
  const iterator = source[Symbol.asyncIterator]()
  let exhausted = false
  try {
    for (;;) {
      const next = await orAborted(iterator.next(), signal)
      if (next.done) {
        exhausted = true
        return
      }
      yield next.value
    }
  } finally {
    // Not awaited: a source that is stuck in next() would never answer, and the caller waits for the error.
    if (!exhausted) iterator.return?.().catch(() => undefined)
  }
}

/** Promise.race would keep one reaction per chunk on a signal that may outlive many uploads. */
function orAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return promise
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason)
    if (signal.aborted) onAbort()
    signal.addEventListener('abort', onAbort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
  })
}

function tooLarge(maxBytes: number): AppError {
  return new AppError('payload_too_large', `The content is larger than the limit of ${maxBytes} bytes.`)
}
