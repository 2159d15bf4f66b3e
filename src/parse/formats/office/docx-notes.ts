import type { DraftBlock } from '../../../document/draft.ts'
import { childElements } from '../../zip/xml-queries.ts'
import { commentBlocks, noteBlock } from './aside-blocks.ts'
import type { DocxScope, ReadBlocks, SideText } from './docx-scope.ts'
import { formatNumber } from './number-formats.ts'
import { cellContent } from './table-grid.ts'

/** The sign of a note in the text. Where it is met first, the note itself goes to the foot of the page. */
export function noteSign(id: string, scope: DocxScope, readBlocks: ReadBlocks): string {
  const known = scope.noteSigns.get(id)
  if (known !== undefined) return known
  const kind = id.slice(0, id.indexOf(' '))
  const number = (scope.noteCounts.get(kind) ?? 0) + 1
  scope.noteCounts.set(kind, number)
  const sign = `[${formatNumber(number, kind === 'endnote' ? 'lowerRoman' : 'decimal')}]`
  scope.noteSigns.set(id, sign)
  const note = scope.notes.get(id)
  if (note) {
    const { lines, apart } = cellContent(readSideText(note, scope, readBlocks))
    scope.flow.addNote(noteBlock(sign, lines))
    for (const block of apart) scope.flow.addNote(block)
  }
  return sign
}

/** A comment with its author, the first time that it is met. */
export function takeComment(id: string, scope: DocxScope, readBlocks: ReadBlocks): DraftBlock[] {
  const comment = scope.comments.get(id)
  if (!comment) return []
  scope.comments.delete(id)
  return commentBlocks(comment.author, cellContent(readSideText(comment, scope, readBlocks)).lines)
}

export function readSideText(text: SideText, scope: DocxScope, readBlocks: ReadBlocks): DraftBlock[] {
  return readBlocks(childElements(text.element), { ...scope, relationships: text.relationships })
}
