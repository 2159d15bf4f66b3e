import type { Filling } from '../build-extraction.ts'
import { leastWorth } from '../resolve/resolved.ts'
import type { ArrayNode, FieldNode } from '../schema/field-tree.ts'

/** The reader's items where the engine has found none, if they are worth more than none. */
export function betterItems(list: ArrayNode, found: Filling[], read: Filling[]): Filling[] {
  return found.length === 0 && worthOf(list, read) > 0 ? read : found
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
