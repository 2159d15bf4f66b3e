import type { Filling } from '../build-extraction.ts'
import { profileOf } from '../lexicon/field-profile.ts'
import { factorsAmong, isProduct } from '../lists/factors.ts'
import { leastWorth } from '../resolve/resolved.ts'
import type { ArrayNode, FieldNode, Leaf } from '../schema/field-tree.ts'

/** More rows that state less each are rather another table. */
const leastShare = 0.75
/** Shares of items that prove a list, and that leave it unproven. */
const mostly = 0.8
const hardly = 0.5

/**
 * The reader's items where they state more than those of the engine, and in each of them hardly less; not where in the
 * engine's alone quantity times price is the amount, which proves the three.
 */
export function betterItems(list: ArrayNode, found: Filling[], read: Filling[]): Filling[] {
  if (multiplied(list, found) >= mostly && multiplied(list, read) < hardly) return found
  const [own, other] = [worthOf(list, found), worthOf(list, read)]
  return other > own && other * found.length >= leastShare * own * read.length ? read : found
}

/** Of how many items the amount is quantity times price, as a share. */
function multiplied({ items: node }: ArrayNode, items: readonly Filling[]): number {
  const leaves = node.type === 'object' ? node.properties.filter(isLeaf) : []
  const [quantity, price, total] = factorsAmong(leaves.map(profileOf)).map((at) => leaves[at])
  if (!quantity || !price || !total) return 0
  const proven = items.filter((item) => {
    const [count, each, sum] = [quantity, price, total].map((leaf) => item.leaf(leaf).value)
    return (
      typeof count === 'number' && typeof each === 'number' && typeof sum === 'number' && isProduct(count, each, sum)
    )
  })
  return proven.length / Math.max(1, items.length)
}

function isLeaf(node: FieldNode): node is Leaf {
  return node.type !== 'object' && node.type !== 'array'
}

function worthOf({ items: node }: ArrayNode, items: readonly Filling[]): number {
  return items.reduce((sum, item) => sum + worthIn(node, item), 0)
}

function worthIn(node: FieldNode, item: Filling): number {
  if (node.type === 'object') return node.properties.reduce((sum, child) => sum + worthIn(child, item), 0)
  if (node.type === 'array') return worthOf(node, item.items(node))
  const { value, confidence } = item.leaf(node)
  return value === null ? 0 : confidence - leastWorth
}
