import { type Part, textOf } from '../resolve/part.ts'
import type { ListGrid, ListRow } from './grid-rows.ts'

/**
 * Tables that stand beside each other in one grid, told by heads that come again: with the same heads they are one list,
 * one part below the other; else ("Pay, amount, deduction, amount") each is a grid of its own, named by its first head.
 */
export function partSideBySide(grid: ListGrid): ListGrid[] {
  const heads = lowestHeads(grid)
  const again = heads.findIndex((head, column) => head !== '' && heads.indexOf(head, column + 1) >= 0)
  if (again < 0) return []
  const width = heads.indexOf(heads[again] ?? '', again + 1) - again
  if (width >= 2 && isRepeated(heads, width)) return [stacked(grid, width)]
  const left = again + 1
  if (left < 2 || heads.length - left < 2) return []
  return [columnsOf(grid, 0, left), columnsOf(grid, left, heads.length)]
}

function isRepeated(heads: readonly string[], width: number): boolean {
  return heads.length % width === 0 && heads.every((head, column) => head !== '' && head === heads[column % width])
}

/** What the last line of the head says of each column, once where it stands over several. */
function lowestHeads({ headRows, rows }: ListGrid): string[] {
  const cells = rows[Math.max(0, headRows - 1)]?.cells ?? []
  const isSame = (a: Part | undefined, b: Part | undefined) => a?.segment === b?.segment && a?.first === b?.first
  return cells.map((parts, column) =>
    column > 0 && isSame(parts[0], cells[column - 1]?.[0]) ? '' : textOf(parts).toLowerCase(),
  )
}

function stacked(grid: ListGrid, width: number): ListGrid {
  const height = Math.max(1, grid.headRows)
  const [head, body] = [grid.rows.slice(0, height), grid.rows.slice(height)]
  const blocks = Array.from({ length: (head[0]?.cells.length ?? 0) / width }, (_, block) =>
    body.map((row) => cut(row, block * width, (block + 1) * width)),
  )
  return {
    ...grid,
    headRows: height,
    rows: [...head.map((row) => cut(row, 0, width)), ...blocks.flat().filter(isFilled)],
  }
}

function columnsOf(grid: ListGrid, from: number, until: number): ListGrid {
  const rows = grid.rows.map((row) => cut(row, from, until)).filter(isFilled)
  return { ...grid, headRows: Math.max(1, grid.headRows), rows, title: textOf(rows[0]?.cells[0] ?? []) }
}

function cut({ row, cells }: ListRow, from: number, until: number): ListRow {
  return { row, cells: cells.slice(from, until) }
}

function isFilled({ cells }: ListRow): boolean {
  return cells.some((parts) => parts.length > 0)
}
