import { readBoolean } from '../values/booleans.ts'
import { emptySigns, tickedSigns } from '../values/box-signs.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Segment } from '../view/segment.ts'
import type { Part } from './part.ts'

/** Something to tick. */
export interface Option {
  ticked: boolean
  text: string
  caption: Part
  /** The box; nothing where its caption is told only by those beside it, as when empty boxes are drawn as lines. */
  mark?: Part
}

/** Options that answer one question. */
export interface TickGroup {
  /** What is printed before the first of them; empty where nothing is. */
  question: string
  options: Option[]
}

/** A box, or words between boxes, ends of questions and wide gaps. */
interface Piece {
  part: Part
  text: string
  /** Of a box: whether it is ticked. */
  mark?: boolean
}

const tickedBox = new RegExp(String.raw`^(?:[${tickedSigns}]|\[[xX✓✔]\]|\([xX✓✔]\))$`, 'u')
const emptyBox = new RegExp(String.raw`^(?:[${emptySigns}]|\[_{0,2}\]|\(_{1,2}\))$`, 'u')
const mostWords = 4
/** What no box is without; most rows have none of it and need not be cut up. */
const anyMark = /[☒☑✓✔√✅🗹■●⊙◉✗✘🗷☐❑❏□▢○⭘◯[xX]|\(\s?_/u

const known = new WeakMap<DocumentView, TickGroup[]>()

/** Boxes to tick with their captions, and what they answer; found once for each document. */
export function tickGroups(view: DocumentView): TickGroup[] {
  const groups = known.get(view) ?? findGroups(view)
  known.set(view, groups)
  return groups
}

function findGroups({ segments }: DocumentView): TickGroup[] {
  const rows = [...Map.groupBy(segments, ({ page, row }) => `${page} ${row}`).values()]
  const likely = rows.filter((row) => row.some(({ text }) => anyMark.test(text)))
  const marked = likely.map((row) => row.flatMap(piecesOf)).filter((pieces) => pieces.some(isMark))
  const areBehind = standBehind(marked.flat())
  return marked.flatMap((pieces) => groupsIn(pieces, areBehind))
}

export interface PlacedOption {
  group: TickGroup
  option: Option
}

/** The option to whose box or caption a word of a segment belongs. */
export function optionAt(groups: readonly TickGroup[], segment: Segment, place: number): PlacedOption | undefined {
  for (const group of groups)
    for (const option of group.options) if (holds(option, segment, place)) return { group, option }
  return undefined
}

/** What boxes say: a box of its own is true or not; of "yes" and "no" the ticked one counts. */
export function truthOf({ group, option }: PlacedOption): boolean | undefined {
  if (answerOf(option) === null) return option.ticked
  const ticked = onlyTicked(group)
  return ticked && (answerOf(ticked) ?? undefined)
}

/** Nothing where several are ticked, or none. */
export function onlyTicked({ options }: TickGroup): Option | undefined {
  const [ticked, ...others] = options.filter((option) => option.ticked)
  return others.length === 0 ? ticked : undefined
}

function holds({ caption, mark }: Option, segment: Segment, place: number): boolean {
  const isIn = (part: Part | undefined) => part?.segment === segment && part.first <= place && place <= part.last
  return isIn(caption) || isIn(mark)
}

/** What an option answers where it begins with yes or no. */
export function answerOf({ text }: Option): boolean | null {
  return readBoolean(/^[\p{L}]+/u.exec(text)?.[0] ?? '')
}

function isMark({ mark }: Piece): boolean {
  return mark !== undefined
}

function piecesOf(segment: Segment): Piece[] {
  const pieces: Piece[] = []
  for (let at = 0; at < segment.words.length; at += 1) {
    const { mark, length } = markAt(segment, at)
    const last = pieces.at(-1)
    const text = wordOf(segment, at)
    if (mark !== undefined) {
      pieces.push({ part: { segment, first: at, last: at + length - 1 }, text, mark })
      at += length - 1
    } else if (!last || isMark(last) || isQuestion(last) || isAnswerBefore(last, text))
      pieces.push({ part: { segment, first: at, last: at }, text })
    else {
      last.part.last = at
      last.text += ` ${text}`
    }
  }
  return pieces
}

/** "☐ yes ☒ no Smoke detectors tested:" goes on with another question, and "X yes no" with the other answer. */
function isAnswerBefore(piece: Piece, next: string): boolean {
  return isAnswer(piece) && (/^\p{Lu}/u.test(next) || readBoolean(next) !== null)
}

/** Whether a box begins at a word, whether it is ticked, and how many words it is printed with. */
export function markAt(segment: Segment, at: number): { mark: boolean | undefined; length: number } {
  for (const length of [1, 2, 3]) {
    const text = Array.from({ length }, (_, index) => wordOf(segment, at + index)).join('')
    if (at + length > segment.words.length) break
    if (tickedBox.test(text)) return { mark: true, length }
    if (emptyBox.test(text)) return { mark: false, length }
  }
  return { mark: isCross(segment, at) ? true : undefined, length: 1 }
}

/** A cross without a box begins something, or stands beside yes or no: elsewhere it is a letter, or "times". */
function isCross(segment: Segment, at: number): boolean {
  if (!/^[xX]$/.test(wordOf(segment, at))) return false
  const [before, after] = [wordOf(segment, at - 1), wordOf(segment, at + 1)]
  if (readBoolean(before) !== null || readBoolean(after) !== null) return true
  return !segment.prose && /^$|[:?]$/.test(before) && !/^\d/.test(after)
}

function wordOf({ text, offsets }: Segment, at: number): string {
  return at < 0 || at >= offsets.length ? '' : text.slice(offsets[at], offsets[at + 1] ?? text.length).trim()
}

function isQuestion({ text }: Piece): boolean {
  return /[:?]$/.test(text)
}

/** Whether boxes stand behind their captions: more of them end something than begin it. */
function standBehind(pieces: readonly Piece[]): boolean {
  let ends = 0
  pieces.forEach((piece, index) => {
    if (!isMark(piece)) return
    const [before, after] = [pieces[index - 1], pieces[index + 1]]
    const follows = before?.part.segment === piece.part.segment && !isQuestion(before)
    const leads = after?.part.segment === piece.part.segment
    ends += (follows ? 1 : 0) - (leads ? 1 : 0)
  })
  return ends > 0
}

function groupsIn(pieces: readonly Piece[], areBehind: boolean): TickGroup[] {
  const captioned = new Map<Piece, Piece>()
  pieces.forEach((piece, index) => {
    const caption = isMark(piece) ? pieces[index + (areBehind ? -1 : 1)] : undefined
    if (caption && !isMark(caption) && !isQuestion(caption)) captioned.set(caption, piece)
  })
  const areDrawn = pieces.every(({ mark }) => mark !== false)
  const groups: TickGroup[] = []
  let question: Piece | undefined
  let open: TickGroup | undefined
  pieces.forEach((piece, index) => {
    if (isMark(piece)) return
    const box = captioned.get(piece)
    const isNext = open !== undefined || (question !== undefined && isQuestion(question)) || isAnswer(piece)
    if (!box && !(areDrawn && isNext && !isQuestion(piece) && isShort(piece) && isAnswered(pieces, index, captioned))) {
      question = piece
      open = undefined
      return
    }
    const option: Option = {
      ...{ ticked: box?.mark ?? false, text: piece.text, caption: piece.part },
      ...(box && { mark: box.part }),
    }
    const answer = answerOf(option)
    if (answer !== null && open?.options.some((other) => answerOf(other) === answer)) open = undefined
    if (!open) {
      open = { question: question?.text ?? '', options: [] }
      groups.push(open)
      question = undefined
    }
    open.options.push(option)
  })
  return groups.filter(({ options }) => options.some(({ mark }) => mark))
}

/** Whether a box of the same group stands before or behind in the row: no question comes between. */
function isAnswered(pieces: readonly Piece[], at: number, captioned: ReadonlyMap<Piece, Piece>): boolean {
  const reaches = (step: number) => {
    for (let index = at + step; index >= 0 && index < pieces.length; index += step) {
      const piece = pieces[index] as Piece
      if (isQuestion(piece)) return false
      if (captioned.has(piece)) return true
    }
    return false
  }
  return reaches(-1) || reaches(1)
}

function isAnswer({ text }: Piece): boolean {
  return readBoolean(text) !== null
}

function isShort({ text }: Piece): boolean {
  return text.split(' ').length <= mostWords && !/\d/.test(text)
}
