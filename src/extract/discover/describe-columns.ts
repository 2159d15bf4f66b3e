import type { Document, FormatName } from '../../document/model.ts'
import { conceptOf } from '../lexicon/concepts.ts'
import { type ConceptMatch, conceptsOf } from '../lexicon/match-concepts.ts'
import type { Conventions, ValueKind } from '../values/mention.ts'
import type { DiscoveredTable } from './discovery.ts'
import { kindOf } from './kinds.ts'
import { Names, nameAsGiven, nameLabel, nameWords } from './name-label.ts'
import { typeOf } from './read-value.ts'
import type { TableGrid } from './table-grid.ts'

type Columns = DiscoveredTable['columns']

const sampleRows = 50
/** Whoever made such a file has named its columns. */
const dataFormats = new Set<FormatName>(['csv', 'xls', 'xlsx', 'xlsm', 'xlsb', 'ods', 'numbers'])

export function isData({ format }: Document): boolean {
  return dataFormats.has(format.name)
}

/** The columns of a table and how many rows name them; undefined where nothing does, as in a table that lays out a form. */
export function describeColumns(
  grid: TableGrid,
  conventions: Conventions,
): { headRows: number; columns: Columns } | undefined {
  const { table } = grid
  if (table.columns < 2 || table.rows < 2) return undefined
  const headRows = table.headerRows > 0 ? table.headerRows : looksLikeHead(grid, conventions) ? 1 : 0
  if (headRows === 0 || headRows >= table.rows) return undefined
  const labels = Array.from({ length: table.columns }, (_, column) => labelOf(grid, headRows, column))
  if (labels.filter((label) => label !== '').length < 2) return undefined
  const kinds = labels.map((_, column) => {
    const cells = grid.rows.slice(headRows, headRows + sampleRows).map((row) => row[column])
    return majority(cells.flatMap((cell) => kindOfCell(grid, cell, conventions) ?? []))
  })
  const names = isData(grid.document) ? labels.map(nameAsGiven) : nameEach(labels, kinds)
  const taken = new Names()
  const columns = labels.map((label, column) => {
    const kind = kinds[column] ?? 'text'
    const name = label === '' ? `column_${column + 1}` : (names[column] ?? '')
    return { name: taken.take(name), label, kind, type: typeOf(kind) }
  })
  return { headRows, columns }
}

/** Where several columns mean the same, it is the one that says so in its own words; the others are called as they are. */
function nameEach(labels: readonly string[], kinds: readonly ValueKind[]): string[] {
  const meant = labels.map((label, column) => nameLabel(label, kinds[column], true))
  return meant.map((name, column) => {
    const rivals = meant.flatMap((other, at) => (other === name ? [at] : []))
    const words = new Set(name.split('_'))
    const saysSo = (at: number) =>
      nameWords(labels[at] ?? '')
        .split('_')
        .some((word) => words.has(word))
    const owner = rivals.find(saysSo) ?? rivals[0]
    return owner === column ? name : nameWords(labels[column] ?? '')
  })
}

/** A first row of words over rows with values. */
function looksLikeHead(grid: TableGrid, conventions: Conventions): boolean {
  const [first = [], ...others] = grid.rows
  if (first.length < 3 || others.length < 2) return false
  const isTyped = (kind: ValueKind | undefined) => kind !== undefined && typed.has(kind)
  const heads = first.flatMap((cell) => kindOfCell(grid, cell, conventions) ?? [])
  const values = others
    .slice(0, 5)
    .flat()
    .map((cell) => kindOfCell(grid, cell, conventions))
  return heads.length >= 0.6 * first.length && !heads.some(isTyped) && values.filter(isTyped).length >= 2
}

const typed = new Set<ValueKind>(
  'date datetime time money number percent code iban email phone'.split(' ') as ValueKind[],
)

function kindOfCell(
  grid: TableGrid,
  cell: TableGrid['rows'][number][number],
  conventions: Conventions,
): ValueKind | undefined {
  if (cell?.type === 'date' || cell?.type === 'number' || cell?.type === 'boolean') return cell.type
  const text = grid.textOf(cell)
  return text === '' ? undefined : kindOf(text, conventions)
}

function labelOf(grid: TableGrid, headRows: number, column: number): string {
  const texts = Array.from({ length: headRows }, (_, row) => grid.textOf(grid.covering(row, column)))
  return [...new Set(texts)].filter((text) => text !== '').join(' ')
}

const numeric = new Set<ValueKind>(['number', 'money', 'percent'])

/** The kind of most cells; figures of several kinds are numbers. */
function majority(kinds: readonly ValueKind[]): ValueKind {
  const counts = new Map<ValueKind, number>()
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const figures = kinds.filter((kind) => numeric.has(kind)).length
  if (figures > 0.6 * kinds.length) return counts.has('money') ? 'money' : 'number'
  const [best = 'text', count = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? []
  return count > 0.6 * kinds.length ? best : 'text'
}

/** Lines of an invoice or order are items; else the heading above names a table, or its sheet. */
export function nameTable({ document, page, words: [first] }: TableGrid, columns: Columns): string {
  if (columns.filter(({ label }) => conceptsOf(label).some(isLine)).length >= 2) return 'line_items'
  const heading = page.blocks.findLast(({ kind, words }) => kind === 'heading' && words[0] < first)
  if (page.title !== undefined || !heading) return page.title === undefined ? 'table' : nameWords(page.title)
  // Which year or number it is of tells nothing of what its rows are.
  const words = document.markdown.slice(heading.start, heading.end).replace(/\S*\d\S*/g, ' ')
  return /\p{L}/u.test(words) ? nameWords(words) : 'table'
}

function isLine({ concept, score }: ConceptMatch): boolean {
  return score >= 0.75 && conceptOf(concept).group === 'line'
}
