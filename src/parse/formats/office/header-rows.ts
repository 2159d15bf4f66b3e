import type { PlacedCell } from './table-grid.ts'

/**
 * Whether the first row names the columns, where the file does not say so: it is set in bold and the second is not,
 * or it has no figures and stands over a column of nothing else.
 */
export function firstRowNamesColumns(cells: PlacedCell[]): boolean {
  const first = cells.filter((cell) => cell.row === 0)
  const second = cells.filter((cell) => cell.row === 1)
  const filled = first.filter((cell) => cell.lines.length > 0)
  if (filled.length < 2 || second.length === 0) return false
  if (filled.every(isBold)) return second.some((cell) => cell.lines.length > 0 && !isBold(cell))
  if (filled.length < first.length || first.some((cell) => /\d/.test(textOf(cell)))) return false
  return first.some((cell) => isFigures(cells.filter((below) => below.row > 0 && below.column === cell.column)))
}

function isBold(cell: PlacedCell): boolean {
  return cell.lines.every((line) => line.every((word) => word.bold))
}

function isFigures(column: PlacedCell[]): boolean {
  const filled = column.filter((cell) => cell.lines.length > 0)
  return (
    filled.length > 1 &&
    filled.every((cell) => /^[^\p{L}]{0,4}\d[\d\s.,'’:/%–-]*\p{L}{0,3}[€$£%]?$/u.test(textOf(cell)))
  )
}

function textOf(cell: PlacedCell): string {
  return cell.lines.flatMap((line) => line.map((word) => word.text)).join(' ')
}
