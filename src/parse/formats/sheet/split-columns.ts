import { headerRows } from './header-rows.ts'
import type { FilledRow } from './sheet-cells.ts'

const looksAt = 200

/**
 * Tables that stand side by side with an empty column between them. An empty column alone proves nothing, many tables
 * have one to look airy: each side must name its columns, and begin in another row or use the same names.
 */
export function splitColumns(block: FilledRow[]): FilledRow[][] {
  const [gap] = gapsOf(block).filter((column) => areApart(side(block, column, 'left'), side(block, column, 'right')))
  if (gap === undefined) return [block]
  return [side(block, gap, 'left'), ...splitColumns(side(block, gap, 'right'))]
}

/** The columns that follow an empty one. */
function gapsOf(block: FilledRow[]): number[] {
  const used = new Set<number>()
  for (const row of block) for (const cell of row) used.add(cell.column)
  const columns = [...used].sort((a, b) => a - b)
  return columns.filter((column, index) => index > 0 && column > (columns[index - 1] ?? 0) + 1).slice(0, 50)
}

function side(block: FilledRow[], gap: number, which: 'left' | 'right'): FilledRow[] {
  return block.flatMap((row): FilledRow[] => {
    const [first, ...others] = row.filter((cell) => cell.column < gap === (which === 'left'))
    return first ? [[first, ...others]] : []
  })
}

function areApart(left: FilledRow[], right: FilledRow[]): boolean {
  const names = [left, right].map(namesOf)
  const [leftNames = [], rightNames = []] = names
  if (names.some((list) => list.length < 2)) return false
  return left[0]?.[0].row !== right[0]?.[0].row || rightNames.every((name) => leftNames.includes(name))
}

/** The names of the columns, where the first row gives them. */
function namesOf(block: FilledRow[]): string[] {
  const sample = block.slice(0, looksAt)
  const columns = new Set(sample.flatMap((row) => row.map((cell) => cell.column)))
  if (headerRows(sample, columns.size) === 0) return []
  return (sample[0] ?? []).map((cell) =>
    cell.lines
      .flat()
      .map((word) => word.text)
      .join(' '),
  )
}
