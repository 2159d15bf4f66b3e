export interface CompoundEntry {
  name: string
  type: number
  /** Indexes of siblings and of the first entry inside. */
  left: number
  right: number
  child: number
  start: number
  size: number
}

export const unusedType = 0
const storageType = 1
export const streamType = 2
export const rootType = 5

const entrySize = 128

export function sectorSizeOf(header: Buffer): number {
  return header.readUInt16LE(30) === 12 ? 4096 : 512
}

export function entryAt(directory: Buffer, index: number): CompoundEntry | undefined {
  const at = index * entrySize
  if (at + entrySize > directory.length) return undefined
  const length = Math.min(Math.max(directory.readUInt16LE(at + 64) - 2, 0), 62)
  return {
    name: directory.toString('utf16le', at, at + length),
    type: directory.readUInt8(at + 66),
    left: directory.readUInt32LE(at + 68),
    right: directory.readUInt32LE(at + 72),
    child: directory.readUInt32LE(at + 76),
    start: directory.readUInt32LE(at + 116),
    size: directory.readUInt32LE(at + 120),
  }
}

/** All entries in the order of the directory, whether the tree leads to them or not. */
export function allEntries(directory: Buffer): CompoundEntry[] {
  const count = Math.floor(directory.length / entrySize)
  return Array.from({ length: count }, (_, index) => entryAt(directory, index)).filter((entry) => entry !== undefined)
}

/** Those that the tree leads to: entries are a tree of siblings, and storages hold trees of their own. */
export function entriesBelowRoot(directory: Buffer): { path: string; entry: CompoundEntry }[] {
  const root = entryAt(directory, 0)
  const found: { path: string; entry: CompoundEntry }[] = []
  const seen = new Set([0])
  const waiting = root ? [{ index: root.child, folder: '' }] : []
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { index, folder } = next
    const entry = seen.has(index) ? undefined : entryAt(directory, index)
    seen.add(index)
    if (!entry) continue
    const path = `${folder}${entry.name}`
    found.push({ path, entry })
    waiting.push({ index: entry.right, folder }, { index: entry.left, folder })
    if (entry.type === storageType) waiting.push({ index: entry.child, folder: `${path}/` })
  }
  return found
}
