import type { Limits } from '../limits.ts'
import { findDirectory, localHeaderLength, readCentralHeaders, scanLocalHeaders, type ZipEntry } from './zip-records.ts'

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
  const directory = findDirectory(bytes)
  if (!directory) return undefined
  for (const shift of [0, directory.shift]) {
    const entries = readCentralHeaders(bytes, directory.offset + shift, shift, most)
    if (entries.length > 0) return { entries, complete: (entries.length & 0xffff) === directory.count }
  }
  return undefined
}

/** The packed bytes of an entry and whatever follows, where its size is not known. */
export function packedBytes(bytes: Buffer, entry: ZipEntry): Buffer | undefined {
  const headerLength = localHeaderLength(bytes, entry.headerOffset)
  if (headerLength === undefined) return undefined
  const start = entry.headerOffset + headerLength
  return bytes.subarray(start, entry.packedSize === undefined ? bytes.length : start + entry.packedSize)
}
