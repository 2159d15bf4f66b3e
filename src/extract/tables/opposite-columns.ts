import type { ConceptId } from '../lexicon/concepts.ts'
import { conceptsOf } from '../lexicon/match-concepts.ts'

/** A column of what is paid out and one of what is paid in: of both, each row fills one. */
export interface Opposites {
  out: number
  into: number
}

const leastSure = 0.8

/** The two columns by the heads of a table, where it has one of each. */
export function oppositesOf(heads: readonly string[]): Opposites | undefined {
  const [out, into] = [columnOf(heads, 'debit_amount'), columnOf(heads, 'credit_entry')]
  return out === undefined || into === undefined || out === into ? undefined : { out, into }
}

function columnOf(heads: readonly string[], wanted: ConceptId): number | undefined {
  const found = heads.flatMap((text, column) => {
    const isMeant = conceptsOf(text).some(({ concept, score }) => concept === wanted && score >= leastSure)
    return isMeant ? [column] : []
  })
  return found.length === 1 ? found[0] : undefined
}
