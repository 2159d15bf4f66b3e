import { median } from '../../core/statistics.ts'
import type { DraftBlock, DraftTable, DraftWord } from '../../document/draft.ts'
import type { Box } from '../../document/model.ts'
import { findAlignedTables } from './aligned-tables.ts'
import type { FoundTable, TabledPage } from './found-table.ts'
import type { FurnitureRow, Margins } from './furniture.ts'
import { type Extent, extentOf, type LayoutWord } from './layout-page.ts'
import { findRuledGrids } from './ruled-grid.ts'
import { fillRuledGrid } from './ruled-table.ts'
import { type BodyType, type TextBlock, textBlocksOf } from './text-blocks.ts'
import { areasOf } from './text-columns.ts'
import { rowsOf, type TextRow } from './text-rows.ts'

/** Blocks of a whole page: header, text and tables in reading order, footer, notes at its side. */
export function analyseWithMargins(page: TabledPage, margins: Margins, sideNotes: readonly LayoutWord[]): DraftBlock[] {
  const word = wordMaker(scaleTo(page))
  const furniture = ({ role, words }: FurnitureRow): DraftBlock => ({
    kind: 'furniture',
    role,
    lines: [words.map(word)],
  })
  const notes = rowsOfTurned(sideNotes).map(
    (words): DraftBlock => ({ kind: 'paragraph', role: 'side_note', lines: [words.map(word)] }),
  )
  return [
    ...margins.header.map(furniture),
    ...analysePage({ ...page, words: margins.body }),
    ...margins.footer.map(furniture),
    ...notes,
  ]
}

/** Turned text reads up or down the page: words above each other are one line. */
function rowsOfTurned(words: readonly LayoutWord[]): LayoutWord[][] {
  return [...Map.groupBy(words, (word) => Math.round(word.x0 / 6)).values()]
}

/** Words and drawn lines of a page become blocks in reading order. */
export function analysePage(page: TabledPage): DraftBlock[] {
  const { tables, rest } = takeRuledTables(page)
  const rows = [...rowsOf(rest), ...tables.map(placeholder)].sort((a, b) => a.y0 - b.y0)
  const body: BodyType = {
    size: median(allWords(page).map((word) => word.size)) || 10,
    headingFrom: page.sizesAreEstimates ? 1.5 : 1.15,
  }
  const scale = scaleTo(page)
  return areasOf(rows, page.sizesAreEstimates)
    .flatMap((area) => blocksOfArea(area, page, body))
    .map((found) => draftOf(found, scale))
}

type Found = { table: FoundTable } | TextBlock

function takeRuledTables(page: TabledPage): { tables: FoundTable[]; rest: LayoutWord[] } {
  let rest = page.words
  const tables = [...(page.tables ?? [])]
  const area = (extent: Extent) => (extent.x1 - extent.x0) * (extent.y1 - extent.y0)
  for (const grid of findRuledGrids(page.rulings).sort((a, b) => area(b) - area(a))) {
    const table = fillRuledGrid(grid, rest, page.rulings)
    if (!table) continue
    const taken = new Set(table.cells.flatMap((cell) => cell.lines.flat()))
    rest = rest.filter((word) => !taken.has(word))
    tables.push(table)
  }
  return { tables, rest }
}

function allWords({ words, tables = [] }: TabledPage): LayoutWord[] {
  return [...words, ...tables.flatMap(({ cells }) => cells.flatMap(({ lines }) => lines.flat()))]
}

function placeholder(table: FoundTable): TextRow {
  const { x0, y0, x1, y1 } = table
  return { x0, y0, x1, y1, size: 0, space: 0, chunks: [{ x0, y0, x1, y1, words: [], table }] }
}

function blocksOfArea(rows: TextRow[], page: TabledPage, body: BodyType): Found[] {
  const found: Found[] = []
  let run: TextRow[] = []
  const close = () => {
    found.push(...blocksOfRun(run, page, body))
    run = []
  }
  for (const row of rows) {
    const table = row.chunks[0]?.table
    if (table) {
      close()
      found.push({ table })
    } else run.push(row)
  }
  close()
  return found
}

function blocksOfRun(rows: TextRow[], page: TabledPage, body: BodyType): Found[] {
  const found: Found[] = []
  let next = 0
  for (const { table, rows: used } of findAlignedTables(rows, page.rulings, body.headingFrom)) {
    const from = used[0] ? rows.indexOf(used[0]) : 0
    found.push(...textBlocksOf(rows.slice(next, from), body), { table })
    next = from + used.length
  }
  return [...found, ...textBlocksOf(rows.slice(next), body)]
}

type Scale = (extent: Extent) => Box

function scaleTo(page: TabledPage): Scale {
  return ({ x0, y0, x1, y1 }) => [x0 / page.width, y0 / page.height, x1 / page.width, y1 / page.height]
}

function draftOf(found: Found, scale: Scale): DraftBlock {
  const word = wordMaker(scale)
  if ('table' in found) return { kind: 'table', table: draftTable(found.table, scale, word) }
  if (found.kind === 'key_value')
    return { kind: 'key_value', key: found.key.map(word), value: found.value.map((line) => line.map(word)) }
  return { ...found, lines: found.lines.map((line) => line.map(word)) }
}

function wordMaker(scale: Scale): (word: LayoutWord) => DraftWord {
  const [, , , point] = scale({ x0: 0, y0: 0, x1: 0, y1: 1 })
  return (from) => {
    const word: DraftWord = {
      text: from.text,
      box: from.box ?? scale(from),
      size: Math.round(from.size * point * 1e4) / 1e4,
    }
    if (from.bold) word.bold = true
    if (from.confidence !== undefined) word.confidence = from.confidence
    if (from.alternatives) word.alternatives = from.alternatives
    if (from.glued) word.glued = true
    return word
  }
}

function draftTable(table: FoundTable, scale: Scale, word: (word: LayoutWord) => DraftWord): DraftTable {
  return {
    rows: table.rows,
    columns: table.columns,
    headerRows: table.headerRows,
    ...(table.continued && { continued: true }),
    box: scale(table),
    cells: table.cells.map((cell) => ({
      row: cell.row,
      column: cell.column,
      rowSpan: cell.rowSpan,
      columnSpan: cell.columnSpan,
      lines: cell.lines.map((line) => line.map(word)),
      box: scale(cell.extent ?? extentOf(cell.lines.length > 0 ? cell.lines.flat() : [table])),
    })),
  }
}
