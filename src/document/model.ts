import type { Problem } from './problem.ts'

/** Left, top, right, bottom as fractions of the page, origin top left. */
export type Box = [number, number, number, number]

/** From this index, up to but not including that one. */
export type Range = [from: number, to: number]

/** What every input becomes: pages in reading order and the markdown made from them. */
export interface Document {
  format: DetectedFormat
  /** ISO 639-1, or null when there is too little text to tell. */
  language: string | null
  /** Facts that the file states about itself: title, author, subject, created, ... */
  metadata: Record<string, string>
  pages: Page[]
  markdown: string
  outline: OutlineItem[]
  links: Link[]
  formFields: FormField[]
  /** Attachments, archive members and embedded files, each a document of its own. */
  children: ChildDocument[]
  /** What could not be read. A document with problems is partial. */
  problems: Problem[]
}

/** What the file was taken for, and why. */
export interface DetectedFormat {
  name: FormatName
  mediaType: string
  reason: string
}

export const formatNames = [
  'pdf',
  'csv',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'xlsm',
  'xlsb',
  'ods',
  'odt',
  'odp',
  'numbers',
  'pages',
  'key',
  'ppt',
  'pptx',
  'rtf',
  'epub',
  'jpeg',
  'png',
  'gif',
  'webp',
  'bmp',
  'tiff',
  'txt',
  'md',
  'html',
  'json',
  'xml',
  'eml',
  'msg',
  'zip',
  'mp3',
  'wav',
  'ogg',
  'flac',
] as const
export type FormatName = (typeof formatNames)[number]

export interface Page {
  /** From 1, as in the file. */
  number: number
  /** Name of a sheet, title of a slide, printed page label. */
  title?: string
  /** Size in points as it is read (after rotation); null where the format has no pages. */
  width: number | null
  height: number | null
  /** How far the page had to be turned clockwise to be read. */
  rotation: 0 | 90 | 180 | 270
  source: 'text' | 'ocr' | 'speech' | 'none'
  /** `page`: boxes are where the words stand. `flow`: the format has no pages, boxes are a plain layout of ours. */
  geometry: 'page' | 'flow'
  /** A hidden sheet or slide. */
  hidden?: boolean
  words: Word[]
  lines: Line[]
  blocks: Block[]
  tables: Table[]
  /** The page's part of the document's markdown. */
  start: number
  end: number
}

export interface Word {
  text: string
  box: Box
  /** `markdown.slice(start, end) === text`. */
  start: number
  end: number
  /** Probability that the text is right; absent when it was not recognised but stored in the file. */
  confidence?: number
  bold?: boolean
  /** Height of the type as a fraction of the page. */
  size?: number
  /** What its characters may be instead, where recognition was in doubt. */
  alternatives?: CharacterAlternative[]
}

/** Another reading of a part of a word: nothing where the part may be no character at all. */
export interface CharacterAlternative {
  at: number
  length: number
  text: string
  probability: number
}

export interface Line {
  box: Box
  words: Range
}

export type BlockKind = 'heading' | 'paragraph' | 'list_item' | 'table' | 'key_value' | 'code' | 'furniture'

export interface Block {
  kind: BlockKind
  box: Box
  words: Range
  lines: Range
  /** The block's part of the document's markdown. */
  start: number
  end: number
  /** Of a heading (1-6) or a list item (from 0). */
  level?: number
  /** Index into the page's tables. */
  table?: number
  /** Words of the label and of the value, of a key-value pair. */
  key?: Range
  value?: Range
  /** Where the value stands in structured data: `/Invoice/Line[2]/Price`, `/items/0/price`. */
  path?: string
  /** What the text is beside the running text. */
  role?: BlockRole
  /** Seconds into a recording. */
  time?: { start: number; end: number }
}

export type BlockRole =
  | 'page_header'
  | 'page_footer'
  | 'page_number'
  | 'side_note'
  | 'footnote'
  | 'comment'
  | 'inserted'
  | 'deleted'
  | 'text_box'
  | 'quoted'
  | 'speaker_notes'
  | 'caption'
  | 'mail_header'
  | 'form_field'

export interface Table {
  box: Box
  rows: number
  columns: number
  /** How many rows at the top name the columns. */
  headerRows: number
  cells: Cell[]
  /** The table goes on from the last one of the page before. */
  continued?: boolean
}

/** Cells are in reading order, do not overlap, and cover the table. */
export interface Cell {
  row: number
  column: number
  rowSpan: number
  columnSpan: number
  box: Box
  words: Range
  /** Address in a sheet, as `B7`. */
  address?: string
  formula?: string
  /** What a sheet stores, where that is not text: dates are ISO 8601. */
  value?: number | boolean | string
  type?: 'number' | 'date' | 'boolean' | 'error'
}

export interface OutlineItem {
  title: string
  level: number
  page: number | null
}

export interface Link {
  page: number
  /** Null where the format has no pages. */
  box: Box | null
  target: string
}

export interface FormField {
  name: string
  /** The label that the form's author gave for people. */
  label?: string
  type: 'text' | 'checkbox' | 'radio' | 'choice' | 'signature' | 'button'
  value: string | boolean | null
  page: number
  box: Box | null
}

export interface ChildDocument {
  name: string
  relation: 'attachment' | 'inline' | 'member' | 'embedded'
  size: number
  document: Document | null
  /** Why there is no document. */
  problem?: Problem
}
