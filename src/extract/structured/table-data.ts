import type { Cell, Document, Page, Table } from '../../document/model.ts'
import { type CellValue, partRows } from '../lists/part-rows.ts'
import { wordsText } from './data-nodes.ts'
import { conceptOf, type Fact, type FactTree } from './facts.ts'

interface Place {
  document: Document
  page: Page
}

/**
 * Adds the tables of a sheet: a record for each row under a header, a value for each label of a table without header
 * and two columns. Tables with the same header are one list.
 */
export function readTables(document: Document, tree: FactTree): void {
  const lists = new Map<string, string[]>()
  for (const page of document.pages) {
    if (page.hidden) continue
    let caption: string | undefined
    for (const table of page.tables) {
      const place = { document, page }
      if (table.headerRows > 0) {
        const headers = headersOf(table, place)
        const list = conceptOf(headers)
        const names = lists.get(list) ?? [page.title, caption].filter((name) => name !== undefined)
        lists.set(list, names)
        addRecords(table, { headers, names, list, place }, tree)
      } else if (table.columns === 2) addLabelled(table, place, tree)
      caption = table.cells.length === 1 ? textOf(table.cells[0], place) : undefined
    }
  }
}

/** Over a column may stand several names, from the general to the particular. */
function headersOf(table: Table, place: Place): string[] {
  const headers: string[][] = Array.from({ length: table.columns }, () => [])
  for (const cell of table.cells) {
    if (cell.row >= table.headerRows) continue
    const text = textOf(cell, place).replace(/\s+/g, ' ')
    if (text === '') continue
    for (let column = cell.column; column < cell.column + cell.columnSpan; column += 1) headers[column]?.push(text)
  }
  return headers.map((parts) => parts.join(' '))
}

interface List {
  headers: string[]
  names: string[]
  list: string
  place: Place
}

function addRecords(table: Table, { headers, names, list, place }: List, tree: FactTree): void {
  const filled = table.cells.filter((cell) => cell.row >= table.headerRows && cell.words[0] < cell.words[1])
  const rows = [...Map.groupBy(filled, (cell) => cell.row).values()]
  const parts = partRows(rows.map((cells) => valuesOf(cells, headers.length, place)))
  rows.forEach((cells, index) => {
    const part = parts[index]
    const facts = cells.flatMap((cell) => {
      const header = headers[cell.column]
      if (header === undefined || header === '') return []
      return [factOf(cell, part === 'total' ? ['total', header] : [header], place)]
    })
    // Below the list, a name and its value are none of the records: who has approved them.
    if (part === 'note') addPair(cells, place, tree)
    else if (part === 'total') tree.facts.push(...facts.filter(({ value }) => typeof value === 'number'))
    else if (facts.length > 0) tree.groups.push({ concept: list, names, facts, groups: [] })
  })
}

function valuesOf(cells: readonly Cell[], width: number, place: Place): CellValue[] {
  const values: CellValue[] = Array.from({ length: width }, () => undefined)
  for (const cell of cells)
    values[cell.column] = {
      text: textOf(cell, place),
      figure: typeof cell.value === 'number' ? cell.value : undefined,
    }
  return values
}

function addLabelled(table: Table, place: Place, tree: FactTree): void {
  for (const cells of Map.groupBy(table.cells, (cell) => cell.row).values()) addPair(cells, place, tree)
}

function addPair([label, value]: Cell[], place: Place, tree: FactTree): void {
  if (!label || !value || label.column !== 0 || label.value !== undefined) return
  const name = textOf(label, place).replace(/(?<!\s)\s*:\s*$/, '')
  if (name !== '' && value.words[0] < value.words[1]) tree.facts.push(factOf(value, [name], place))
}

function factOf(cell: Cell, names: string[], place: Place): Fact {
  const text = textOf(cell, place)
  const value = cell.value ?? text
  return {
    concept: conceptOf(names),
    names,
    value,
    text,
    page: place.page.number,
    words: cell.words,
    path: where(cell, place),
  }
}

function where({ address = '', row }: Cell, { document, page }: Place): string {
  if (document.format.name === 'csv') return `line ${address.replace(/\D/g, '') || row + 1}`
  return page.title === undefined ? address : `${page.title}!${address}`
}

function textOf(cell: Cell | undefined, { document, page }: Place): string {
  return cell ? wordsText(document, page, cell.words) : ''
}
