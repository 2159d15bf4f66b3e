import { constants, inflateRawSync } from 'node:zlib'
import type { FileWindow } from './file-window.ts'

export interface ZipEntry {
  name: string
  method: number
  encrypted: boolean
  packedSize: number
  /** Where the local header stands. */
  offset: number
}

const directoryBytes = 8 * 1024 * 1024
const scanBytes = 4 * 1024 * 1024

/** What a zip lists in its directory, or what its local headers say where that is damaged. */
export async function listZip(window: FileWindow): Promise<{ entries: ZipEntry[]; damaged: boolean }> {
  const entries = await fromDirectory(window)
  if (entries && (entries.length === 0 || (await hasLocalHeader(window, entries[0]))))
    return { entries, damaged: false }
  return { entries: fromLocalHeaders(await window.read(0, scanBytes)), damaged: true }
}

/** The first bytes of an entry, unpacked; undefined where they cannot be had. */
export async function zipEntryHead(window: FileWindow, entry: ZipEntry, length: number): Promise<Buffer | undefined> {
  const header = await window.read(entry.offset, 30)
  if (header.length < 30 || entry.encrypted) return undefined
  const start = entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
  const packed = await window.read(start, Math.min(entry.packedSize || length, length))
  if (entry.method === 0) return packed
  return entry.method === 8 ? inflateStart(packed, length) : undefined
}

async function fromDirectory(window: FileWindow): Promise<ZipEntry[] | undefined> {
  const tail = await window.tail(22 + 65_535)
  const end = tail.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (end < 0 || end + 22 > tail.length) return undefined
  const count = tail.readUInt16LE(end + 10)
  const size = tail.readUInt32LE(end + 12)
  const stated = tail.readUInt32LE(end + 16)
  // Where something was put in front of the archive all its offsets are too small by the same amount.
  const shift = stated === 0xffffffff ? 0 : Math.max(0, window.size - tail.length + end - size - stated)
  const offset = stated === 0xffffffff ? await wideOffset(window, window.size - tail.length + end) : stated + shift
  const bytes = await window.read(offset, Math.min(stated === 0xffffffff ? directoryBytes : size, directoryBytes))
  const entries = parseDirectory(bytes, shift)
  return entries.length === 0 && count > 0 ? undefined : entries
}

/** Zip64 keeps the directory's place in a record of its own, whose place stands before the end record. */
async function wideOffset(window: FileWindow, end: number): Promise<number> {
  const locator = await window.read(end - 20, 20)
  if (locator.toString('latin1', 0, 4) !== 'PK\x06\x07') return -1
  const record = await window.read(Number(locator.readBigUInt64LE(8)), 56)
  return record.length === 56 ? Number(record.readBigUInt64LE(48)) : -1
}

function parseDirectory(bytes: Buffer, shift: number): ZipEntry[] {
  const entries: ZipEntry[] = []
  let at = 0
  while (at + 46 <= bytes.length && bytes.readUInt32LE(at) === 0x02014b50) {
    const nameLength = bytes.readUInt16LE(at + 28)
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      method: bytes.readUInt16LE(at + 10),
      encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      packedSize: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42) + shift,
    })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

async function hasLocalHeader(window: FileWindow, entry: ZipEntry | undefined): Promise<boolean> {
  return entry !== undefined && (await window.read(entry.offset, 4)).toString('latin1') === 'PK\x03\x04'
}

function fromLocalHeaders(bytes: Buffer): ZipEntry[] {
  const entries: ZipEntry[] = []
  for (let at = bytes.indexOf('PK\x03\x04', 0, 'latin1'); at >= 0 && at + 30 <= bytes.length; ) {
    const nameLength = bytes.readUInt16LE(at + 26)
    const packedSize = bytes.readUInt32LE(at + 18)
    entries.push({
      name: bytes.toString('utf8', at + 30, at + 30 + nameLength),
      method: bytes.readUInt16LE(at + 8),
      encrypted: (bytes.readUInt16LE(at + 6) & 1) === 1,
      packedSize,
      offset: at,
    })
    at = bytes.indexOf('PK\x03\x04', at + 30, 'latin1')
  }
  return entries
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
