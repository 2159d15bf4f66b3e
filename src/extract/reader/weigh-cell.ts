import type { Leaf } from '../schema/field-tree.ts'
import type { Tags } from './decode-items.ts'
import type { CellEvidence } from './mix.ts'
import type { Reading } from './reading.ts'

/** What the reader sees in the words of a cell; nothing where it has not looked at them. */
export function evidenceOfCell(
  reading: Reading,
  leaf: Leaf,
  words: readonly number[],
  found: number,
): CellEvidence | undefined {
  const own = ownShare(reading, leaf, words)
  const tags = reading.properties.get(leaf)?.tags
  const [first, last] = [words[0], words.at(-1)]
  if (own === undefined || !tags || first === undefined || last === undefined) return
  let other = 0
  for (const each of othersOf(reading, leaf)) other = Math.max(other, shareOf(each, words))
  return { found, own, other, begins: tags[first * 3 + 1] ?? 0, goesOn: tags[(last + 1) * 3 + 2] ?? 0 }
}

/** How surely the reader sees a property in words. */
export function ownShare({ properties }: Reading, leaf: Leaf, words: readonly number[]): number | undefined {
  const property = properties.get(leaf)
  return !property || words.length === 0 || words.includes(-1) ? undefined : shareOf(property.tags, words)
}

const known = new WeakMap<Reading, Map<Leaf, Tags[]>>()

/** What words are to the other properties of the same list: asked of each cell. */
function othersOf(reading: Reading, leaf: Leaf): Tags[] {
  const byLeaf = known.get(reading) ?? new Map<Leaf, Tags[]>()
  known.set(reading, byLeaf)
  const list = reading.properties.get(leaf)?.list
  const others =
    byLeaf.get(leaf) ??
    [...reading.properties].flatMap(([other, each]) => (other !== leaf && each.list === list ? [each.tags] : []))
  byLeaf.set(leaf, others)
  return others
}

function shareOf(tags: Tags, words: readonly number[]): number {
  let sum = 0
  for (const word of words) sum += 1 - (tags[word * 3] ?? 1)
  return sum / words.length
}
