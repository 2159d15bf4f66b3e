import { Assembler } from '../../src/document/assemble.ts'
import { type DraftLine, type DraftText, wordsOf } from '../../src/document/draft.ts'
import type { Box, Document } from '../../src/document/model.ts'

/** A form as its recognised segments: no picture, no reading order but the list's. */
export interface FormBoxes {
  img: { width: number; height: number }
  segments: { box: Box; text: string }[]
}

/** The document that a perfect recognition of the form would give: one paragraph for each segment. */
export function documentOfBoxes({ img, segments }: FormBoxes): Document {
  const blocks = segments.map((segment): DraftText => ({ kind: 'paragraph', lines: linesOfSegment(segment, img) }))
  const { page, markdown } = new Assembler().add({
    number: 1,
    source: 'ocr',
    geometry: 'page',
    width: img.width,
    height: img.height,
    blocks,
  })
  return {
    format: { name: 'png', mediaType: 'image/png', reason: 'segments of a recognised picture' },
    language: null,
    metadata: {},
    pages: [page],
    markdown,
    outline: [],
    links: [],
    formFields: [],
    children: [],
    problems: [],
  }
}

/** A letter is about so wide for its height. */
const letterWidth = 0.4

/** Only the segment has a box: it is cut into as many lines as its letters need. */
function linesOfSegment(
  { box: [x0, y0, x1, y1], text }: FormBoxes['segments'][number],
  img: FormBoxes['img'],
): DraftLine[] {
  const words = wordsOf(text)
  const needed = Math.sqrt((text.length * letterWidth * (y1 - y0)) / Math.max(1, x1 - x0))
  const lines = Math.min(words.length, Math.max(1, Math.round(needed)))
  const height = (y1 - y0) / lines / img.height
  const lettersInLine = Math.ceil(text.length / lines)
  const unit = (x1 - x0) / lettersInLine / img.width
  let place = 0
  const placed = words.map((word) => {
    const line = Math.min(lines - 1, Math.floor((place + word.text.length / 2) / lettersInLine))
    const left = x0 / img.width + Math.max(0, place - line * lettersInLine) * unit
    const top = y0 / img.height + line * height
    const box: Box = [left, top, Math.min(x1 / img.width, left + word.text.length * unit), top + height]
    place += word.text.length + 1
    return { line, word: { ...word, box, size: height } }
  })
  return [...Map.groupBy(placed, ({ line }) => line).values()].map((line) => line.map(({ word }) => word))
}
