import { type DraftBlock, type DraftPage, linesOf } from '../../../document/draft.ts'
import { type CompoundStream, readCompoundFile } from '../../compound/compound-file.ts'
import { ParseError } from '../../parse-error.ts'
import type { ReadContext, Reader } from '../../reader.ts'
import { giveEmbeddedObjects } from './doc-objects.ts'
import { statesAbsurdCounts } from './doc-sanity.ts'
import { cleanDocText, type DocText, readDocText } from './doc-text.ts'
import { oldEncryption } from './old-encryption.ts'
import { readSafely } from './read-safely.ts'
import { readWithAnydoc } from './read-with-anydoc.ts'
import { readSummaryInformation } from './summary-information.ts'

/**
 * Word 97-2003. The other parser knows its paragraphs, lists and tables; headers, comments and boxes, which it leaves
 * out, and the plain text of damaged files are read from the piece table.
 */
export const readDoc: Reader = async function* (source, context) {
  const bytes = await source.bytes()
  yield* readSafely({ bytes, format: 'doc', context }, () => readDocument(bytes, context))
}

async function* readDocument(bytes: Buffer, context: ReadContext): AsyncGenerator<DraftPage> {
  const streams = readCompoundFile(bytes)
  const text = readDocText(streams)
  if (text === 'encrypted') throw oldEncryption(context.options.password)
  readSummaryInformation(streams, context)
  const pages = await readBody(bytes, streams, text, context)
  for (const page of pages) yield text ? withSideTexts(page, text) : page
  await giveEmbeddedObjects(streams, context)
}

async function readBody(
  bytes: Buffer,
  streams: CompoundStream[],
  text: DocText | undefined,
  context: ReadContext,
): Promise<DraftPage[]> {
  try {
    if (statesAbsurdCounts(streams)) throw new ParseError('corrupt_file')
    return await Array.fromAsync(readWithAnydoc(bytes, 'doc', context))
  } catch (error) {
    const lines = text ? paragraphs(text.main) : []
    if (!(error instanceof ParseError) || lines.length === 0) throw error
    context.problem(new ParseError('corrupt_file', 'Only its plain text was read.').toProblem())
    return [{ number: 1, source: 'text', geometry: 'flow', blocks: lines }]
  }
}

function withSideTexts(page: DraftPage, text: DocText): DraftPage {
  const header = text.headers.flatMap((story) => paragraphs(story)).map((block) => asFurniture(block, 'page_header'))
  const footer = text.footers.flatMap((story) => paragraphs(story)).map((block) => asFurniture(block, 'page_footer'))
  const boxes = paragraphs(text.textBoxes).map((block): DraftBlock => ({ ...block, role: 'text_box' }))
  const comments = paragraphs(text.comments).map((block): DraftBlock => ({ ...block, role: 'comment' }))
  const known = new Set(page.blocks.map(textOf))
  const isNew = (block: DraftBlock) => !known.has(textOf(block))
  const hasNotes = page.blocks.some((block) => block.role === 'footnote')
  const notes = hasNotes ? [] : paragraphs(text.footnotes).map((block): DraftBlock => ({ ...block, role: 'footnote' }))
  const blocks = [
    ...unrepeated(header).filter(isNew),
    ...page.blocks,
    ...[...boxes, ...comments, ...notes, ...unrepeated(footer)].filter(isNew),
  ]
  return { ...page, source: blocks.length > 0 ? 'text' : 'none', blocks }
}

function paragraphs(text: string): DraftBlock[] {
  return cleanDocText(text)
    .split('\r')
    .map((paragraph): DraftBlock => ({ kind: 'paragraph', lines: linesOf(paragraph) }))
    .filter((block) => textOf(block) !== '')
}

function asFurniture(block: DraftBlock, role: 'page_header' | 'page_footer'): DraftBlock {
  return 'lines' in block ? { kind: 'furniture', role, lines: block.lines } : block
}

function unrepeated(blocks: DraftBlock[]): DraftBlock[] {
  return [...new Map(blocks.map((block) => [textOf(block), block])).values()]
}

function textOf(block: DraftBlock): string {
  return 'lines' in block ? block.lines.flatMap((line) => line.map((word) => word.text)).join(' ') : ''
}
