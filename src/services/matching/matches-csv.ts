import { csvLine } from '../exports/write-csv.ts'
import { describeCounterfactuals, describeReasons, describeRunnerUp } from './describe-evidence.ts'
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
