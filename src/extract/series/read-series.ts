import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { LabelBook } from '../resolve/label-book.ts'
import { joinWords } from '../resolve/part.ts'
import type { Item, ItemCell } from '../tables/item-cell.ts'
import type { DocumentView } from '../view/document-view.ts'
import { type BodyRow, readBodyRow } from './body-row.ts'
import { type ChosenRow, chooseRow } from './choose-row.ts'
import { factCell } from './fact-cell.ts'
import { findHeads, type Head } from './find-heads.ts'
import { type Line, lineOf } from './line.ts'
import { placeFigures } from './place-columns.ts'
import { repairFigure, usualDecimals } from './repair-figure.ts'
import { type Role, rolesOf } from './series-roles.ts'
import { TableFacts } from './table-facts.ts'

const leastShareOfBest = 0.9
const finder = 'series'

/**
 * Reads items that are the columns of a table: one for each period that has a figure in the row that the schema asks
 * for. None when the properties are no such series or the document has none.
 */
export function readSeries(
  view: DocumentView,
  properties: readonly FieldProfile[],
  list: FieldProfile,
  labels: LabelBook,
): Item[] {
  const roles = rolesOf(properties)
  if (!roles) return []
  const lines = view.rows.map((row) => lineOf(view, row))
  // The only figure of an item is often called "amount", and the list says of what.
  const isOnly = roles.filter((role) => role === 'figure').length === 1
  const asked = properties.map((profile, index) =>
    roles[index] === 'figure' ? [profile, ...(isOnly ? [list] : [])] : [],
  )
  const tables = findHeads(lines).map((head) => readTable(view, head, lines, asked, labels))
  const items = new Map<string, Item>()
  for (const { table, chosen } of bestTables(tables)) addItems(items, table, chosen, properties, roles)
  return [...items.values()]
}

interface Table {
  head: Head
  rows: BodyRow[]
  facts: TableFacts
  /** By index of the property; only figures have rows. */
  chosen: (ChosenRow | undefined)[]
}

function readTable(
  view: DocumentView,
  head: Head,
  lines: readonly Line[],
  asked: readonly FieldProfile[][],
  labels: LabelBook,
): Table {
  const rows = lines.slice(head.line.row + 1, head.until).map((line) => readBodyRow(line, view.conventions))
  const placed = placeFigures(head, rows)
  const chosen = asked.map((names) => (names.length > 0 ? chooseRow(names, rows, placed, labels) : undefined))
  return { head, rows, facts: new TableFacts(head, lines, view.conventions), chosen }
}

/** Tables that name a figure nearly as well as the best, the best first. */
function bestTables(tables: readonly Table[]): { table: Table; chosen: (ChosenRow | undefined)[] }[] {
  const best = new Map<number, number>()
  for (const { chosen } of tables)
    chosen.forEach((row, index) => {
      best.set(index, Math.max(best.get(index) ?? 0, row?.score ?? 0))
    })
  return tables
    .map((table) => ({
      table,
      chosen: table.chosen.map((row, index) =>
        row && row.score >= leastShareOfBest * (best.get(index) ?? 0) ? row : undefined,
      ),
    }))
    .filter(({ chosen }) => chosen.some((row) => row !== undefined))
    .sort((a, b) => scoreOf(b.chosen) - scoreOf(a.chosen))
}

function scoreOf(chosen: readonly (ChosenRow | undefined)[]): number {
  return chosen.reduce((sum, row) => sum + (row?.score ?? 0), 0)
}

/** Adds a table's columns; a period that another table has told of only gets what that one left out. */
function addItems(
  items: Map<string, Item>,
  { head, rows, facts }: Table,
  chosen: readonly (ChosenRow | undefined)[],
  properties: readonly FieldProfile[],
  roles: readonly Role[],
): void {
  const decimals = usualDecimals(
    rows.flatMap((row) => row.figures),
    head.line.isScanned,
  )
  const known = new Set(items.keys())
  head.periods.forEach((period, column) => {
    const figures = chosen.map((row): ItemCell | undefined => {
      const figure = row?.figures[column]
      if (!row || !figure) return undefined
      return {
        value: repairFigure(figure, decimals),
        parts: joinWords(figure.words),
        ...{ score: Math.min(1, row.score), finder },
      }
    })
    if (figures.every((cell) => cell === undefined)) return
    const first = chosen.find((row) => row?.figures[column])
    const told = facts.of(period, first?.row.line)
    const cells = properties.map(({ leaf }, index) => {
      const role = roles[index]
      return role === undefined || role === 'figure' ? figures[index] : factCell(role, leaf, told)
    })
    const key = known.has(told.key) ? told.key : `${told.key}${items.has(told.key) ? ` ${column}` : ''}`
    const item = items.get(key)
    if (item) item.cells = item.cells.map((cell, index) => cell ?? cells[index])
    else items.set(key, { cells, row: head.line.row })
  })
}
