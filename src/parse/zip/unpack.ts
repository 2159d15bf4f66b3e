import { createInflateRaw } from 'node:zlib'
import { ParseError } from '../parse-error.ts'

export interface Unpacked {
  bytes: Buffer
  /** The data broke off or was wrong: the bytes are what came before. */
  damaged: boolean
}

export const stored = 0
export const deflated = 8

/** The content of a member, never more than `most` bytes of it; undefined where the way of packing is not known. */
export async function unpack(packed: Buffer, method: number, most: number): Promise<Unpacked | undefined> {
  if (method === deflated) return inflate(packed, most)
  if (method !== stored) return undefined
  if (packed.length > most) throw new ParseError('expands_too_much')
  return { bytes: packed, damaged: false }
}

/** What stands before damage is kept. */
async function inflate(packed: Buffer, most: number): Promise<Unpacked> {
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
