import { median } from '../../core/statistics.ts'
import { extentOf, type LayoutWord } from './layout-page.ts'
import { findSeparators } from './separators.ts'
import { type TextRow, textOf, wordsOfRow } from './text-rows.ts'

/** Blocks of text as found on a page, in points. */
export type TextBlock =
  | { kind: 'paragraph'; lines: LayoutWord[][] }
  | { kind: 'heading'; lines: LayoutWord[][]; level: number }
  | { kind: 'list_item'; lines: LayoutWord[][]; numbered: boolean; level: number }
  | { kind: 'key_value'; key: LayoutWord[]; value: LayoutWord[][] }

/** The type of the running text, and how much larger a heading must be. */
export interface BodyType {
  size: number
  headingFrom: number
}

/** Makes paragraphs, headings, lists and pairs of rows that belong to no table. */
export function textBlocksOf(rows: readonly TextRow[], body: BodyType): TextBlock[] {
  const blocks: TextBlock[] = []
  for (const group of groupBySides(rows)) {
    if (group.kind === 'pairs') blocks.push(...group.rows.map(pairOf))
    else for (const column of group.columns) blocks.push(...blocksOfColumn(column, body))
  }
  return blocks
}

type SideGroup = { kind: 'pairs'; rows: TextRow[] } | { kind: 'columns'; columns: TextRow[][] }

/** Runs of rows with text side by side are either pairs of label and value, or blocks that are read one after the other. */
function groupBySides(rows: readonly TextRow[]): SideGroup[] {
  const groups: SideGroup[] = []
  let run: TextRow[] = []
  const close = () => {
    if (run.length > 0) groups.push(sideGroupOf(run))
    run = []
  }
  for (const row of rows) {
    const before = run.at(-1)
    if (before && (row.chunks.length > 1 !== before.chunks.length > 1 || row.y0 - before.y1 > 2.5 * row.size)) close()
    run.push(row)
  }
  close()
  return groups
}

function sideGroupOf(rows: TextRow[]): SideGroup {
  if ((rows[0]?.chunks.length ?? 0) < 2) return { kind: 'columns', columns: [rows] }
  if (rows.every((row) => row.chunks.length === 2 && isLabel(row.chunks[0]?.words ?? [])))
    return { kind: 'pairs', rows }
  const size = median(rows.map((row) => row.size))
  const separators = rows.length > 1 ? findSeparators(rows).map(({ at }) => at) : []
  const wide = separators.filter((at) => isWide(rows, at, 1.5 * size))
  if (wide.length === 0) return { kind: 'columns', columns: [rows] }
  const edges = [-Infinity, ...wide, Infinity]
  const columns = edges.slice(1).map((right, index) =>
    rows.flatMap((row) => {
      const chunks = row.chunks.filter((chunk) => chunk.x0 >= (edges[index] ?? 0) && chunk.x0 < right)
      return chunks.length === 0 ? [] : [{ ...extentOf(chunks), chunks, size: row.size, space: row.space }]
    }),
  )
  return { kind: 'columns', columns: columns.filter((column) => column.length > 0) }
}

function isWide(rows: readonly TextRow[], at: number, least: number): boolean {
  const words = rows.flatMap(wordsOfRow)
  const left = Math.max(...words.filter((word) => word.x1 <= at).map((word) => word.x1))
  const right = Math.min(...words.filter((word) => word.x0 >= at).map((word) => word.x0))
  return right - left >= least
}

function isLabel(words: readonly LayoutWord[]): boolean {
  return words.length > 0 && words.length <= 6 && /\p{L}/u.test(textOf(words))
}

function pairOf(row: TextRow): TextBlock {
  const [key, ...value] = row.chunks
  return { kind: 'key_value', key: key?.words ?? [], value: [value.flatMap((chunk) => chunk.words)] }
}

function blocksOfColumn(rows: readonly TextRow[], body: BodyType): TextBlock[] {
  const { x0, x1 } = extentOf(rows)
  // A lone short line must not count as a full one.
  const width = Math.max(x1 - x0, 30 * body.size)
  const gaps = rows.slice(1).map((row, index) => row.y0 - (rows[index]?.y1 ?? 0))
  const usual = median(gaps.filter((gap) => gap < body.size * 1.5))
  const blocks: TextBlock[] = []
  rows.forEach((row, index) => {
    const words = wordsOfRow(row)
    const before = index > 0 ? rows[index - 1] : undefined
    const near = before !== undefined && (gaps[index - 1] ?? 0) < usual + 0.45 * row.size
    const opened = openBlock(row, words, width, body)
    const last = blocks.at(-1)
    if (near && last && before && joins(last, opened, before, row)) append(last, words)
    else blocks.push(opened)
  })
  return blocks
}

function openBlock(row: TextRow, words: LayoutWord[], width: number, body: BodyType): TextBlock {
  const [first] = words
  const text = first?.text ?? ''
  // "1. Results" in large type heads a chapter.
  if (row.size > body.headingFrom * body.size && isHeading(row, words, body))
    return { kind: 'heading', lines: [words], level: headingLevel(row, body) }
  if (words.length > 1 && /^[•●▪■◦‣∙·⁃–—*\uf0b7\uf0a7-]$/u.test(text))
    return { kind: 'list_item', lines: [words.slice(1)], numbered: false, level: 0 }
  if (words.length > 1 && /^(?:\(?\d{1,3}[.)]|\(?[a-zA-Z][.)]|\(?[ivxIVX]{1,5}[.)])$/.test(text))
    return { kind: 'list_item', lines: [words], numbered: true, level: 0 }
  if (isHeading(row, words, body)) return { kind: 'heading', lines: [words], level: headingLevel(row, body) }
  const colon = words.findIndex((word) => word.text.endsWith(':'))
  if (colon >= 0 && colon < 5 && colon < words.length - 1 && words.length <= 12 && row.x1 - row.x0 < 0.8 * width)
    return { kind: 'key_value', key: words.slice(0, colon + 1), value: [words.slice(colon + 1)] }
  return { kind: 'paragraph', lines: [words] }
}

function isHeading(row: TextRow, words: readonly LayoutWord[], body: BodyType): boolean {
  const text = textOf(words)
  if (words.length > 14 || !/\p{L}{2}/u.test(text) || /[.,;:]$/.test(text)) return false
  if (row.size > body.headingFrom * body.size) return true
  return words.every((word) => word.bold) && words.length <= 10 && !/[\d:]/.test(text) && row.chunks.length === 1
}

function headingLevel(row: TextRow, body: BodyType): number {
  const ratio = row.size / body.size
  if (ratio > 1.8) return 1
  if (ratio > 1.4) return 2
  return ratio > 1.15 ? 3 : 4
}

/** Whether a row goes on with the block above it. */
function joins(block: TextBlock, opened: TextBlock, before: TextRow, row: TextRow): boolean {
  if (Math.abs(before.size - row.size) > 0.12 * Math.max(before.size, row.size)) return false
  if (opened.kind === 'list_item' || opened.kind === 'key_value' || block.kind === 'key_value') return false
  if (block.kind === 'heading') return opened.kind === 'heading' && isLoud(before) === isLoud(row)
  if (opened.kind === 'heading') return false
  // A list item goes on as long as its lines are set in from its mark.
  return block.kind !== 'list_item' || row.x0 > before.x0 - 0.5 * row.size
}

/** In capitals throughout, as headings over other headings are. */
function isLoud(row: TextRow): boolean {
  const text = textOf(wordsOfRow(row))
  return text === text.toUpperCase()
}

function append(block: TextBlock, words: LayoutWord[]): void {
  if (block.kind === 'key_value') block.value.push(words)
  else block.lines.push(words)
}
