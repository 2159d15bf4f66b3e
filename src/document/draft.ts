import type { BlockRole, Box, Cell, CharacterAlternative, Page } from './model.ts'

/** What readers make: text in reading order, with boxes where they are known. `assemble` does the rest. */
export interface DraftPage extends Pick<Page, 'number' | 'source' | 'geometry' | 'title' | 'hidden'> {
  /** Points. Left out where the format has no pages. */
  width?: number
  height?: number
  rotation?: Page['rotation']
  blocks: DraftBlock[]
}

export interface DraftWord {
  /** Without white space, never empty. */
  text: string
  /** Required in pages of geometry `page`, ignored otherwise unless all words of the page have one. */
  box?: Box
  confidence?: number
  alternatives?: CharacterAlternative[]
  bold?: boolean
  size?: number
  /** Follows the word before without a space. */
  glued?: boolean
}

export type DraftLine = DraftWord[]

interface DraftBlockBase {
  role?: BlockRole
  path?: string
  time?: { start: number; end: number }
}

export interface DraftHeading extends DraftBlockBase {
  kind: 'heading'
  level: number
  lines: DraftLine[]
}

export interface DraftText extends DraftBlockBase {
  kind: 'paragraph' | 'furniture' | 'code'
  lines: DraftLine[]
}

export interface DraftListItem extends DraftBlockBase {
  kind: 'list_item'
  /** Nesting, from 0. */
  level: number
  /** `1.` or `a)` where the number is not printed among the words; bullets need none. */
  marker?: string
  /** The number is the first word of the first line. */
  numbered?: boolean
  lines: DraftLine[]
}

export interface DraftKeyValue extends DraftBlockBase {
  kind: 'key_value'
  key: DraftWord[]
  value: DraftLine[]
}

export interface DraftTableBlock extends DraftBlockBase {
  kind: 'table'
  table: DraftTable
}

export type DraftBlock = DraftHeading | DraftText | DraftListItem | DraftKeyValue | DraftTableBlock

export interface DraftTable {
  rows: number
  columns: number
  headerRows: number
  /** Need not cover the table nor be in order, but must not overlap. */
  cells: DraftCell[]
  continued?: boolean
  box?: Box
}

export interface DraftCell extends Pick<Cell, 'row' | 'column' | 'address' | 'formula' | 'value' | 'type'> {
  rowSpan?: number
  columnSpan?: number
  lines: DraftLine[]
  box?: Box
}

/** Splits running text into words, as most readers need it. */
export function wordsOf(text: string, style: Omit<DraftWord, 'text' | 'glued'> = {}): DraftWord[] {
  return text
    .split(/[\s\p{Cc}]+/u)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, ...style }))
}

/** One line of words for each line of the text that has any. */
export function linesOf(text: string): DraftLine[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029\v\f]/)
    .map((line) => wordsOf(line))
    .filter((line) => line.length > 0)
}
