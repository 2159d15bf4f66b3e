/** One record of a PowerPoint 97 stream: records nest, and each says its length. */
export interface PptRecord {
  type: number
  instance: number
  isContainer: boolean
  /** Where its content begins in the stream. */
  start: number
  end: number
}

export const recordTypes = {
  document: 1000,
  slide: 1006,
  slideAtom: 1007,
  notes: 1008,
  notesAtom: 1009,
  slidePersist: 1011,
  slideInfo: 1017,
  oleObject: 4113,
  outlineRef: 3998,
  textHeader: 3999,
  textChars: 4000,
  textBytes: 4008,
  text: 4026,
  slideList: 4080,
  userEdit: 4085,
  persistDirectory: 6002,
  comment: 12000,
  textBox: 0xf00d,
} as const

export function recordAt(stream: Buffer, at: number, end: number): PptRecord | undefined {
  if (at < 0 || at + 8 > end) return undefined
  const versionAndInstance = stream.readUInt16LE(at)
  const start = at + 8
  return {
    type: stream.readUInt16LE(at + 2),
    instance: versionAndInstance >> 4,
    isContainer: (versionAndInstance & 0xf) === 0xf,
    start,
    end: Math.min(start + stream.readUInt32LE(at + 4), end),
  }
}

export function* recordsIn(stream: Buffer, start: number, end: number): Generator<PptRecord> {
  let at = start
  while (at < end) {
    const record = recordAt(stream, at, end)
    if (!record) return
    yield record
    at = record.end
  }
}

const deepest = 40

/** All records of that type inside, in order; not those within a found one. */
export function* findRecords(
  stream: Buffer,
  within: Pick<PptRecord, 'start' | 'end'>,
  type: number,
  depth = 0,
): Generator<PptRecord> {
  for (const record of recordsIn(stream, within.start, within.end)) {
    if (record.type === type) yield record
    else if (record.isContainer && depth < deepest) yield* findRecords(stream, record, type, depth + 1)
  }
}

/** Where the current version of each part stands: files keep older versions that were saved before. */
export function readPersistDirectory(
  stream: Buffer,
  currentEdit: number,
): { places: Map<number, number>; document: number | undefined } {
  const places = new Map<number, number>()
  let document: number | undefined
  const seen = new Set<number>()
  let at = currentEdit
  while (at > 0 && !seen.has(at)) {
    seen.add(at)
    const edit = recordAt(stream, at, stream.length)
    if (edit?.type !== recordTypes.userEdit || edit.start + 20 > edit.end) break
    document ??= stream.readUInt32LE(edit.start + 16)
    addPlaces(stream, recordAt(stream, stream.readUInt32LE(edit.start + 12), stream.length), places)
    at = stream.readUInt32LE(edit.start + 8)
  }
  return { places, document }
}

function addPlaces(stream: Buffer, directory: PptRecord | undefined, places: Map<number, number>): void {
  if (directory?.type !== recordTypes.persistDirectory) return
  let at = directory.start
  while (at + 4 <= directory.end) {
    const head = stream.readUInt32LE(at)
    const count = head >>> 20
    for (let index = 0; index < count && at + 8 + index * 4 <= directory.end; index += 1) {
      const id = (head & 0xfffff) + index
      if (!places.has(id)) places.set(id, stream.readUInt32LE(at + 4 + index * 4))
    }
    at += 4 + count * 4
  }
}
