import type { DocumentView } from '../view/document-view.ts'
import type { Row, Segment } from '../view/segment.ts'

export interface LineWord {
  text: string
  left: number
  right: number
  /** Characters of the line. */
  start: number
  end: number
  segment: Segment
  place: number
}

/** A visual row as one text, whatever gaps its words stand apart. */
export interface Line {
  row: number
  page: number
  text: string
  words: LineWord[]
  /** Recognised from a picture, so that marks and letters may be wrong. */
  isScanned: boolean
  /** Where the figures of a column are even: layouts of formats without pages begin all cells at the left. */
  edge: 'left' | 'right'
}

export function lineOf({ document }: DocumentView, { index, page, segments }: Row): Line {
  const source = document.pages[page]
  const words: LineWord[] = []
  let text = ''
  for (const segment of segments) {
    if (text !== '') text += ' '
    segment.words.forEach((wordIndex, place) => {
      const box = source?.words[wordIndex]?.box
      if (!box) return
      const from = segment.offsets[place] ?? 0
      const to = segment.offsets[place + 1] ?? segment.text.length
      const printed = segment.text.slice(from, to).trimEnd()
      const start = text.length + from
      words.push({ text: printed, left: box[0], right: box[2], start, end: start + printed.length, segment, place })
    })
    text += segment.text
  }
  const edge = source?.geometry === 'flow' ? 'left' : 'right'
  return { row: index, page, text, words, isScanned: source?.source === 'ocr', edge }
}

/** The words that hold these characters of a line. */
export function wordsBetween({ words }: Line, start: number, end: number): LineWord[] {
  return words.filter((word) => word.start < end && start < word.end)
}

export function middleOf(words: readonly { left: number; right: number }[]): number {
  return (Math.min(...words.map(({ left }) => left)) + Math.max(...words.map(({ right }) => right))) / 2
}
