import { allEntries, entriesBelowRoot, rootType, sectorSizeOf, unusedType } from '../compound/directory-entries.ts'
import type { FileWindow } from './file-window.ts'

const mostBytes = 512 * 1024
const endOfChain = 0xfffffffa

/** Names of the streams and storages of a compound file: those at the top, and all of them. */
export async function compoundNames(window: FileWindow, head: Buffer): Promise<{ top: string[]; all: string[] }> {
  const directory = await readDirectory(window, head)
  const top = entriesBelowRoot(directory).filter(({ path, entry }) => path === entry.name)
  const all = allEntries(directory).filter(({ type, name }) => type !== unusedType && type !== rootType && name !== '')
  return { top: top.map(({ path }) => path), all: all.map(({ name }) => name) }
}

async function readDirectory(window: FileWindow, head: Buffer): Promise<Buffer> {
  if (head.length < 512) return Buffer.alloc(0)
  const sectorSize = sectorSizeOf(head)
  const place = (sector: number) => (sector + 1) * sectorSize
  const parts: Buffer[] = []
  const seen = new Set<number>()
  let sector = head.readUInt32LE(48)
  while (sector < endOfChain && !seen.has(sector) && seen.size * sectorSize < mostBytes) {
    seen.add(sector)
    parts.push(await window.read(place(sector), sectorSize))
    const table = tableSector(head, Math.floor(sector / (sectorSize / 4)))
    if (table === undefined) break
    const next = await window.read(place(table) + (sector % (sectorSize / 4)) * 4, 4)
    if (next.length < 4) break
    sector = next.readUInt32LE(0)
  }
  return Buffer.concat(parts)
}

/** The header lists the first 109 sectors of the allocation table: enough for any directory that is not hostile. */
function tableSector(head: Buffer, index: number): number | undefined {
  if (index >= 109) return undefined
  const sector = head.readUInt32LE(76 + index * 4)
  return sector < endOfChain ? sector : undefined
}
