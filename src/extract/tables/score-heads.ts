import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { LabelBook } from '../resolve/label-book.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Row, Segment } from '../view/segment.ts'
import { type Head, isStacked, runsOf, stacksOf } from './head-texts.ts'

interface ScoredHead {
  head: Head
  property: number
  score: number
}

const leastScore = 0.5
const partWeight = 0.85

/** Finds out what texts may be the head of, those of a row once for all bands that it is in. */
export class HeadScorer {
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
