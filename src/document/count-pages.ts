import type { Document } from './model.ts'

type Counted = Pick<Document, 'format' | 'pages' | 'markdown' | 'children'>

export const charactersOfPage = 3000

/**
 * How many pages a document counts for, with those inside it: real pages, slides and sheets as they are, a mail as one, a
 * minute of a recording, and 3,000 characters where the format has no pages. At least one.
 */
export function countPages(document: Counted): number {
  const inside = document.children.flatMap((child) => (child.document ? [countPages(child.document)] : []))
  const own = isMere(document) && inside.length > 0 ? 0 : ownPages(document)
  return Math.max(
    1,
    inside.reduce((sum, each) => sum + each, own),
  )
}

function ownPages(document: Counted): number {
  const { format, pages, markdown } = document
  if (mails.has(format.name)) return 1
  if (sheets.has(format.name)) return pages.length
  if (pages.some((page) => page.source === 'speech')) return Math.ceil(secondsOf(document) / 60)
  if (pages.some((page) => page.geometry === 'page')) return pages.length
  return Math.ceil(markdown.length / charactersOfPage)
}

/** An archive is nothing but its members. */
function isMere({ format }: Counted): boolean {
  return format.name === 'zip'
}

const mails = new Set(['eml', 'msg'])
const sheets = new Set(['xls', 'xlsx', 'xlsm', 'xlsb', 'ods', 'numbers', 'csv', 'pptx', 'ppt', 'odp', 'key'])

function secondsOf({ pages }: Counted): number {
  return Math.max(0, ...pages.flatMap((page) => page.blocks.map((block) => block.time?.end ?? 0)))
}
