import { textOf } from '../resolve/part.ts'
import type { GridRow } from './grid.ts'
import type { Opposites } from './opposite-columns.ts'

/** What tells whether figures may stand beside each other in one item. */
export interface RowKinds {
  /** Columns of numbers. */
  figures: boolean[]
  /** Columns of dates. */
  dates: boolean[]
  /** Columns of which a row has a figure in one alone. */
  opposites: Opposites | undefined
}

type Cut = Pick<GridRow, 'cells' | 'figures'>

/**
 * Whether a row with figures is an item though the one above has none in their columns, as what is paid in below what is
 * paid out: it has a date or a beginning of its own, or a figure that no item has beside the one above.
 */
export function isOwnRow({ cells: above, figures }: Cut, line: Cut, kinds: RowKinds): boolean {
  const isFilled = (figure: number | undefined) => figure !== undefined
  if (!line.figures.some(isFilled) || !figures.some(isFilled)) return false
  const { out = -1, into = -1 } = kinds.opposites ?? {}
  const isExcluded =
    (isFilled(figures[out]) && isFilled(line.figures[into])) || (isFilled(figures[into]) && isFilled(line.figures[out]))
  const isShared = (column: number) => !kinds.figures[column] && has(above, column) && has(line.cells, column)
  const columns = line.cells.map((_, column) => column)
  const isDated = columns.some((column) => kinds.dates[column] && has(line.cells, column)) && columns.some(isShared)
  const lead = columns.find((column) => has(above, column)) ?? -1
  return isExcluded || isDated || (isShared(lead) && begins(textOf(line.cells[lead] ?? [])))
}

function has(cells: readonly (readonly unknown[])[], column: number): boolean {
  return (cells[column]?.length ?? 0) > 0
}

/** What goes on with a name is written small. */
function begins(text: string): boolean {
  return /^[^\p{L}]*(?:\p{Lu}|\d)/u.test(text)
}
