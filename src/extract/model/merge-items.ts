import type { LeafResult } from '../build-extraction.ts'
import { appendStep, formatPath, type PathStep } from '../schema/field-path.ts'
import type { ArrayNode, FieldNode } from '../schema/field-tree.ts'
import { evidence } from './evidence.ts'
import type { ModelCell } from './model-cell.ts'

/** An array as the model read it, in the shape of the schema, with its cells by path. */
export interface ModelArray {
  value: unknown[]
  cells: Map<string, LeafResult>
  /** Sum of the confidence of all that is filled: of two readings of an array the one with more is the better. */
  weight: number
}

/** Puts the items together that were found in the parts of a document; `parts` are the cells of one array, in order. */
export function mergeItems(array: ArrayNode, depth: number, parts: readonly ModelCell[][]): ModelArray {
  const items: ModelCell[][] = []
  for (const cells of parts) {
    const before = items.length
    for (const item of Map.groupBy(cells, ({ steps }) => steps[depth]).values()) {
      // Parts overlap, so an item may have been read twice; the fuller reading is kept.
      const twin = items.findIndex((other, index) => index < before && isSame(other, item))
      if (twin === -1) items.push(item)
      else if (item.length > (items[twin]?.length ?? 0)) items[twin] = item
    }
  }
  const numbered = items.flatMap((item, index) =>
    item.map((cell) => ({ ...cell, steps: cell.steps.with(depth, index) })),
  )
  return buildArray(array, numbered)
}

function isSame(a: readonly ModelCell[], b: readonly ModelCell[]): boolean {
  const key = ({ leaf, provenance }: ModelCell) => `${provenance.start} ${leaf.path}`
  const places = new Set(a.map(key))
  const shared = b.filter((cell) => places.has(key(cell))).length
  return shared * 2 >= Math.min(a.length, b.length) && shared > 0
}

function buildArray(array: ArrayNode, found: readonly ModelCell[]): ModelArray {
  const { byPath, lengths } = renumber(found)
  const cells = new Map<string, LeafResult>()
  const visit = (node: FieldNode, path: string): unknown => {
    if (node.type === 'object')
      return Object.fromEntries(
        node.properties.map((child) => [child.name, visit(child, appendStep(path, child.name))]),
      )
    if (node.type === 'array')
      return Array.from({ length: lengths.get(path) ?? 0 }, (_, index) => visit(node.items, appendStep(path, index)))
    const cell = byPath.get(path) ?? notStated
    cells.set(path, { value: cell.value, confidence: cell.confidence, provenance: cell.provenance })
    return cell.value
  }
  const value = visit(array, array.path) as unknown[]
  return { value, cells, weight: found.reduce((sum, { confidence }) => sum + confidence, 0) }
}

/** Closes the gaps in the numbers of items at every depth: a model may skip some, and some are not believed. */
function renumber(found: readonly ModelCell[]): { byPath: Map<string, ModelCell>; lengths: Map<string, number> } {
  const byPath = new Map<string, ModelCell>()
  const lengths = new Map<string, number>()
  const numbers = new Map<string, number>()
  for (const cell of found) {
    const steps: PathStep[] = []
    for (const [depth, step] of cell.steps.entries()) {
      if (typeof step !== 'number') {
        steps.push(step)
        continue
      }
      const old = formatPath(cell.steps.slice(0, depth + 1))
      const parent = formatPath(steps)
      const index = numbers.get(old) ?? lengths.get(parent) ?? 0
      numbers.set(old, index)
      lengths.set(parent, Math.max(lengths.get(parent) ?? 0, index + 1))
      steps.push(index)
    }
    const path = formatPath(steps)
    const known = byPath.get(path)
    if (known === undefined || known.confidence < cell.confidence) byPath.set(path, cell)
  }
  return { byPath, lengths }
}

const notStated: LeafResult = {
  value: null,
  confidence: evidence.absentInItem,
  provenance: {
    ...{ page: null, bbox: null, quote: null, start: null, end: null, section: null },
    ...{ kind: 'absent', resolver: 'model' },
  },
}
