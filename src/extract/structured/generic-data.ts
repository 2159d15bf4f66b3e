import type { Document, FormatName } from '../../document/model.ts'
import { type DataNode, dataNodes, isList } from './data-nodes.ts'
import { conceptOf, type Fact, type FactTree } from './facts.ts'
import { readTables } from './table-data.ts'

export type DataTree = FactTree

const sheets: FormatName[] = ['csv', 'xls', 'xlsx', 'xlsm', 'xlsb', 'ods', 'numbers', 'xml']

/** The values and records of XML, JSON, CSV and sheets under the names that they have there; null of anything else. */
export function readData(document: Document): DataTree | null {
  const { name } = document.format
  const root = name === 'xml' || name === 'json' ? dataNodes(document) : null
  const tree: DataTree = { facts: [], groups: [] }
  if (root) addNode(root, [], tree)
  else if (sheets.includes(name)) readTables(document, tree)
  return tree.facts.length + tree.groups.length > 0 ? tree : null
}

function addNode(node: DataNode, names: string[], tree: DataTree): void {
  const fact = factOf(node, names)
  if (fact) tree.facts.push(fact)
  addChildren(node, names, tree)
}

function addChildren(node: DataNode, names: string[], tree: DataTree): void {
  if (isList(node))
    for (const item of node.children.toSorted((a, b) => Number(a.name) - Number(b.name))) addItem(item, names, tree)
  else
    for (const [name, children] of Map.groupBy(node.children, (child) => child.name.replace('@', '')))
      for (const child of children)
        if (children.length > 1) addItem(child, [...names, name], tree)
        else addNode(child, [...names, name], tree)
}

/** One of several: a record where it holds more than a value. */
function addItem(node: DataNode, names: string[], tree: DataTree): void {
  if (node.children.length === 0 || isList(node)) {
    addNode(node, names, tree)
    return
  }
  const own = factOf(node, names.slice(-1))
  const record: DataTree = { facts: own ? [own] : [], groups: [] }
  addChildren(node, [], record)
  tree.groups.push({ concept: conceptOf(names), names, ...record })
}

function factOf({ text, words, page, path }: DataNode, names: string[]): Fact | undefined {
  if (text === undefined || !words) return undefined
  const fact = { concept: conceptOf(names), names, value: typed(text), text, page, words, path }
  return text === 'null' ? { ...fact, isNone: true } : fact
}

function typed(text: string): Fact['value'] {
  if (text === 'true' || text === 'false') return text === 'true'
  if (!/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[-+]?\d{1,2})?$/i.test(text)) return text
  // More digits than a number keeps are an id, and stay as they are written.
  return Math.abs(Number(text)) <= Number.MAX_SAFE_INTEGER ? Number(text) : text
}
