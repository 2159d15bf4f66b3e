import type { FileHandle } from 'node:fs/promises'
import { readAt } from './read-at.ts'

const mostChunks = 1000
const mostChannels = 32

interface WavLayout {
  /** The header as simple as it can be; what decoders know best. */
  header: Buffer
  dataBegin: number
  seconds: number
}

/** Finds the samples among the chunks of a RIFF file. */
export async function wavLayout(file: FileHandle, begin: number, fileSize: number): Promise<WavLayout | undefined> {
  let format: Buffer | undefined
  let offset = begin + 12
  for (let count = 0; count < mostChunks && offset + 8 <= fileSize; count += 1) {
    const head = await readAt(file, offset, 8)
    const name = head.toString('latin1', 0, 4)
    const size = head.readUInt32LE(4)
    if (name === 'fmt ') format = await readAt(file, offset + 8, Math.min(size, 1024))
    if (name === 'data') return format && isSane(format) ? layoutOf(format, offset + 8, size, fileSize) : undefined
    offset += 8 + size + (size % 2)
  }
  return undefined
}

/** A size of nothing or of everything is what a program writes that does not know yet how much will follow. */
function layoutOf(format: Buffer, dataBegin: number, stated: number, fileSize: number): WavLayout {
  const stored = fileSize - dataBegin
  const size = stated === 0 ? stored : Math.min(stated, stored)
  const data = chunkHeader('data', size)
  const formatHeader = chunkHeader('fmt ', format.length)
  const riff = chunkHeader('RIFF', 4 + formatHeader.length + format.length + data.length + size)
  return {
    header: Buffer.concat([riff, Buffer.from('WAVE', 'latin1'), formatHeader, format, data]),
    dataBegin,
    seconds: size / bytesPerSecond(format),
  }
}

/** Decoders set memory aside for what the header claims. */
function isSane(format: Buffer): boolean {
  if (format.length < 16) return false
  const channels = format.readUInt16LE(2)
  const block = format.readUInt16LE(12)
  if (channels === 0 || channels > mostChannels || block === 0) return false
  if (isPacked(format)) return format.length < 20 || format.readUInt16LE(18) <= block * 2
  return block === channels * Math.ceil(format.readUInt16LE(14) / 8)
}

/** The two kinds of ADPCM store several samples of a channel together. */
function isPacked(format: Buffer): boolean {
  return [0x02, 0x11].includes(format.readUInt16LE(0))
}

function bytesPerSecond(format: Buffer): number {
  return isPacked(format) ? format.readUInt32LE(8) : format.readUInt32LE(4) * format.readUInt16LE(12)
}

function chunkHeader(name: string, size: number): Buffer {
  const header = Buffer.from(`${name}\0\0\0\0`, 'latin1')
  header.writeUInt32LE(Math.min(size, 0xffff_fffe), 4)
  return header
}
