import type { Extent, Ruling } from './layout-page.ts'

/** A grid drawn with lines: the edges of its columns and rows and which places belong together. */
export interface RuledGrid extends Extent {
  xs: number[]
  ys: number[]
  cells: { row: number; column: number; rowSpan: number; columnSpan: number }[]
}

/** Within so many points lines are one, or meet. */
export const snap = 3

/** Finds grids among the rulings: lines that meet belong together, places without a line between them are one cell. */
export function findRuledGrids(rulings: readonly Ruling[]): RuledGrid[] {
  const lines = mergeCollinear(rulings)
  return components(lines).flatMap((part) => {
    const grid = gridOf(part)
    return grid ? [grid] : []
  })
}

/** Joins pieces of the same line. */
export function mergeCollinear(rulings: readonly Ruling[]): Ruling[] {
  const sorted = [...rulings].sort((a, b) => a.direction.localeCompare(b.direction) || a.at - b.at || a.from - b.from)
  const merged: Ruling[] = []
  for (const ruling of sorted) {
    const near = merged.findLast(
      (other) =>
        other.direction === ruling.direction &&
        Math.abs(other.at - ruling.at) <= 1.5 &&
        ruling.from <= other.to + snap &&
        ruling.to >= other.from - snap,
    )
    if (near) {
      near.from = Math.min(near.from, ruling.from)
      near.to = Math.max(near.to, ruling.to)
    } else merged.push({ ...ruling })
  }
  return merged.filter((line) => line.to - line.from > snap)
}

function components(lines: Ruling[]): Ruling[][] {
  const group = lines.map((_, index) => index)
  const root = (index: number): number => {
    let at = index
    while (group[at] !== at) at = group[at] ?? at
    group[index] = at
    return at
  }
  const uprights = lines.map((line, index) => ({ line, index })).filter(({ line }) => line.direction === 'vertical')
  lines.forEach((level, index) => {
    if (level.direction !== 'horizontal') return
    for (const upright of uprights) if (meets(level, upright.line)) group[root(upright.index)] = root(index)
  })
  return [...Map.groupBy(lines.keys(), root).values()].map((indexes) => indexes.flatMap((index) => lines[index] ?? []))
}

export function meets(level: Ruling, upright: Ruling): boolean {
  return (
    upright.at >= level.from - snap &&
    upright.at <= level.to + snap &&
    level.at >= upright.from - snap &&
    level.at <= upright.to + snap
  )
}

function gridOf(lines: Ruling[]): RuledGrid | undefined {
  const levels = lines.filter((line) => line.direction === 'horizontal')
  const uprights = lines.filter((line) => line.direction === 'vertical')
  const ys = edges(levels.map((line) => line.at))
  const xs = edges(uprights.map((line) => line.at))
  if (levels.length < 2 || uprights.length < 1) return undefined
  // Lines often run past the outermost uprights: the sides of the table are where the levels end.
  const left = Math.min(...levels.map((line) => line.from))
  const right = Math.max(...levels.map((line) => line.to))
  if ((xs[0] ?? left) - left > 2 * snap) xs.unshift(left)
  if (right - (xs.at(-1) ?? right) > 2 * snap) xs.push(right)
  const rows = ys.length - 1
  const columns = xs.length - 1
  if (rows < 1 || columns < 1 || rows * columns < 2 || rows * columns > 20_000) return undefined
  const cells = mergePlaces(rows, columns, {
    below: (row, column) => covered(levels, ys[row + 1] ?? 0, xs[column] ?? 0, xs[column + 1] ?? 0),
    beside: (row, column) => covered(uprights, xs[column + 1] ?? 0, ys[row] ?? 0, ys[row + 1] ?? 0),
  })
  return { x0: xs[0] ?? 0, x1: xs.at(-1) ?? 0, y0: ys[0] ?? 0, y1: ys.at(-1) ?? 0, xs, ys, cells }
}

function edges(values: number[]): number[] {
  const sorted = values.sort((a, b) => a - b)
  const result: number[] = []
  for (const value of sorted) if (result.length === 0 || value - (result.at(-1) ?? 0) > snap) result.push(value)
  return result
}

/** Whether lines cover most of the stretch. */
function covered(lines: Ruling[], at: number, from: number, to: number): boolean {
  let length = 0
  for (const line of lines)
    if (Math.abs(line.at - at) <= snap) length += Math.max(0, Math.min(line.to, to) - Math.max(line.from, from))
  return length >= 0.6 * (to - from)
}

/** Joins places without a line between them, growing each cell to the right and then down as a rectangle. */
function mergePlaces(
  rows: number,
  columns: number,
  lineAt: { below(row: number, column: number): boolean; beside(row: number, column: number): boolean },
): RuledGrid['cells'] {
  const taken = new Uint8Array(rows * columns)
  const cells: RuledGrid['cells'] = []
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (taken[row * columns + column]) continue
      let right = column
      while (right + 1 < columns && !taken[row * columns + right + 1] && !lineAt.beside(row, right)) right += 1
      let bottom = row
      while (bottom + 1 < rows && opens(bottom, column, right)) bottom += 1
      for (let y = row; y <= bottom; y += 1) taken.fill(1, y * columns + column, y * columns + right + 1)
      cells.push({ row, column, rowSpan: bottom - row + 1, columnSpan: right - column + 1 })
    }
  }
  return cells

  function opens(row: number, from: number, to: number): boolean {
    for (let column = from; column <= to; column += 1) {
      if (taken[(row + 1) * columns + column] || lineAt.below(row, column)) return false
      if (column < to && lineAt.beside(row + 1, column)) return false
    }
    return true
  }
}
