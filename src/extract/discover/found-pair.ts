import type { Part } from '../resolve/part.ts'
import type { ValueKind } from '../values/mention.ts'

/** A label with one of its values, as words of the document. */
export interface FoundPair {
  label: string
  labelParts: Part[]
  text: string
  parts: Part[]
  kind: ValueKind
  /** Kinds that the label asks for; empty when it does not say. */
  asks: ReadonlySet<ValueKind>
  confidence: number
  /** Of a box that is a field of a form: whether it is ticked. */
  value?: boolean
}
