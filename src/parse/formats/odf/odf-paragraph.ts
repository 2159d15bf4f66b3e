import { type DraftBlock, type DraftLine, wordsOf } from '../../../document/draft.ts'
import type { XmlElement } from '../../zip/xml-tree.ts'
import type { BlockSink } from '../office/flow-pages.ts'
import { linesFromRuns } from '../office/text-runs.ts'
import { type Piece, readPieces } from './odf-inline.ts'
import type { ListCounter } from './odf-lists.ts'
import type { OdfScope, ReadBlocks } from './odf-scope.ts'

/** Where in a list a paragraph stands. */
export interface ListPlace {
  counter: ListCounter
  level: number
  isItem: boolean
  start?: number
}

/** Gives a paragraph or heading, cut where a page ends within it, and after it the boxes and comments in it. */
export function readParagraph(
  paragraph: XmlElement,
  scope: OdfScope,
  sink: BlockSink,
  readBlocks: ReadBlocks,
  place: ListPlace | undefined,
): void {
  const style = paragraph.attributes['text:style-name']
  if (scope.styles.breaksBefore(style)) sink.breakPage(false)
  let sign = signOf(paragraph, scope, place)
  const pieces = readPieces(paragraph, scope, scope.styles.isBold(style) ?? false, readBlocks)
  pieces.forEach((piece, index) => {
    if (index > 0) sink.breakPage(false)
    const lines = linesFromRuns(piece.runs)
    if (lines.length > 0) {
      sink.add(asBlock(paragraph, lines, sign, place?.level, scope, piece))
      sign = undefined
    }
    const deleted = linesFromRuns(piece.deleted)
    if (deleted.length > 0) sink.add({ kind: 'paragraph', role: 'deleted', lines: deleted })
    for (const block of piece.after) sink.add(block)
  })
  if (scope.styles.breaksAfter(style)) sink.breakPage(true)
}

/** Headings count themselves, unless they stand in a list that counts them. */
function signOf(paragraph: XmlElement, scope: OdfScope, place: ListPlace | undefined): string | undefined {
  if (place) return place.isItem ? place.counter.next(place.level, place.start) : undefined
  if (paragraph.name !== 'text:h' || paragraph.attributes['text:is-list-header'] === 'true') return undefined
  return scope.headings.next(headingLevel(paragraph) - 1) || undefined
}

function headingLevel(paragraph: XmlElement): number {
  return Math.min(Math.max(Number(paragraph.attributes['text:outline-level'] ?? 1) || 1, 1), 10)
}

function asBlock(
  paragraph: XmlElement,
  lines: DraftLine[],
  sign: string | undefined,
  listLevel: number | undefined,
  scope: OdfScope,
  piece: Piece,
): DraftBlock {
  const names = scope.styles.names(paragraph.attributes['text:style-name'])
  const role = piece.inserted ? { role: 'inserted' as const } : roleByStyle(names)
  const titled = names.includes('title') ? 1 : names.includes('subtitle') ? 2 : undefined
  const heading = paragraph.name === 'text:h' ? headingLevel(paragraph) : titled
  if (heading !== undefined) {
    const [first = [], ...rest] = lines
    return { kind: 'heading', level: heading, lines: [[...wordsOf(sign ?? ''), ...first], ...rest], ...role }
  }
  if (listLevel !== undefined && sign !== undefined)
    return { kind: 'list_item', level: listLevel, ...(sign !== '' && { marker: sign }), lines, ...role }
  const isCode = names.some((name) => /\bcode\b|preformatted/.test(name))
  return { kind: isCode ? 'code' : 'paragraph', lines, ...role }
}

function roleByStyle(names: string[]): { role?: 'caption' | 'quoted' } {
  if (names.includes('caption')) return { role: 'caption' }
  return names.some((name) => /^quot/.test(name)) ? { role: 'quoted' } : {}
}
