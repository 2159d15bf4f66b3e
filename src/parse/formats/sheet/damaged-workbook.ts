import type { Block, Inline } from '@firecrawl/anydoc'
import type { DraftCell, DraftPage, DraftTable } from '../../../document/draft.ts'
import { ParseError } from '../../parse-error.ts'
import type { ReadContext } from '../../reader.ts'
import { cellLines } from './cell-text.ts'

/** A second parser reads some packages that the first one refuses; where it cannot, the first one's reason stands. */
export async function* readDamagedWorkbook(
  bytes: Buffer,
  context: ReadContext,
  reason: unknown,
): AsyncGenerator<DraftPage> {
  const readable = reason instanceof ParseError && reason.code === 'corrupt_file'
  const blocks = readable ? await parseAgain(bytes) : []
  const pages = pagesOf(blocks)
  if (pages.length === 0) throw reason
  context.problem(new ParseError('corrupt_file', 'A part of it was read.').toProblem())
  yield* pages
}

async function parseAgain(bytes: Buffer): Promise<Block[]> {
  try {
    const { toDocument } = await import('@firecrawl/anydoc')
    return (await toDocument(bytes)).blocks
  } catch {
    return []
  }
}

/** One page for each sheet: its name is a heading, its cells are a table. Where that began in the sheet is not known. */
function pagesOf(blocks: Block[]): DraftPage[] {
  const pages: DraftPage[] = []
  for (const block of blocks) {
    const title = block.kind === 'heading' ? textOf(block.content ?? []) : undefined
    if (title !== undefined || pages.length === 0)
      pages.push({
        ...{ number: pages.length + 1, geometry: 'flow', source: 'text', blocks: [] },
        ...(title !== undefined && { title }),
      })
    const page = pages.at(-1)
    if (block.table) page?.blocks.push({ kind: 'table', table: tableOf(block.table) })
    else if (block.kind === 'paragraph')
      page?.blocks.push({ kind: 'paragraph', lines: cellLines(textOf(block.content ?? [])) })
  }
  return pages.filter((page) => page.blocks.length > 0)
}

function tableOf({ grid, headerRows }: NonNullable<Block['table']>): DraftTable {
  const cells: DraftCell[] = []
  grid.forEach((slots, row) => {
    slots.forEach(({ cell }, column) => {
      if (!cell) return
      const { rowSpan, colSpan: columnSpan } = cell
      const text = cell.blocks.map((block) => textOf(block.content ?? [])).join('\n')
      cells.push({ row, column, rowSpan, columnSpan, lines: cellLines(text) })
    })
  })
  const columns = Math.max(1, ...grid.map((slots) => slots.length))
  return { rows: Math.max(grid.length, 1), columns, headerRows: Math.min(headerRows, 2), cells }
}

function textOf(inlines: Inline[]): string {
  return inlines
    .map((inline) => (inline.kind === 'lineBreak' ? '\n' : (inline.text ?? textOf(inline.content ?? []))))
    .join('')
}
