import { ParseError } from '../parse-error.ts'

export interface ZipEntry {
  /** As stored, with slashes between folders. */
  name: string
  method: number
  encrypted: boolean
  /** Where the local header stands. */
  headerOffset: number
  /** As declared; the archive may lie. `undefined` where it only says so after the data. */
  packedSize: number | undefined
  size: number | undefined
  crc: number | undefined
}

export interface ZipDirectory {
  offset: number
  size: number
  /** Of the entries, in its lowest 16 bits. */
  count: number
  /** How many bytes seem to have been put before the archive: every offset that it states is too small by as many. */
  shift: number
}

const localHeader = Buffer.from('PK\x03\x04', 'latin1')
const centralHeader = 0x02014b50
const endOfDirectory = Buffer.from('PK\x05\x06', 'latin1')
const zip64Locator = 0x07064b50
const zip64End = 0x06064b50
const localHeaderSize = 30

/** What the end record says of the directory. `tail` are the last bytes of the archive, those from `base` on. */
export function findDirectory(tail: Buffer, base = 0): ZipDirectory | undefined {
  const end = tail.lastIndexOf(endOfDirectory)
  if (end < 0 || end + 22 > tail.length) return undefined
  const { offset, size } = directoryPlace(tail, base, end)
  return { offset, size, count: tail.readUInt16LE(end + 10), shift: Math.max(0, base + end - size - offset) }
}

/** Zip64 keeps the place of the directory in a record of its own, whose place stands before the end record. */
function directoryPlace(tail: Buffer, base: number, end: number): { offset: number; size: number } {
  const plain = { size: tail.readUInt32LE(end + 12), offset: tail.readUInt32LE(end + 16) }
  const locator = end - 20
  if (plain.offset !== 0xffffffff || locator < 0 || tail.readUInt32LE(locator) !== zip64Locator) return plain
  const at = Number(tail.readBigUInt64LE(locator + 8)) - base
  if (at < 0 || at + 56 > tail.length || tail.readUInt32LE(at) !== zip64End) return plain
  return { size: Number(tail.readBigUInt64LE(at + 40)), offset: Number(tail.readBigUInt64LE(at + 48)) }
}

/** The entries of the directory, which begins at `start`; offsets grow by `shift`. */
export function readCentralHeaders(bytes: Buffer, start: number, shift: number, most: number): ZipEntry[] {
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

/** The entries whose local headers are found by their signature, where there is no directory to go by. */
export function scanLocalHeaders(bytes: Buffer, most: number): ZipEntry[] {
  const entries: ZipEntry[] = []
  let at = bytes.indexOf(localHeader)
  while (at >= 0 && at + localHeaderSize <= bytes.length) {
    const flags = bytes.readUInt16LE(at + 6)
    const later = (flags & 8) !== 0
    const nameLength = bytes.readUInt16LE(at + 26)
    const packedSize = later ? undefined : bytes.readUInt32LE(at + 18)
    entries.push({
      name: nameOf(bytes.subarray(at + localHeaderSize, at + localHeaderSize + nameLength), flags),
      method: bytes.readUInt16LE(at + 8),
      encrypted: (flags & 1) === 1,
      headerOffset: at,
      packedSize,
      size: later ? undefined : bytes.readUInt32LE(at + 22),
      crc: later ? undefined : bytes.readUInt32LE(at + 14),
    })
    if (entries.length > most) throw new ParseError('too_many_entries')
    at = bytes.indexOf(localHeader, at + localHeaderSize + nameLength + (packedSize ?? 0))
  }
  return entries
}

/** How far behind its beginning the local header at that place ends; undefined where none stands there. */
export function localHeaderLength(bytes: Buffer, at: number): number | undefined {
  if (at + localHeaderSize > bytes.length || bytes.compare(localHeader, 0, 4, at, at + 4) !== 0) return undefined
  return localHeaderSize + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
}

export function isZip(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 4)
  return bytes.length >= 22 && (start.equals(localHeader) || start.equals(endOfDirectory))
}

function nameOf(bytes: Buffer, flags: number): string {
  const utf8 = bytes.toString('utf8')
  const text = (flags & 0x800) !== 0 || !utf8.includes('\ufffd') ? utf8 : bytes.toString('latin1')
  return text.replaceAll('\\', '/').replace(/^(\.?\/)+/, '')
}
