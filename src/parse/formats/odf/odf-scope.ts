import type { DraftBlock } from '../../../document/draft.ts'
import type { FormField } from '../../../document/model.ts'
import type { Limits } from '../../limits.ts'
import type { XmlElement } from '../../zip/xml-tree.ts'
import type { EmbeddedFiles } from '../office/embedded-files.ts'
import type { ListCounter } from './odf-lists.ts'
import type { OdfStyles } from './odf-styles.ts'

/** What a whole OpenDocument text or presentation shares while it is read. */
export interface OdfScope {
  styles: OdfStyles
  files: EmbeddedFiles
  limits: Limits
  link(target: string): void
  formField(field: Omit<FormField, 'page' | 'box'>): void
  /** The form controls of the document, by id. */
  controls: Map<string, XmlElement>
  addNote(block: DraftBlock): void
  /** What was deleted, by the id of the change. */
  deletions: Map<string, XmlElement>
  /** Ids of changes that inserted text. */
  insertions: Set<string>
  /** Those of them that are open where the reading has arrived. */
  openInsertions: Set<string>
  /** Formulas and charts, by the folder of their part. */
  objects: Map<string, DraftBlock[]>
  notes: { count: number }
  headings: ListCounter
  lists: Map<string, ListCounter>
  lastList: { counter?: ListCounter }
}

/** Reads blocks within blocks. Handed down, because boxes are in paragraphs and paragraphs in boxes. */
export type ReadBlocks = (elements: XmlElement[], scope: OdfScope) => DraftBlock[]
