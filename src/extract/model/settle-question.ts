import type { LeafResult } from '../build-extraction.ts'
import type { Extraction } from '../extraction.ts'
import { nowhere } from '../resolve/give-provenance.ts'
import { splitPath } from '../schema/field-path.ts'
import type { AnswerBook } from './answer-book.ts'
import { decideLeaf, isSame, mergeParts } from './decide-leaf.ts'
import { type ModelArray, mergeItems } from './merge-items.ts'
import type { ModelMode } from './model-settings.ts'
import type { PatchedExtraction } from './patch-extraction.ts'
import { pathsUnder, type Question } from './pick-questions.ts'

export interface Settlement {
  book: AnswerBook
  /** What the embedded resolver found, and the copy of it that is being changed. */
  extraction: Extraction
  patched: PatchedExtraction
  mode: ModelMode
}

/** Puts what was found for one question into the result, and says how many cells the model gave. */
export function settleQuestion(question: Question, settlement: Settlement): number {
  const { path, array } = question
  const parts = settlement.book.cellsOf(question)
  if (array !== undefined) return settleArray(question, mergeItems(array, splitPath(path).length, parts), settlement)
  const model = mergeParts(parts.flat())
  return model === undefined && !settlement.book.isComplete(question) ? 0 : settleLeaf(path, model ?? null, settlement)
}

function settleLeaf(path: string, model: LeafResult | null, { patched, mode }: Settlement): number {
  const decided = decideLeaf(patched.leaf(path) ?? unknown, model, mode)
  patched.setLeaf(path, decided)
  return decided.provenance.resolver === 'model' ? 1 : 0
}

const unknown: LeafResult = { value: null, confidence: 0, provenance: nowhere }

/** Two readings of the same items are put together cell by cell; of different ones the better is taken whole. */
function settleArray(question: Question, model: ModelArray, settlement: Settlement): number {
  const { book, extraction, patched, mode } = settlement
  const filled = Array.from(model.cells).filter(([, { value }]) => value !== null)
  const known = pathsUnder(question, extraction)
  if (isSameItems(model, known, patched))
    return filled.reduce((sum, [path, cell]) => sum + settleLeaf(path, cell, settlement), 0)
  const isBetter = model.weight > weightOf(known, extraction) || (mode === 'full' && book.isComplete(question))
  if (model.value.length === 0 || !isBetter) return 0
  patched.setArray(question.path, model.value, model.cells)
  return filled.length
}

/** As many items everywhere, and at least half of what both have read is the same. */
function isSameItems({ cells }: ModelArray, known: readonly string[], patched: PatchedExtraction): boolean {
  if (cells.size !== known.length) return false
  let [both, same] = [0, 0]
  for (const [path, { value }] of cells) {
    const other = patched.leaf(path)
    if (other === undefined) return false
    if (value === null || other.value === null) continue
    both += 1
    if (isSame(value, other.value)) same += 1
  }
  return both > 0 && same * 2 >= both
}

/** What the embedded resolver's reading of an array weighs. */
function weightOf(known: readonly string[], { confidence, provenance }: Extraction): number {
  const filled = known.filter((path) => (provenance[path]?.kind ?? 'absent') !== 'absent')
  return filled.reduce((sum, path) => sum + (confidence.fields[path] ?? 0), 0)
}
