import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { LabelBook } from '../resolve/label-book.ts'
import { type Part, textOf, wholeOf } from '../resolve/part.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Row, Segment } from '../view/segment.ts'
import { type ItemCell, splitCell } from './item-cell.ts'

const leastLabel = 0.6
const widestGap = 2.5
/** Of the height of a line; in typed text one that is blank is as high as the others. */
const leastApart = 0.75
const longestValue = 8
const isPair = /^[^,;]{1,40}[:：](?:\s|$)/u
const bullet = /^(?:[•◦▪▫‣●○■□–—*·-]|o|\d{1,2}[.)])$/u

/** Where a list of plain values is named. */
export interface ListLabel {
  segment: Segment
  /** What follows in the same line. */
  rest: Part[]
  score: number
}

export function labelOfList(profile: FieldProfile, view: DocumentView, labels: LabelBook): ListLabel | undefined {
  const found = view.rows.flatMap((row) => row.segments.flatMap((segment) => labelled(profile, segment, labels)))
  return found.reduce<ListLabel | undefined>(
    (most, each) => (most && most.score >= each.score ? most : each),
    undefined,
  )
}

/** A list of plain values: behind its label, or below its heading, one in each line or parted by commas. */
export function readStrings(profile: FieldProfile, view: DocumentView, label: ListLabel | undefined): ItemCell[] {
  if (!label) return []
  const { score } = label
  const isBehind = label.rest.length > 0
  const parts = isBehind ? goingOn(view, label.rest) : below(view, label.segment)
  const isOnePerLine = !isBehind && parts.length > 1 && parts.some(({ first }) => first > 0)
  if (isOnePerLine) return parts.map((part) => ({ value: textOf([part]), parts: [part], score }))
  const cells = parts.flatMap((part) => splitCell(profile, { value: '', parts: [part], score }, view.conventions))
  // Clauses of a sentence are parted by commas as well.
  return cells.some(({ parts: words }) => words.some(isLong)) ? [] : cells
}

/** A segment that names the list, with what follows its colon. */
function labelled(profile: FieldProfile, segment: Segment, labels: LabelBook): ListLabel[] {
  if (segment.prose || segment.furniture) return []
  const colon = segment.text.search(/[:：](?:\s|$)/u)
  const label = colon < 0 ? segment.text : segment.text.slice(0, colon)
  const score = label.length > 60 ? 0 : labels.scoreText(profile, label)
  if (score < leastLabel) return []
  const first = segment.offsets.findIndex((offset) => offset > colon)
  const isWhole = colon < 0 || first < 0
  return [{ segment, score, rest: isWhole ? [] : [{ segment, first, last: segment.words.length - 1 }] }]
}

/** With the next line where a comma ends this one. */
function goingOn(view: DocumentView, parts: Part[]): Part[] {
  const last = parts.at(-1)
  const next = last && /,$/.test(textOf([last])) ? view.rows[last.segment.row + 1]?.segments[0] : undefined
  return next && !isPair.test(next.text) ? goingOn(view, [...parts, wholeOf(next)]) : parts
}

/** The lines below a heading up to a gap, another heading or another column. */
function below(view: DocumentView, { row, box }: Segment): Part[] {
  const beside = view.rows[row]?.segments.filter((other) => other.box[0] > box[2]) ?? []
  if (beside.length > 0) return beside.slice(0, 1).map(wholeOf)
  const parts: Part[] = []
  let hasBullets: boolean | undefined
  let above: Row | undefined = view.rows[row]
  let usual = Infinity
  for (let index = row + 1; index < view.rows.length; index += 1) {
    const next: Row | undefined = view.rows[index]
    if (!next || !above || next.page !== above.page) break
    const gap = next.top - above.bottom
    const height = next.bottom - next.top
    // What stands apart from lines that stand together is of the next section.
    if (gap > Math.min(widestGap * height, usual + leastApart * height)) break
    usual = Math.min(usual, gap)
    const own = next.segments.find((other) => other.box[0] < Math.max(box[2], box[0] + 0.2) && box[0] < other.box[2])
    if (!own || own.heading || isPair.test(own.text)) break
    const part = withoutBullet(own)
    const isBulleted = part.first > 0
    hasBullets ??= isBulleted
    if (isTooLong(part) || isBulleted !== hasBullets) break
    parts.push(part)
    above = next
  }
  return parts
}

export function withoutBullet(segment: Segment): Part {
  const whole = wholeOf(segment)
  const isBulleted = segment.words.length > 1 && bullet.test(textOf([{ ...whole, last: 0 }]))
  return isBulleted ? { ...whole, first: 1 } : whole
}

/** Sentences are no values of a list, unless they are parted by commas. */
function isTooLong(part: Part): boolean {
  return isLong(part) && !textOf([part]).includes(',')
}

function isLong({ first, last }: Part): boolean {
  return last - first >= longestValue
}
