import { conceptOf } from '../lexicon/concepts.ts'
import type { FieldProfile } from '../lexicon/field-profile.ts'
import { conceptsOf } from '../lexicon/match-concepts.ts'
import type { LabelBook } from '../resolve/label-book.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Row, Segment } from '../view/segment.ts'
import type { Interval } from './cut-rows.ts'

/** A column of a table: where its head stands and which property of the items it gives. */
export interface Column {
  left: number
  right: number
  text: string
  /** Index of the property; -1 when nobody asked for it. */
  property: number
  score: number
  /** Numbers of positions. */
  isCounter?: boolean
}

export interface Header {
  /** Rows from the first to the last of the head. */
  firstRow: number
  lastRow: number
  page: number
  columns: Column[]
  score: number
}

const leastProperties = 2
const tallestHeader = 3
const leastKnown = 0.6
const leastSame = 0.75

/** Finds the rows that name the columns of tables of such items, best first where they overlap. */
export function findHeaders(view: DocumentView, properties: readonly FieldProfile[], labels: LabelBook): Header[] {
  const found: Header[] = []
  const scorer = new HeadScorer(view, properties, labels)
  for (const row of view.rows)
    for (let height = 1; height <= tallestHeader; height += 1) {
      const band = view.rows.slice(row.index, row.index + height)
      if (band.length < height || !isBand(band)) break
      if (height > 1 && isTitle(row)) break
      const header = readHeader(view, band, properties, scorer)
      if (header) found.push(header)
    }
  found.sort((a, b) => b.score - a.score || a.firstRow - b.firstRow)
  const taken = new Uint8Array(view.rows.length)
  const kept = found.filter(({ firstRow, lastRow }) => {
    if (taken.subarray(firstRow, lastRow + 1).includes(1)) return false
    taken.fill(1, firstRow, lastRow + 1)
    return true
  })
  return kept.sort((a, b) => a.firstRow - b.firstRow)
}

/** Rows of a head stand close together and hold words, not amounts. */
function isBand(rows: readonly Row[]): boolean {
  return rows.every((row, index) => {
    const above = rows[index - 1]
    const isNear = !above || (above.page === row.page && row.top - above.bottom < 1.2 * (row.bottom - row.top))
    const letters = row.segments.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0)
    const digits = row.segments.reduce((sum, { text }) => sum + (text.match(/\d/g)?.length ?? 0), 0)
    const [only, ...others] = row.segments
    const isSentence = rows.length > 1 && others.length === 0 && /\S \S{1,200} \S{1,200} \S/.test(only?.text ?? '')
    const isPair = row.segments.some(({ text }) => text.endsWith(':'))
    return isNear && !isSentence && !isPair && letters > 3 && digits <= 0.2 * letters
  })
}

/** The title of a table stands above its first column. */
function isTitle({ segments }: Row): boolean {
  return segments.length === 1 && segments[0]?.heading === true
}

function readHeader(
  view: DocumentView,
  band: readonly Row[],
  properties: readonly FieldProfile[],
  scorer: HeadScorer,
): Header | undefined {
  const first = band[0]
  const last = band.at(-1)
  if (!first || !last || band.every(({ segments }) => segments.length < 2 && (segments[0]?.words.length ?? 0) < 2))
    return undefined
  const scored = scorer.headsOf(band)
  scored.sort((a, b) => b.score - a.score || a.head.text.length - b.head.text.length)
  const named: (Head & { property: number; score: number })[] = []
  for (const { head, property, score } of scored) {
    const isTaken = named.some((other) => other.property === property || collide(other, head))
    if (!isTaken) named.push({ ...head, property, score })
  }
  if (named.length < Math.min(leastProperties, properties.length)) return undefined
  const others = otherHeads(view, band, named, (head, rest) => {
    const profile = properties[head.property]
    return profile !== undefined && !namesOther(profile, rest, (text) => scorer.scoreText(head.property, text))
  }).map((head) => ({ ...head, property: -1, score: 0 }))
  const columns = [...named, ...others].map(({ left, right, text, property, score }) => ({
    ...{ left, right, text, property, score },
  }))
  columns.sort((a, b) => a.left - b.left)
  const score = columns.reduce((sum, column) => sum + column.score, 0) - 0.05 * band.length
  return { firstRow: first.index, lastRow: last.index, page: first.page, columns, score }
}

/** Whether words beside the head of a property are the head of another column. */
function namesOther(profile: FieldProfile, rest: Head, scoreOf: (text: string) => number): boolean {
  const text = rest.text.replace(/[^\p{L}.\s]/gu, '').trim()
  const inLines = [...profile.concepts.keys()].some((id) => conceptOf(id).group === 'line')
  const isKnown = conceptsOf(text).some(
    ({ concept, score }) => score >= leastKnown && (!inLines || conceptOf(concept).group === 'line'),
  )
  return isKnown && scoreOf(text) < leastSame
}

interface ScoredHead {
  head: Head
  property: number
  score: number
}

const leastScore = 0.5
const partWeight = 0.85

/** Finds out what texts may be the head of, those of a row once for all bands that it is in. */
class HeadScorer {
  readonly #view: DocumentView
  readonly #properties: readonly FieldProfile[]
  readonly #labels: LabelBook
  readonly #runs = new Map<Row, ScoredHead[]>()

  constructor(view: DocumentView, properties: readonly FieldProfile[], labels: LabelBook) {
    this.#view = view
    this.#properties = properties
    this.#labels = labels
  }

  /** The heads that a band of rows may hold: runs of words in one row, and segments over each other. */
  headsOf([top, ...below]: readonly Row[]): ScoredHead[] {
    const stacks = (top?.segments ?? []).flatMap((segment) => stacksOf(segment, below))
    const runs = [top, ...below].flatMap((row) => (row ? this.#runsOf(row) : []))
    return [...runs, ...stacks.flatMap((head) => this.#score(head))]
  }

  /** How well a whole text names a property. */
  scoreText(property: number, text: string): number {
    const profile = this.#properties[property]
    return profile ? this.#labels.scoreText(profile, text) : 0
  }

  #runsOf(row: Row): ScoredHead[] {
    const known = this.#runs.get(row)
    const scored =
      known ?? row.segments.flatMap((segment) => runsOf(this.#view, segment, row).flatMap((head) => this.#score(head)))
    this.#runs.set(row, scored)
    return scored
  }

  #score(head: Head): ScoredHead[] {
    return this.#properties.flatMap((_, property) => {
      const score = (head.isWhole ? 1 : partWeight) * this.scoreText(property, head.text)
      return score >= leastScore ? [{ head, property, score }] : []
    })
  }
}

/** A text that may be the head of one column. */
interface Head extends Interval {
  text: string
  /** The whole of what stands together, and but once; a part of it may mean something else, and so may what stands above. */
  isWhole: boolean
}

/** Segments over each other, from the first down. */
function stacksOf(segment: Segment, below: readonly Row[]): Head[] {
  const stacks: Head[] = []
  let head: Head = { left: segment.box[0], right: segment.box[2], text: segment.text, isWhole: true }
  for (const row of below) {
    const under = row.segments.find((other) => other.box[0] < head.right && head.left < other.box[2])
    if (!under) continue
    const text = joinLines(head.text, under.text)
    head = { left: Math.min(head.left, under.box[0]), right: Math.max(head.right, under.box[2]), text, isWhole: true }
    stacks.push(head)
  }
  return stacks
}

function joinLines(above: string, below: string): string {
  return above.endsWith('-') ? above.slice(0, -1) + below : `${above} ${below}`
}

const longestRun = 4

/** Runs of words in one segment. */
function runsOf(view: DocumentView, segment: Segment, { segments }: Row): Head[] {
  const isAlone = segments.filter(({ text }) => text === segment.text).length === 1
  const words = view.document.pages[segment.page]?.words ?? []
  const heads: Head[] = []
  for (let from = 0; from < segment.words.length; from += 1)
    for (let to = from + 1; to <= Math.min(segment.words.length, from + longestRun); to += 1) {
      const start = segment.offsets[from] ?? 0
      const end = segment.offsets[to] ?? segment.text.length
      const [first, last] = [words[segment.words[from] ?? 0], words[segment.words[to - 1] ?? 0]]
      if (first && last)
        heads.push({
          ...{ left: first.box[0], right: last.box[2], text: segment.text.slice(start, end).trim() },
          isWhole: isAlone && to - from === segment.words.length,
        })
    }
  return heads
}

function collide(a: Interval, b: Interval): boolean {
  return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.002
}

/**
 * Words that are no known head are columns of their own, so that their values go nowhere else; but those beside a known
 * one in the same segment may belong to it, which widens it.
 */
function otherHeads<Known extends Interval>(
  view: DocumentView,
  band: readonly Row[],
  known: readonly Known[],
  belongs: (head: Known, rest: Head) => boolean,
): Head[] {
  const heads: Head[] = []
  for (const segment of band.flatMap(({ segments }) => segments))
    for (const part of uncovered(view, segment, known)) {
      const beside = known.find((head) => isInside(head, segment) && belongs(head, part))
      const above = heads.find((head) => collide(head, part))
      if (beside) widen(beside, part)
      else if (above) {
        above.text = joinLines(above.text, part.text)
        widen(above, part)
      } else heads.push(part)
    }
  return heads
}

function widen(head: Interval, by: Interval): void {
  head.left = Math.min(head.left, by.left)
  head.right = Math.max(head.right, by.right)
}

function isInside({ left, right }: Interval, { box }: Segment): boolean {
  return left > box[0] - 0.001 && right < box[2] + 0.001
}

function uncovered(view: DocumentView, segment: Segment, known: readonly Interval[]): Head[] {
  const words = view.document.pages[segment.page]?.words ?? []
  const parts: Head[] = []
  let isOpen = false
  for (const index of segment.words) {
    const word = words[index]
    if (!word) continue
    const head = { left: word.box[0], right: word.box[2], text: word.text, isWhole: true }
    const isCovered = known.some((column) => collide(column, head))
    const part = parts.at(-1)
    if (!isCovered && isOpen && part) {
      part.right = head.right
      part.text += ` ${word.text}`
    } else if (!isCovered) parts.push(head)
    isOpen = !isCovered
  }
  return parts
}
