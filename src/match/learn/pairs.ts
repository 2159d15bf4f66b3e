import type { CandidateIndex } from '../block/token-index.ts'
import { compareField } from '../compare/compare-field.ts'
import type { Fields, PreparedRow } from '../fields.ts'
import { levelOf } from './levels.ts'

/** Candidate pairs of records and rows, with the level of likeness of each for every mapping. */
export interface Pairs {
  left: Int32Array
  right: Int32Array
  levels: Int8Array[]
}

const perRecord = 20

export function comparePairs(
  fields: Fields,
  records: PreparedRow[],
  row: (at: number) => PreparedRow,
  index: CandidateIndex,
  isSelf = false,
): Pairs {
  const left: number[] = []
  const right: number[] = []
  for (const [at, record] of records.entries()) {
    for (const other of index.find(record.all, perRecord, isSelf ? at : -1)) {
      if (isSelf && other < at) continue
      left.push(at)
      right.push(other)
    }
  }
  const levels = fields.mappings.map((_, mapping) =>
    Int8Array.from(left, (at, pair) =>
      levelOf(compareField(fields, mapping, records[at] as PreparedRow, row(right[pair] as number))),
    ),
  )
  return { left: Int32Array.from(left), right: Int32Array.from(right), levels }
}
