import { createCandidateFinder } from './block/find-candidates.ts'
import type { PreparedRow } from './fields.ts'
import type { MatchConfig, MatchTable, RecordMatch, Row } from './model.ts'
import { createMatcher } from './verdict/matcher.ts'
import { awardRows, type Claim } from './verdict/one-to-one.ts'

const perRecord = 20

/** Every record against a table held in memory, or against the others of its own; in order, and ids are the places in the tables, from 1 on. */
export function matchTables(
  config: MatchConfig,
  records: MatchTable,
  reference: MatchTable,
  onMatched?: (done: number) => void,
): Iterable<RecordMatch> {
  const matches = matchEach(config, records, reference, onMatched)
  return config.one_to_one ? giveRowsToOne([...matches]) : matches
}

function* matchEach(
  config: MatchConfig,
  records: MatchTable,
  reference: MatchTable,
  onMatched?: (done: number) => void,
): Generator<RecordMatch> {
  const { fields, match } = createMatcher(config, records.columns, reference.columns)
  const rows = reference.rows.map((row) => fields.prepareReference(row))
  for (const row of rows) fields.count(row)
  const find = createCandidateFinder(rows, fields)
  const isSelf = records === reference
  if (!isSelf) for (const row of records.rows) fields.count(fields.prepareRecord(row))
  for (const [own, record] of records.rows.entries()) {
    const { places, method } = find(fields.prepareRecord(record), perRecord, isSelf ? own : -1)
    const candidates = Array.from(places, (at) => ({
      id: String(at + 1),
      row: reference.rows[at] as Row,
      prepared: rows[at] as PreparedRow,
    }))
    yield match(record, { candidates, method })
    onMatched?.(own + 1)
  }
}

/** Who loses its row to a surer record keeps what it found, for somebody to look at. */
function giveRowsToOne(matches: RecordMatch[]): RecordMatch[] {
  const claims = matches.flatMap(({ matched_reference_row_id: row, status, confidence }, at): Claim[] =>
    row === null || status !== 'matched' ? [] : [{ record: String(at + 1), row, confidence }],
  )
  const holders = awardRows(claims)
  return matches.map((match, at) => {
    const holder = match.status === 'matched' ? holders.get(match.matched_reference_row_id ?? '') : undefined
    if (holder === undefined || holder.record === String(at + 1)) return match
    return { ...match, status: 'review', evidence: { ...match.evidence, row_taken_by: holder.record } }
  })
}
