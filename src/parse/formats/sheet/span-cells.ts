import type { Range } from '@e965/xlsx'
import type { DraftCell } from '../../../document/draft.ts'

/** Rows and columns of the sheet that the table keeps, in order. */
interface Kept {
  rowNumbers: readonly number[]
  columns: readonly number[]
}

/** Gives merged cells their spans, counted in kept rows and columns. A merge over other filled cells is none. */
export function spanCells(cells: DraftCell[], kept: Kept, merges: ReadonlyMap<number, Range[]>): void {
  if (merges.size === 0) return
  const width = kept.columns.length
  const taken = new Uint8Array(kept.rowNumbers.length * width)
  for (const cell of cells) taken[cell.row * width + cell.column] = 1
  for (const cell of cells) {
    const sheetRow = kept.rowNumbers[cell.row]
    const sheetColumn = kept.columns[cell.column]
    const merge = merges.get(sheetRow ?? -1)?.find((range) => range.s.c === sheetColumn)
    if (!merge) continue
    const bottom = firstAfter(kept.rowNumbers, merge.e.r)
    const right = firstAfter(kept.columns, merge.e.c)
    if (!claim(taken, { cell, bottom, right, width })) continue
    if (bottom - cell.row > 1) cell.rowSpan = bottom - cell.row
    if (right - cell.column > 1) cell.columnSpan = right - cell.column
  }
}

/** Index of the first number that is greater. */
function firstAfter(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? 0) > limit) high = middle
    else low = middle + 1
  }
  return low
}

function claim(taken: Uint8Array, area: { cell: DraftCell; bottom: number; right: number; width: number }): boolean {
  const { cell, bottom, right, width } = area
  const own = cell.row * width + cell.column
  for (let row = cell.row; row < bottom; row += 1)
    for (let place = row * width + cell.column; place < row * width + right; place += 1)
      if (place !== own && taken[place] === 1) return false
  for (let row = cell.row; row < bottom; row += 1) taken.fill(1, row * width + cell.column, row * width + right)
  return true
}
