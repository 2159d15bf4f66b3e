import type { Document, FormatName } from '../../document/model.ts'
import { conceptOf } from '../lexicon/concepts.ts'
import { type ConceptMatch, conceptsOf } from '../lexicon/match-concepts.ts'
import { headsOf, type ListGrid, type ListRow } from '../lists/grid-rows.ts'
import { type Part, textOf } from '../resolve/part.ts'
import type { Conventions, ValueKind } from '../values/mention.ts'
import type { DocumentView } from '../view/document-view.ts'
import { detectLanguage } from './detect-language.ts'
import type { DiscoveredTable } from './discovery.ts'
import { kindOf } from './kinds.ts'
import { Names, nameAsGiven, nameLabel, nameWords } from './name-label.ts'
import { typeOf } from './read-value.ts'

type Columns = DiscoveredTable['columns']

const sampleRows = 50
/** Whoever made such a file has named its columns. */
const dataFormats = new Set<FormatName>(['csv', 'xls', 'xlsx', 'xlsm', 'xlsb', 'ods', 'numbers'])

export function isData({ format }: Document): boolean {
  return dataFormats.has(format.name)
}

/** The columns of a table and how many rows name them; undefined where nothing does, as in a table that lays out a form. */
export function describeColumns(
  view: DocumentView,
  grid: ListGrid,
): { headRows: number; columns: Columns } | undefined {
  const { rows, headRows: stated } = grid
  const headRows = stated === 0 && (!grid.isMarked || looksLikeHead(rows, view.conventions)) ? 1 : stated
  if (headRows === 0 || headRows >= rows.length) return undefined
  if (isJoinedForm(rows)) return undefined
  const labels = headsOf(grid, headRows)
  if (labels.filter((label) => label !== '').length < 2) return undefined
  // Who deals with whom, side by side, is no list: below each stands its address.
  if (!isData(view.document) && areParties(labels, view.conventions)) return undefined
  const sample = rows.slice(headRows, headRows + sampleRows)
  const kinds = labels.map((_, column) =>
    majority(sample.flatMap((row) => kindIn(row, column, view.conventions) ?? [])),
  )
  const names = isData(view.document) ? labels.map(nameAsGiven) : nameEach(labels, kinds, view.conventions.language)
  const taken = new Names()
  const columns = labels.map((label, column) => {
    const kind = kinds[column] ?? 'text'
    const name = label === '' ? `column_${column + 1}` : (names[column] ?? '')
    return { name: taken.take(name), label, kind, type: typeOf(kind) }
  })
  return { headRows, columns }
}

/**
 * Labels and their values beside each other in two columns of which the head has several lines, or over each other in the
 * cells of a row: a form.
 */
function isJoinedForm([head, ...body]: readonly ListRow[]): boolean {
  const [labels, values] = head?.cells ?? []
  if (head?.cells.length === 2 && labels && values && linesOf(head) > 1) return hasFigure(values)
  const stacked = body.filter((row) => {
    const [first, ...others] = [...Map.groupBy(row.cells.flat(), ({ segment }) => segment.row).values()]
    return linesOf(row) === 2 && first && !hasFigure(first) && hasFigure(others.flat())
  })
  return stacked.length > 0 && stacked.length >= leastStacked * body.length
}

const leastStacked = 1 / 3

function hasFigure(parts: readonly Part[]): boolean {
  return parts.some((part) => /\d/.test(textOf([part])))
}

/** How many lines each of several cells has; 0 where they differ. */
function linesOf({ cells }: ListRow): number {
  const filled = cells.filter((parts) => parts.length > 0)
  const lines = new Set(filled.flat().map(({ segment }) => segment.row))
  const isSame = filled.every((parts) => new Set(parts.map(({ segment }) => segment.row)).size === lines.size)
  return filled.length > 1 && isSame ? lines.size : 0
}

/** The page may set labels with their values in the columns of the table below them; rows with gaps are none of it. */
export function belowForm(grid: ListGrid, conventions: Conventions): ListGrid {
  const { rows, headRows, isMarked } = grid
  const head = isMarked && headRows === 0 ? rows.findIndex((_, at) => looksLikeHead(rows.slice(at), conventions)) : 0
  const isForm = head > 0 && rows.slice(0, head).every(({ cells }) => cells.some((parts) => parts.length === 0))
  return isForm ? { ...grid, rows: rows.slice(head) } : grid
}

/** "Buyer | Seller", or "Acme Ltd | Customer" where the letterhead stands beside who is written to. */
function areParties(labels: readonly string[], conventions: Conventions): boolean {
  const isName = (label: string) => ['company', 'person'].includes(kindOf(label, conventions))
  return labels.some(isParty) && labels.every((label) => isParty(label) || isName(label))
}

function isParty(label: string): boolean {
  const [best] = conceptsOf(label)
  return best !== undefined && best.score >= 0.75 && conceptOf(best.concept).group === 'role'
}

/** Where several columns mean the same, it is the one that says so in its own words; the others are called as they are. */
function nameEach(labels: readonly string[], kinds: readonly ValueKind[], language: string | null): string[] {
  const meant = labels.map((label, column) => nameLabel(label, kinds[column], { inTable: true, language }))
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

/** A first row of words over rows with values; what says "Label: value" heads nothing. */
function looksLikeHead([first, ...others]: readonly ListRow[], conventions: Conventions): boolean {
  const width = first?.cells.length ?? 0
  if (!first || width < 3 || others.length < 2) return false
  if (first.cells.some((parts) => /[:：]\s/u.test(textOf(parts)))) return false
  const isTyped = (kind: ValueKind | undefined) => kind !== undefined && typed.has(kind)
  const kindsOf = (row: ListRow) => row.cells.flatMap((_, column) => kindIn(row, column, conventions) ?? [])
  const heads = kindsOf(first)
  const values = others.slice(0, 5).flatMap(kindsOf)
  return heads.length >= 0.6 * width && !heads.some(isTyped) && values.filter(isTyped).length >= 2
}

const typed = new Set<ValueKind>(
  'date datetime time money number percent code iban email phone'.split(' ') as ValueKind[],
)

function kindIn({ cells, stored }: ListRow, column: number, conventions: Conventions): ValueKind | undefined {
  const type = stored?.[column]?.type
  if (type === 'date' || type === 'number' || type === 'boolean') return type
  const text = textOf(cells[column] ?? [])
  return text === '' ? undefined : kindOf(text, conventions)
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

/** Rows with the balance after each are those of an account, lines of an invoice or order are items; else the heading above names a table, or its sheet. */
export function nameTable({ document }: DocumentView, { rows: [top] }: ListGrid, columns: Columns): string {
  if (columns.some(({ name }) => name === 'balance')) return 'transactions'
  if (columns.filter(({ label }) => conceptsOf(label).some(isLine)).length >= 2) return 'line_items'
  const { title, blocks = [] } = document.pages[top?.row.page ?? 0] ?? {}
  const first = top?.cells.flat()[0]?.segment.words[0] ?? 0
  const named = (words: string) => nameWords(words, detectLanguage(document).code === 'en')
  const heading = blocks.findLast(({ kind, words }) => kind === 'heading' && words[0] < first)
  if (title !== undefined || !heading) return title === undefined ? 'table' : named(title)
  // Which year or number it is of tells nothing of what its rows are.
  const words = document.markdown.slice(heading.start, heading.end).replace(/\S*\d\S*/g, ' ')
  return /\p{L}/u.test(words) ? named(words) : 'table'
}

function isLine({ concept, score }: ConceptMatch): boolean {
  return score >= 0.75 && conceptOf(concept).group === 'line'
}
