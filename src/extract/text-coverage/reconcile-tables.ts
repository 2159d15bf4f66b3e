import type { Document, Page, Table } from '../../document/model.ts'
import type { ConceptId } from '../lexicon/concepts.ts'
import { conceptsOf } from '../lexicon/match-concepts.ts'
import { decideConventions } from '../values/decide-conventions.ts'
import type { Conventions } from '../values/mention.ts'
import { normaliseAs } from '../values/normalise.ts'

/** A table whose last rows state totals, and whether its rows make them. */
export interface TableSums {
  /** Where it begins. */
  page: number
  /** Rows that are summed up. */
  rows: number
  columns: ColumnSum[]
  child?: string
}

export interface ColumnSum {
  column: string
  sum: number
  total: number
  reconciles: boolean
}

/** Adds up the named columns of every table that has a row of totals; tables that go on over pages are one. */
export function reconcileTables(document: Document): TableSums[] {
  const conventions = decideConventions([document.markdown], document.language)
  return wholeTables(document).flatMap(({ page, headings, rows }) => {
    const first = rows.findIndex(isTotal)
    if (first < 1) return []
    const body = rows.slice(0, first).filter((row) => row.some(({ text }) => text !== ''))
    const columns = headings.flatMap((heading, at) => {
      // Without headings it is a list of totals, which do not sum up what stands above them.
      const sum = heading === '' ? undefined : sumOf(body, at, conventions)
      const totals = rows.slice(first).flatMap((row) => numberIn(row[at], conventions) ?? [])
      const [stated] = totals
      if (sum === undefined || stated === undefined) return []
      const match = totals.find((total) => Math.abs(total - sum) < 0.005)
      return [{ column: heading, sum, total: match ?? stated, reconciles: match !== undefined }]
    })
    return columns.length === 0 ? [] : [{ page, rows: body.length, columns }]
  })
}

interface PlainCell {
  text: string
  value: unknown
}

interface WholeTable {
  page: number
  headings: string[]
  rows: PlainCell[][]
}

function wholeTables({ pages }: Document): WholeTable[] {
  const whole: WholeTable[] = []
  for (const page of pages)
    for (const table of page.tables) {
      const grid = gridOf(page, table)
      const above = table.continued ? whole.at(-1) : undefined
      const head = grid.slice(0, table.headerRows)
      const rows = grid.slice(table.headerRows)
      if (above) above.rows.push(...rows)
      else whole.push({ page: page.number, headings: headingsOf(head, table.columns), rows })
    }
  return whole
}

function gridOf({ words }: Page, table: Table): PlainCell[][] {
  const grid = Array.from({ length: table.rows }, () =>
    Array.from({ length: table.columns }, (): PlainCell => ({ text: '', value: undefined })),
  )
  for (const { row, column, words: range, value } of table.cells) {
    const text = words
      .slice(...range)
      .map((word) => word.text)
      .join(' ')
    const line = grid[row]
    if (line) line[column] = { text, value }
  }
  return grid
}

function headingsOf(head: readonly PlainCell[][], columns: number): string[] {
  return Array.from({ length: columns }, (_, at) =>
    head
      .map((row) => row[at]?.text ?? '')
      .join(' ')
      .trim(),
  )
}

const leastScore = 0.9
const totals = new Set<ConceptId>(['net_total', 'gross_total', 'order_total', 'amount_due', 'tax_total'])

/** A row that is named after a total, and nothing else, and states a figure. */
function isTotal(row: readonly PlainCell[]): boolean {
  const label = row.find(({ text }) => text !== '')?.text ?? ''
  if (label.length > 60 || !row.some(({ text }) => /\d/.test(text))) return false
  return conceptsOf(label).some(({ concept, score }) => score >= leastScore && totals.has(concept))
}

/** Undefined unless every cell that is filled is a number. */
function sumOf(rows: readonly PlainCell[][], at: number, conventions: Conventions): number | undefined {
  const filled = rows.flatMap((row) => (row[at] && row[at].text !== '' ? [row[at]] : []))
  const numbers = filled.flatMap((cell) => numberIn(cell, conventions) ?? [])
  if (filled.length === 0 || numbers.length < filled.length) return
  return Math.round(numbers.reduce((sum, number) => sum + number, 0) * 1e6) / 1e6
}

function numberIn(cell: PlainCell | undefined, conventions: Conventions): number | undefined {
  if (typeof cell?.value === 'number') return cell.value
  const read = cell && !/%/.test(cell.text) ? normaliseAs('money', cell.text, conventions) : null
  return typeof read === 'number' ? read : undefined
}
