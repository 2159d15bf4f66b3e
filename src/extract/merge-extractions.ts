import { buildExtraction, type LeafResult } from './build-extraction.ts'
import type { Extraction } from './extraction.ts'
import { nowhere } from './resolve/give-provenance.ts'
import { splitPath, valueAt } from './schema/field-path.ts'
import type { ArrayNode, ExtractionSchema, Leaf } from './schema/field-tree.ts'

/** One extraction from several of the same schema: each value, and each list as a whole, from where it is surest. */
export function mergeExtractions(schema: ExtractionSchema, extractions: readonly Extraction[]): Extraction {
  const [only] = extractions
  if (only && extractions.length === 1) return only
  return buildExtraction(schema.root, {
    leaf: (leaf) => bestOf(extractions.map((extraction) => leafAt(extraction, leaf.path))),
    items: (array) => itemsOf(array, extractions),
  })
}

function itemsOf(array: ArrayNode, extractions: readonly Extraction[]): ((leaf: Leaf) => LeafResult)[] {
  const ranked = extractions.map((extraction) => {
    const fields = Object.entries(extraction.confidence.fields)
    const inside = fields.filter(([path]) => path.startsWith(`${array.path}[`))
    const sure = inside.reduce((sum, [path, confidence]) => sum + (isNull(extraction, path) ? 0 : confidence), 0)
    return { extraction, sure }
  })
  ranked.sort((a, b) => b.sure - a.sure)
  const best = ranked[0]?.extraction
  const items = best && at(best.data, array.path)
  if (!best || !Array.isArray(items)) return []
  return items.map((_, index) => (leaf: Leaf) => {
    const path = leaf.path.replace(`${array.path}[]`, `${array.path}[${index}]`)
    return leafAt(best, path)
  })
}

function leafAt(extraction: Extraction, path: string): LeafResult {
  const value = at(extraction.data, path) ?? null
  return {
    value: value as LeafResult['value'],
    confidence: extraction.confidence.fields[path] ?? 0,
    provenance: extraction.provenance[path] ?? nowhere,
  }
}

function isNull(extraction: Extraction, path: string): boolean {
  return (at(extraction.data, path) ?? null) === null
}

/** A value before none; among values the surest; absent from all is as doubtful as the most doubtful. */
function bestOf(results: readonly LeafResult[]): LeafResult {
  const stated = results.filter(({ value }) => value !== null)
  if (stated.length > 0) return stated.reduce((best, each) => (each.confidence > best.confidence ? each : best))
  return results.reduce((least, each) => (each.confidence < least.confidence ? each : least))
}

function at(data: unknown, path: string): unknown {
  return splitPath(path).reduce<unknown>((value, step) => valueAt(value, step), data)
}
