import type { FieldMapping, MatchEvidence, Row } from '../model.ts'
import type { Scored } from './confidence.ts'

/** What is nearer than this is as likely. */
const tie = 1e-6
/** So much of the weight must have been compared. */
const leastCompared = 0.5
/** Kinds of values that name somebody, alone. */
const naming = new Set(['identifier', 'phone', 'company'])

/** Why a person is to say which row it is, however well the best one agrees. */
export function reasonToHold(
  mappings: readonly FieldMapping[],
  [best, second]: readonly Scored[],
  asPrinted: (row: Row) => number,
): MatchEvidence['held_by'] {
  if (best === undefined) return undefined
  const isTie = second && best.confidence - second.confidence < tie && asPrinted(best.row) === asPrinted(second.row)
  if (isTie) return 'tie'
  // What was learned knows what a value that is missing is worth.
  if (mappings.some(({ scores }) => scores)) return undefined
  const compared = mappings.filter((_, index) => !Number.isNaN(best.scores[index]))
  if (compared.some(({ match_type, kind = 'text' }) => match_type === 'exact' || naming.has(kind))) return undefined
  return weightOf(compared) <= leastCompared * weightOf(mappings) + tie ? 'few_values' : undefined
}

function weightOf(mappings: readonly FieldMapping[]): number {
  return mappings.reduce((sum, { weight }) => sum + weight, 0)
}
