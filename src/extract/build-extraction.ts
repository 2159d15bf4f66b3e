import type { Extraction, Provenance } from './extraction.ts'
import { appendStep } from './schema/field-path.ts'
import type { ArrayNode, FieldNode, Leaf } from './schema/field-tree.ts'

/** A leaf as it goes into the result. */
export interface LeafResult {
  value: string | number | boolean | null
  confidence: number
  provenance: Provenance
}

/** What fills a tree of fields. */
export interface Filling {
  leaf(leaf: Leaf): LeafResult
  /** The items of an array: for each the leaves by path template, or the value itself for an array of scalars. */
  items(array: ArrayNode): ((leaf: Leaf) => LeafResult)[]
}

/** Puts leaves into the shape of the schema, with confidence and provenance under the same paths. */
export function buildExtraction(root: FieldNode, filling: Filling): Extraction {
  const confidence: Record<string, number> = Object.create(null)
  const provenance: Record<string, Provenance> = Object.create(null)
  const visit = (node: FieldNode, path: string, leafOf: (leaf: Leaf) => LeafResult): unknown => {
    if (node.type === 'object') {
      const entries = node.properties.map((child) => [child.name, visit(child, appendStep(path, child.name), leafOf)])
      return Object.fromEntries(entries)
    }
    if (node.type === 'array')
      return filling.items(node).map((item, index) => visit(node.items, appendStep(path, index), item))
    const result = leafOf(node)
    confidence[path] = result.confidence
    provenance[path] = result.provenance
    return result.value
  }
  const data = visit(root, '', (leaf) => filling.leaf(leaf))
  const all = Object.values(confidence)
  const overall = all.length === 0 ? 0 : all.reduce((sum, each) => sum + each, 0) / all.length
  return { data, confidence: { overall, fields: { ...confidence } }, provenance: { ...provenance } }
}
