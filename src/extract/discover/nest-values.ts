import type { Document } from '../../document/model.ts'
import { type DataNode, dataNodes, isList } from '../structured/data-nodes.ts'
import type { DiscoveredValue, NestedFields, NestedValue } from './discovery.ts'
import { Names, nameAsGiven } from './name-label.ts'

/** The value whose first word is the one of this page. */
type ValueAt = (page: number, word: number) => DiscoveredValue | undefined

/** The values of a JSON file as it nests them: a list is a list at any depth, and one value is one. */
export function nestValues(document: Document, valueAt: ValueAt): NestedFields | undefined {
  const root = document.format.name === 'json' ? dataNodes(document) : null
  const nested = root ? nest(root, valueAt) : undefined
  if (!nested || 'value' in nested) return undefined
  return 'items' in nested ? new Map([['items', nested]]) : nested.fields
}

function nest(node: DataNode, valueAt: ValueAt): NestedValue | undefined {
  if (isList(node)) {
    const inOrder = node.children.toSorted((a, b) => Number(a.name) - Number(b.name))
    return { items: inOrder.flatMap((child) => nest(child, valueAt) ?? []) }
  }
  if (node.children.length > 0) {
    const names = new Names()
    const fields = node.children.flatMap((child): [string, NestedValue][] => {
      const value = nest(child, valueAt)
      return value ? [[names.take(nameAsGiven(child.name)), value]] : []
    })
    return { fields: new Map(fields) }
  }
  const value = node.words && node.text !== 'null' && valueAt(node.page - 1, node.words[0])
  return value ? { value } : undefined
}
