import type { FoundCell, FoundTable } from '../../layout/found-table.ts'
import { type Extent, extentOf, type LayoutWord } from '../../layout/layout-page.ts'
import { rowsOf, wordsOfRow } from '../../layout/text-rows.ts'
import { placeCells, widthOf } from './place-cells.ts'
import { type TaggedCell, type TaggedTable, widestSpan } from './tagged-cells.ts'

/** Frames around running text are tagged as tables, too. */
const mostWordsOfCell = 150

/** Points by which figures at the left edge differ that are not as long. */
const sameLeft = 12

interface FilledCell extends TaggedCell {
  words: LayoutWord[]
}

/** Makes tables of what the tags tell and of the words that stand there; the words that are left are text. */
export function takeTaggedTables(
  tagged: readonly TaggedTable[],
  placed: ReadonlyMap<number, Extent[]>,
  words: readonly LayoutWord[],
  above: FoundTable | undefined,
): { tables: FoundTable[]; words: LayoutWord[] } {
  const taken = new Set<LayoutWord>()
  const tables = tagged.flatMap((table, index) => {
    const rows = fill(table, placed, words)
    const found = rows && tableOf(rows)
    // Without a head it may be there for the layout alone.
    const continued = index === 0 && above && found && goesOn(above, found)
    if (!found || !(found.headerRows > 0 || continued)) return []
    for (const word of rows.flat().flatMap((cell) => cell.words)) taken.add(word)
    return [{ ...found, ...(continued && { continued }) }]
  })
  return { tables, words: words.filter((word) => !taken.has(word)) }
}

/** Undefined where the places of the tags are not those of the words. */
function fill(
  table: TaggedTable,
  placed: ReadonlyMap<number, Extent[]>,
  words: readonly LayoutWord[],
): FilledCell[][] | undefined {
  const rows = table.map((row) => row.map((cell): FilledCell => ({ ...cell, words: [] })))
  const places = rows.flat().flatMap((cell) => {
    const boxes = cell.marks.flatMap((mark) => placed.get(mark) ?? [])
    return boxes.map((box) => ({ cell, box }))
  })
  for (const word of words) {
    const [x, y] = [(word.x0 + word.x1) / 2, (word.y0 + word.y1) / 2]
    const slack = 0.3 * word.size
    const home = places.find(({ box }) => x > box.x0 - 1 && x < box.x1 + 1 && y > box.y0 - slack && y < box.y1 + slack)
    home?.cell.words.push(word)
  }
  const stated = new Set(places.map(({ cell }) => cell))
  const missed = [...stated].filter((cell) => cell.words.length === 0)
  if (missed.length > 0.05 * stated.size) return undefined
  return rows.filter((row) => row.some((cell) => cell.words.length > 0))
}

function tableOf(rows: readonly FilledCell[][]): FoundTable | undefined {
  const filled = rows.flat().filter((cell) => cell.words.length > 0)
  const several = rows.filter((row) => row.filter((cell) => cell.words.length > 0).length > 1)
  if (rows.length < 2 || several.length < 0.5 * rows.length || !standsInOrder(rows)) return undefined
  if (filled.some((cell) => cell.words.length > mostWordsOfCell)) return undefined
  if (rows.some((row) => widthOf(row) > widestSpan)) return undefined
  const columnsOf = placeCells(rows)
  const cells = rows.flatMap((row, index) =>
    row.map(({ words, columnSpan, rowSpan }, at) => ({
      ...{ row: index, column: columnsOf[index]?.[at] ?? at, columnSpan },
      rowSpan: Math.min(rowSpan, rows.length - index),
      lines: rowsOf(words).map(wordsOfRow),
    })),
  )
  const columns = Math.max(...cells.map((cell) => cell.column + cell.columnSpan))
  if (columns < 2 || overlap(cells, rows.length * columns)) return undefined
  const table = { ...extentOf(filled.flatMap((cell) => cell.words)), rows: rows.length, columns, cells }
  const heads = rows.findIndex((row) => row.some((cell) => !cell.isHead && cell.words.length > 0))
  return { ...table, headerRows: Math.max(0, heads) }
}

function goesOn(above: FoundTable, below: FoundTable): boolean {
  return above.columns === below.columns && Math.abs(above.x0 - below.x0) < sameLeft
}

function overlap(cells: readonly FoundCell[], room: number): boolean {
  const area = cells.reduce((sum, { rowSpan, columnSpan }) => sum + rowSpan * columnSpan, 0)
  if (area > room) return true
  const places = cells.flatMap(({ row, column, rowSpan, columnSpan }) =>
    Array.from({ length: rowSpan * columnSpan }, (_, at) => {
      return `${row + Math.floor(at / columnSpan)} ${column + (at % columnSpan)}`
    }),
  )
  return new Set(places).size < places.length
}

function standsInOrder(rows: readonly FilledCell[][]): boolean {
  const tops = rows.map((row) => Math.min(...row.flatMap((cell) => cell.words.map((word) => word.y0))))
  return tops.every((top, index) => index === 0 || top > (tops[index - 1] ?? 0))
}
