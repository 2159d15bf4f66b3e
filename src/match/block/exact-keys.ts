import type { Fields, PreparedRow } from '../fields.ts'
import type { FieldMapping } from '../model.ts'

/** What equal values of such a field say: that it is the same thing, as far as few rows have them. */
export function isKey({ match_type, kind, figures_only, contained }: FieldMapping): boolean {
  if (figures_only || contained) return false
  return match_type === 'exact' || (match_type === 'fuzzy' && (kind === 'identifier' || kind === 'phone'))
}

export interface ExactKeys {
  readonly method: string
  /** The rows that have the same key as the record, by any of the mappings that are keys; none where too many have it. */
  find(record: PreparedRow, most: number, except: number): number[]
}

/** Rows by their whole values of the mappings that are keys. */
export function createExactKeys(rows: readonly PreparedRow[], { mappings }: Pick<Fields, 'mappings'>): ExactKeys {
  const indexes = mappings.flatMap((mapping, index) =>
    isKey(mapping) ? [{ index, rows: groupRows(rows, index) }] : [],
  )
  function find(record: PreparedRow, most: number, except: number): number[] {
    const found = indexes.flatMap(({ index, rows: known }) => {
      const same = known.get(keyOf(record, index)) ?? []
      return same.length > most ? [] : same
    })
    return [...new Set(found)].filter((row) => row !== except)
  }
  return { method: 'exact_key', find }
}

function groupRows(rows: readonly PreparedRow[], index: number): Map<number | string, number[]> {
  const known = new Map<number | string, number[]>()
  for (const [at, row] of rows.entries()) {
    const key = keyOf(row, index)
    if (key === '') continue
    const same = known.get(key)
    if (same === undefined) known.set(key, [at])
    else same.push(at)
  }
  return known
}

/** The words by their numbers; one alone, as identifiers have it, takes no text. */
function keyOf({ words }: PreparedRow, index: number): number | string {
  const own = words[index] as number[]
  return own.length === 1 ? (own[0] as number) : own.join(' ')
}
