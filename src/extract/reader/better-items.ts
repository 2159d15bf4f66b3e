import type { Filling } from '../build-extraction.ts'
import type { ArrayNode, FieldNode } from '../schema/field-tree.ts'

/** Under this a value does more harm than good. */
const leastWorth = 0.3

/** What the engine finds in grids is right more often than its scores say: chosen on documents of eight kinds. */
const leastGain = 3

/** Of two readings of a list the one that is expected to have more right values. */
export function betterItems(list: ArrayNode, found: Filling[], read: Filling[]): Filling[] {
  return worthOf(list, read) > leastGain * worthOf(list, found) ? read : found
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
