import type { CandidateIndex } from '../block/token-index.ts'
import { compareField } from '../compare/compare-field.ts'
import type { Fields, PreparedRow } from '../fields.ts'
import type { Fit } from './expectation.ts'
import { levelOf } from './levels.ts'

const looked = 300
const candidates = 10

/** Of the rows that have a match, the share that has another row beside it in its own table which would match as well. */
export function shareOfDoubles(
  fields: Fields,
  fit: Fit,
  rows: readonly number[],
  prepared: (row: number) => PreparedRow,
  index: CandidateIndex,
): number {
  const step = Math.max(1, Math.floor(rows.length / looked))
  const some = rows.filter((_, at) => at % step === 0)
  const doubled = some.filter((row) => {
    const own = prepared(row)
    return index.find(own.all, candidates, row).some((other) => logOdds(fields, fit, own, prepared(other)) > 0)
  })
  return doubled.length / Math.max(1, some.length)
}

function logOdds(fields: Fields, fit: Fit, a: PreparedRow, b: PreparedRow): number {
  return fit.curves.reduce((sum, curve, mapping) => {
    const level = levelOf(compareField(fields, mapping, a, b))
    return level < 0 ? sum : sum + (fit.weights[mapping] as number) * (curve[level] as number)
  }, fit.prior)
}
