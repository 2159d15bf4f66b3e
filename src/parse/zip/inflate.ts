import { createInflateRaw } from 'node:zlib'
import { ParseError } from '../parse-error.ts'

export interface Inflated {
  bytes: Buffer
  /** The data broke off or was wrong: the bytes are what came before. */
  damaged: boolean
}

/** Unpacks deflated data, never more than `most` bytes of it. What stands before damage is kept. */
export async function inflate(packed: Buffer, most: number): Promise<Inflated> {
  const stream = createInflateRaw({ chunkSize: 64 * 1024 })
  const chunks: Buffer[] = []
  let size = 0
  let damaged = false
  stream.end(packed)
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > most) throw new ParseError('expands_too_much')
      chunks.push(chunk)
    }
  } catch (error) {
    if (error instanceof ParseError) throw error
    damaged = true
  } finally {
    stream.destroy()
  }
  return { bytes: Buffer.concat(chunks, size), damaged }
}
