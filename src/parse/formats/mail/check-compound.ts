import { ParseError } from '../../parse-error.ts'

const lastSector = 0xfffffffa
const miniSize = 64
const miniCutoff = 4096
const entrySize = 128

/** Refuses compound files whose chains run in circles or claim more than there is: the library follows them forever. */
export function checkCompound(bytes: Buffer): void {
  if (bytes.length < 512) throw new ParseError('corrupt_file')
  const file = new CompoundCheck(bytes)
  const directory = file.follow(bytes.readUInt32LE(48))
  const entries = directory.flatMap((sector) => file.entriesAt(sector))
  const miniTable = file.follow(bytes.readUInt32LE(60))
  file.follow(entries[0]?.start ?? lastSector)
  const streams = entries.filter((entry) => entry.type === 2)
  const claimed = streams.reduce((sum, entry) => sum + entry.size, 0)
  if (claimed > 4 * bytes.length) throw new ParseError('corrupt_file')
  for (const { start, size } of streams) if (size < miniCutoff) file.followMini(start, miniTable)
  checkTree(entries)
}

interface Entry {
  type: number
  start: number
  size: number
  links: number[]
}

class CompoundCheck {
  readonly #bytes: Buffer
  readonly #sectorSize: number
  readonly #table: number[]

  constructor(bytes: Buffer) {
    this.#bytes = bytes
    this.#sectorSize = bytes.readUInt16LE(30) === 12 ? 4096 : 512
    this.#table = Array.from({ length: 109 }, (_, index) => bytes.readUInt32LE(76 + index * 4))
    const most = bytes.length / this.#sectorSize
    const perSector = this.#sectorSize / 4 - 1
    let [next, count] = [bytes.readUInt32LE(68), 0]
    for (; next < lastSector && this.#place(next) < bytes.length; count += 1) {
      if (count > most) throw new ParseError('corrupt_file')
      const place = this.#place(next)
      for (let index = 0; index < perSector; index += 1) this.#table.push(this.#number(place + index * 4))
      next = this.#number(place + perSector * 4)
    }
  }

  follow(start: number): number[] {
    const chain: number[] = []
    const most = this.#bytes.length / this.#sectorSize
    for (let sector = start; sector < lastSector; sector = this.#next(this.#table, sector)) {
      chain.push(sector)
      if (chain.length > most) throw new ParseError('corrupt_file')
    }
    return chain
  }

  /** Small streams have at most as many pieces as fit below the size from which streams are large. */
  followMini(start: number, miniTable: number[]): void {
    let steps = 0
    for (let piece = start; piece < lastSector; piece = this.#next(miniTable, piece)) {
      steps += 1
      if (steps > miniCutoff / miniSize + 1) throw new ParseError('corrupt_file')
    }
  }

  entriesAt(sector: number): Entry[] {
    const place = this.#place(sector)
    return Array.from({ length: this.#sectorSize / entrySize }, (_, index): Entry => {
      const at = place + index * entrySize
      const links = [68, 72, 76].map((offset) => this.#number(at + offset))
      return { type: this.#bytes[at + 66] ?? 0, start: this.#number(at + 116), size: this.#number(at + 120), links }
    })
  }

  #next(table: number[], sector: number): number {
    const perSector = this.#sectorSize / 4
    const part = table[Math.floor(sector / perSector)] ?? lastSector
    return part >= lastSector ? lastSector : this.#number(this.#place(part) + (sector % perSector) * 4)
  }

  #place(sector: number): number {
    return (sector + 1) * this.#sectorSize
  }

  #number(at: number): number {
    return at + 4 <= this.#bytes.length ? this.#bytes.readUInt32LE(at) : lastSector
  }
}

/** Every entry has one place in the tree. */
function checkTree(entries: Entry[]): void {
  const seen = new Set<number>()
  const open = [0]
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    const entry = entries[index]
    if (!entry) continue
    if (seen.has(index)) throw new ParseError('corrupt_file')
    seen.add(index)
    if (entry.type !== 0) open.push(...entry.links.filter((link) => link < lastSector))
  }
}
