import type { Limits } from '../limits.ts'
import { ParseError } from '../parse-error.ts'

export interface ZipEntry {
  /** As stored, with slashes between folders. */
  name: string
  method: number
  encrypted: boolean
  /** Where the packed bytes begin, or where the local header does. */
  headerOffset: number
  /** As declared; the archive may lie. `undefined` where it only says so after the data. */
  packedSize: number | undefined
  size: number | undefined
  crc: number | undefined
}

const localHeader = 0x04034b50
const centralHeader = 0x02014b50
const endOfDirectory = 0x06054b50
const zip64Locator = 0x07064b50
const zip64End = 0x06064b50

interface Listing {
  entries: ZipEntry[]
  /** Whether the directory lists as many as it says. */
  complete: boolean
}

/** The members that an archive lists, or, where its directory is damaged, those found by looking for their headers. */
export function listEntries(bytes: Buffer, limits: Pick<Limits, 'entries'>): Listing {
  const listed = readDirectory(bytes, limits.entries)
  if (listed?.complete) return listed
  const known = new Set(listed?.entries.map((entry) => entry.name))
  const found = scanLocalHeaders(bytes, limits.entries).filter((entry) => !known.has(entry.name))
  return { entries: [...(listed?.entries ?? []), ...found], complete: false }
}

function readDirectory(bytes: Buffer, most: number): Listing | undefined {
  const end = findEnd(bytes)
  if (end === undefined) return undefined
  const directory = directoryAt(bytes, end)
  // Bytes put before the archive shift every offset that it states.
  const shift = Math.max(0, end - directory.size - directory.offset)
  for (const [start, base] of [
    [directory.offset, 0],
    [directory.offset + shift, shift],
  ] as const) {
    const entries = readCentralHeaders(bytes, start, base, most)
    if (entries.length > 0) return { entries, complete: (entries.length & 0xffff) === bytes.readUInt16LE(end + 10) }
  }
  return undefined
}

function findEnd(bytes: Buffer): number | undefined {
  const signature = Buffer.from('PK\x05\x06', 'latin1')
  const at = bytes.lastIndexOf(signature)
  return at >= 0 && at + 22 <= bytes.length ? at : undefined
}

function directoryAt(bytes: Buffer, end: number): { offset: number; size: number } {
  const plain = { size: bytes.readUInt32LE(end + 12), offset: bytes.readUInt32LE(end + 16) }
  const locator = end - 20
  if (plain.offset !== 0xffffffff || locator < 0 || bytes.readUInt32LE(locator) !== zip64Locator) return plain
  const at = Number(bytes.readBigUInt64LE(locator + 8))
  if (at + 56 > bytes.length || bytes.readUInt32LE(at) !== zip64End) return plain
  return { size: Number(bytes.readBigUInt64LE(at + 40)), offset: Number(bytes.readBigUInt64LE(at + 48)) }
}

function readCentralHeaders(bytes: Buffer, start: number, shift: number, most: number): ZipEntry[] {
  const entries: ZipEntry[] = []
  let at = start
  while (at + 46 <= bytes.length && bytes.readUInt32LE(at) === centralHeader) {
    const nameLength = bytes.readUInt16LE(at + 28)
    const extraLength = bytes.readUInt16LE(at + 30)
    const extra = bytes.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength)
    const sizes = withZip64(extra, {
      size: bytes.readUInt32LE(at + 24),
      packedSize: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42),
    })
    entries.push({
      name: nameOf(bytes.subarray(at + 46, at + 46 + nameLength), bytes.readUInt16LE(at + 8)),
      method: bytes.readUInt16LE(at + 10),
      encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      crc: bytes.readUInt32LE(at + 16),
      headerOffset: sizes.offset + shift,
      packedSize: sizes.packedSize,
      size: sizes.size,
    })
    if (entries.length > most) throw new ParseError('too_many_entries')
    at += 46 + nameLength + extraLength + bytes.readUInt16LE(at + 32)
  }
  return entries
}

type Sizes = { size: number; packedSize: number; offset: number }

function withZip64(extra: Buffer, sizes: Sizes): Sizes {
  let at = 0
  while (at + 4 <= extra.length) {
    const length = extra.readUInt16LE(at + 2)
    if (extra.readUInt16LE(at) === 1) return readZip64(extra.subarray(at + 4, at + 4 + length), sizes)
    at += 4 + length
  }
  return sizes
}

function readZip64(field: Buffer, sizes: Sizes): Sizes {
  let at = 0
  const next = (stated: number): number => {
    if (stated !== 0xffffffff || at + 8 > field.length) return stated
    at += 8
    return Number(field.readBigUInt64LE(at - 8))
  }
  return { size: next(sizes.size), packedSize: next(sizes.packedSize), offset: next(sizes.offset) }
}

function scanLocalHeaders(bytes: Buffer, most: number): ZipEntry[] {
  const signature = Buffer.from('PK\x03\x04', 'latin1')
  const entries: ZipEntry[] = []
  let at = bytes.indexOf(signature)
  while (at >= 0 && at + 30 <= bytes.length) {
    const flags = bytes.readUInt16LE(at + 6)
    const later = (flags & 8) !== 0
    const nameLength = bytes.readUInt16LE(at + 26)
    const packedSize = later ? undefined : bytes.readUInt32LE(at + 18)
    entries.push({
      name: nameOf(bytes.subarray(at + 30, at + 30 + nameLength), flags),
      method: bytes.readUInt16LE(at + 8),
      encrypted: (flags & 1) === 1,
      headerOffset: at,
      packedSize,
      size: later ? undefined : bytes.readUInt32LE(at + 22),
      crc: later ? undefined : bytes.readUInt32LE(at + 14),
    })
    if (entries.length > most) throw new ParseError('too_many_entries')
    at = bytes.indexOf(signature, at + 30 + nameLength + (packedSize ?? 0))
  }
  return entries
}

/** The packed bytes of an entry and whatever follows, where its size is not known. */
export function packedBytes(bytes: Buffer, entry: ZipEntry): Buffer | undefined {
  const at = entry.headerOffset
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== localHeader) return undefined
  const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  return bytes.subarray(start, entry.packedSize === undefined ? bytes.length : start + entry.packedSize)
}

export function isZip(bytes: Buffer): boolean {
  return bytes.length >= 22 && (bytes.readUInt32LE(0) === localHeader || bytes.readUInt32LE(0) === endOfDirectory)
}

function nameOf(bytes: Buffer, flags: number): string {
  const utf8 = bytes.toString('utf8')
  const text = (flags & 0x800) !== 0 || !utf8.includes('\ufffd') ? utf8 : bytes.toString('latin1')
  return text.replaceAll('\\', '/').replace(/^(\.?\/)+/, '')
}
