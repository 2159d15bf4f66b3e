import type { Provenance } from '../extraction.ts'
import type { PathStep } from '../schema/field-path.ts'
import type { Leaf } from '../schema/field-tree.ts'

/** A value from the model that was found in the document. */
export interface ModelCell {
  leaf: Leaf
  /** Indexes of items are those of the model's answer. */
  steps: PathStep[]
  value: string | number | boolean
  confidence: number
  provenance: Provenance
}
