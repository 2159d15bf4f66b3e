import type { Layout, Markdown } from '../../contract/documents.ts'
import { AppError } from '../../core/app-error.ts'
import type { Document, Page } from '../../document/model.ts'
import { parsePageRange } from '../../parse/page-range.ts'
import { withoutNulls } from '../cells/without-nulls.ts'
import { descendants } from '../parsing/descendants.ts'

export interface LayoutQuery {
  pages?: string | undefined
  child?: string | undefined
}

export function markdownOf(document: Document, id: string, child: string | undefined): Markdown {
  if (child === undefined) return { document_id: id, markdown: document.markdown }
  return { document_id: id, child, markdown: childOf(document, child).markdown }
}

export function layoutOf(whole: Document, id: string, { pages: range, child }: LayoutQuery): Layout {
  const wanted = pagesWanted(range)
  const document = child === undefined ? whole : childOf(whole, child)
  return {
    document_id: id,
    ...(child !== undefined && { child }),
    pages: document.pages.filter(({ number }) => wanted(number)).map((page) => presentPage(page, document.markdown)),
    children: descendants(document.children, child === undefined ? '' : `${child}/`).flatMap(
      ({ name, document: inside }) =>
        inside ? [{ name, pages: inside.pages.map((page) => presentPage(page, inside.markdown)) }] : [],
    ),
  }
}

function childOf({ children }: Document, name: string): Document {
  const inside = descendants(children)
  const found = inside.find((each) => each.name === name)
  if (found?.document) return found.document
  const names = inside.flatMap((each) => (each.document ? [`"${each.name}"`] : []))
  const hint =
    names.length === 0 ? 'it has none' : `it has ${names.slice(0, 5).join(', ')}${names.length > 5 ? ', …' : ''}`
  throw new AppError('not_found', `There is no document "${name}" inside this one: ${hint}.`, {
    details: [{ path: 'child', message: 'names no document inside this one' }],
  })
}

export function pagesWanted(range: string | undefined) {
  try {
    return parsePageRange(range)
  } catch (error) {
    throw new AppError('validation_error', '"pages" is not valid: write pages as "3", "1-3" or "1,3,7-10".', {
      details: [{ path: 'pages', message: 'must be like 1,3,7-10' }],
      cause: error,
    })
  }
}

function presentPage(page: Page, markdown: string): Layout['pages'][number] {
  const { number, title = null, width, height, rotation, source, start, end, words } = page
  const text = ([from, to]: readonly [number, number]) => {
    const inside = words.slice(from, to)
    return {
      text: inside.map((word) => word.text).join(' '),
      start: inside[0]?.start ?? start,
      end: inside.at(-1)?.end ?? start,
    }
  }
  return {
    ...withoutNulls({ number, title, width, height, rotation, source, start, end }),
    words: words.map(({ text: word, box, start: from, end: to, confidence }) => ({
      ...{ text: word, box, start: from, end: to, ...(confidence !== undefined && { confidence }) },
    })),
    lines: page.lines.map((line) => ({ box: line.box, ...text(line.words) })),
    blocks: page.blocks.map(({ kind, box, start: from, end: to, level, role }) => ({
      ...{ kind, box, start: from, end: to, text: markdown.slice(from, to) },
      ...(level !== undefined && { level }),
      ...(role !== undefined && { role }),
    })),
    tables: page.tables.map(({ box, rows, columns, headerRows, cells }) => ({
      ...{ box, rows, columns, header_rows: headerRows },
      cells: cells.map(({ row, column, rowSpan, columnSpan, box: place, words: inside, address }) => ({
        ...{ row, column, row_span: rowSpan, column_span: columnSpan, box: place, text: text(inside).text },
        ...(address !== undefined && { address }),
      })),
    })),
  }
}
