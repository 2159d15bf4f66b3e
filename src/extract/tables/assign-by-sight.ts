import { mean } from '../../core/statistics.ts'
import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { Part } from '../resolve/part.ts'
import type { Leaf } from '../schema/field-tree.ts'

/** How surely words are a property of a list by what the reader sees in them; nothing where it has not looked. */
export type Sight = (leaf: Leaf, parts: readonly Part[]) => number | undefined

/** Under this the reader does not take a column for the property. */
const leastSeen = 0.3

/** For each property how surely the cells of a column are it, 0 where another property is seen in them more surely. */
export function seenIn(
  cells: readonly (readonly Part[])[],
  properties: readonly FieldProfile[],
  sight: Sight,
): number[] {
  const filled = cells.filter((parts) => parts.length > 0)
  const seen = properties.map(({ leaf }) =>
    filled.length === 0 ? 0 : mean(filled.map((parts) => sight(leaf, parts) ?? 0)),
  )
  const most = Math.max(leastSeen, ...seen)
  return seen.map((each) => (each === most ? each : 0))
}

/** Gives columns whose heads name nothing that is asked for the properties that the reader sees in their cells. */
export function assignBySight<C extends { property: number; score: number }>(
  columns: readonly C[],
  cellsOf: (column: number) => readonly (readonly Part[])[],
  properties: readonly FieldProfile[],
  sight: Sight,
): C[] {
  const named = new Set(columns.map(({ property }) => property))
  const pairs = columns.flatMap(({ property: own }, column) =>
    own >= 0 ? [] : seenIn(cellsOf(column), properties, sight).map((score, property) => ({ column, property, score })),
  )
  const found = [...columns]
  for (const { column, property, score } of pairs.toSorted((a, b) => b.score - a.score)) {
    const open = found[column]
    if (score === 0 || named.has(property) || !open || open.property >= 0) continue
    named.add(property)
    found[column] = { ...open, property, score }
  }
  return found
}
