import { piecesOf, plain, type Text } from '../text.ts'
import type { List } from './list-plan.ts'
import { capital } from './names.ts'
import type { Sketch } from './sketch.ts'

const figures = new Set(['money', 'number', 'percent', 'unit'])

export interface Content {
  headers: { text: string; right: boolean }[]
  rows: Text[][]
}

/** Heads and cells, with what else stands in tables: row numbers, columns nobody asks for, two values in one cell. */
export function contentOf(sketch: Sketch, list: List): Content {
  const { random } = sketch
  const inHead = list.plan.columns.map(({ form }) => ['unit', 'money'].includes(form) && random.chance(0.35))
  const headers = list.plan.columns.map((concept, at) => {
    const label = capital(sketch.label(concept))
    const unit = inHead[at] ? unitOf(list, at) : undefined
    const text =
      unit === undefined ? label : random.pick([`${label} (${unit})`, `${label} [${unit}]`, `${label} in ${unit}`])
    return { text: random.chance(0.04) ? '' : text, right: figures.has(concept.form) && random.chance(0.8) }
  })
  const rows = list.items.map(({ cells }) =>
    cells.map((cell, at) => {
      if (plain(cell) === '') return random.chance(0.4) ? '-' : ''
      return inHead[at] ? piecesOf(cell).filter(({ text }) => /\d/.test(text)) : cell
    }),
  )
  if (headers.length > 2 && random.chance(0.18)) stackColumn(sketch, headers, rows)
  if (random.chance(0.15)) addStranger(sketch, headers, rows)
  if (random.chance(0.25)) {
    headers.unshift({ text: random.pick(['#', 'Pos.', 'Nr.', 'No.', 'N°', '']), right: false })
    const dot = random.pick(['', '.'])
    for (const [at, row] of rows.entries()) row.unshift(`${at + 1}${dot}`)
  }
  return { headers, rows }
}

function unitOf({ items }: List, at: number): string | undefined {
  const cell = items.map(({ cells }) => plain(cells[at] ?? '')).find((text) => text !== '')
  return /^[\d.,'’\s-]+(\S+)$/.exec(cell ?? '')?.[1]
}

/** One column's values stand in the second line of the first column's cells. */
function stackColumn({ random }: Sketch, headers: Content['headers'], rows: Text[][]): void {
  const from = random.int(1, headers.length - 1)
  const [gone] = headers.splice(from, 1)
  const first = headers[0]
  if (first && gone && random.chance(0.5)) first.text = `${first.text} / ${gone.text}`
  const label = gone && random.chance(0.5) ? `${gone.text}: ` : ''
  for (const row of rows) {
    const [moved = ''] = row.splice(from, 1)
    if (plain(moved) !== '' && plain(moved) !== '-')
      row[0] = [...piecesOf(row[0] ?? ''), '\n', label, ...piecesOf(moved)]
  }
}

function addStranger(sketch: Sketch, headers: Content['headers'], rows: Text[][]): void {
  const concept = sketch.fresh()
  const at = sketch.random.int(0, headers.length)
  headers.splice(at, 0, { text: capital(sketch.label(concept)), right: false })
  for (const row of rows) row.splice(at, 0, plain(sketch.values.text(concept, 'none')))
}
