import type { Range } from '@e965/xlsx'
import type { DraftBlock, DraftCell, DraftTable } from '../../../document/draft.ts'
import { addressOf } from './cell-text.ts'
import type { FilledRow } from './sheet-cells.ts'
import { sheetTables } from './sheet-tables.ts'

const longestTitle = 3
/** The name of the sheet is a heading of the level before. */
const titleLevel = 3

/** The tables of a sheet. A few lone texts over a table are its title: a heading where the cell spans columns. */
export function sheetBlocks(rows: FilledRow[], merges: readonly Range[], places: number): DraftBlock[] {
  const tables = sheetTables(rows, merges, places)
  const wide = new Set(merges.filter(({ s, e }) => e.c > s.c).map(({ s }) => addressOf(s.r, s.c)))
  return tables.flatMap((table, index): DraftBlock[] =>
    isTitle(table, tables[index + 1])
      ? table.cells.map((cell) => titleBlock(cell, wide.has(cell.address ?? '')))
      : [{ kind: 'table', table }],
  )
}

function isTitle({ rows, columns, cells }: DraftTable, next: DraftTable | undefined): boolean {
  if (columns > 1 || rows > longestTitle || !next || next.columns < 2) return false
  return cells.every(({ lines, type, formula }) => lines.length > 0 && type === undefined && formula === undefined)
}

function titleBlock({ address, lines }: DraftCell, isWide: boolean): DraftBlock {
  const where = { lines, ...(address !== undefined && { path: address }) }
  return isWide ? { kind: 'heading', level: titleLevel, ...where } : { kind: 'paragraph', ...where }
}
