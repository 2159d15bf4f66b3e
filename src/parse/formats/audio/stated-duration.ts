import type { FileHandle } from 'node:fs/promises'
import { frameAt } from './mpeg-frames.ts'
import { readAt } from './read-at.ts'
import type { AudioCoding } from './sniff-audio.ts'

interface Stored {
  file: FileHandle
  size: number
  /** Where the sound begins, and the bytes from there. */
  begin: number
  head: Buffer
}

const windowBytes = 256 * 1024
const opusRate = 48_000

/** Seconds that a recording lasts, as far as it can be told without decoding it. */
export async function statedDuration(coding: Exclude<AudioCoding, 'wav'>, stored: Stored): Promise<number | undefined> {
  const seconds = await durations[coding](stored)
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined
}

const durations: Record<Exclude<AudioCoding, 'wav'>, (stored: Stored) => Promise<number>> = {
  mp3: walkFrames,
  flac: async (stored) => {
    const info = stored.head.indexOf('fLaC', 0, 'latin1') + 8
    if (info < 8 || info + 18 > stored.head.length) return 0
    const rate = stored.head.readUIntBE(info + 10, 3) >> 4
    if (info > 8) return (await oggSamples(stored)) / rate
    return ((stored.head.readUInt8(info + 13) & 0x0f) * 2 ** 32 + stored.head.readUInt32BE(info + 14)) / rate
  },
  vorbis: async (stored) => {
    const id = stored.head.indexOf('\x01vorbis', 0, 'latin1')
    return id + 16 > stored.head.length ? 0 : (await oggSamples(stored)) / stored.head.readUInt32LE(id + 12)
  },
  opus: async (stored) => (await oggSamples(stored)) / opusRate,
}

/** Each page of Ogg says how many samples there were up to its end; recordings of a broadcast do not begin at none. */
async function oggSamples({ file, size, head }: Stored): Promise<number> {
  const tail = await readAt(file, Math.max(0, size - windowBytes), windowBytes)
  const last = granuleAt(tail, tail.lastIndexOf('OggS', undefined, 'latin1'))
  for (let page = 0; page >= 0; page = head.indexOf('OggS', page + 4, 'latin1')) {
    const first = granuleAt(head, page)
    if (first > 0) return first < last ? last - first : last
  }
  return last
}

function granuleAt(bytes: Buffer, page: number): number {
  return page < 0 || page + 14 > bytes.length ? 0 : Math.max(0, Number(bytes.readBigInt64LE(page + 6)))
}

/** MPEG audio states its length nowhere reliably, but going from header to header is quick. */
async function walkFrames({ file, size, begin }: Stored): Promise<number> {
  let seconds = 0
  let window: { start: number; bytes: Buffer } = { start: begin, bytes: Buffer.alloc(0) }
  for (let offset = begin; offset + 4 <= size; ) {
    if (offset + 4 > window.start + window.bytes.length)
      window = { start: offset, bytes: await readAt(file, offset, windowBytes) }
    if (window.bytes.length < 4) break
    const frame = frameAt(window.bytes, offset - window.start)
    seconds += frame ? frame.samples / frame.sampleRate : 0
    offset += frame ? Math.max(frame.bytes, 1) : 1
  }
  return seconds
}
