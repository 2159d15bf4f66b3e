import { mean } from '../../core/statistics.ts'
import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { Part } from '../resolve/part.ts'
import type { Leaf } from '../schema/field-tree.ts'

/** How surely words are a property of a list by what the reader sees in them; nothing where it has not looked. */
export type Sight = (parts: readonly Part[]) => (leaf: Leaf) => number | undefined

/** For each property how surely the cells of a column are it. */
export function seenIn(
  cells: readonly (readonly Part[])[],
  properties: readonly FieldProfile[],
  sight: Sight,
): number[] {
  const seen = cells.map(sight)
  return properties.map(({ leaf }) => (seen.length === 0 ? 0 : mean(seen.map((of) => of(leaf) ?? 0))))
}
