import type { Row, Shown } from './draw-bars.ts'
import { plain } from './output.ts'

const height = 8
const narrowest = 24
const widest = 64
const fewest = 4

/** The figures of a series by time as lines, one chart for each currency; nothing where an answer is no such series. */
export function drawLines(columns: Shown[], rows: Row[]): string[] {
  const time = columns.find(({ type }) => type === 'date')
  const figure = columns.find(({ type }) => type === 'number')
  if (!time || !figure) return []
  const others = columns.filter(({ type }) => type === 'text').map(({ name }) => name)
  const seriesOf = (row: Row) => others.map((name) => String(row[name] ?? '-')).join(' ')
  const known = rows.filter((row) => row[time.name] != null && row[figure.name] != null)
  const series = [...Map.groupBy(known, seriesOf)].map(([name, own]) => ({
    name,
    points: own
      .map((row) => ({
        day: String(row[time.name]),
        at: Date.parse(String(row[time.name])),
        value: Number(row[figure.name]),
      }))
      .sort((a, b) => a.at - b.at),
  }))
  const isSeries = ({ points }: Series) =>
    points.length >= fewest && new Set(points.map(({ at }) => at)).size === points.length
  if (series.length === 0 || series.length > 4 || !series.every(isSeries)) return []
  return series.map(draw)
}

interface Series {
  name: string
  points: { day: string; at: number; value: number }[]
}

/** Zero is in it, so that a small change does not look like a large one. */
function draw({ name, points }: Series): string {
  const values = points.map(({ value }) => value)
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  const width = Math.min(widest, Math.max(narrowest, points.length * 3))
  const rowOf = (value: number) => (high === low ? 0 : Math.round(((value - low) / (high - low)) * (height - 1)))
  const heights = Array.from({ length: width }, (_, x) => rowOf(valueAt(points, x / (width - 1))))
  const labels = Array.from({ length: height }, (_, row) =>
    String(Number((low + ((high - low) * row) / (height - 1)).toFixed(2))),
  )
  const margin = Math.max(...labels.map(({ length }) => length))
  const lines = labels.map((label, row) =>
    `${label.padStart(margin)} ┤${heights.map((_, x) => strokeAt(heights, x, row)).join('')}`.trimEnd(),
  )
  const [first = '', last = ''] = [points[0]?.day, points.at(-1)?.day]
  const days = `${' '.repeat(margin + 2)}${first}${last.padStart(width - first.length)}`
  return [...(name === '' ? [] : [plain(name)]), ...lines.reverse(), days].join('\n')
}

/** Between two points as the line between them goes. */
function valueAt(points: Series['points'], share: number): number {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return 0
  const at = first.at + share * (last.at - first.at)
  const next = points.find((point) => point.at >= at) ?? last
  const before = points.findLast((point) => point.at <= at) ?? first
  if (next.at === before.at) return next.value
  return before.value + ((next.value - before.value) * (at - before.at)) / (next.at - before.at)
}

function strokeAt(heights: number[], x: number, row: number): string {
  const [here = 0, next = here] = [heights[x], heights[x + 1]]
  if (here === next) return row === here ? '─' : ' '
  const [low, high] = here < next ? [here, next] : [next, here]
  if (row === here) return here < next ? '╯' : '╮'
  if (row === next) return here < next ? '╭' : '╰'
  return row > low && row < high ? '│' : ' '
}
