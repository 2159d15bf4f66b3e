import { compareField } from '../compare/compare-field.ts'
import type { Fields, PreparedRow } from '../fields.ts'
import { levelOf } from '../learn/levels.ts'
import type { FieldMapping, MatchConfig, MatchStatus, Row } from '../model.ts'

export interface Candidate {
  id: string
  row: Row
  /** Where it was made ready before. */
  prepared?: PreparedRow
}

export interface Scored extends Candidate {
  scores: number[]
  confidence: number
}

/** The score of a mapping, NaN where a side has no value. */
function scoreOf({ scores }: FieldMapping, likeness: number): number {
  if (scores === undefined || Number.isNaN(likeness)) return likeness
  return scores[levelOf(likeness)] ?? Number.NaN
}

export function scoreFields(fields: Fields, record: PreparedRow, reference: PreparedRow): number[] {
  return fields.mappings.map((mapping, index) => scoreOf(mapping, compareField(fields, index, record, reference)))
}

/** The weighted mean of the scores over the fields that both sides have; 0 where there is none. */
export function confidenceOf(mappings: readonly FieldMapping[], scores: readonly number[], without = -1): number {
  let sum = 0
  let total = 0
  for (const [index, score] of scores.entries()) {
    if (Number.isNaN(score) || index === without) continue
    const { weight } = mappings[index] as FieldMapping
    sum += weight * score
    total += weight
  }
  return total === 0 ? 0 : Math.min(1, sum / total)
}

export function statusOf(
  { threshold, review_floor }: Pick<MatchConfig, 'threshold' | 'review_floor'>,
  confidence: number,
): MatchStatus {
  if (confidence >= threshold) return 'matched'
  return confidence >= review_floor ? 'review' : 'no_match'
}

/** Learned from the tables: how likely a match is at this confidence, for a record's best row and for its others. */
export function probabilityOf({ calibration }: MatchConfig, confidence: number, isBest: boolean): number | undefined {
  const curve = isBest ? calibration?.best : calibration?.others
  if (curve === undefined) return undefined
  return curve[Math.min(curve.length - 1, Math.floor(confidence * curve.length))]
}
