import type { RequestSchema } from '../../eval/extract/truth.ts'
import type { Document } from '../../src/document/model.ts'

/** Documents of one issuer, each with what is asked of it. */
export interface Supplier {
  name: string
  documents: KnownDocument[]
}

export interface KnownDocument {
  document: Document
  schema: RequestSchema
  /** Values outside of lists; null where the document is known not to state one. */
  truth: Record<string, string | number | boolean | null>
  /** The values of properties of lists by their path (`items[].price`), in their order. */
  columns: Record<string, (string | number | boolean)[]>
  /** Whether an answer is right, by the rules of the set. */
  isRight(path: string, found: unknown): boolean
}
