import type { Block, Page } from './model.ts'

/** A page for people to look at: one line a block, with where it stands and what it says. */
export function describePage(page: Page, markdown: string): string {
  const size = page.width && page.height ? `${Math.round(page.width)} x ${Math.round(page.height)} pt` : 'no fixed size'
  const facts = [size, `read from ${page.source}`, `${page.words.length} words`]
  if (page.rotation !== 0) facts.push(`turned by ${page.rotation}`)
  if (page.hidden) facts.push('hidden')
  const title = page.title === undefined ? '' : ` "${page.title}"`
  const lines = page.blocks.map((block) => describeBlock(block, page, markdown))
  return `page ${page.number}${title}: ${facts.join(', ')}\n${lines.map((line) => `  ${line}\n`).join('')}`
}

const longest = 90

function describeBlock(block: Block, page: Page, markdown: string): string {
  const box = block.box.map((edge) => edge.toFixed(3)).join(' ')
  const table = block.table === undefined ? undefined : page.tables[block.table]
  const kind = [block.kind, block.role, table && `${table.rows}x${table.columns}`, table?.continued && 'continued']
  // The page's markdown begins at its own start.
  const text = markdown.slice(block.start, block.end).replace(/\s+/g, ' ')
  const shown = text.length > longest ? `${text.slice(0, longest)}…` : text
  return `[${box}] ${kind.filter(Boolean).join(' ').padEnd(22)} ${shown}`
}
