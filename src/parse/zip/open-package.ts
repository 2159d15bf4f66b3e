import { crc32 } from 'node:zlib'
import type { Limits } from '../limits.ts'
import { ParseError } from '../parse-error.ts'
import { mostExpanded } from './expansion.ts'
import { stored, type Unpacked, unpack } from './unpack.ts'
import { listEntries, packedBytes } from './zip-entries.ts'
import { isZip, type ZipEntry } from './zip-records.ts'

/** A zip archive whose members are read one by one, each within the limits of what may be unpacked. */
export interface Package {
  /** As stored, with slashes between folders; folders themselves are left out. */
  names: string[]
  /** Finds the member whatever the case of its name. Asking again unpacks again, but counts once. */
  read(name: string): Promise<Buffer | undefined>
  /** What the members say they unpack to, all together. */
  declaredBytes: number
  /** Whether the directory is broken, or a member read so far broke off or did not fit its checksum. */
  isDamaged(): boolean
}

type PackageLimits = Pick<Limits, 'entries' | 'expandedBytes' | 'expansionRatio'>

// Parts of an office file are not members in the sense of the limit: one slide alone has four of them.
const partsPerEntry = 20

export async function openPackage(bytes: Buffer, limits: PackageLimits): Promise<Package> {
  if (bytes.length === 0) throw new ParseError('empty_file')
  const listing = listEntries(bytes, { entries: limits.entries * partsPerEntry })
  const entries = listing.entries.filter((entry) => !entry.name.endsWith('/'))
  if (entries.length === 0 && !isZip(bytes)) throw new ParseError('corrupt_file', 'It is not a zip archive.')
  const byName = new Map<string, ZipEntry>()
  for (const entry of entries) if (!byName.has(keyOf(entry.name))) byName.set(keyOf(entry.name), entry)
  const unpacked = new Map<string, number>()
  const most = mostExpanded(bytes.length, limits)
  let damaged = !listing.complete
  return {
    names: [...byName.values()].map((entry) => entry.name),
    declaredBytes: entries.reduce((sum, entry) => sum + (entry.size ?? 0), 0),
    isDamaged: () => damaged,
    async read(name) {
      const key = keyOf(name)
      const entry = byName.get(key)
      if (!entry) return undefined
      const others = [...unpacked].reduce((sum, [other, size]) => (other === key ? sum : sum + size), 0)
      const content = await readEntry(bytes, entry, Math.max(0, most - others))
      damaged ||= content === undefined || content.damaged
      if (content) unpacked.set(key, content.bytes.length)
      return content?.bytes
    },
  }
}

async function readEntry(bytes: Buffer, entry: ZipEntry, most: number): Promise<Unpacked | undefined> {
  const content = await unpackEntry(bytes, entry, most)
  // Damaged archives may carry the mark by accident: what unpacks to its checksum was not encrypted.
  if (entry.encrypted && (!content || content.damaged)) throw new ParseError('password_required')
  return content
}

async function unpackEntry(bytes: Buffer, entry: ZipEntry, most: number): Promise<Unpacked | undefined> {
  const packed = packedBytes(bytes, entry)
  const content = packed && (await unpack(packed, entry.method, most))
  if (!content || (content.damaged && content.bytes.length === 0)) return undefined
  const isShort = entry.method === stored && content.bytes.length < (entry.packedSize ?? 0)
  return { bytes: content.bytes, damaged: content.damaged || isShort || !checksumFits(content.bytes, entry) }
}

function checksumFits(bytes: Buffer, entry: ZipEntry): boolean {
  return entry.crc === undefined || entry.crc === 0 || crc32(bytes) === entry.crc
}

function keyOf(name: string): string {
  return name
    .replaceAll('\\', '/')
    .replace(/^(\.?\/)+/, '')
    .toLowerCase()
}
