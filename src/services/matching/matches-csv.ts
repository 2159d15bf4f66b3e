import type { MatchEvidence } from '../../match/model.ts'
import { csvLine } from '../exports/write-csv.ts'
import { type MatchedFiles, referenceRow } from './match-files.ts'

/** Each record with its own columns, what was decided, the row that it belongs to, and why. */
export function* matchesCsv(matched: MatchedFiles, escapeFormulas: boolean): Generator<string> {
  const { records, reference, matches } = matched
  const decided = ['match_status', 'match_confidence', 'match_probability', 'matched_row']
  const because = ['why', 'runner_up', 'counterfactuals', 'blocking_method']
  yield csvLine(
    [...records.columns, ...decided, ...reference.columns.map((name) => `reference.${name}`), ...because],
    escapeFormulas,
  )
  for (const [index, match] of matches.entries()) {
    const { status, confidence, evidence, matched_reference_row_id } = match
    const row = referenceRow(matched, match)
    yield csvLine(
      [
        ...(records.rows[index] ?? []),
        ...[status, confidence.toFixed(4), evidence.probability?.toFixed(4), matched_reference_row_id],
        ...reference.columns.map((_, column) => row?.[column]),
        ...[
          describeReasons(evidence),
          describeRunnerUp(evidence),
          describeCounterfactuals(evidence),
          evidence.blocking_method,
        ],
      ],
      escapeFormulas,
    )
  }
}

/** The fields by what they gave, the most first. */
export function describeReasons({ field_contributions, row_taken_by }: MatchEvidence): string {
  const fields = field_contributions
    .toSorted((a, b) => b.contribution - a.contribution)
    .map(({ extracted_field, figures_only, contained, score }) => {
      const name = extracted_field === '*' ? 'whole row' : extracted_field
      return `${figures_only ? `figures in ${name}` : contained ? `${name} contained` : name} ${score.toFixed(2)}`
    })
  return [...(row_taken_by === undefined ? [] : [`the row belongs to record ${row_taken_by}`]), ...fields].join('; ')
}

function describeRunnerUp({ runner_up }: MatchEvidence): string {
  if (runner_up === undefined) return ''
  const { reference_row_id, confidence, lost_by } = runner_up
  return `row ${reference_row_id}: ${confidence.toFixed(2)}${lost_by.length === 0 ? '' : `, lost by ${lost_by.join(', ')}`}`
}

function describeCounterfactuals({ counterfactuals }: MatchEvidence): string {
  return counterfactuals
    .map(({ without, confidence, status }) => `without ${without}: ${confidence.toFixed(2)}, ${status}`)
    .join('; ')
}
