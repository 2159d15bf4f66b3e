import { createTokenIndex } from '../block/token-index.ts'
import { createFields, type Fields, type PreparedRow } from '../fields.ts'
import type { FieldMapping, GivenPair, MatchConfig, MatchTable, Row } from '../model.ts'
import { confidenceOf } from '../verdict/confidence.ts'
import type { Exclusive } from './competition.ts'
import { expectationMaximisation, type Fit } from './expectation.ts'
import { shareOfDoubles } from './find-doubles.ts'
import { shareOfRepeats } from './find-repeats.ts'
import { likenessOf } from './first-guess.ts'
import { pairColumns } from './pair-columns.ts'
import { comparePairs, type Pairs } from './pairs.ts'
import { type Known, sharpen } from './sharpen.ts'
import { calibrate, chooseThresholds, findBest } from './thresholds.ts'

/** What a person said of a record and a row, by their places in the tables. */
export interface Review {
  record: number
  row: number
  isMatch: boolean
}

export interface SuggestOptions {
  /** The share of matches that should be right; without it the best balance of right and complete. */
  precision?: number
  reviews?: readonly Review[]
  /** Pairs of columns that are not to be found out. */
  given?: readonly GivenPair[]
}

export interface Suggestion {
  config: MatchConfig
  /** Some records belong to several rows: the reference table has doubles. */
  several_rows: boolean
  /** Of all records of the table. */
  expected: { records: number; matched: number; review: number; precision: number }
}

/** Learning looks at so many records; all rows of the reference table are candidates. */
const mostRecords = 2000
/** Doubles on one side, when the other has hardly any: rows that merely look alike are found on both. */
const doubles = { least: 0.08, timesTheOther: 3 }
/** With fewer pairs that are none nothing can be learned. */
const leastUnlike = 30
const usual = { threshold: 0.85, review_floor: 0.4 }
/** The log odds of a pair that is rather a match than not. */
const likely = 0.4

/** Mappings, weights and thresholds from the two tables alone: no labels, but reviews where there are some. */
export function suggest(records: MatchTable, reference: MatchTable, options: SuggestOptions = {}): Suggestion {
  const isSelf = records === reference
  const mappings = pairColumns(records, reference, options.given)
  const fields = createFields(mappings, records.columns, reference.columns)
  const learning = prepareTables(fields, records, reference, isSelf, options.reviews ?? [])
  const { pairs, known } = learning
  if (mappings.length === 0 || pairs.left.length === 0) return nothing(mappings, records)
  const exclusive = isSelf ? { left: false, right: false } : findExclusive(fields, learning)
  // Records that say the very same belong to the same row, however many rows look alike.
  const repeatsIn = (table: MatchTable, side: 'extracted_field' | 'reference_column') =>
    shareOfRepeats(
      table,
      mappings.map((mapping) => mapping[side]),
    )
  if (hasDoubles(repeatsIn(records, 'extracted_field'), repeatsIn(reference, 'reference_column')))
    exclusive.right = false
  const alone = expectationMaximisation(pairs, exclusive)
  const fit = known ? sharpen(pairs, alone, known, exclusive) : alone
  if (unlikeOf(fit) < leastUnlike) return plain(mappings, records, learning, exclusive)
  const weighed = weigh(mappings, fit)
  const confidences = Float64Array.from(pairs.left, (_, pair) => confidenceOf(weighed, scoresOf(weighed, pairs, pair)))
  const isBest = findBest(pairs, confidences, exclusive)
  const chosen = chooseThresholds(confidences, fit.probabilities, isBest, options.precision)
  const share = records.rows.length / learning.sampled
  return {
    config: {
      field_mappings: weighed,
      threshold: chosen.threshold,
      review_floor: chosen.review_floor,
      one_to_one: exclusive.right,
      calibration: {
        best: calibrate(confidences, fit.probabilities, (pair) => isBest[pair] === true),
        others: calibrate(confidences, fit.probabilities, (pair) => isBest[pair] !== true),
      },
    },
    several_rows: !exclusive.left,
    expected: {
      records: records.rows.length,
      ...expectedOf(pairs, confidences, isBest, chosen, share),
      precision: chosen.precision,
    },
  }
}

/** How many of the pairs that were looked at are no matches: what a match is not can be learned from them only. */
function unlikeOf({ probabilities }: Fit): number {
  return probabilities.reduce((sum, probability) => sum + 1 - probability, 0)
}

/** Small tables teach nothing: every field counts alike, and what does not agree on the whole is for a person to see. */
function plain(
  mappings: FieldMapping[],
  records: MatchTable,
  { pairs, sampled }: Learning,
  exclusive: Exclusive,
): Suggestion {
  const named = mappings.filter(({ extracted_field }) => extracted_field !== '*')
  const used = named.length > 0 ? named : mappings
  const field_mappings = used.map((mapping) => ({ ...mapping, weight: round(1 / used.length) }))
  const levels = used.map((mapping) => pairs.levels[mappings.indexOf(mapping)])
  const confidences = Float64Array.from(pairs.left, (_, pair) =>
    confidenceOf(
      field_mappings,
      levels.map((own) => likenessOf(own?.[pair] as number)),
    ),
  )
  const isBest = findBest(pairs, confidences, exclusive)
  const sure = confidences.filter((confidence, pair) => isBest[pair] && confidence >= usual.threshold)
  const share = records.rows.length / sampled
  return {
    config: { field_mappings, ...usual, one_to_one: exclusive.right },
    several_rows: !exclusive.left,
    expected: {
      records: records.rows.length,
      ...expectedOf(pairs, confidences, isBest, usual, share),
      precision: sure.length === 0 ? 0 : sure.reduce((sum, confidence) => sum + confidence, 0) / sure.length,
    },
  }
}

/** Records, however many rows each is matched to. */
function expectedOf(
  { left }: Pairs,
  confidences: Float64Array,
  isBest: boolean[],
  { threshold, review_floor }: Pick<MatchConfig, 'threshold' | 'review_floor'>,
  share: number,
): { matched: number; review: number } {
  const [matched, worthALook] = [new Set<number>(), new Set<number>()]
  for (const [pair, confidence] of confidences.entries()) {
    if (confidence >= review_floor) worthALook.add(left[pair] as number)
    if (confidence >= threshold && isBest[pair]) matched.add(left[pair] as number)
  }
  return { matched: Math.round(matched.size * share), review: Math.round((worthALook.size - matched.size) * share) }
}

function nothing(field_mappings: FieldMapping[], records: MatchTable): Suggestion {
  return {
    config: { field_mappings, ...usual, one_to_one: false },
    several_rows: false,
    expected: { records: records.rows.length, matched: 0, review: 0, precision: 0 },
  }
}

interface Learning {
  pairs: Pairs
  known: Known | undefined
  sampled: number
  record: (at: number) => PreparedRow
  row: (at: number) => PreparedRow
  records: PreparedRow[]
  index: ReturnType<typeof createTokenIndex>
}

function prepareTables(
  fields: Fields,
  records: MatchTable,
  reference: MatchTable,
  isSelf: boolean,
  reviews: readonly Review[],
): Learning {
  const index = createTokenIndex(counted(fields, reference.rows, fields.prepareReference), fields.vocabulary)
  const step = isSelf ? 1 : Math.max(1, Math.ceil(records.rows.length / mostRecords))
  const reviewed = new Set(reviews.map(({ record }) => record))
  const sample: number[] = []
  for (const [at, row] of records.rows.entries()) {
    if (!isSelf) fields.count(fields.prepareRecord(row))
    if (at % step === 0 || reviewed.has(at)) sample.push(at)
  }
  const prepared = sample.map((at) => fields.prepareRecord(records.rows[at] as Row))
  const row = remembered((at) => fields.prepareReference(reference.rows[at] as Row))
  const pairs = comparePairs(fields, prepared, row, index, isSelf)
  return {
    pairs,
    known: reviews.length === 0 ? undefined : knownOf(pairs, sample, reviews),
    sampled: sample.length,
    record: (at) => prepared[at] as PreparedRow,
    row,
    records: prepared,
    index,
  }
}

function* counted(fields: Fields, rows: readonly Row[], prepare: (row: Row) => PreparedRow): Generator<number[]> {
  for (const row of rows) {
    const prepared = prepare(row)
    fields.count(prepared)
    yield prepared.all
  }
}

function remembered(prepare: (at: number) => PreparedRow): (at: number) => PreparedRow {
  const known = new Map<number, PreparedRow>()
  return (at) => {
    const row = known.get(at) ?? prepare(at)
    known.set(at, row)
    return row
  }
}

function knownOf(pairs: Pairs, sample: number[], reviews: readonly Review[]): Known {
  const said = new Map(reviews.map(({ record, row, isMatch }) => [`${record} ${row}`, Number(isMatch)]))
  return Float64Array.from(pairs.left, (left, pair) => said.get(`${sample[left]} ${pairs.right[pair]}`) ?? Number.NaN)
}

function findExclusive(fields: Fields, { pairs, record, row, records, index }: Learning): Exclusive {
  const fit = expectationMaximisation(pairs, { left: true, right: true })
  // Each for itself: doubles share the probability of a match, and neither would have enough of it.
  const matched = Array.from(pairs.left.keys()).filter((pair) => (fit.logits[pair] as number) > likely)
  const ownIndex = createTokenIndex(
    records.map(({ all }) => all),
    fields.vocabulary,
  )
  const inRecords = shareOfDoubles(
    fields,
    fit,
    [...new Set(matched.map((pair) => pairs.left[pair] as number))],
    record,
    ownIndex,
  )
  const inRows = shareOfDoubles(
    fields,
    fit,
    [...new Set(matched.map((pair) => pairs.right[pair] as number))],
    row,
    index,
  )
  // A record has one row unless the rows have doubles, and the other way round.
  return { left: !hasDoubles(inRows, inRecords), right: !hasDoubles(inRecords, inRows) }
}

function hasDoubles(own: number, other: number): boolean {
  return own >= doubles.least && own >= doubles.timesTheOther * other
}

/** A mapping's weight is how much it can change the odds, and its scores say how much of that a level of likeness does. */
function weigh(mappings: FieldMapping[], fit: Fit): FieldMapping[] {
  const ranges = fit.curves.map(
    (curve, mapping) => (fit.weights[mapping] as number) * ((curve.at(-1) as number) - (curve[0] as number)),
  )
  const total = ranges.reduce((sum, range) => sum + range, 0)
  return mappings.map((mapping, index) => {
    const curve = fit.curves[index] as Float64Array
    const [low, high] = [curve[0] as number, curve.at(-1) as number]
    const scores = Array.from(curve, (value) => (high === low ? 1 : round((value - low) / (high - low))))
    return { ...mapping, weight: total === 0 ? 1 : round((ranges[index] as number) / total), scores }
  })
}

function scoresOf(mappings: FieldMapping[], pairs: Pairs, pair: number): number[] {
  return mappings.map(({ scores }, mapping) => scores?.[pairs.levels[mapping]?.[pair] as number] ?? Number.NaN)
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4
}
