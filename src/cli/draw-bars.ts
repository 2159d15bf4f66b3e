import { plain } from './output.ts'

export interface Shown {
  name: string
  type: string
}
export type Row = Record<string, string | number | boolean | null>

const widest = 40
const mostBars = 60
const parts = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉']

/** The figures of a series as bars, one for each row; nothing where an answer is no series. */
export function drawBars(columns: Shown[], rows: Row[]): string[] {
  const figure = columns.find(({ type }) => type === 'number')
  const names = columns.filter(({ type }) => type === 'text' || type === 'date')
  const values = rows.map((row) => Number(figure ? (row[figure.name] ?? 0) : 0))
  const most = Math.max(0, ...values)
  if (
    !figure ||
    names.length === 0 ||
    rows.length < 2 ||
    rows.length > mostBars ||
    most <= 0 ||
    Math.min(...values) < 0
  )
    return []
  const labels = rows.map((row) => plain(names.map(({ name }) => String(row[name] ?? '-')).join(' ')))
  const width = Math.max(...labels.map(({ length }) => length))
  return [
    labels.map((label, at) => `${label.padEnd(width)}  ${bar((values[at] ?? 0) / most)} ${values[at]}`).join('\n'),
  ]
}

function bar(share: number): string {
  const eighths = Math.round(share * widest * 8)
  return '█'.repeat(Math.floor(eighths / 8)) + (parts[eighths % 8] ?? '')
}
