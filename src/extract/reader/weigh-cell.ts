import { mean } from '../../core/statistics.ts'
import type { Leaf } from '../schema/field-tree.ts'
import type { Tags } from './decode-items.ts'
import type { CellEvidence } from './mix.ts'
import type { Reading } from './reading.ts'

/** What the reader sees in the words of a cell; nothing where it has not looked at them. */
export function evidenceOfCell(
  { properties }: Reading,
  leaf: Leaf,
  words: readonly number[],
  found: number,
): CellEvidence | undefined {
  const property = properties.get(leaf)
  const [first, last] = [words[0], words.at(-1)]
  if (!property || first === undefined || last === undefined || words.includes(-1)) return
  const others = [...properties].filter(([other, { list }]) => other !== leaf && list === property.list)
  return {
    ...{ found, own: shareOf(property.tags, words) },
    other: Math.max(0, ...others.map(([, { tags }]) => shareOf(tags, words))),
    begins: property.tags[first * 3 + 1] ?? 0,
    goesOn: property.tags[(last + 1) * 3 + 2] ?? 0,
  }
}

function shareOf(tags: Tags, words: readonly number[]): number {
  return mean(words.map((word) => 1 - (tags[word * 3] ?? 1)))
}
