import { AppError } from '../../core/app-error.ts'
import type { Document } from '../../document/model.ts'
import { parsePageRange } from '../../parse/page-range.ts'

/** The document as if it had these pages only. Offsets into its markdown stay what they are. */
export function withPages(document: Document, range: string | undefined): Document {
  if (range === undefined) return document
  const wanted = parsePageRange(range)
  const pages = document.pages.filter(({ number }) => wanted(number))
  if (pages.length === 0)
    throw new AppError(
      'unprocessable',
      `None of the pages ${range} is in the document, which has ${document.pages.length}.`,
      { reason: 'no_such_page' },
    )
  const { markdown } = document
  let [text, at] = ['', 0]
  for (const { start, end } of pages) {
    text += blank(markdown.slice(at, start)) + markdown.slice(start, end)
    at = end
  }
  return { ...document, pages, markdown: text + blank(markdown.slice(at)), children: [] }
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ')
}
