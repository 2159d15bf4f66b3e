import type { ParsedPage } from '@llamaindex/liteparse'

/** A cell as the tags of the file tell it: the marks of the text in it. */
export interface TaggedCell {
  marks: number[]
  isHead: boolean
  columnSpan: number
  rowSpan: number
}

export type TaggedTable = TaggedCell[][]

type Element = NonNullable<ParsedPage['structureTree']>['roots'][number]

/** The tables that the tags of a page tell: rows of cells. Of tables within tables those count that hold none. */
export function taggedTablesOf(page: ParsedPage): TaggedTable[] {
  const roots = page.structureTree?.roots ?? []
  const tables = roots.flatMap(innermostTables)
  if (tables.length === 0) return []
  const owners = new Map<number, Set<Element>>()
  for (const element of roots.flatMap(withMarks))
    for (const mark of element.markedContentIds) owners.set(mark, (owners.get(mark) ?? new Set()).add(element))
  return tables.map((table) => rowsOf(table).map((row) => cellsOf(row, owners))).filter((rows) => rows.length > 1)
}

function innermostTables(element: Element): Element[] {
  const within = element.children.flatMap(innermostTables)
  return within.length > 0 || element.type !== 'Table' ? within : [element]
}

function rowsOf(element: Element): Element[] {
  return element.type === 'TR' ? [element] : element.children.flatMap(rowsOf)
}

function cellsOf(row: Element, owners: ReadonlyMap<number, ReadonlySet<Element>>): TaggedCell[] {
  const cells = row.children.filter(({ type }) => type === 'TH' || type === 'TD')
  const own = new Set(cells.flatMap(withMarks))
  const isOwn = (mark: number): boolean => [...(owners.get(mark) ?? [])].every((element) => own.has(element))
  const marksOf = marksOnPage([...own], isOwn)
  return cells.map((cell) => ({
    marks: withMarks(cell).flatMap(marksOf),
    isHead: cell.type === 'TH',
    columnSpan: spanOf(cell.attributes.ColSpan),
    rowSpan: spanOf(cell.attributes.RowSpan),
  }))
}

/** Pages have no more columns and rows than this, whatever a file says. */
export const widestSpan = 200

function spanOf(stated: unknown): number {
  return Math.min(Math.max(1, Number(stated ?? 1) || 1), widestSpan)
}

/** A head that is printed on every page has a mark for each, and marks count from 0 on every page: those that nothing else on this page has are its own. */
function marksOnPage(elements: readonly Element[], isOwn: (mark: number) => boolean): (element: Element) => number[] {
  const [first] = elements
  const pages = first?.markedContentIds.length ?? 0
  const isRepeated = pages > 1 && elements.every(({ markedContentIds }) => markedContentIds.length === pages)
  if (!isRepeated) return ({ markedContentIds: marks }) => (marks.length === 1 ? marks : marks.filter(isOwn))
  const onPage = Array.from({ length: pages }, (_, page) => page).find((page) => {
    const marks = elements.map(({ markedContentIds }) => markedContentIds[page] ?? -1)
    return new Set(marks).size === marks.length && marks.every(isOwn)
  })
  return ({ markedContentIds }) => (onPage === undefined ? [] : markedContentIds.slice(onPage, onPage + 1))
}

function withMarks(element: Element): Element[] {
  const within = element.children.flatMap(withMarks)
  return element.markedContentIds.length > 0 ? [element, ...within] : within
}
