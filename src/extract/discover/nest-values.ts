import type { Document } from '../../document/model.ts'
import { type DataNode, dataNodes, isList } from '../structured/data-nodes.ts'
import type { DiscoveredValue, NestedFields, NestedValue } from './discovery.ts'
import { Names, nameAsGiven } from './name-label.ts'

/** The value whose first word is the one of this page. */
type ValueAt = (page: number, word: number) => DiscoveredValue | undefined

/** The values of a file of data as it nests them: a list is a list at any depth, and one value is one. */
export function nestValues(document: Document, valueAt: ValueAt): NestedFields | undefined {
  const root = isNested(document) ? dataNodes(document) : null
  const nested = root ? nest(root, document.format.name === 'xml' ? elementsIn : membersIn, valueAt) : undefined
  if (!nested || 'value' in nested) return undefined
  return 'items' in nested ? new Map([['items', nested]]) : nested.fields
}

/** XML with elements inside of text is a text, and what it says is found in its lines. */
function isNested({ format, pages }: Document): boolean {
  const isText = () => pages.some(({ blocks }) => blocks.some(({ kind }) => kind === 'paragraph'))
  return format.name === 'json' || (format.name === 'xml' && !isText())
}

type NestInside = (node: DataNode, inside: (child: DataNode) => NestedValue | undefined) => NestedValue

function nest(node: DataNode, nestInside: NestInside, valueAt: ValueAt): NestedValue | undefined {
  const value = node.words && node.text !== 'null' ? valueAt(node.page - 1, node.words[0]) : undefined
  const own = value && { value }
  if (node.children.length === 0) return own
  const nested = nestInside(node, (child) => nest(child, nestInside, valueAt))
  // Of an element that has attributes: what it says itself.
  return own && 'fields' in nested ? { fields: new Map([...nested.fields, [freeName(nested.fields), own]]) } : nested
}

function freeName(fields: NestedFields): string {
  const names = new Names()
  for (const name of fields.keys()) names.take(name)
  return names.take('value')
}

function membersIn(node: DataNode, inside: (child: DataNode) => NestedValue | undefined): NestedValue {
  if (isList(node)) {
    const inOrder = node.children.toSorted((a, b) => Number(a.name) - Number(b.name))
    return { items: inOrder.flatMap((child) => inside(child) ?? []) }
  }
  return fieldsOf(node.children.map((child) => [child.name, inside(child)]))
}

/** An element that stands several times among its siblings is a list of them. */
function elementsIn(node: DataNode, inside: (child: DataNode) => NestedValue | undefined): NestedValue {
  const byName = Map.groupBy(node.children, ({ name, path }) => (isNumbered(path) ? name : path))
  return fieldsOf(
    [...byName.values()].map((children): [string, NestedValue | undefined] => {
      const [first] = children
      const values = children.flatMap((child) => inside(child) ?? [])
      return [first?.name ?? '', first && isNumbered(first.path) ? { items: values } : values[0]]
    }),
  )
}

function isNumbered(path: string): boolean {
  return /\[\d+\]$/.test(path)
}

function fieldsOf(named: readonly [string, NestedValue | undefined][]): NestedValue {
  const names = new Names()
  const fields = named.flatMap(([name, value]): [string, NestedValue][] =>
    value ? [[names.take(nameAsGiven(name)), value]] : [],
  )
  return { fields: new Map(fields) }
}
