import type { FileWindow } from './file-window.ts'

const entrySize = 128
const mostEntries = 4096

/** Names of the streams and storages of a compound file: those at the top, and all of them. */
export async function compoundNames(window: FileWindow, head: Buffer): Promise<{ top: string[]; all: string[] }> {
  const entries = await readDirectory(window, head)
  const used = entries.filter((entry) => entry.type > 0 && entry.name !== '')
  const all = used.filter((entry) => entry.type !== 5).map((entry) => entry.name)
  return { top: childrenOfRoot(entries), all }
}

interface Entry {
  name: string
  /** 1 storage, 2 stream, 5 root. */
  type: number
  left: number
  right: number
  child: number
}

async function readDirectory(window: FileWindow, head: Buffer): Promise<Entry[]> {
  if (head.length < 512) return []
  const sectorSize = 1 << Math.min(Math.max(head.readUInt16LE(30), 9), 12)
  const place = (sector: number) => (sector + 1) * sectorSize
  const entries: Entry[] = []
  const seen = new Set<number>()
  let sector = head.readUInt32LE(48)
  while (sector < 0xfffffffa && !seen.has(sector) && entries.length < mostEntries) {
    seen.add(sector)
    const bytes = await window.read(place(sector), sectorSize)
    for (let offset = 0; offset + entrySize <= bytes.length; offset += entrySize)
      entries.push(readEntry(bytes.subarray(offset, offset + entrySize)))
    const table = fatSector(head, Math.floor(sector / (sectorSize / 4)))
    if (table === undefined) break
    const next = await window.read(place(table) + (sector % (sectorSize / 4)) * 4, 4)
    if (next.length < 4) break
    sector = next.readUInt32LE(0)
  }
  return entries
}

/** The header lists the first 109 sectors of the allocation table: enough for any directory that is not hostile. */
function fatSector(head: Buffer, index: number): number | undefined {
  if (index >= 109) return undefined
  const sector = head.readUInt32LE(76 + index * 4)
  return sector < 0xfffffffa ? sector : undefined
}

function readEntry(bytes: Buffer): Entry {
  const length = Math.min(bytes.readUInt16LE(64), 64)
  return {
    name: bytes.toString('utf16le', 0, Math.max(0, length - 2)),
    type: bytes[66] ?? 0,
    left: bytes.readUInt32LE(68),
    right: bytes.readUInt32LE(72),
    child: bytes.readUInt32LE(76),
  }
}

function childrenOfRoot(entries: Entry[]): string[] {
  const root = entries.find((entry) => entry.type === 5)
  const names: string[] = []
  const seen = new Set<number>()
  const open = root ? [root.child] : []
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    const entry = entries[index]
    if (!entry || seen.has(index)) continue
    seen.add(index)
    names.push(entry.name)
    open.push(entry.left, entry.right)
  }
  return names
}
