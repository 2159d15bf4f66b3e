import type { Document, Range } from '../../src/document/model.ts'
import type { Family } from './data/language-data.ts'
import type { SheetPage } from './sheet.ts'
import type { Mark } from './text.ts'

/** One printing of a value. A value that is printed twice is two of them. */
export interface GeneratedField {
  /** `invoice_number`, `line_items[0].quantity`, `seller_address.city`. */
  concept: string
  /** Dates ISO 8601, numbers as numbers, ids without blanks, currencies ISO 4217. */
  value: string | number | boolean
  page: number
  /** Of the page's words. The first and last may bear punctuation of the sentence. */
  words: Range
  /** What the sheet says, before any noise. */
  printed: string
  label?: string
}

/** One printing of a value with all its words, which may stand apart. */
export interface MarkedWords {
  mark: Mark
  page: number
  /** Of the page's words. */
  ranges: Range[]
}

/** `page`: as a PDF is read. `scan`: as a recognised picture is. `text`: line by line. `flow`: as formats without pages are. */
export type Medium = 'page' | 'scan' | 'text' | 'flow'

export interface GeneratedDocument {
  document: Document
  language: string
  family: Family
  medium: Medium
  fields: GeneratedField[]
  marks: MarkedWords[]
  /** Concepts that documents of the family often state and this one does not. */
  absent: string[]
  /** The printed pages, for drawing. */
  sheets: SheetPage[]
}
