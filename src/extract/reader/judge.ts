import { probabilityBy } from '../calibrate/logistic.ts'
import type { FieldProfile } from '../lexicon/field-profile.ts'
import { profileOf } from '../lexicon/field-profile.ts'
import { type ItemCell, readCell } from '../lists/item-cell.ts'
import type { Candidate } from '../resolve/candidates.ts'
import type { Part } from '../resolve/part.ts'
import type { Ranked } from '../resolve/rank.ts'
import { absent, absentCell, type Resolved } from '../resolve/resolved.ts'
import { type ArrayNode, isPlainText, type Leaf } from '../schema/field-tree.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Cell } from './decode-items.ts'
import type { Span, SpanReading } from './decode-spans.ts'
import {
  absenceBy,
  type CellEvidence,
  type CellSource,
  cellVector,
  type Evidence,
  leastFor,
  type Mix,
  mixVector,
} from './mix.ts'
import type { ReadItem } from './read-list.ts'
import { plainText, ReadWords, untilHeading } from './read-words.ts'
import type { Choice, Reading } from './reading.ts'
import { SpanCandidates } from './span-candidates.ts'
import { evidenceOfCell, ownShare } from './weigh-cell.ts'
import { gatherEvidence, weighReadings } from './weigh-reading.ts'

/** What the reader made of a document, and how its word counts beside the engine's own. */
export interface ReaderHelp {
  reading: Reading
  mix: Mix
  /** Told of each cell of a list that is weighed, for fitting the mix. */
  tellCell?(cell: TellCell): void
}

export interface TellCell {
  leaf: Leaf
  words: number[]
  evidence: CellEvidence
  source: CellSource
}

const leastChoice = 0.3
/** Under this a cell of a list is left empty. */
const leastOfCell = 0.2

/** Joins the reader's word with what the engine has found, field by field. */
export class Judge {
  readonly #reading: Reading
  readonly #mix: Mix
  readonly #tellCell: ReaderHelp['tellCell']
  readonly #view: DocumentView
  readonly #words: ReadWords
  readonly #spans: SpanCandidates
  /** What rules of a trade have decided. */
  readonly #ruled = new Set<Leaf>()
  /** How probable the ranker's first choice is by itself. */
  readonly #byRanker = new Map<Leaf, number>()

  constructor({ reading, mix, tellCell }: ReaderHelp, view: DocumentView, candidates: readonly Candidate[]) {
    this.#reading = reading
    this.#mix = mix
    this.#tellCell = tellCell
    this.#view = view
    this.#words = new ReadWords(view)
    this.#spans = new SpanCandidates(this.#words, candidates, view.conventions)
  }

  /** Candidates of all fields, those of the reader among them. */
  weigh(profiles: readonly FieldProfile[], ranked: readonly Ranked[][]): Ranked[][] {
    const read = profiles.map(({ leaf }, index) => {
      if (isRuled(ranked[index])) this.#ruled.add(leaf)
      return this.#readingOf(leaf)
    })
    const gathered = profiles.map((profile, index) => {
      const reading = read[index]
      this.#byRanker.set(profile.leaf, ranked[index]?.[0]?.probability ?? 0)
      return reading ? gatherEvidence(profile, ranked[index] ?? [], reading, this.#spans) : []
    })
    return weighReadings(gathered, this.#mix).map((each, index) => (read[index] ? each : (ranked[index] ?? [])))
  }

  /** Under which probability a value is not given, where the reader has a say. */
  leastOf(leaf: Leaf): number | undefined {
    const reading = this.#readingOf(leaf)
    return reading && leastFor(reading.absent, this.#byRanker.get(leaf) ?? 0)
  }

  #readingOf(leaf: Leaf): SpanReading | undefined {
    return this.#reading.choices.has(leaf) || this.#ruled.has(leaf) ? undefined : this.#reading.fields.get(leaf)
  }

  /** What a field is decided to be: a choice by both, and how sure it is that there is none. */
  judge(leaf: Leaf, decided: Resolved): Resolved {
    const reading = this.#reading.fields.get(leaf)
    const choices = this.#reading.choices.get(leaf)
    // Which of several choices is meant the engine sees better where it sees one; whether something is so, both together.
    if (!reading || (leaf.enum && decided.value !== null)) return decided
    const evidence = choices && evidenceOfChoices(choices, reading, decided)
    if (!evidence) return decided.value === null ? this.#absent(1 - decided.confidence, reading) : decided
    const [best] = evidence
      .map((each) => ({ value: each.value, probability: probabilityBy(this.#mix.value, mixVector(each)) }))
      .sort((a, b) => b.probability - a.probability)
    if (!best || best.probability < leastChoice) return this.#absent(best?.probability ?? 0, reading)
    const [span] = reading.spans
    const parts = best.value === decided.value || !span ? decided.parts : this.#words.partsOf(wordsOf(span))
    return { value: best.value, confidence: best.probability, parts, finder: 'choice' }
  }

  #absent(best: number, reading: SpanReading): Resolved {
    return absent(absenceBy(this.#mix, best, reading.absent))
  }

  /** How sure a cell of a list is beside what the reader sees in its words; as it was where the reader has not looked. */
  weighCell(leaf: Leaf, cell: Resolved, source: CellSource): Resolved {
    const words = this.#words.wordsOf(cell.parts)
    const evidence = cell.value === null ? undefined : evidenceOfCell(this.#reading, leaf, words, cell.confidence)
    if (!evidence) return cell
    this.#tellCell?.({ leaf, words, evidence, source })
    const confidence = probabilityBy(this.#mix.cells[source], cellVector(evidence))
    return confidence < leastOfCell ? absentCell : { ...cell, confidence }
  }

  /** How surely words are each property of a list; nothing where the reader has not looked at them. */
  seesIn(parts: readonly Part[]): (leaf: Leaf) => number | undefined {
    const words = this.#words.wordsOf(parts)
    return (leaf) => ownShare(this.#reading, leaf, words)
  }

  items(array: ArrayNode): ReadItem[] {
    return this.#reading.lists.get(array) ?? []
  }

  /** Cells of an item as values, by index of the property. */
  cellsOf(profiles: readonly FieldProfile[], item: ReadItem): (ItemCell | undefined)[] {
    return profiles.map(({ leaf }) => {
      const cell = item.cells.get(leaf)
      return cell && this.#valueOf(leaf, cell)
    })
  }

  #valueOf(leaf: Leaf, { words, score }: Cell): ItemCell | undefined {
    const parts = untilHeading(this.#words.partsOf(words), this.#view.rows)
    const cell = readCell(profileOf(leaf), parts, score, this.#view.conventions)
    const isWhole = cell?.parts.length === parts.length && isPlainText(leaf)
    return cell && { ...cell, ...(isWhole && { value: plainText(parts) }), finder: 'cell' }
  }
}

/** Rules for agreements, slips and bookings know their trade better than the reader does. */
function isRuled([best]: readonly Ranked[] = []): boolean {
  const finder = best?.candidate.finder
  return finder === 'sentence' || finder === 'till' || finder === 'booking'
}

function wordsOf({ first, last }: Span): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** What both say of each choice; the engine knows one at most. */
export function evidenceOfChoices(
  choices: readonly Choice[],
  { absent: none }: SpanReading,
  decided: Resolved,
): (Evidence & Pick<Choice, 'value'>)[] {
  const most = Math.max(...choices.map(({ probability }) => probability))
  return choices.map(({ value, probability }) => ({
    ...{ value, type: 'choice', absent: none, reader: (1 - none) * probability, isReadersFirst: probability === most },
    ranker: decided.value === value ? decided.confidence : undefined,
    isRankersFirst: decided.value === value,
  }))
}
