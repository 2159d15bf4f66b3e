import type { Box } from '../../document/model.ts'

/** Words that stand together in one visual row: a label, a value, a cell, a part of a sentence. */
export interface Segment {
  /** Index of the page in the document, and of the row among all rows. */
  page: number
  row: number
  /** Place in its row, from the left. */
  place: number
  /** Indices into the page's words, from left to right. */
  words: number[]
  text: string
  /** Where each word begins in the text. */
  offsets: number[]
  box: Box
  bold: boolean
  /** Height of the type relative to the page's usual one. */
  scale: number
  /** Running header, footer or page number. */
  furniture: boolean
  heading: boolean
  /** A whole paragraph of running text instead of a part of a row: values in it may go over the ends of its lines. */
  prose: boolean
}

/** What stands at the same height of a page, whatever block it belongs to. */
export interface Row {
  page: number
  index: number
  top: number
  bottom: number
  segments: Segment[]
}
