import type { Filling } from '../build-extraction.ts'
import { leastWorth } from '../resolve/resolved.ts'
import type { ArrayNode, FieldNode } from '../schema/field-tree.ts'

/** More rows that state less each are rather another table. */
const leastShare = 0.75

/** The reader's items where they state more than those of the engine, and in each of them hardly less. */
export function betterItems(list: ArrayNode, found: Filling[], read: Filling[]): Filling[] {
  const [own, other] = [worthOf(list, found), worthOf(list, read)]
  return other > own && other * found.length >= leastShare * own * read.length ? read : found
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
