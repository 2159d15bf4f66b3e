import type { ExtractionSchema } from '../../src/extract/schema/field-tree.ts'
import type { MarkedWords } from '../generate/generated-document.ts'
import type { GoldChoice, GoldSpan } from './pack-document.ts'
import type { SchemaDraft } from './schema-draft.ts'

/** A schema that asks for what a document states and for what it does not, with the answers. */
export interface AskedDocument {
  schema: ExtractionSchema
  spans: GoldSpan[]
  choices: GoldChoice[]
}

/** The same in the making. */
export interface Asking {
  draft: SchemaDraft
  spans: GoldSpan[]
  choices: GoldChoice[]
}

/** Where the words of each key stand. */
export type Marks = ReadonlyMap<string, readonly MarkedWords[]>
