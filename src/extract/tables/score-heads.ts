import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { LabelBook } from '../resolve/label-book.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Row, Segment } from '../view/segment.ts'

/** A text that may be the head of a column. */
export interface Head {
  left: number
  right: number
  text: string
  /** The whole of what stands together; a part of it may mean something else. */
  isWhole: boolean
}

interface ScoredHead {
  head: Head
  property: number
  score: number
}

const leastScore = 0.5
const longestRun = 4
const partWeight = 0.85

/** Finds out what texts may be the head of, those of a row once for all bands that it is in. */
export class HeadScorer {
  readonly #view: DocumentView
  readonly #properties: readonly FieldProfile[]
  readonly #labels: LabelBook
  readonly #runs = new Map<Row, ScoredHead[]>()

  constructor(view: DocumentView, properties: readonly FieldProfile[], labels: LabelBook) {
    this.#view = view
    this.#properties = properties
    this.#labels = labels
  }

  runsOf(row: Row): ScoredHead[] {
    const known = this.#runs.get(row)
    if (known) return known
    const scored = this.score(row.segments.flatMap((segment) => runsOf(this.#view, segment)))
    this.#runs.set(row, scored)
    return scored
  }

  score(heads: readonly Head[]): ScoredHead[] {
    const scored: ScoredHead[] = []
    for (const head of heads)
      this.#properties.forEach((profile, property) => {
        const score = scoreHead(profile, head, this.#labels)
        if (score >= leastScore) scored.push({ head, property, score })
      })
    return scored
  }
}

/** Texts that may be the head of one column beside runs of words in one row: segments over each other. */
export function joinedHeads(band: readonly Row[]): Head[] {
  const heads: Head[] = []
  const [top, ...below] = band
  for (const segment of top?.segments ?? []) {
    let head: Head = { left: segment.box[0], right: segment.box[2], text: segment.text, isWhole: true }
    for (const row of below) {
      const under = row.segments.find((other) => other.box[0] < head.right && head.left < other.box[2])
      if (!under) continue
      const text = head.text.endsWith('-') ? head.text.slice(0, -1) + under.text : `${head.text} ${under.text}`
      head = { left: Math.min(head.left, under.box[0]), right: Math.max(head.right, under.box[2]), text, isWhole: true }
      heads.push(head)
    }
  }
  return heads
}

function runsOf(view: DocumentView, segment: Segment): Head[] {
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
          isWhole: to - from === segment.words.length,
        })
    }
  return heads
}

function scoreHead(profile: FieldProfile, { text, isWhole }: Head, labels: LabelBook): number {
  const { concept, text: similarity, conflict } = labels.matchText(profile, text)
  return Math.max(concept, 0.8 * similarity) * (1 - 0.5 * conflict) * (isWhole ? 1 : partWeight)
}
