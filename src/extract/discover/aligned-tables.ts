import { union } from '../../document/boxes.ts'
import type { Cell, Page, Table } from '../../document/model.ts'
import type { ListGrid } from '../lists/grid-rows.ts'
import { gridsOf } from '../lists/list-grid.ts'
import type { Part } from '../resolve/part.ts'
import { textOf } from '../tables/item-cell.ts'
import type { ValueKind } from '../values/mention.ts'
import type { DocumentView } from '../view/document-view.ts'
import { kindOf } from './kinds.ts'

const fewestRows = 3
/** So many columns, two of them of figures, are no form: two rows will do. */
const [manyColumns, fewestOfMany] = [3, 2]
const leastShare = 0.8
const leastOfKind = 0.6

/** Tables that the page does not mark as such: a line of names, and rows of values that stand in columns below it. */
export function alignedTables(view: DocumentView, index: number): Table[] {
  const page = view.document.pages[index]
  if (!page) return []
  const found = gridsOf(view)
    .map(withoutPairsBelow)
    .filter(({ rows }) => rows[0]?.row.page === index && rows.every(({ row }) => row.page === index))
    .filter((grid) => isTable(grid, view))
    .sort((a, b) => sizeOf(b) - sizeOf(a))
  const taken = new Set(page.tables.flatMap(({ cells }) => cells.flatMap(({ words }) => range(words))))
  return found.flatMap((grid) => {
    const table = toTable(grid, page)
    const words = table?.cells.flatMap((cell) => range(cell.words)) ?? []
    if (!table || words.some((word) => taken.has(word))) return []
    for (const word of words) taken.add(word)
    return [table]
  })
}

/** "Counted by:" below a table begins what is said about it, and so does "Subtotal: 240.00", alone in its line. */
function withoutPairsBelow(grid: ListGrid): ListGrid {
  const isPair = ({ cells: [first = [], ...others] }: ListGrid['rows'][number]) =>
    (others.every((parts) => parts.length === 0) ? /[:：](?:\s|$)/u : /[:：]$/u).test(textOf(first))
  const end = grid.rows.findIndex((row, at) => at > 0 && isPair(row))
  return end < 0 ? grid : { ...grid, rows: grid.rows.slice(0, end) }
}

function sizeOf({ rows }: ListGrid): number {
  return rows.length * (rows[0]?.cells.length ?? 0)
}

function range([from, to]: readonly [number, number]): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index)
}

/** Words without figures over full rows, of which a column holds values of one kind: labels with values beside them have many. */
function isTable({ rows: [head, ...body] }: ListGrid, { conventions }: DocumentView): boolean {
  const heads = head?.cells.map(textOf) ?? []
  const isWide = heads.length >= manyColumns
  if (body.length < (isWide ? fewestOfMany : fewestRows) || heads.length < 2) return false
  if (heads.some((text) => !/^[^\d:]*\p{L}[^\d:]*$/u.test(text))) return false
  const full = body.filter(({ cells }) => cells.every((parts) => parts.length > 0))
  if (full.length < leastShare * body.length) return false
  const kinds = heads.map((_, column) =>
    mostOf(full.map(({ cells }) => kindOf(textOf(cells[column] ?? []), conventions))),
  )
  return body.length < fewestRows
    ? kinds.filter((kind) => kind !== undefined && figures.has(kind)).length > 1
    : kinds.some((kind) => kind !== undefined && kind !== 'text')
}

const figures = new Set<ValueKind>(['number', 'money', 'percent'])

/** The kind of most values of a column. */
function mostOf(kinds: readonly ValueKind[]): ValueKind | undefined {
  const [most = []] = [...Map.groupBy(kinds, (kind) => kind).values()].sort((a, b) => b.length - a.length)
  return most.length >= leastOfKind * kinds.length ? most[0] : undefined
}

/** Nothing where the words of its cells do not follow each other on the page. */
function toTable({ rows }: ListGrid, page: Page): Table | undefined {
  const cells = rows.flatMap(({ cells: own }, row) =>
    own.flatMap((parts, column): Cell[] => {
      const words = parts.flatMap(({ segment, first, last }: Part) => segment.words.slice(first, last + 1))
      const [from, to] = [Math.min(...words), Math.max(...words) + 1]
      if (words.length === 0 || to - from !== words.length) return []
      const box = union(page.words.slice(from, to).map((word) => word.box))
      return [{ row, column, rowSpan: 1, columnSpan: 1, box, words: [from, to] }]
    }),
  )
  const filled = rows.flatMap(({ cells: own }) => own).filter((parts) => parts.length > 0).length
  if (cells.length !== filled) return undefined
  const columns = Math.max(...rows.map(({ cells: own }) => own.length))
  return { box: union(cells.map(({ box }) => box)), rows: rows.length, columns, headerRows: 1, cells }
}
