import { type DraftBlock, type DraftLine, wordsOf } from '../../../document/draft.ts'
import { child } from '../../zip/xml-queries.ts'
import type { XmlElement } from '../../zip/xml-tree.ts'
import { type Inline, readInlines } from './docx-inline.ts'
import { noteSign, takeComment } from './docx-notes.ts'
import type { DocxScope, ReadBlocks } from './docx-scope.ts'
import { isOn } from './docx-styles.ts'
import type { BlockSink } from './flow-pages.ts'
import { linesFromRuns, type TextRun } from './text-runs.ts'

interface ParagraphShape {
  styleNames: string[]
  heading: number | undefined
  listLevel: number | undefined
  /** Empty for a bullet. */
  sign: string | undefined
}

/** Gives a paragraph, cut where a page ends within it, and after it the boxes and comments that hang on it. */
export function readParagraph(paragraph: XmlElement, scope: DocxScope, sink: BlockSink, readBlocks: ReadBlocks): void {
  const properties = child(paragraph, 'w:pPr')
  const style = child(properties, 'w:pStyle')?.attributes['w:val']
  const inlines = readInlines(paragraph, scope, scope.styles.isBold(style), readBlocks)
  if (isOn(child(properties, 'w:pageBreakBefore'))) sink.breakPage(false)
  const shape = readShape(properties, style, scope)
  let piece: Inline[] = []
  for (const inline of inlines) {
    if (inline.type !== 'page_break') piece.push(inline)
    else if (sink.hasPages) {
      addPiece(piece, shape, scope, sink, readBlocks)
      piece = []
      sink.breakPage(inline.certain)
    }
  }
  addPiece(piece, shape, scope, sink, readBlocks)
}

function readShape(properties: XmlElement | undefined, style: string | undefined, scope: DocxScope): ParagraphShape {
  const outline = Number(child(properties, 'w:outlineLvl')?.attributes['w:val'] ?? 9)
  const own = child(properties, 'w:numPr')
  const fromStyle = scope.styles.list(style)
  const listId = child(own, 'w:numId')?.attributes['w:val'] ?? fromStyle?.id
  const level = Number(child(own, 'w:ilvl')?.attributes['w:val'] ?? fromStyle?.level ?? 0) || 0
  const styleNames = scope.styles.names(style)
  const inList = listId !== undefined && listId !== '0'
  const bulletByStyle = !inList && own === undefined && styleNames.some((name) => /^list bullet/.test(name))
  return {
    styleNames,
    heading: outline < 9 ? outline + 1 : scope.styles.headingLevel(style),
    listLevel: inList || bulletByStyle ? level : undefined,
    sign: inList ? scope.numbering.next(listId, level) : bulletByStyle ? '' : undefined,
  }
}

function addPiece(
  piece: Inline[],
  shape: ParagraphShape,
  scope: DocxScope,
  sink: BlockSink,
  readBlocks: ReadBlocks,
): void {
  const runs: TextRun[] = []
  const after: DraftBlock[] = []
  for (const inline of piece) {
    if (inline.type === 'text' && inline.change !== 'deleted') runs.push(inline)
    else if (inline.type === 'note') runs.push({ text: noteSign(inline.id, scope, readBlocks), mark: true })
    else if (inline.type === 'comment') after.push(...takeComment(inline.id, scope, readBlocks))
    else if (inline.type === 'block') after.push(inline.block)
    else giveAside(inline, scope)
  }
  const lines = linesFromRuns(runs)
  if (lines.length > 0) {
    sink.add(asBlock(lines, shape, isInserted(piece)))
    shape.sign = undefined
  }
  const deleted = linesFromRuns(deletedRuns(piece))
  if (deleted.length > 0) sink.add({ kind: 'paragraph', role: 'deleted', lines: deleted })
  for (const block of after) sink.add(block)
}

function giveAside(inline: Inline, { flow }: DocxScope): void {
  if (inline.type === 'link') flow.link(inline.target)
  else if (inline.type === 'field') flow.formField(inline.field)
  else if (inline.type === 'file') flow.file(inline.part, inline.relation)
}

function isInserted(piece: Inline[]): boolean {
  const current = piece.filter((inline) => inline.type === 'text' && inline.change !== 'deleted' && inline.text.trim())
  return current.length > 0 && current.every((inline) => inline.type === 'text' && inline.change === 'inserted')
}

/** What was deleted at different places stands on different lines. */
function deletedRuns(piece: Inline[]): TextRun[] {
  const isDeleted = (inline: Inline | undefined) => inline?.type === 'text' && inline.change === 'deleted'
  return piece.flatMap((inline, index) => {
    if (inline.type !== 'text' || inline.change !== 'deleted') return []
    return [{ text: isDeleted(piece[index - 1]) ? inline.text : `\n${inline.text}` }]
  })
}

function asBlock(lines: DraftLine[], shape: ParagraphShape, inserted: boolean): DraftBlock {
  const role = inserted ? { role: 'inserted' as const } : roleByStyle(shape.styleNames)
  const { heading, listLevel, sign } = shape
  if (heading !== undefined) {
    const [first = [], ...rest] = lines
    return { kind: 'heading', level: heading, lines: [[...wordsOf(sign ?? ''), ...first], ...rest], ...role }
  }
  if (listLevel !== undefined && sign !== undefined)
    return { kind: 'list_item', level: listLevel, ...(sign !== '' && { marker: sign }), lines, ...role }
  const isCode = shape.styleNames.some((name) => /\bcode\b|preformatted|^plain text/.test(name))
  return { kind: isCode ? 'code' : 'paragraph', lines, ...role }
}

function roleByStyle(names: string[]): { role?: 'caption' | 'quoted' } {
  if (names.includes('caption')) return { role: 'caption' }
  return names.includes('quote') || names.includes('intense quote') ? { role: 'quoted' } : {}
}
