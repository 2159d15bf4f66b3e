import { entriesBelowRoot, entryAt, sectorSizeOf, streamType } from './directory-entries.ts'

/** A stream of an OLE compound file: the container of old office formats and of embedded objects. */
export interface CompoundStream {
  /** With the storages it lies in, without the root: `ObjectPool/_1/WordDocument`. */
  path: string
  bytes: Buffer
}

/** Whatever the case of its name, as programs differ in it. */
export function streamNamed(streams: CompoundStream[], path: string): Buffer | undefined {
  return streams.find((stream) => stream.path.toLowerCase() === path.toLowerCase())?.bytes
}

const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex')

export function isCompoundFile(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(8, bytes.length)).equals(signature)
}

/** Whether the file is an office document that was encrypted as a whole: then it holds one stream of that name. */
export function isEncryptedOfficeFile(bytes: Buffer): boolean {
  return isCompoundFile(bytes) && bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))
}

/** The streams of a compound file: of a damaged one those that can be found. Chains that turn in circles are cut. */
export function readCompoundFile(source: Uint8Array): CompoundStream[] {
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.length)
  if (bytes.length < 512 || !isCompoundFile(bytes)) return []
  const sectors = new Sectors(bytes)
  const directory = sectors.chain(bytes.readUInt32LE(48))
  const root = entryAt(directory, 0)
  if (!root) return []
  const mini = new MiniSectors(bytes, sectors, sectors.chain(root.start))
  const smallest = Math.min(bytes.readUInt32LE(56), 1 << 20)
  let left = bytes.length * 4
  return entriesBelowRoot(directory).flatMap(({ path, entry }) => {
    if (entry.type !== streamType || left <= 0) return []
    const size = Math.min(entry.size, bytes.length)
    const chains = size < smallest ? mini : sectors
    const content = chains.chain(entry.start, size).subarray(0, size)
    left -= content.length
    return [{ path, bytes: content }]
  })
}

class Sectors {
  readonly #bytes: Buffer
  readonly #size: number
  readonly #next: number[] = []

  constructor(bytes: Buffer) {
    this.#bytes = bytes
    this.#size = sectorSizeOf(bytes)
    for (const id of this.#tableSectors()) {
      const sector = this.#at(id)
      for (let at = 0; at + 4 <= sector.length; at += 4) this.#next.push(sector.readUInt32LE(at))
    }
  }

  chain(start: number, size = this.#bytes.length): Buffer {
    const parts: Buffer[] = []
    const seen = new Set<number>()
    let id = start
    while (!seen.has(id) && seen.size * this.#size < size && this.#at(id).length > 0) {
      seen.add(id)
      parts.push(this.#at(id))
      id = this.#next[id] ?? -1
    }
    return Buffer.concat(parts)
  }

  #at(id: number): Buffer {
    if (id < 0) return Buffer.alloc(0)
    return this.#bytes.subarray((id + 1) * this.#size, (id + 2) * this.#size)
  }

  /** The sectors that hold the table: the first 109 are named in the header, the rest in a chain. */
  *#tableSectors(): Generator<number> {
    const seen = new Set<number>()
    const isNew = (id: number) => this.#at(id).length > 0 && !seen.has(id) && seen.add(id) !== undefined
    for (let at = 76; at < 512; at += 4) {
      const id = this.#bytes.readUInt32LE(at)
      if (isNew(id)) yield id
    }
    let more = this.#bytes.readUInt32LE(68)
    while (isNew(more)) {
      const sector = this.#at(more)
      const last = sector.length - 4
      for (let at = 0; at < last; at += 4) {
        const id = sector.readUInt32LE(at)
        if (isNew(id)) yield id
      }
      more = last >= 0 ? sector.readUInt32LE(last) : -1
    }
  }
}

const miniSize = 64

class MiniSectors {
  readonly #content: Buffer
  readonly #table: Buffer

  constructor(bytes: Buffer, sectors: Sectors, content: Buffer) {
    this.#content = content
    this.#table = sectors.chain(bytes.readUInt32LE(60))
  }

  chain(start: number, size: number): Buffer {
    const parts: Buffer[] = []
    const seen = new Set<number>()
    let id = start
    while (!seen.has(id) && seen.size * miniSize < size && id * miniSize < this.#content.length) {
      seen.add(id)
      parts.push(this.#content.subarray(id * miniSize, (id + 1) * miniSize))
      id = id * 4 + 4 <= this.#table.length ? this.#table.readUInt32LE(id * 4) : Number.POSITIVE_INFINITY
    }
    return Buffer.concat(parts)
  }
}
