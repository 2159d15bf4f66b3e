import { buildExtraction, type Filling, type LeafResult } from './build-extraction.ts'
import type { Extraction } from './extraction.ts'
import { nowhere } from './resolve/give-provenance.ts'
import { splitPath, valueByPath } from './schema/field-path.ts'
import type { ArrayNode, ExtractionSchema, Leaf } from './schema/field-tree.ts'

/** What is taken from the first of several extractions, however sure the others are. */
export interface FirstsOwn {
  leaf(leaf: Leaf, found: LeafResult): boolean
  /** `filled`: the part of its cells that have values. */
  list?(filled: number): boolean
}

/** One extraction from several of the same schema: each value, and each list as a whole, from where it is surest. */
export function mergeExtractions(
  schema: ExtractionSchema,
  extractions: readonly Extraction[],
  own?: FirstsOwn,
): Extraction {
  const [only] = extractions
  if (only && extractions.length === 1) return only
  return buildExtraction(schema.root, {
    leaf: (leaf) => {
      const found = extractions.map((extraction) => leafAt(extraction, leaf.path))
      const [first] = found
      return first && own?.leaf(leaf, first) ? first : bestOf(found)
    },
    items: (array) => itemsOf(array, extractions, own),
  })
}

/** An extraction as what fills a tree of the same schema. */
export function fillingOf(extraction: Extraction): Filling {
  return {
    leaf: (leaf) => leafAt(extraction, leaf.path),
    items: (array) => itemsAt(extraction, array, (path) => path),
  }
}

function itemsOf(array: ArrayNode, extractions: readonly Extraction[], own: FirstsOwn | undefined): Filling[] {
  const rated = extractions.map((extraction) => rateList(extraction, array))
  const [first] = rated
  const isFirsts = first !== undefined && first.filled > 0 && own?.list?.(first.filled)
  const [best] = isFirsts ? [first] : rated.sort((a, b) => b.sure - a.sure)
  return best ? fillingOf(best.extraction).items(array) : []
}

function rateList(extraction: Extraction, { path: list }: ArrayNode) {
  const cells = Object.entries(extraction.confidence.fields).filter(([path]) => path.startsWith(`${list}[`))
  const stated = cells.filter(([path]) => !isNull(extraction, path))
  const sure = stated.reduce((sum, [, confidence]) => sum + confidence, 0)
  return { extraction, sure, filled: stated.length / Math.max(1, cells.length) }
}

/** The items of one extraction's list; `place` puts the numbers of items above into a path. */
function itemsAt(from: Extraction, array: ArrayNode, place: (path: string) => string): Filling[] {
  const items = at(from.data, place(array.path))
  if (!Array.isArray(items)) return []
  return items.map((_, index) => {
    const placeInside = (path: string) =>
      place(path).replace(`${place(array.path)}[]`, `${place(array.path)}[${index}]`)
    return {
      leaf: (leaf) => leafAt(from, placeInside(leaf.path)),
      items: (inner) => itemsAt(from, inner, placeInside),
    }
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
  return valueByPath(data, splitPath(path))
}
