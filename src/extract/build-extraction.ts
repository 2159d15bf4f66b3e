import type { Found } from './calibrate/confidence.ts'
import type { Extraction, Provenance } from './extraction.ts'
import { nowhere } from './resolve/give-provenance.ts'
import { appendStep } from './schema/field-path.ts'
import type { ArrayNode, FieldNode, Leaf } from './schema/field-tree.ts'

/** A leaf as it goes into the result. */
export interface LeafResult {
  value: string | number | boolean | null
  confidence: number
  provenance: Provenance
  /** What the confidence was made from. */
  found?: Found
}

/** What fills a tree of fields, or one item of an array. */
export interface Filling {
  leaf(leaf: Leaf): LeafResult
  items(array: ArrayNode): Filling[]
}

/** What is left out on the way, for whoever wants to know. */
interface Tellings {
  /** A list had so many items, more than `maxItems`: the rest is left out only where it is told of. */
  surplus?(path: string, count: number): void
  /** A value was found that the type of its leaf forbids. */
  unfit?(path: string, value: string | number | boolean): void
  /** A leaf has a value. */
  found?(leaf: Leaf, result: LeafResult): void
}

/** Puts leaves into the shape of the schema, with confidence and provenance under the same paths. */
export function buildExtraction(root: FieldNode, filling: Filling, tell: Tellings = {}): Extraction {
  const confidence: Record<string, number> = Object.create(null)
  const provenance: Record<string, Provenance> = Object.create(null)
  const visit = (node: FieldNode, path: string, from: Filling): unknown => {
    if (node.type === 'object') {
      const entries = node.properties.map((child) => [child.name, visit(child, appendStep(path, child.name), from)])
      return Object.fromEntries(entries)
    }
    if (node.type === 'array') {
      const items = from.items(node)
      const count = tell.surplus ? Math.min(items.length, node.maxItems ?? items.length) : items.length
      if (count < items.length) tell.surplus?.(path, items.length)
      return items.slice(0, count).map((item, index) => visit(node.items, appendStep(path, index), item))
    }
    const found = from.leaf(node)
    const result = ofType(node, found)
    if (result.value === null && found.value !== null) tell.unfit?.(path, found.value)
    if (result.value !== null) tell.found?.(node, result)
    confidence[path] = result.confidence
    provenance[path] = result.provenance
    return result.value
  }
  const data = visit(root, '', filling)
  const all = Object.values(confidence)
  const overall = all.length === 0 ? 0 : all.reduce((sum, each) => sum + each, 0) / all.length
  return { data, confidence: { overall, fields: { ...confidence } }, provenance: { ...provenance } }
}

/** A leaf never gets a value that its JSON type forbids: a number asked for as text is one, all else is not read. */
function ofType(leaf: Leaf, result: LeafResult): LeafResult {
  const { value } = result
  if (value === null || allows(leaf, value)) return result
  if (leaf.type === 'string' && typeof value === 'number') return { ...result, value: String(value) }
  return { value: null, confidence: 1 - result.confidence, provenance: nowhere }
}

function allows({ type, enum: choices }: Leaf, value: string | number | boolean): boolean {
  if (choices) return choices.includes(value)
  if (type === 'integer') return Number.isInteger(value)
  return type === 'number' ? Number.isFinite(value) : typeof value === type
}
