import { mean } from '../../core/statistics.ts'
import type { BodyRow, Figure } from './body-row.ts'
import type { Head, Period } from './find-heads.ts'
import { type Line, middleOf } from './line.ts'

const sameEdge = 0.012
const rareColumn = 0.04
const furthest = 0.15

/** Figures that end at the same place, or begin there, as far as their parentheses let them. */
interface FigureColumn {
  figures: Set<Figure>
  middle: number
}

/**
 * For each row the figure of each period. Heads stand over the middle, the left or the right of their columns, so columns
 * are found from the figures, and heads are given to them in order with the least way to go.
 */
export function placeFigures({ periods, line }: Head, rows: readonly BodyRow[]): (Figure | undefined)[][] {
  const all = rows.flatMap(({ figures }) => figures)
  const columns = findColumns(all, line.edge)
  const chosen = matchHeads(periods, columns)
  return rows.map(
    ({ figures }) =>
      oneForEach(periods, figures) ?? chosen.map((column) => figures.find((figure) => column?.figures.has(figure))),
  )
}

/** A row with as many figures as there are heads has one for each, if they stand about there. */
function oneForEach(periods: readonly Period[], figures: readonly Figure[]): Figure[] | undefined {
  if (figures.length !== periods.length || figures.length < 2) return undefined
  const pitch = Math.min(...periods.slice(1).map(({ left }, index) => left - (periods[index]?.left ?? 0)))
  const isNear = figures.every((figure, index) => {
    const period = periods[index]
    return period && Math.abs(middleOf([period]) - middleOf([figure])) < 0.6 * pitch
  })
  return isNear ? [...figures] : undefined
}

function findColumns(figures: readonly Figure[], edge: Line['edge']): FigureColumn[] {
  const groups: Figure[][] = []
  for (const figure of [...figures].sort((a, b) => a[edge] - b[edge])) {
    const group = groups.at(-1)
    if (group && figure[edge] - (group.at(-1)?.[edge] ?? 0) < sameEdge) group.push(figure)
    else groups.push([figure])
  }
  return groups.map((group) => ({
    figures: new Set(group),
    middle: mean(group.map((figure) => middleOf([figure]))),
  }))
}

interface Match {
  columns: (FigureColumn | undefined)[]
  cost: number
}

/** The cheapest way to give each head a column of its own from left to right. */
function matchHeads(periods: readonly Period[], columns: readonly FigureColumn[]): (FigureColumn | undefined)[] {
  const most = Math.max(0, ...columns.map(({ figures }) => figures.size))
  // best[n]: the heads so far are given to columns before n.
  let best: Match[] = Array.from({ length: columns.length + 1 }, () => ({ columns: [], cost: 0 }))
  for (const period of periods) {
    const next: Match[] = []
    for (let n = 0; n <= columns.length; n += 1) {
      const column = columns[n - 1]
      const before = best[n - 1]
      const without = best[n]
      const options: Match[] = without
        ? [{ columns: [...without.columns, undefined], cost: without.cost + furthest }]
        : []
      const skipped = next[n - 1]
      if (skipped) options.push(skipped)
      if (column && before) {
        const rarity = column.figures.size < 0.2 * most ? rareColumn : 0
        const cost = before.cost + Math.abs(column.middle - middleOf([period])) + rarity
        options.push({ columns: [...before.columns, column], cost })
      }
      next.push(options.reduce((a, b) => (b.cost < a.cost ? b : a)))
    }
    best = next
  }
  return best.at(-1)?.columns ?? []
}
