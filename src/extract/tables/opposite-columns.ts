import type { ConceptId } from '../lexicon/concepts.ts'
import { conceptsOf } from '../lexicon/match-concepts.ts'

const leastSure = 0.8

/** For a column of what is paid out that of what is paid in, and the other way round, where a table has one of each. */
export function oppositesOf(heads: readonly { text: string }[]): (column: number) => number | undefined {
  const [out, into] = [columnOf(heads, 'debit_amount'), columnOf(heads, 'credit_entry')]
  if (out === undefined || into === undefined || out === into) return () => undefined
  return (column) => (column === out ? into : column === into ? out : undefined)
}

function columnOf(heads: readonly { text: string }[], wanted: ConceptId): number | undefined {
  const found = heads.flatMap(({ text }, column) => {
    const isMeant = conceptsOf(text).some(({ concept, score }) => concept === wanted && score >= leastSure)
    return isMeant ? [column] : []
  })
  return found.length === 1 ? found[0] : undefined
}
