import type { CellObject, Comment, WorkSheet } from '@e965/xlsx'
import type { DraftCell } from '../../../document/draft.ts'
import { cellContent } from './cell-content.ts'
import { addressOf, storable } from './cell-text.ts'

/** Cells of one row, from left to right. `row` and `column` are those of the sheet, from 0. */
export type FilledRow = [DraftCell, ...DraftCell[]]

export interface SheetCells {
  rows: FilledRow[]
  notes: { address: string; text: string }[]
  links: string[]
  /** The sheet has more filled cells than may be read. */
  cut: boolean
}

/** The filled cells of a sheet in reading order, whatever range it claims to use. */
export function sheetCells(sheet: WorkSheet, options: { date1904: boolean; cells: number }): SheetCells {
  const found: SheetCells = { rows: [], notes: [], links: [], cut: false }
  const data: (CellObject[] | undefined)[] = sheet['!data'] ?? []
  const left = { cells: options.cells, characters: options.cells * charactersPerCell }
  for (const row of indices(data)) {
    const [first, ...others] = cellsOfRow(data[row] ?? [], { row, date1904: options.date1904, left, found })
    if (first) found.rows.push([first, ...others])
    if (found.cut) break
  }
  return found
}

interface RowContext {
  row: number
  date1904: boolean
  /** One long shared text may stand in a million cells: so characters are counted too. */
  left: { cells: number; characters: number }
  found: SheetCells
}

function cellsOfRow(source: CellObject[], { row, date1904, left, found }: RowContext): DraftCell[] {
  const cells: DraftCell[] = []
  for (const column of indices(source)) {
    const cell = source[column]
    if (!cell) continue
    const address = addressOf(row, column)
    gatherExtras(cell, address, found)
    const content = cellContent(cell, date1904)
    if (!content) continue
    left.cells -= 1
    left.characters -= typeof cell.v === 'string' ? cell.v.length : 0
    found.cut = left.cells < 0 || left.characters < 0
    if (found.cut) break
    cells.push({ row, column, address, ...content })
  }
  return cells
}

const charactersPerCell = 64
const denseUpTo = 256

/** Arrays of a sheet may be a million places long and hold three: then only those are visited. */
function indices(places: readonly unknown[]): Iterable<number> {
  return places.length <= denseUpTo ? places.keys() : Object.keys(places).map(Number)
}

function gatherExtras(cell: CellObject, address: string, found: SheetCells): void {
  for (const note of cell.c ?? [])
    if (typeof note.t === 'string' && note.t.trim() !== '') found.notes.push({ address, text: noteText(note) })
  const target: unknown = cell.l?.Target
  if (typeof target === 'string' && target !== '' && target !== '#undefined') found.links.push(storable(target))
}

/** Excel writes the author into the text of old notes; of newer ones the name is kept apart. */
function noteText({ t: text, a: author }: Comment): string {
  return !author || text.trimStart().startsWith(author) ? text : `${author}: ${text}`
}
