import { type Extent, extentOf, type LayoutWord } from '../../layout/layout-page.ts'

interface Cell {
  words: LayoutWord[]
  columnSpan: number
  rowSpan: number
}

/** The first column of each cell. Rows that lack cells, since empty ones are not told, go by where their words stand. */
export function placeCells(rows: readonly (readonly Cell[])[]): number[][] {
  const taken = rows.map(() => new Set<number>())
  const columns = Math.max(...rows.map(widthOf))
  const placed = rows.map((row, index) => {
    const own = taken[index] ?? new Set()
    const places = widthOf(row) + own.size === columns ? inTurn(row, own) : undefined
    row.forEach((cell, at) => {
      for (const below of taken.slice(index + 1, index + cell.rowSpan))
        for (let offset = 0; offset < cell.columnSpan; offset += 1) below.add((places?.[at] ?? at) + offset)
    })
    return places
  })
  const lanes = Array.from({ length: columns }, (_, column) => {
    const own = rows.flatMap((row, index) =>
      row.filter(({ columnSpan }, at) => columnSpan === 1 && placed[index]?.[at] === column),
    )
    return extentOf(own.flatMap((cell) => cell.words))
  })
  return rows.map((row, index) => placed[index] ?? byLanes(row, lanes))
}

export function widthOf(row: readonly Cell[]): number {
  return row.reduce((sum, cell) => sum + cell.columnSpan, 0)
}

function inTurn(row: readonly Cell[], taken: ReadonlySet<number>): number[] {
  let next = 0
  return row.map(({ columnSpan }) => {
    while (taken.has(next)) next += 1
    next += columnSpan
    return next - columnSpan
  })
}

function byLanes(row: readonly Cell[], lanes: readonly Extent[]): number[] {
  let next = 0
  return row.map(({ words, columnSpan }, at) => {
    const last = Math.max(next, lanes.length - widthOf(row.slice(at)))
    const extent = extentOf(words)
    let from = next
    if (words.length > 0)
      for (let column = next + 1; column <= last; column += 1)
        if (distance(extent, lanes[column]) < distance(extent, lanes[from])) from = column
    next = from + columnSpan
    return from
  })
}

/** Apart, or else by how far the nearer of both edges are from each other. */
function distance(extent: Extent, lane: Extent | undefined): number {
  if (!lane || lane.x0 > lane.x1) return Infinity
  const apart = Math.max(0, lane.x0 - extent.x1, extent.x0 - lane.x1)
  return 10 * apart + Math.min(Math.abs(lane.x0 - extent.x0), Math.abs(lane.x1 - extent.x1))
}
