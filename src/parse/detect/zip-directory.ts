import { constants, inflateRawSync } from 'node:zlib'
import { deflated, stored } from '../zip/unpack.ts'
import {
  findDirectory,
  localHeaderLength,
  readCentralHeaders,
  scanLocalHeaders,
  type ZipEntry,
} from '../zip/zip-records.ts'
import type { FileWindow } from './file-window.ts'

const tailBytes = 128 * 1024
const directoryBytes = 8 * 1024 * 1024
const scanBytes = 4 * 1024 * 1024
/** What is too much is for the reader to say: here nothing but the beginning is looked at anyway. */
const mostEntries = Number.POSITIVE_INFINITY

/** What a zip lists in its directory, or what its local headers say where that is damaged. */
export async function listZip(window: FileWindow): Promise<{ entries: ZipEntry[]; damaged: boolean }> {
  const entries = await fromDirectory(window)
  if (entries) return { entries, damaged: false }
  return { entries: scanLocalHeaders(await window.read(0, scanBytes), mostEntries), damaged: true }
}

async function fromDirectory(window: FileWindow): Promise<ZipEntry[] | undefined> {
  const tail = await window.tail(tailBytes)
  const directory = findDirectory(tail, window.size - tail.length)
  if (!directory) return undefined
  for (const shift of [0, directory.shift]) {
    const bytes = await window.read(directory.offset + shift, Math.min(directory.size, directoryBytes))
    const entries = readCentralHeaders(bytes, 0, shift, mostEntries)
    const [first] = entries
    if (first && (await dataStart(window, first)) !== undefined) return entries
  }
  return directory.count === 0 ? [] : undefined
}

/** The first bytes of an entry, unpacked; undefined where they cannot be had. */
export async function zipEntryHead(window: FileWindow, entry: ZipEntry, length: number): Promise<Buffer | undefined> {
  const start = await dataStart(window, entry)
  if (start === undefined || entry.encrypted) return undefined
  const packed = await window.read(start, Math.min(entry.packedSize || length, length))
  if (entry.method === stored) return packed
  return entry.method === deflated ? inflateStart(packed, length) : undefined
}

async function dataStart(window: FileWindow, { headerOffset }: ZipEntry): Promise<number | undefined> {
  const length = localHeaderLength(await window.read(headerOffset, 30), 0)
  return length === undefined ? undefined : headerOffset + length
}

function inflateStart(packed: Buffer, length: number): Buffer | undefined {
  try {
    // What was cut off is missed at the end only; what is there unpacks.
    const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: Math.max(length * 64, 1024 * 1024) }
    return inflateRawSync(packed, options).subarray(0, length)
  } catch {
    return undefined
  }
}
