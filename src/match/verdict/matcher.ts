import { createFields, type Fields } from '../fields.ts'
import type { MatchConfig, RecordMatch, Row } from '../model.ts'
import { type Candidate, confidenceOf, probabilityOf, type Scored, scoreFields, statusOf } from './confidence.ts'
import { explain } from './evidence.ts'
import { reasonToHold } from './reason-to-hold.ts'

export interface Found {
  candidates: readonly Candidate[]
  /** How they were found: `token_index`, `trigram`, ... */
  method: string
}

const named = 5

export interface Matcher {
  /** For whoever finds the candidates: rows as words, and counting these makes common ones weigh less. */
  fields: Fields
  match(record: Row, found: Found): RecordMatch
}

/** A config over two tables' columns: a record and its candidates in, a result with its evidence out. */
export function createMatcher(
  config: MatchConfig,
  recordColumns: readonly string[],
  referenceColumns: readonly string[],
): Matcher {
  const fields = createFields(config.field_mappings, recordColumns, referenceColumns)
  const asPrinted = countAsPrinted(config, recordColumns, referenceColumns)
  function match(record: Row, { candidates, method }: Found): RecordMatch {
    const prepared = fields.prepareRecord(record)
    const scored = candidates
      .map((candidate): Scored => {
        const scores = scoreFields(fields, prepared, candidate.prepared ?? fields.prepareReference(candidate.row))
        return { ...candidate, scores, confidence: confidenceOf(config.field_mappings, scores) }
      })
      .sort(
        (a, b) =>
          b.confidence - a.confidence || asPrinted(record, b.row) - asPrinted(record, a.row) || (a.id < b.id ? -1 : 1),
      )
    const best = scored[0]
    const confidence = best?.confidence ?? 0
    const found = best === undefined ? 'no_match' : statusOf(config, confidence)
    const held_by =
      found === 'matched' ? reasonToHold(config.field_mappings, scored, (row) => asPrinted(record, row)) : undefined
    const status = held_by ? 'review' : found
    const probability = best === undefined ? undefined : probabilityOf(config, confidence, true)
    return {
      matched_reference_row_id: status === 'no_match' ? null : (best?.id ?? null),
      confidence,
      status,
      evidence: {
        ...explain(config, { recordColumns, referenceColumns, record }, scored),
        candidates_considered: scored.length,
        top_n_candidates: scored
          .slice(0, named)
          .map((one) => ({ reference_row_id: one.id, confidence: one.confidence })),
        blocking_method: method,
        ...(probability === undefined ? {} : { probability }),
        ...(held_by && { held_by }),
      },
    }
  }
  return { fields, match }
}

/** How many fields are the same to the letter: of rows that say the same otherwise, the one that does is meant. */
function countAsPrinted(
  { field_mappings }: MatchConfig,
  recordColumns: readonly string[],
  referenceColumns: readonly string[],
): (record: Row, row: Row) => number {
  const places = field_mappings.map(
    ({ extracted_field, reference_column }) =>
      [recordColumns.indexOf(extracted_field), referenceColumns.indexOf(reference_column)] as const,
  )
  const printed = (value: string | null | undefined) => value?.trim().toLowerCase() || undefined
  return (record, row) =>
    places.filter(([own, other]) => printed(record[own]) !== undefined && printed(record[own]) === printed(row[other]))
      .length
}
