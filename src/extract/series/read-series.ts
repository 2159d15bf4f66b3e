import type { FieldProfile } from '../lexicon/field-profile.ts'
import type { Item, ItemCell } from '../lists/item-cell.ts'
import type { LabelBook } from '../resolve/label-book.ts'
import { joinWords } from '../resolve/part.ts'
import type { Leaf } from '../schema/field-tree.ts'
import type { DocumentView } from '../view/document-view.ts'
import { type BodyRow, type Figure, readBodyRow } from './body-row.ts'
import { type ChosenRow, chooseRow } from './choose-row.ts'
import { findHeads, type Head } from './find-heads.ts'
import { scales } from './find-scale.ts'
import { type Line, lineOf } from './line.ts'
import { placeFigures } from './place-columns.ts'
import { type Role, rolesOf } from './series-roles.ts'
import type { Stated } from './statement.ts'
import { TableFacts, type Told } from './table-facts.ts'

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

const inHead = 0.95
const around = 0.9

/** What is told of a column as the property asks for it. */
function factCell(role: Exclude<Role, 'figure'>, leaf: Leaf, told: Told): ItemCell | undefined {
  const isText = leaf.type === 'string'
  const give = (stated: Stated<string | number> | undefined, score: number): ItemCell | undefined =>
    stated && { value: isText ? String(stated.value) : stated.value, parts: stated.parts, score, finder: 'series' }
  switch (role) {
    case 'year':
      return give(told.year, inHead)
    case 'date':
      return give(told.date, inHead)
    case 'period':
      return give(isText ? told.period : numberOf(told), inHead)
    case 'months':
      return give(told.months, around)
    case 'currency':
      return give(told.currency, around)
    case 'scale':
      return give(isText || !told.scale ? told.scale : { ...told.scale, value: scales[told.scale.value] }, around)
  }
}

/** Which quarter or half of the year it is. */
function numberOf({ part, period }: Told): Stated<number> | undefined {
  const value = Number(/\d/.exec(part ?? '')?.[0])
  return value > 0 ? { ...period, value } : undefined
}

const leastShareInScans = 0.6
const fewestToTell = 4
const marks = /[.,]/g

/**
 * Scans lose marks and take one for the other: "3464,152", "53718" among figures with one decimal, "5.465" among whole
 * ones. The figures of the table say how many decimals there are.
 */
function repairFigure({ text, value }: Figure, decimals: number | undefined): number {
  const digits = text.replace(/[^\d.,]/g, '')
  const [last] = /(?<!\d)\d*$/.exec(digits) ?? ['']
  // Three digits behind a mark are whole thousands, four or more have lost their point.
  const isBroken = decimals === 0 ? /[.,]/.test(digits) && last.length >= 3 : last.length > 3
  if (decimals === undefined || !isBroken) return value
  const size = Number(digits.replace(marks, '')) / 10 ** decimals
  return value < 0 ? -size : size
}

/**
 * How many decimals most figures of a table have; undefined when they differ. Where nothing can be misread it only
 * matters that they have none: 12.345 above 1.204 and below 310.275 is whole, whatever the document writes elsewhere.
 */
function usualDecimals(figures: readonly Figure[], isScanned: boolean): number | undefined {
  const marked = figures.filter(({ text, isPercent }) => !isPercent && /[.,]\d/.test(text))
  const counts = Map.groupBy(marked, ({ text }) => decimalsOf(text))
  const [most] = [...counts].sort((a, b) => b[1].length - a[1].length)
  if (!most) return undefined
  if (isScanned) return most[1].length >= leastShareInScans * marked.length ? most[0] : undefined
  return most[0] === 0 && most[1].length === marked.length && marked.length >= fewestToTell ? 0 : undefined
}

/** Three digits behind the last mark are thousands. */
function decimalsOf(text: string): number {
  const behind = /[.,](\d+)\D*$/.exec(text)?.[1]?.length ?? 0
  return behind >= 3 ? 0 : behind
}
