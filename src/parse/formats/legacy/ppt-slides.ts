import { TextDecoder } from 'node:util'
import { findRecords, type PptRecord, readPersistDirectory, recordAt, recordsIn, recordTypes } from './ppt-records.ts'

export interface PptText {
  kind: 'title' | 'body' | 'notes' | 'other'
  text: string
}

export interface PptSlide {
  texts: PptText[]
  notes: PptText[]
  comments: { author: string; text: string }[]
  hidden: boolean
}

/** The slides of the current version, in order; undefined where the stream holds no presentation. */
export function readPptSlides(stream: Buffer, currentEdit: number): PptSlide[] | undefined {
  const { places, document } = readPersistDirectory(stream, currentEdit)
  const at = (id: number) => recordAt(stream, places.get(id) ?? -1, stream.length)
  const root = at(document ?? -1) ?? firstOf(stream, recordTypes.document)
  if (!root) return undefined
  const notes = notesBySlide(
    stream,
    listOf(stream, root, 2).map((entry) => at(entry.persistId)),
  )
  const listed = listOf(stream, root, 0)
  // Where the directory is damaged, slides still stand in the stream in the order they were made.
  const found = listed.some((entry) => at(entry.persistId)) ? [] : [...topLevel(stream, recordTypes.slide)]
  return listed.map((entry, index) => {
    const slide = at(entry.persistId) ?? found[index]
    const shown = slide?.type === recordTypes.slide ? slide : undefined
    return {
      texts: shown ? slideTexts(stream, shown, entry.outline) : entry.outline,
      notes: notes.get(entry.slideId) ?? [],
      comments: shown ? commentsOf(stream, shown) : [],
      hidden: shown ? isHidden(stream, shown) : false,
    }
  })
}

interface ListedSlide {
  persistId: number
  slideId: number
  outline: PptText[]
}

/** The list of slides (0) or notes (2), with the texts of their outline. */
function listOf(stream: Buffer, root: PptRecord, instance: number): ListedSlide[] {
  const slides: ListedSlide[] = []
  for (const list of recordsIn(stream, root.start, root.end)) {
    if (list.type !== recordTypes.slideList || list.instance !== instance) continue
    let kind: PptText['kind'] = 'other'
    for (const record of recordsIn(stream, list.start, list.end)) {
      if (record.type === recordTypes.slidePersist && record.start + 16 <= record.end) {
        const slideId = stream.readUInt32LE(record.start + 12)
        slides.push({ persistId: stream.readUInt32LE(record.start), slideId, outline: [] })
      } else if (record.type === recordTypes.textHeader) kind = kindOf(stream, record)
      else if (isText(record)) slides.at(-1)?.outline.push({ kind, text: textOf(stream, record) })
    }
  }
  return slides
}

/** What the shapes say, in their order; what the outline holds beside that comes after. */
function slideTexts(stream: Buffer, slide: PptRecord, outline: PptText[]): PptText[] {
  const used = new Set<PptText>()
  const texts = shapeTexts(stream, slide, outline, used)
  return [...texts, ...outline.filter((text) => !used.has(text))]
}

function shapeTexts(stream: Buffer, part: PptRecord, outline: PptText[], used: Set<PptText>): PptText[] {
  return [...findRecords(stream, part, recordTypes.textBox)].flatMap((box) => {
    let kind: PptText['kind'] = 'other'
    return [...recordsIn(stream, box.start, box.end)].flatMap((record) => {
      if (record.type === recordTypes.textHeader) kind = kindOf(stream, record)
      if (isText(record)) return [{ kind, text: textOf(stream, record) }]
      const isReference = record.type === recordTypes.outlineRef && record.start + 4 <= record.end
      const referred = isReference ? outline[stream.readUInt32LE(record.start)] : undefined
      if (!referred || used.has(referred)) return []
      used.add(referred)
      return [referred]
    })
  })
}

function notesBySlide(stream: Buffer, parts: (PptRecord | undefined)[]): Map<number, PptText[]> {
  const notes = new Map<number, PptText[]>()
  for (const part of parts) {
    if (part?.type !== recordTypes.notes) continue
    const [atom] = findRecords(stream, part, recordTypes.notesAtom)
    if (!atom || atom.start + 4 > atom.end) continue
    const texts = shapeTexts(stream, part, [], new Set()).filter((text) => text.kind === 'notes')
    notes.set(stream.readUInt32LE(atom.start), texts)
  }
  return notes
}

function commentsOf(stream: Buffer, slide: PptRecord): PptSlide['comments'] {
  return [...findRecords(stream, slide, recordTypes.comment)].flatMap((comment) => {
    const parts = [...recordsIn(stream, comment.start, comment.end)].filter((part) => part.type === recordTypes.text)
    const read = (instance: number) => {
      const part = parts.find((candidate) => candidate.instance === instance)
      return part ? stream.toString('utf16le', part.start, part.end) : ''
    }
    return read(1) === '' ? [] : [{ author: read(0), text: read(1) }]
  })
}

function isHidden(stream: Buffer, slide: PptRecord): boolean {
  const [info] = findRecords(stream, slide, recordTypes.slideInfo)
  return info !== undefined && info.start + 12 <= info.end && (stream.readUInt16LE(info.start + 10) & 4) !== 0
}

function* topLevel(stream: Buffer, type: number): Generator<PptRecord> {
  for (const record of recordsIn(stream, 0, stream.length)) if (record.type === type) yield record
}

function firstOf(stream: Buffer, type: number): PptRecord | undefined {
  return topLevel(stream, type).next().value ?? undefined
}

function kindOf(stream: Buffer, header: PptRecord): PptText['kind'] {
  const number = header.start + 4 <= header.end ? stream.readUInt32LE(header.start) : 4
  if (number === 0 || number === 6) return 'title'
  if (number === 2) return 'notes'
  return number === 1 || number === 5 || number === 7 || number === 8 ? 'body' : 'other'
}

function isText(record: PptRecord): boolean {
  return record.type === recordTypes.textChars || record.type === recordTypes.textBytes
}

function textOf(stream: Buffer, record: PptRecord): string {
  const bytes = stream.subarray(record.start, record.end)
  if (record.type === recordTypes.textChars) return bytes.toString('utf16le')
  return new TextDecoder('windows-1252').decode(bytes)
}
