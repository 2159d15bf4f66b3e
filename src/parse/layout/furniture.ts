import { browserMargins } from './browser-margins.ts'
import type { TabledPage } from './found-table.ts'
import type { LayoutWord } from './layout-page.ts'
import { rowsOf, type TextRow, textOf, wordsOfRow } from './text-rows.ts'

export interface FurnitureRow {
  role: 'page_header' | 'page_footer' | 'page_number'
  words: LayoutWord[]
}

/** What is printed at the top and bottom of page after page. */
export interface Margins {
  header: FurnitureRow[]
  footer: FurnitureRow[]
  body: LayoutWord[]
}

const edge = 0.13
const mostRows = 6

/** Parts headers and footers from the text of pages that follow each other; `before` are the marks of the pages before. */
export function partFurniture(
  pages: readonly TabledPage[],
  before: readonly string[],
): { margins: Margins[]; marks: string[] } {
  const candidates = pages.map(edgeRows)
  const marksOf = candidates.map((rows) => new Set(rows.map((candidate) => candidate.mark)))
  const margins = pages.map((page, index) => {
    const others = new Set([
      ...(marksOf[index - 1] ?? (index === 0 ? before : [])),
      ...(marksOf[index - 2] ?? []),
      ...(marksOf[index + 1] ?? []),
      ...(marksOf[index + 2] ?? []),
    ])
    const rows = candidates[index] ?? []
    const browser = browserMargins(rows, page.height)
    const repeated = rows.filter((each) => !browser.has(each) && (others.has(each.mark) || isPageNumber(each.row)))
    const listed = withoutListed(page, repeated)
    const found = [...browser, ...listed].sort((a, b) => a.row.y0 - b.row.y0)
    return splitPage(page, found, (each) => browser.has(each) || isPageNumber(each.row))
  })
  return { margins, marks: [...(marksOf.at(-1) ?? [])] }
}

/** What the page prints several times with other numbers is a row of a list, though others of it stand on the next page. */
function withoutListed(page: TabledPage, found: Candidate[]): Candidate[] {
  if (found.length === 0) return found
  const shapes = Map.groupBy(rowsOf(page.words), shapeOf)
  return found.filter(({ row }) => isPageNumber(row) || (shapes.get(shapeOf(row))?.length ?? 0) < 2)
}

/** Of a row with several figures its words are alike, too: "Mon 12.03. 8.0" and "Tue 13.03. 7.5". */
function shapeOf(row: TextRow): string {
  const text = numbersAlike(row)
  return text.indexOf('#') === text.lastIndexOf('#') ? text : text.replace(/\p{L}+/gu, 'a')
}

function numbersAlike(row: TextRow): string {
  return textOf(wordsOfRow(row)).replace(/\d+/g, '#')
}

interface Candidate {
  row: TextRow
  top: boolean
  /** Text with all numbers alike, and the height at which it stands. */
  mark: string
}

function edgeRows(page: TabledPage): Candidate[] {
  const near = page.words.filter((word) => word.y1 < edge * page.height || word.y0 > (1 - edge) * page.height)
  const rows = rowsOf(near)
  const top = rows.filter((row) => row.y1 < edge * page.height).slice(0, mostRows)
  const bottom = rows.filter((row) => row.y0 > (1 - edge) * page.height).slice(-mostRows)
  return [...top.map((row) => candidate(row, true)), ...bottom.map((row) => candidate(row, false))]

  function candidate(row: TextRow, isTop: boolean): Candidate {
    return { row, top: isTop, mark: `${isTop} ${Math.round((row.y0 / page.height) * 50)} ${numbersAlike(row)}` }
  }
}

/** A number alone, or with "page" in one of the languages we read. */
function isPageNumber(row: TextRow): boolean {
  const text = textOf(wordsOfRow(row))
  return /^(?:[-–—]\s*)?(?:(?:page|seite|página|pagina|pág\.?|p\.|s\.)\s*)?\d{1,4}(?:\s*(?:\/|of|von|de|sur)\s*\d{1,4})?(?:\s*[-–—])?$/i.test(
    text,
  )
}

function splitPage(page: TabledPage, found: Candidate[], isNumber: (found: Candidate) => boolean): Margins {
  const header: FurnitureRow[] = []
  const footer: FurnitureRow[] = []
  const taken = new Set<LayoutWord>()
  for (const each of found) {
    const { row, top } = each
    const words = wordsOfRow(row)
    for (const word of words) taken.add(word)
    const role = isNumber(each) ? 'page_number' : top ? 'page_header' : 'page_footer'
    const target = top ? header : footer
    target.push({ role, words })
  }
  // A page that is nothing but furniture has a body all the same.
  const isAll = taken.size === page.words.length && page.words.length > 12 && !page.tables?.length
  if (isAll) return { header: [], footer: [], body: page.words }
  return { header, footer, body: taken.size === 0 ? page.words : page.words.filter((word) => !taken.has(word)) }
}
