import type { LeafResult } from '../build-extraction.ts'
import { evidence } from './evidence.ts'
import type { ModelCell } from './model-cell.ts'
import type { ModelMode } from './model-settings.ts'
import { compact } from './searchable-text.ts'

/** What the parts of a document together say of a field: the best evidence, less sure when they do not agree. */
export function mergeParts(cells: readonly ModelCell[]): ModelCell | undefined {
  const [first] = cells
  if (!first) return
  const best = cells.reduce((a, b) => (b.confidence > a.confidence ? b : a), first)
  const agree = cells.every(({ value }) => isSame(value, best.value))
  return agree ? best : { ...best, confidence: best.confidence * evidence.contradicted }
}

/** One field, from what the embedded resolver and the model say of it. `model` is null when it found nothing anywhere. */
export function decideLeaf(embedded: LeafResult, model: LeafResult | null, mode: ModelMode): LeafResult {
  if (model === null) {
    if (embedded.value === null) return { ...embedded, confidence: Math.max(embedded.confidence, evidence.bothAbsent) }
    return contradicted(embedded)
  }
  if (isSame(model.value, embedded.value)) {
    const isSure = model.confidence >= evidence.interpreted
    return { ...embedded, confidence: Math.max(embedded.confidence, isSure ? evidence.agrees : model.confidence) }
  }
  const { value, confidence, provenance } = model
  const wins = mode === 'full' || confidence > embedded.confidence
  if (!wins) return contradicted(embedded)
  const isDoubted = embedded.value !== null && embedded.confidence >= confidence
  return { value, provenance, confidence: isDoubted ? confidence * evidence.contradicted : confidence }
}

/** Texts are the same when they differ in blanks, case and hyphens only. */
export function isSame(a: LeafResult['value'], b: LeafResult['value']): boolean {
  return typeof a === 'string' && typeof b === 'string' ? compact(a).text === compact(b).text : a === b
}

function contradicted(result: LeafResult): LeafResult {
  return { ...result, confidence: result.confidence * evidence.contradicted }
}
