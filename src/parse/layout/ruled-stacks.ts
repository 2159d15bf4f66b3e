import type { Ruling } from './layout-page.ts'
import { meets, mergeCollinear, snap } from './ruled-grid.ts'
import type { TextRow } from './text-rows.ts'

/** Fewer lines of one width may only part a page. */
const fewestLevels = 5
/** Where more lines of text stand between two of them, they rule different things. */
const mostLinesOfRow = 4

interface Stack {
  top: number
  bottom: number
  from: number
  to: number
}

/** Rows between level lines of one width, with the head above them: one table, whatever headings stand between its rows. */
export function ruledStacks(rows: readonly TextRow[], rulings: readonly Ruling[]): ReadonlyMap<TextRow, number> {
  const stackOf = new Map<TextRow, number>()
  stacksOf(rows, rulings).forEach((stack, index) => {
    const own = rows.filter((row) => isWithin(row, stack))
    for (const row of own) stackOf.set(row, index)
    const head = own[0] && rows[rows.indexOf(own[0]) - 1]
    const isHead = head && head.chunks.length >= 2 && stack.top - head.y1 < 1.6 * head.size
    if (isHead && isBeside(head, stack)) stackOf.set(head, index)
  })
  return stackOf
}

function stacksOf(rows: readonly TextRow[], rulings: readonly Ruling[]): Stack[] {
  const lines = mergeCollinear(rulings)
  const uprights = lines.filter(({ direction }) => direction === 'vertical')
  const levels = lines.filter((line) => line.direction === 'horizontal' && !uprights.some((each) => parts(line, each)))
  const runs: Ruling[][] = []
  for (const level of levels.sort((a, b) => a.at - b.at)) {
    const run = runs.find((each) => isNext(each.at(-1), level, rows))
    if (run) run.push(level)
    else runs.push([level])
  }
  return runs.flatMap((run) => {
    const [first] = run
    const last = run.at(-1)
    if (!first || !last || run.length < fewestLevels) return []
    return [{ top: first.at, bottom: last.at, from: first.from, to: first.to }]
  })
}

/** The sides of what is shaded are drawn upright as well, at the ends of the lines. */
function parts(level: Ruling, upright: Ruling): boolean {
  return meets(level, upright) && upright.at > level.from + snap && upright.at < level.to - snap
}

function isNext(above: Ruling | undefined, level: Ruling, rows: readonly TextRow[]): boolean {
  if (!above || Math.abs(above.from - level.from) > snap || Math.abs(above.to - level.to) > snap) return false
  return rows.filter((row) => middleOf(row) > above.at && middleOf(row) < level.at).length <= mostLinesOfRow
}

function isWithin(row: TextRow, stack: Stack): boolean {
  return isBeside(row, stack) && middleOf(row) > stack.top && middleOf(row) < stack.bottom
}

function isBeside(row: TextRow, { from, to }: Stack): boolean {
  return row.x0 >= from - snap && row.x1 <= to + snap
}

function middleOf({ y0, y1 }: TextRow): number {
  return (y0 + y1) / 2
}
