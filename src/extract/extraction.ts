import type { Box } from '../document/model.ts'

/** What was extracted from a document; paths are `a`, `a.b`, `items[0].price`. */
export interface Extraction {
  data: unknown
  /** Of every leaf of the data. A null leaf's is the probability that the document does not state it. */
  confidence: { overall: number; fields: Record<string, number> }
  provenance: Record<string, Provenance>
}

export interface Provenance {
  /** Null where nothing was read. */
  page: number | null
  bbox: Box | null
  /** `markdown.slice(start, end)`. */
  quote: string | null
  start: number | null
  end: number | null
  /** The heading above, or sheet and cell, element path or line where there are no pages. */
  section: string | null
  kind: 'span' | 'derived' | 'human' | 'absent'
  resolver: 'embedded' | 'model' | 'registry' | 'structured' | 'human'
  /** Paths of the values that a derived one was computed from; its own where only its quote was. */
  derived_from?: string[]
  /** Name of the document inside a container that it was read in. */
  child?: string
  /** Where the value was looked up, and what it was before. */
  reference?: LookedUpIn
  /** The version of what the workspace has learned from corrections that has found it. */
  learned?: string
  /** The words beside the value that name it, where it is told what else it may be. */
  label?: string
  /** What else it may be, the most probable first, where that was asked for. */
  alternatives?: Alternative[]
}

/** How a value that was read became one of a primitive. */
export interface LookedUpIn {
  primitive: string
  /** That was looked in; none where there is no such primitive. */
  version?: number
  /** As the document has it, and as it was read. */
  printed: string
  read: string
  /** How sure the reading is: what is only close to the entry is less sure. */
  confidence: number
  match: 'exact' | 'normalised' | 'close' | 'none'
  /** Of the entry. */
  key?: string
  likeness?: number
  /** Why the value stays as it was read. */
  problem?: string
}

export interface Alternative extends Pick<Provenance, 'page' | 'bbox' | 'quote'> {
  value: string | number | boolean
  confidence: number
}
