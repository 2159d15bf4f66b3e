import { AppError } from '../../core/app-error.ts'
import { type Suggestion, suggest } from '../../match/learn/suggest.ts'
import { matchTables } from '../../match/match-tables.ts'
import type { GivenPair, MatchTable, RecordMatch, Row } from '../../match/model.ts'
import { readTableFile } from './read-table-file.ts'

export interface MatchedFiles extends Suggestion {
  records: MatchTable
  reference: MatchTable
  matches: RecordMatch[]
}

interface Options {
  precision?: number
  given?: readonly GivenPair[]
  /** Told after each record. */
  onMatched?: (done: number, of: number) => void
}

/** Two files of rows: what belongs together, by what the tables themselves teach. */
export async function matchFiles(
  records: string,
  reference: string,
  { onMatched, ...options }: Options = {},
): Promise<MatchedFiles> {
  const [left, right] = await Promise.all([readTableFile(records), readTableFile(reference)])
  for (const [path, table] of [
    [records, left],
    [reference, right],
  ] as const) {
    if (table.rows.length === 0) throw new AppError('validation_error', `${path} has no rows below its header.`)
  }
  for (const { extracted_field, reference_column } of options.given ?? []) {
    refuseUnknown(records, left, extracted_field)
    if (reference_column !== null) refuseUnknown(reference, right, reference_column)
  }
  const suggestion = suggest(left, right, options)
  if (suggestion.config.field_mappings.length === 0) {
    throw new AppError(
      'validation_error',
      `No column of ${records} seems to mean the same as one of ${reference}. Say which do with --map.`,
    )
  }
  const matches = [...matchTables(suggestion.config, left, right, (done) => onMatched?.(done, left.rows.length))]
  return { ...suggestion, records: left, reference: right, matches }
}

function refuseUnknown(path: string, { columns }: MatchTable, name: string): void {
  if (columns.includes(name)) return
  throw new AppError('validation_error', `${path} has no column "${name}": there are ${columns.join(', ')}.`)
}

export function referenceRow(
  { reference }: MatchedFiles,
  { matched_reference_row_id: id }: RecordMatch,
): Row | undefined {
  return id === null ? undefined : reference.rows[Number(id) - 1]
}
