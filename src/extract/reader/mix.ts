import type { Knot } from '../calibrate/calibrate.ts'
import { logOdds, probabilityBy } from '../calibrate/logistic.ts'
import type { Leaf } from '../schema/field-tree.ts'

/** What is known of one value of a field before both judgements are joined. */
export interface Evidence {
  /** Probability by the ranker, where it knows the value. */
  ranker: number | undefined
  /** Probability by the reader, where it knows the value. */
  reader: number | undefined
  /** Each one's own first choice. */
  isRankersFirst: boolean
  isReadersFirst: boolean
  /** Probability by the reader that the document does not state the field. */
  absent: number
  type: 'text' | 'number' | 'date' | 'choice'
}

/** What `train/reader/fit-mix.ts` has fitted. */
export interface Mix {
  /** For each of `mixFeatures`. */
  value: number[]
  /** What becomes of that where another field wants the same words: for each number of `claimVector`. */
  claim: number[]
  /** What the probabilities that come of both are worth. */
  given: Knot[]
  /** For a field without a value, of: constant, log-odds of its best value, log-odds that it is not stated. */
  absence: number[]
  /** For each number of `cellVector`: of cells of lists that the engine has found, and of the reader's own. */
  cells: Record<CellSource, number[]>
}

/** Who has found a cell of a list. */
export type CellSource = 'engine' | 'reader'

/**
 * Under this probability a value is not given, by how much the reader doubts that the field is stated at all: where it hardly does, the likeliest
 * of several places is worth telling, with the little confidence that it has. Where the ranker sees a value too, less is asked. Steps were compared
 * on papers that no reader is trained on and on `kinds`: docs/accuracy.md has what others find and make up.
 */
export function leastFor(absent: number, byRanker: number): number {
  const { steps, inDoubt } = byRanker >= leastOfRanker ? ofBoth : ofReader
  return steps.find(({ doubt }) => absent < doubt)?.least ?? inDoubt
}

const leastOfRanker = 0.35
const ofBoth = {
  steps: [
    { doubt: 0.1, least: 0.4 },
    { doubt: 0.3, least: 0.5 },
  ],
  inDoubt: 0.7,
}
const ofReader = {
  steps: [
    { doubt: 0.05, least: 0.4 },
    { doubt: 0.3, least: 0.6 },
  ],
  inDoubt: 0.8,
}

export const mixFeatures = [
  ...[
    'constant',
    'ranker',
    'reader',
    'unranked',
    'unread',
    'rankers_first',
    'readers_first',
    'first_of_both',
    'absent',
  ],
  ...['number', 'date', 'choice', 'reader_number', 'reader_date', 'reader_choice'],
]

/** The vector that the weights of `mixFeatures` are for. */
export function mixVector({ ranker, reader, isRankersFirst, isReadersFirst, absent, type }: Evidence): number[] {
  const read = logOdds(reader ?? 0)
  const bit = (is: boolean) => (is ? 1 : 0)
  const types = (['number', 'date', 'choice'] as const).map((each) => bit(each === type))
  return [
    ...[1, logOdds(ranker ?? 0), read, bit(ranker === undefined), bit(reader === undefined)],
    ...[bit(isRankersFirst), bit(isReadersFirst), bit(isRankersFirst && isReadersFirst), logOdds(absent)],
    ...types,
    ...types.map((is) => is * read),
  ]
}

/** Of a probability, beside that of the other field which wants the same words most. */
export function claimVector(own: number, other: number): number[] {
  const isOthers = other > own ? 1 : 0
  return [1, logOdds(own), logOdds(other), isOthers, isOthers * logOdds(other)]
}

/** What is known of a cell of a list: how sure its finder is, and what the reader sees in its words. */
export interface CellEvidence {
  found: number
  /** How surely its words are the property, and another property of the list. */
  own: number
  other: number
  /** How surely its first word begins it, and the word behind it goes on with it. */
  begins: number
  goesOn: number
}

export function cellVector({ found, own, other, begins, goesOn }: CellEvidence): number[] {
  return [1, logOdds(found), logOdds(own), logOdds(other), other > own ? 1 : 0, logOdds(begins), logOdds(goesOn)]
}

/** Probability that a field without a value is not stated. */
export function absenceBy({ absence }: Mix, best: number, absent: number): number {
  return probabilityBy(absence, [1, logOdds(best), logOdds(absent)])
}

export function typeOfLeaf({ type, enum: values, kind, format }: Leaf): Evidence['type'] {
  if (values || type === 'boolean') return 'choice'
  if (type === 'number' || type === 'integer') return 'number'
  return kind === 'date' || format?.startsWith('date') ? 'date' : 'text'
}
