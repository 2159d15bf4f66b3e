import type { Provenance } from '../extraction.ts'
import type { ValueKind } from '../values/mention.ts'
import type { DocumentType } from './document-types.ts'

/** What a document holds, found without a schema. */
export interface Discovery {
  documentType: { type: DocumentType; confidence: number }
  /** ISO 639-1; null when there is too little text to tell. */
  language: { code: string | null; confidence: number }
  /** One for each value: a label with several values has several, under one name. */
  pairs: DiscoveredPair[]
  tables: DiscoveredTable[]
  /** Typed values that no label names. */
  entities: DiscoveredValue[]
  /** Of a file that nests its values: the same values where they are in it, under the names that it gives. */
  nested?: NestedFields
}

export type NestedFields = ReadonlyMap<string, NestedValue>

/** A value, a list, or what belongs together under names. */
export type NestedValue = { value: DiscoveredValue } | { items: readonly NestedValue[] } | { fields: NestedFields }

export type ValueType = 'string' | 'number' | 'boolean' | 'date' | 'datetime' | 'time'

export interface DiscoveredValue {
  /** Normalised: dates ISO 8601, numbers as numbers, ids without spaces. */
  value: string | number | boolean
  /** As printed. */
  text: string
  type: ValueType
  kind: ValueKind
  confidence: number
  provenance: Provenance
}

export interface DiscoveredPair extends DiscoveredValue {
  /** English snake case; the same for values of one label, and different for labels of different things. */
  name: string
  /** As printed. */
  label: string
  /** Of a check box, whose caption is the value. */
  ticked?: boolean
}

export interface DiscoveredTable {
  name: string
  columns: { name: string; label: string; type: ValueType; kind: ValueKind }[]
  /** A row has a cell for each column, null where nothing is printed. */
  rows: (DiscoveredValue | null)[][]
}
