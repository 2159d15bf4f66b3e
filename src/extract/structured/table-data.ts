import type { Cell, Document, Page } from '../../document/model.ts'
import { headsOf, type ListGrid, type ListRow } from '../lists/grid-rows.ts'
import { namesIn } from '../lists/joint-columns.ts'
import { gridsOfTables } from '../lists/list-grid.ts'
import { partRows } from '../lists/part-rows.ts'
import { textOf } from '../resolve/part.ts'
import { viewDocument } from '../view/document-view.ts'
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
  const view = viewDocument(document)
  const lists = new Map<string, string[]>()
  let caption: { text: string; page: Page } | undefined
  for (const grid of gridsOfTables(view)) {
    const page = document.pages[grid.rows[0]?.row.page ?? 0]
    if (!page || page.hidden) continue
    const headers = headsOf(grid, grid.headRows)
    const list = conceptOf(headers)
    const own = caption?.page === page ? caption.text : undefined
    const names = lists.get(list) ?? [page.title, own].filter((name) => name !== undefined)
    const place = { document, page }
    if (grid.headRows > 0) {
      lists.set(list, names)
      addRecords(
        grid,
        partRows(grid.rows.slice(grid.headRows), view.conventions),
        { headers, names, list, place },
        tree,
      )
    } else if (headers.length === 2) for (const row of grid.rows) addPair(filledIn(row), place, tree)
    const [only, ...others] = grid.rows.flatMap(filledIn)
    caption = only && others.length === 0 ? { text: textOf(grid.rows[0]?.cells.flat() ?? []), page } : undefined
  }
}

function filledIn({ stored = [] }: ListRow): Cell[] {
  return stored.flatMap((cell) => (cell && cell.words[0] < cell.words[1] ? [cell] : []))
}

interface List {
  headers: string[]
  names: string[]
  list: string
  place: Place
}

function addRecords(
  { rows, headRows }: ListGrid,
  parts: ReturnType<typeof partRows>,
  { headers, names, list, place }: List,
  tree: FactTree,
): void {
  const records = rows.slice(headRows)
  const joint = jointHeads(headers, records.map(filledIn), place)
  records.forEach((row, index) => {
    const part = parts[index]
    const cells = filledIn(row)
    const facts = cells.flatMap((cell) => {
      const header = headers[cell.column]
      if (header === undefined || header === '') return []
      const whole = factOf(cell, part === 'total' ? ['total', header] : [header], place)
      const pieces = joint.get(cell.column)?.(whole.text) ?? []
      return [whole, ...pieces.map(([name, text]) => ({ ...whole, ...nameAndValue(name, text) }))]
    })
    // Below the list, a name and its value are none of the records: who has approved them.
    if (part === 'note') addPair(cells, place, tree)
    else if (part === 'total') tree.facts.push(...facts.filter(({ value }) => typeof value === 'number'))
    else if (facts.length > 0) tree.groups.push({ concept: list, names, facts, groups: [] })
  })
}

type Pieces = (text: string) => [name: string, text: string][]

/** "Quantity/unit" over cells that are parted so too: each part under its own name, beside the whole. */
function jointHeads(
  headers: readonly string[],
  rows: readonly Cell[][],
  { document, page }: Place,
): Map<number, Pieces> {
  const joint = headers.flatMap((header, column): [number, Pieces][] => {
    const names = namesIn(header)
    const texts = rows.flatMap((cells) => cells.filter((cell) => cell.column === column))
    const partsOf = (text: string) => text.split(/\s*[/|·]\s*|\s+[-–—→&]\s+/u)
    const areParted = texts.every(({ words }) => partsOf(wordsText(document, page, words)).length === names.length)
    if (names.length < 2 || !areParted) return []
    return [[column, (text) => partsOf(text).map((part, at) => [names[at] ?? '', part])]]
  })
  return new Map(joint)
}

function nameAndValue(name: string, text: string): Pick<Fact, 'concept' | 'names' | 'value' | 'text'> {
  return { concept: conceptOf([name]), names: [name], value: text, text }
}

function addPair([label, value]: Cell[], place: Place, tree: FactTree): void {
  if (!label || !value || label.column !== 0 || label.value !== undefined) return
  const { document, page } = place
  const name = wordsText(document, page, label.words).replace(/(?<!\s)\s*:\s*$/, '')
  if (name !== '') tree.facts.push(factOf(value, [name], place))
}

function factOf(cell: Cell, names: string[], place: Place): Fact {
  const text = wordsText(place.document, place.page, cell.words)
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
