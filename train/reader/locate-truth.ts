import type { Document } from '../../src/document/model.ts'
import { placeFinder } from '../../src/extract/reader/page-features.ts'
import type { ArrayNode, FieldNode, Leaf } from '../../src/extract/schema/field-tree.ts'
import { viewDocument } from '../../src/extract/view/document-view.ts'
import { type Printing, ValueLocator } from './locate-value.ts'
import type { GoldChoice, GoldSpan } from './pack-document.ts'

export interface LocatedTruth {
  spans: GoldSpan[]
  choices: GoldChoice[]
  /** Paths that are stated, but not found. */
  unknown: string[]
}

type Value = string | number | boolean

/**
 * Finds the words that print the values of an instance of a schema. `isKnown` says whether a value that the instance
 * lacks is known to be absent.
 */
export function locateTruth(
  document: Document,
  root: FieldNode,
  instance: unknown,
  isKnown: (node: FieldNode) => boolean,
): LocatedTruth {
  const view = viewDocument(document)
  const locator = new ValueLocator(view)
  const wordAt = placeFinder({
    places: view.segments.flatMap(({ page, words }) => words.map((word): [number, number] => [page, word])),
  })
  const placeOf = ({ page, words }: Printing) => wordAt(page - 1, words[0])
  const truth: LocatedTruth = { spans: [], choices: [], unknown: [] }
  const counts = new Map<string, number>()
  const taken = new Set<number>()
  visit(root, instance)
  return truth

  function visit(node: FieldNode, value: unknown): void {
    if (node.type === 'object')
      for (const child of node.properties) visit(child, (value as Record<string, unknown> | undefined)?.[child.name])
    else if (node.type === 'array') visitList(node, value, undefined)
    else if (isValue(value)) visitLeaf(node, value)
    else if (!isKnown(node)) truth.unknown.push(node.path)
  }

  function visitLeaf(leaf: Leaf, value: Value): void {
    const printings = typeof value === 'boolean' ? [] : locator.find(leaf, value)
    const isChosen = leaf.enum !== undefined || leaf.type === 'boolean'
    if (isChosen) truth.choices.push({ path: leaf.path, value })
    truth.spans.push(...printings.map((printing) => ({ path: leaf.path, ...printing })))
    if (printings.length === 0 && !isChosen) truth.unknown.push(leaf.path)
  }

  function visitList(list: ArrayNode, value: unknown, outer: number | undefined): void {
    const items = Array.isArray(value) ? value : []
    if (!Array.isArray(value) && !isKnown(list)) truth.unknown.push(list.path)
    let from = 0
    for (const item of items) {
      const number = counts.get(list.path) ?? 0
      counts.set(list.path, number + 1)
      const cells = cellsOf(list.items, item).map(({ leaf, value: wanted }) => ({
        leaf,
        printings: (typeof wanted === 'boolean' ? [] : locator.find(leaf, wanted)).filter(
          (each) => !taken.has(placeOf(each)),
        ),
      }))
      const chosen = nearest(
        cells.map(({ printings }) => printings),
        placeOf,
        from,
      )
      cells.forEach(({ leaf }, index) => {
        const printing = chosen[index]
        if (!printing) return
        truth.spans.push({ path: leaf.path, ...printing, item: number, ...(outer !== undefined && { outer }) })
        taken.add(placeOf(printing))
        from = Math.max(from, placeOf(printing))
      })
      for (const inner of listsOf(list.items)) visitList(inner, valueAt(item, list.items, inner), number)
    }
  }
}

/**
 * For each cell of an item one of its printings, so that they stand together: near the one printing that has most others
 * close to it, the first of those behind the item before.
 */
function nearest(
  cells: readonly Printing[][],
  placeOf: (printing: Printing) => number,
  from: number,
): (Printing | undefined)[] {
  let best: { chosen: (Printing | undefined)[]; cost: number } | undefined
  const fewest = cells.filter(({ length }) => length > 0).toSorted((a, b) => a.length - b.length)[0] ?? []
  for (const anchor of fewest) {
    const at = placeOf(anchor)
    const chosen = cells.map((printings) => closest(printings, placeOf, at))
    const distance = chosen.reduce((sum, each) => sum + (each ? Math.abs(placeOf(each) - at) : 0), 0)
    const cost = distance + (at < from ? 1000 : 0.01 * (at - from))
    if (!best || cost < best.cost) best = { chosen, cost }
  }
  return best?.chosen ?? []
}

const farthest = 60

function closest(
  printings: readonly Printing[],
  placeOf: (printing: Printing) => number,
  at: number,
): Printing | undefined {
  const distance = (each: Printing) => Math.abs(placeOf(each) - at)
  const [first] = printings.toSorted((a, b) => distance(a) - distance(b) || placeOf(a) - placeOf(b))
  return first && distance(first) <= farthest ? first : undefined
}

function cellsOf(node: FieldNode, value: unknown): { leaf: Leaf; value: Value }[] {
  if (node.type === 'object')
    return node.properties.flatMap((child) => cellsOf(child, (value as Record<string, unknown> | null)?.[child.name]))
  return node.type !== 'array' && isValue(value) ? [{ leaf: node, value }] : []
}

function listsOf(node: FieldNode): ArrayNode[] {
  if (node.type === 'object') return node.properties.flatMap(listsOf)
  return node.type === 'array' ? [node] : []
}

function valueAt(value: unknown, node: FieldNode, wanted: ArrayNode): unknown {
  if (node === wanted) return value
  if (node.type !== 'object') return undefined
  for (const child of node.properties) {
    const found = valueAt((value as Record<string, unknown> | null)?.[child.name], child, wanted)
    if (found !== undefined) return found
  }
  return undefined
}

function isValue(value: unknown): value is Value {
  return typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value !== '')
}
