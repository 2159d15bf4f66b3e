import { textOf } from '../resolve/part.ts'
import type { Conventions } from '../values/mention.ts'
import type { Row } from '../view/segment.ts'
import type { ListRow } from './grid-rows.ts'
import { namesTotal } from './is-total-row.ts'
import { figureOf } from './item-cell.ts'

/** What a cell of a table holds; nothing where it is blank. */
type CellValue = { text: string; figure: number | undefined } | undefined
type RowPart = 'item' | 'total' | 'note'

const totalWord =
  /^(?:grand |sub)?(?:total|totals|sum|summe|gesamt|gesamtsumme|zwischensumme|somme|totale|totaal|suma|razem)\b/i
/** Words for a sum that say so only where the figure is one. */
const sumWord =
  /^(?:all|altogether|overall|together|in total|alles|insgesamt|zusammen|ensemble|en tout|au total|todos?|en total)\b/i
const fewestSums = 2
/** One row alone is not added up: the next may be the same again. */
const fewestAdded = 2
const fewestColumns = 3
const fewestWide = 2
const mostOfNote = 2

/** The rows below a head that are of its list. */
export function recordsOf(rows: readonly ListRow[], conventions: Conventions): ListRow[] {
  const parts = partRows(rows, conventions)
  return rows.filter((_, index) => parts[index] === 'item')
}

/** A line in but one column, right below a row that has words there, goes on with these. */
export function withLinesBelow(rows: readonly ListRow[], isNote: (text: string) => boolean): ListRow[] {
  const whole: ListRow[] = []
  let last: Row | undefined
  for (const line of rows) {
    const above = whole.at(-1)
    const [column, ...others] = line.cells.flatMap((parts, at) => (parts.length > 0 ? [at] : []))
    const own = line.cells[column ?? 0] ?? []
    const isNext = last?.page === line.row.page && line.row.index === last.index + 1
    const isBelow = column !== undefined && column > 0 && others.length === 0 && above?.cells[column]?.length
    if (above && isBelow && isNext && !isNote(textOf(own))) above.cells[column]?.push(...own)
    else whole.push({ ...line, cells: line.cells.map((parts) => [...parts]) })
    last = line.row
  }
  return whole
}

/** Which rows below a head are of its list: others add it up, or say something about it below. */
export function partRows(all: readonly ListRow[], conventions: Conventions): RowPart[] {
  const rows = all.map(({ cells, stored }) =>
    cells.map((own, column): CellValue => {
      const value = stored?.[column]?.value
      const figure = typeof value === 'number' ? value : figureOf(own, conventions)
      return own.length > 0 ? { text: textOf(own), figure } : undefined
    }),
  )
  const sums: number[] = []
  let items = 0
  let isOver = false
  const isWide = rows.filter((row) => filledIn(row) >= fewestColumns).length >= fewestWide
  const parts = rows.map((row): RowPart => {
    if (isTotal(row, items < fewestAdded ? [] : sums)) {
      isOver = true
      return 'total'
    }
    if (isOver && isWide && isNote(row)) return 'note'
    items += 1
    row.forEach((cell, column) => {
      sums[column] = (sums[column] ?? 0) + (cell?.figure ?? 0)
    })
    return 'item'
  })
  const figured = columnsOfFigures(rows.filter((_, index) => parts[index] === 'item'))
  const isOdd = rows.map((row, index) => isWide && parts[index] === 'item' && isStrange(row, figured))
  const last = parts.findLastIndex((part, index) => part === 'item' && !isOdd[index])
  // Where such rows stand among the others, too, records have gaps.
  if (isOdd.indexOf(true) < last) return parts
  return parts.map((part, index) => (isOdd[index] ? 'note' : part))
}

/** Called so, or each of several figures is the sum of those above it; of one, where a word for all stands before it. */
function isTotal(row: readonly CellValue[], sums: readonly number[]): boolean {
  const [first] = row.flatMap((cell) => (cell ? [cell] : []))
  const figures = row.flatMap((cell, column) => (cell?.figure === undefined ? [] : [{ figure: cell.figure, column }]))
  if (!first || first.figure !== undefined || figures.length === 0) return false
  if (namesTotal(first.text) || (filledIn(row) < row.length && row.some((cell) => cell && totalWord.test(cell.text))))
    return true
  const isSum = ({ figure, column }: (typeof figures)[number]) => figure !== 0 && isSame(figure, sums[column])
  return figures.length >= (sumWord.test(first.text) ? 1 : fewestSums) && figures.every(isSum)
}

function isSame(figure: number, sum = 0): boolean {
  return Math.abs(figure - sum) < 0.005
}

/** A few words in a wide table. */
function isNote(row: readonly CellValue[]): boolean {
  return filledIn(row) <= mostOfNote
}

/** A line of its own, or a label with a text where all others have figures. */
function isStrange(row: readonly CellValue[], figured: readonly boolean[]): boolean {
  if (!isNote(row)) return false
  const [first, ...others] = row.flatMap((cell, column) => (cell ? [{ ...cell, column }] : []))
  if (!first || first.column > 0 || first.figure !== undefined) return false
  return others.every(
    ({ figure, column }) => (figure === undefined && figured[column] === true) || /:$/.test(first.text),
  )
}

function columnsOfFigures(rows: readonly (readonly CellValue[])[]): boolean[] {
  const width = Math.max(0, ...rows.slice(0, 1).map(({ length }) => length))
  return Array.from({ length: width }, (_, column) => {
    const filled = rows.flatMap((row) => row[column] ?? [])
    return 2 * filled.filter(({ figure }) => figure !== undefined).length > filled.length
  })
}

function filledIn(row: readonly CellValue[]): number {
  return row.filter((cell) => cell !== undefined).length
}
