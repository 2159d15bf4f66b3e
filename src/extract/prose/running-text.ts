import { wordAt } from '../resolve/find-mentions.ts'
import type { Part } from '../resolve/part.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Segment } from '../view/segment.ts'

/** A document as one text, in which sentences go on over the ends of lines, blocks and pages. */
export interface RunningText {
  text: string
  pieces: { start: number; segment: Segment }[]
}

export function readRunningText({ segments }: DocumentView): RunningText {
  const running: RunningText = { text: '', pieces: [] }
  let previous: Segment | undefined
  for (const segment of segments) {
    if (segment.furniture || isPageNumber.test(segment.text)) continue
    if (previous) running.text += flowsInto(previous, segment) ? ' ' : '\n'
    running.pieces.push({ start: running.text.length, segment })
    running.text += segment.text
    previous = segment
  }
  return running
}

const isPageNumber =
  /^(?:(?:page|seite|página)\s*)?(?:[-–]\s*)?\d{1,4}(?:\s*(?:of|von|de|sur|\/)\s*\d{1,4})?\s*[-–]?$/iu
const isNumbering = /^\(?(?:\d{1,2}(?:\.\d{1,2})*|[a-z]|[ivx]{1,5})[.)]?$/iu
const endsSentence = /(?:\p{L}{4}|[)\d"”»_])[.:;!?]["”»]?$/u
const goesOn = /(?:,|\s(?:and|or|of|the|by|und|oder|der|die|et|ou|de|la|y|o|del))$/iu
const fewestWordsInLine = 6

/** Whether a sentence of one segment may go on in the next. */
function flowsInto(from: Segment, to: Segment): boolean {
  if (isNumbering.test(from.text)) return true
  if (from.row === to.row || from.heading || to.heading || endsSentence.test(from.text)) return false
  return from.words.length >= fewestWordsInLine || goesOn.test(from.text) || /^[\p{Ll}(]/u.test(to.text)
}

/** The words that the characters from start to end stand for. */
export function partsOf({ pieces }: RunningText, start: number, end: number): Part[] {
  const parts: Part[] = []
  for (let index = pieceAt(pieces, start); index < pieces.length; index += 1) {
    const piece = pieces[index]
    if (!piece || piece.start >= end) break
    const { segment } = piece
    const last = Math.min(end - piece.start, segment.text.length) - 1
    if (last < 0) continue
    const first = wordAt(segment, Math.max(0, start - piece.start))
    parts.push({ segment, first, last: Math.max(first, wordAt(segment, last)) })
  }
  return parts
}

/** The last piece that begins at a character or before it. */
function pieceAt(pieces: RunningText['pieces'], character: number): number {
  let [low, high] = [0, pieces.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((pieces[middle]?.start ?? 0) <= character) low = middle
    else high = middle - 1
  }
  return low
}

const furthest = 600
/** The dot of "1. Juli" ends none. */
const sentenceEnd =
  /(?<=\p{L}{4}|[)\d"”»])(?!(?<=\d)\.\s(?:Jan|Jän|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez))[.;!?]["”»]?\s+(?=["“„«(]?[\p{Lu}\d])|\n/gu

/** The sentence around a span: what stands before it and behind it, neither very far. */
export function sentenceAround(text: string, start: number, end: number): { before: string; after: string } {
  const near = text.slice(Math.max(0, start - furthest), start)
  let from = 0
  for (const { index, 0: stop } of near.matchAll(sentenceEnd)) from = index + stop.length
  const rest = text.slice(end, end + furthest)
  sentenceEnd.lastIndex = 0
  const stop = sentenceEnd.exec(rest)
  return { before: near.slice(from), after: stop ? rest.slice(0, stop.index) : rest }
}
