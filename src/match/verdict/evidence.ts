import { type FieldMapping, type MatchConfig, type MatchEvidence, type Row, wholeRow } from '../model.ts'
import { confidenceOf, type Scored, statusOf } from './confidence.ts'

/** A field agrees from this score on, where it is one of several and has no threshold of its own. */
const agreement = 0.8
/** A field by which a runner-up lost made at least this difference. */
const leastDifference = 0.01

interface Asked {
  recordColumns: readonly string[]
  referenceColumns: readonly string[]
  record: Row
}

type Explanation = Pick<MatchEvidence, 'field_contributions' | 'record_values' | 'runner_up' | 'counterfactuals'>

/** What each field gave, why the next best row lost, and what would have come out without a field. */
export function explain(config: MatchConfig, asked: Asked, [best, second]: readonly Scored[]): Explanation {
  const record_values = valuesCompared(config, asked)
  if (best === undefined) return { field_contributions: [], record_values, counterfactuals: [] }
  const mappings = config.field_mappings
  const shares = contributionsOf(mappings, best.scores)
  const field_contributions = mappings.flatMap((mapping, index) => {
    const score = best.scores[index] as number
    if (Number.isNaN(score)) return []
    return {
      extracted_field: mapping.extracted_field,
      extracted_value: shownValue(asked.recordColumns, asked.record, mapping.extracted_field),
      reference_value: shownValue(asked.referenceColumns, best.row, mapping.reference_column),
      match_type: mapping.match_type,
      ...(mapping.figures_only ? { figures_only: true as const } : {}),
      ...(mapping.contained ? { contained: true as const } : {}),
      matched: score >= agreement,
      weight: mapping.weight,
      score,
      contribution: shares[index] as number,
    }
  })
  return {
    field_contributions,
    record_values,
    ...(second === undefined ? {} : { runner_up: runnerUp(mappings, shares, second) }),
    counterfactuals: counterfactuals(config, best),
  }
}

/** Whatever was found: who looks at a record without a match wants to see the record. */
function valuesCompared(
  { field_mappings }: MatchConfig,
  { recordColumns, record }: Asked,
): MatchEvidence['record_values'] {
  const names = new Set(field_mappings.map(({ extracted_field }) => extracted_field))
  names.delete(wholeRow)
  return Object.fromEntries(Array.from(names, (name) => [name, shownValue(recordColumns, record, name)]))
}

function shownValue(columns: readonly string[], row: Row, column: string): string | null {
  if (column === wholeRow) return null
  return row[columns.indexOf(column)] ?? null
}

/** The parts of the weighted mean: their sum is the confidence. */
function contributionsOf(mappings: readonly FieldMapping[], scores: readonly number[]): number[] {
  const isThere = (index: number): boolean => !Number.isNaN(scores[index])
  const total = mappings.reduce((sum, { weight }, index) => (isThere(index) ? sum + weight : sum), 0)
  return mappings.map(({ weight }, index) =>
    isThere(index) && total > 0 ? (weight * (scores[index] as number)) / total : 0,
  )
}

function runnerUp(
  mappings: readonly FieldMapping[],
  best: number[],
  second: Scored,
): NonNullable<MatchEvidence['runner_up']> {
  const own = contributionsOf(mappings, second.scores)
  const lost = mappings
    .map((mapping, index) => ({ name: nameOf(mapping), by: (best[index] as number) - (own[index] as number) }))
    .filter(({ by }) => by >= leastDifference)
    .sort((a, b) => b.by - a.by)
  return { reference_row_id: second.id, confidence: second.confidence, lost_by: lost.map(({ name }) => name) }
}

function counterfactuals(config: MatchConfig, best: Scored): MatchEvidence['counterfactuals'] {
  return config.field_mappings.flatMap((mapping, index) => {
    if (Number.isNaN(best.scores[index]) || mapping.weight === 0) return []
    const confidence = confidenceOf(config.field_mappings, best.scores, index)
    return { without: nameOf(mapping), confidence, status: statusOf(config, confidence) }
  })
}

function nameOf({ extracted_field, figures_only, contained }: FieldMapping): string {
  const name = extracted_field === wholeRow ? 'the whole row' : extracted_field
  if (contained) return `the shorter of ${name} in the longer`
  return figures_only ? `figures in ${name}` : name
}
