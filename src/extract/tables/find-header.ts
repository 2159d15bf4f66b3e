import { conceptOf } from '../lexicon/concepts.ts'
import type { FieldProfile } from '../lexicon/field-profile.ts'
import { conceptsOf } from '../lexicon/match-concepts.ts'
import type { LabelBook } from '../resolve/label-book.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Row, Segment } from '../view/segment.ts'
import { collide, type Head, isStacked, otherHeads, runsOf, stacksOf } from './head-texts.ts'

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
  const cut = cutOff(view, band, named)
  const score = columns.reduce((sum, column) => sum + column.score, 0) - 0.05 * band.length - 0.1 * cut
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

/** How many heads have words right above them that the head leaves out. */
function cutOff(view: DocumentView, band: readonly Row[], heads: readonly Head[]): number {
  const above = view.rows[(band[0]?.index ?? 0) - 1]
  if (!above || isTitle(above) || !isBand([above, ...band])) return 0
  const intervals = above.segments.map(({ box }) => ({ left: box[0], right: box[2] }))
  return heads.filter((head) => intervals.some((interval) => collide(interval, head))).length
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
  readonly #runs = new Map<Row, (ScoredHead & { segment: Segment })[]>()

  constructor(view: DocumentView, properties: readonly FieldProfile[], labels: LabelBook) {
    this.#view = view
    this.#properties = properties
    this.#labels = labels
  }

  /** The heads that a band of rows may hold: runs of words in one row, and segments over each other. */
  headsOf(band: readonly Row[]): ScoredHead[] {
    const runs = band
      .flatMap((row) => this.#runsOf(row))
      .map(({ segment, head, property, score }) => {
        const isWhole = head.isWhole && !isStacked(segment, band)
        return { head: { ...head, isWhole }, property, score: isWhole ? score : partWeight * score }
      })
    const [top, ...below] = band
    const stacks = (top?.segments ?? []).flatMap((segment) => stacksOf(segment, below))
    return [...runs, ...stacks.flatMap((head) => this.#score(head))].filter(({ score }) => score >= leastScore)
  }

  /** How well a whole text names a property. */
  scoreText(property: number, text: string): number {
    const profile = this.#properties[property]
    return profile ? this.#labels.scoreText(profile, text) : 0
  }

  #runsOf(row: Row) {
    const known = this.#runs.get(row)
    if (known) return known
    const scored = row.segments.flatMap((segment) =>
      runsOf(this.#view, segment).flatMap((head) => this.#score(head).map((each) => ({ ...each, segment }))),
    )
    this.#runs.set(row, scored)
    return scored
  }

  #score(head: Head): ScoredHead[] {
    return this.#properties.flatMap((_, property) => {
      const score = this.scoreText(property, head.text)
      return score >= leastScore ? [{ head, property, score }] : []
    })
  }
}
