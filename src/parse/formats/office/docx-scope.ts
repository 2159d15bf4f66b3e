import type { DraftBlock } from '../../../document/draft.ts'
import type { Limits } from '../../limits.ts'
import type { XmlElement } from '../../zip/xml-tree.ts'
import type { FieldStack } from './docx-fields.ts'
import type { Numbering } from './docx-numbering.ts'
import type { Styles } from './docx-styles.ts'
import type { FlowPages } from './flow-pages.ts'
import type { Relationships } from './relationships.ts'

/** Text that stands apart from the running text, with what its ids refer to. */
export interface SideText {
  element: XmlElement
  relationships: Relationships
}

/** What the whole document shares while it is read. */
export interface DocxScope {
  styles: Styles
  numbering: Numbering
  fields: FieldStack
  flow: FlowPages
  limits: Limits
  /** Of the part that is being read. */
  relationships: Relationships
  /** Charts and diagrams, by the name of their part. */
  graphics: Map<string, DraftBlock[]>
  /** By kind and id: `footnote 2`. */
  notes: Map<string, SideText>
  /** The signs of the notes met so far, by the same names. */
  noteSigns: Map<string, string>
  /** How many of each kind they are. */
  noteCounts: Map<string, number>
  /** By id. Each is taken out when it is met first. */
  comments: Map<string, SideText & { author: string }>
  /** By relationship id of the main part. */
  headersAndFooters: Map<string, SideText>
}

/** Reads blocks within blocks. Handed down, because text boxes are in paragraphs and paragraphs in text boxes. */
export type ReadBlocks = (elements: XmlElement[], scope: DocxScope) => DraftBlock[]
