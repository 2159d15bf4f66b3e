import { conceptOf } from '../lexicon/concepts.ts'
import { conceptsOf } from '../lexicon/match-concepts.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Row, Segment } from '../view/segment.ts'
import type { Mention } from './find-mentions.ts'

/** Places around a value where a label may stand. */
export const slots = ['inline', 'left', 'above', 'column', 'row', 'heading', 'party', 'after'] as const
export type Slot = (typeof slots)[number]

/** What stands around a span of a segment: the texts that may name it. */
export interface Context {
  labels: Partial<Record<Slot, string>>
  /** Letters between the span and the end of the text to its left. */
  leftGap: number
  /** Rows up to the text above, and up to the head of its column. */
  aboveRows: number
  columnRows: number
  /** Other values between the span and the text to its left, and to the head of its column. */
  valuesLeft: number
  valuesAbove: number
}

const furthestRows = 60
const longestLabel = 80
const furthestParty = 12
const partySlack = 0.03
const widestIndent = 0.15
const leastLabel = 0.6
const mostLabelWords = 5
const leastKnown = 0.9
const nearLetters = 45
const sentenceLetters = 200

/** What stands around a segment, whatever span of it is asked for. */
interface Around {
  left: { text: string; gap: number; values: number }
  party: string | undefined
  above: { segment?: Segment; near: string; nearRows: number; head: string; headRows: number; values: number }
}

/** Finds the labels around spans of one document. */
export class ContextFinder {
  readonly #rows: readonly Row[]
  readonly #mentions: Map<Segment, Mention[]>
  readonly #headings: (Segment | undefined)[] = []
  readonly #partyLabels: Segment[][] = []
  readonly #isValue = new Map<Segment, boolean>()
  readonly #around = new Map<Segment, Around>()
  readonly #names = new Map<Segment, string[]>()

  constructor(view: DocumentView, mentions: readonly Mention[]) {
    this.#rows = view.rows
    this.#mentions = Map.groupBy(mentions, ({ segment }) => segment)
    let heading: Segment | undefined
    for (const row of view.rows) {
      this.#partyLabels.push(row.segments.filter(isPartyLabel))
      this.#headings.push(heading)
      heading = row.segments.find((segment) => this.#isHeading(segment, row)) ?? heading
    }
  }

  /** Labels of the characters from start to end of a segment. */
  contextOf(segment: Segment, start: number, end: number): Context {
    if (segment.prose) return this.#proseContext(segment, start, end)
    const before = this.#textBefore(segment, start)
    const { left, party, above } = this.#aroundOf(segment)
    const near = (above.segment && this.#inOrder(above.segment, segment, start)) ?? above.near
    const row = this.#rows[segment.row]?.segments[0]
    const labels: Context['labels'] = {}
    if (before.text) labels.inline = before.text
    if (left.text) labels.left = left.text
    if (near) labels.above = near
    if (above.head) labels.column = above.head
    const lead = row === segment ? labelText(segment.text.slice(0, start)) : row?.text
    if (lead !== undefined && hasLetters(lead) && lead !== left.text && lead !== before.text) labels.row = cut(lead)
    if (party) labels.party = party
    const heading = this.#headings[segment.row]
    if (heading && heading.text !== near) labels.heading = cut(heading.text)
    const after = this.#textAfter(segment, end)
    if (after) labels.after = after
    return {
      labels,
      leftGap: before.text ? before.gap : left.gap,
      aboveRows: above.nearRows,
      columnRows: above.headRows,
      valuesLeft: before.text ? before.values : left.values,
      valuesAbove: above.values,
    }
  }

  /** Once for all spans of a segment. */
  #aroundOf(segment: Segment): Around {
    const known = this.#around.get(segment)
    if (known) return known
    const around = { left: this.#leftOf(segment), party: this.#partyOf(segment), above: this.#aboveOf(segment) }
    this.#around.set(segment, around)
    return around
  }

  /** Whose block it stands in: the nearest name of a role above it, not to its right. */
  #partyOf(segment: Segment): string | undefined {
    for (let index = segment.row; index >= Math.max(0, segment.row - furthestParty); index -= 1) {
      if (this.#rows[index]?.page !== segment.page) return undefined
      const above = this.#partyLabels[index]?.filter(
        (label) => label !== segment && label.box[0] <= segment.box[0] + partySlack && !this.#isBeside(segment, label),
      )
      const nearest = above?.at(-1)
      if (nearest) return nearest.text
    }
    return undefined
  }

  /** In another block beside that of the label: what stands below the label there is no label itself. */
  #isBeside(segment: Segment, label: Segment): boolean {
    if (segment.box[0] - label.box[0] < widestIndent) return false
    const rows = this.#rows.slice(segment.row, segment.row + 2)
    const below = rows
      .filter(({ page }) => page === segment.page)
      .flatMap(({ segments }) => segments.filter((other) => Math.abs(other.box[0] - label.box[0]) < partySlack))
    const [other] = below.filter((each) => each !== label && each !== segment)
    if (!other || other.text.endsWith(':')) return false
    return (conceptsOf(labelText(other.text))[0]?.score ?? 0) < leastLabel
  }

  /** In running text the words of the sentence before a value name it. */
  #proseContext(segment: Segment, start: number, end: number): Context {
    const { text } = segment
    const sentence = sentenceBefore(text.slice(0, start))
    const before = labelText(sentence)
    const heading = this.#headings[segment.row]
    const after = labelText(text.slice(end, end + nearLetters).replace(/[.;].*$/su, ''))
    const labels: Context['labels'] = {}
    if (hasLetters(before)) {
      labels.inline = lastWords(before, nearLetters)
      if (before.length > nearLetters) labels.row = lastWords(before, sentenceLetters)
    }
    if (heading) labels.heading = cut(heading.text)
    if (hasLetters(after)) labels.after = after
    return { labels, leftGap: 0, aboveRows: 0, columnRows: 0, valuesLeft: 0, valuesAbove: 0 }
  }

  /** Whether a segment is nothing but values. */
  isValue(segment: Segment): boolean {
    const known = this.#isValue.get(segment)
    if (known !== undefined) return known
    const covered = new Uint8Array(segment.text.length)
    for (const { kind, start, end } of this.#mentions.get(segment) ?? [])
      if (kind !== 'company' && kind !== 'person' && kind !== 'country') covered.fill(1, start, end)
    let [letters, inValues] = [0, 0]
    for (let index = 0; index < segment.text.length; index += 1) {
      if (segment.text[index] === ' ') continue
      letters += 1
      inValues += covered[index] ?? 0
    }
    const isValue = inValues >= 0.6 * letters
    this.#isValue.set(segment, isValue)
    return isValue
  }

  #textBefore(segment: Segment, start: number): { text: string; gap: number; values: number } {
    let from = 0
    let [values, until] = [0, start]
    const earlier = (this.#mentions.get(segment) ?? []).filter((mention) => mention.end <= start && isTyped(mention))
    for (const mention of earlier.toReversed()) {
      if (mention.end > until) continue
      from = mention.end
      const text = labelText(segment.text.slice(from, until))
      if (hasLetters(text)) return { text: cutFront(text), gap: gapOf(segment, start, from, text), values }
      until = mention.start
      values += 1
      from = 0
    }
    const text = labelText(segment.text.slice(from, until))
    return { text: hasLetters(text) ? cutFront(text) : '', gap: gapOf(segment, start, from, text), values }
  }

  #textAfter(segment: Segment, end: number): string {
    const next = (this.#mentions.get(segment) ?? []).find((mention) => mention.start >= end && isTyped(mention))
    const text = labelText(segment.text.slice(end, next?.start ?? segment.text.length))
    return hasLetters(text) ? cut(text) : ''
  }

  #leftOf(segment: Segment): Around['left'] {
    const row = this.#rows[segment.row]
    let values = 0
    for (let place = segment.place - 1; place >= 0; place -= 1) {
      const other = row?.segments[place]
      if (!other) break
      if (!this.isValue(other)) {
        const letter = (other.box[2] - other.box[0]) / Math.max(1, other.text.length)
        const tail = this.#lastText(other)
        if (tail) return { text: tail, gap: (segment.box[0] - other.box[2]) / Math.max(letter, 1e-6), values }
      }
      values += 1
    }
    return { text: '', gap: 0, values }
  }

  /** A segment to the left may hold values of its own: what follows the last of them names ours. */
  #lastText(segment: Segment): string {
    const last = (this.#mentions.get(segment) ?? []).filter(isTyped).at(-1)
    const tail = labelText(segment.text.slice(last?.end ?? 0))
    return cutFront(hasLetters(tail) ? tail : labelText(segment.text))
  }

  #aboveOf(segment: Segment): Around['above'] {
    const found: Around['above'] = { near: '', nearRows: 0, head: '', headRows: 0, values: 0 }
    const last = Math.max(0, segment.row - furthestRows)
    for (let index = segment.row - 1; index >= last; index -= 1) {
      const row = this.#rows[index]
      if (!row || row.page !== segment.page) break
      const other = row.segments.find((candidate) => overlaps(candidate, segment))
      if (!other) continue
      const rows = segment.row - index
      if (this.isValue(other)) {
        found.values += 1
        continue
      }
      if (!found.near && found.values === 0) {
        found.segment = other
        found.near = cut(labelText(other.text))
        found.nearRows = rows
        if (rows > 1) break
        continue
      }
      found.head = cut(labelText(other.text))
      found.headRows = rows
      break
    }
    return found
  }

  /** Where columns were lost, a row of labels over a row of as many values: the third belongs to the third. */
  #inOrder(labels: Segment, values: Segment, start: number): string | undefined {
    if (values.words.length < 2 || labels.words.length < 2) return undefined
    const places = firstOfEach(this.#mentions.get(values) ?? [])
    const place = places.findLastIndex((each) => each <= start)
    if (places.length < 2 || place < 0) return undefined
    const names = this.#names.get(labels) ?? labelsIn(labels.text)
    this.#names.set(labels, names)
    if (names.length < 2) return undefined
    if (names.length === places.length || place === 0) return names[place]
    return place === places.length - 1 ? names.at(-1) : undefined
  }

  #isHeading(segment: Segment, row: Row): boolean {
    if (segment.heading) return true
    const isAlone = row.segments.length === 1 && segment.words.length <= 8
    return isAlone && (segment.scale > 1.2 || segment.bold) && !this.isValue(segment)
  }
}

/** A short text that names a role and nothing else: "Bill to", "Verkäufer". */
function isPartyLabel({ text, words }: Segment): boolean {
  if (words.length > 5 || /\d/.test(text)) return false
  const [best] = conceptsOf(labelText(text))
  return best !== undefined && best.score >= 0.75 && conceptOf(best.concept).group === 'role'
}

/** Where the typed values of a segment begin, one for those that overlap. */
function firstOfEach(mentions: readonly Mention[]): number[] {
  const starts: number[] = []
  let end = 0
  for (const mention of mentions) {
    if (!isTyped(mention) || mention.start < end) continue
    starts.push(mention.start)
    end = mention.end
  }
  return starts
}

/** The labels that a row of nothing but labels holds, in order: the longest known ones, words between go to the left. */
function labelsIn(text: string): string[] {
  const words = text.split(' ')
  const labels: string[] = []
  for (let at = 0; at < words.length; ) {
    const length = longestKnown(words, at)
    const label = words.slice(at, at + Math.max(1, length)).join(' ')
    if (length > 0 || labels.length === 0) labels.push(label)
    else labels[labels.length - 1] += ` ${label}`
    at += Math.max(1, length)
  }
  return labels
}

function longestKnown(words: readonly string[], at: number): number {
  for (let length = Math.min(mostLabelWords, words.length - at); length > 0; length -= 1) {
    const [best] = conceptsOf(words.slice(at, at + length).join(' '))
    if (best && best.score >= leastKnown) return length
  }
  return 0
}

/** Names are no values that part a label from what it names. */
function isTyped({ kind }: Mention): boolean {
  return kind !== 'company' && kind !== 'person' && kind !== 'country' && kind !== 'boolean'
}

function overlaps(a: Segment, b: Segment): boolean {
  const overlap = Math.min(a.box[2], b.box[2]) - Math.max(a.box[0], b.box[0])
  return overlap > 0.25 * Math.min(a.box[2] - a.box[0], b.box[2] - b.box[0])
}

function gapOf(segment: Segment, start: number, from: number, text: string): number {
  return Math.max(0, segment.text.slice(from, start).trimStart().length - text.length)
}

function labelText(text: string): string {
  return text.replace(/^[\s:;,.|()/–—-]+|(?<![\s:;,|(/–—-])[\s:;,|(/–—-]+$/gu, '')
}

function hasLetters(text: string): boolean {
  return /\p{L}{2}|°|№|#/u.test(text)
}

function cut(text: string): string {
  return text.length > longestLabel ? text.slice(0, longestLabel) : text
}

/** Of a long text only the words next to the value can name it. */
function cutFront(text: string): string {
  return lastWords(text, longestLabel)
}

/** From the end of the sentence before; a dot after a single letter or a short form ends none. */
function sentenceBefore(text: string): string {
  const near = text.slice(-2 * sentenceLetters)
  let from = 0
  for (const { index, 0: end } of near.matchAll(/(?<=\p{L}{4}|\))[.;!?]\s+(?=\p{Lu})/gu)) from = index + end.length
  return near.slice(from)
}

function lastWords(text: string, letters: number): string {
  return text.length <= letters ? text : text.slice(text.indexOf(' ', text.length - letters) + 1)
}
