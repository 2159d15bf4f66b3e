import { type DraftBlock, type DraftLine, wordsOf } from '../../../document/draft.ts'

/** A comment with its author in front; nothing where it says nothing. */
export function commentBlocks(author: string, lines: DraftLine[]): DraftBlock[] {
  if (lines.flat().length === 0) return []
  return [{ kind: 'paragraph', role: 'comment', lines: withLead(wordsOf(author === '' ? '' : `${author}:`), lines) }]
}

/** A note with the sign that stands for it in the text. */
export function noteBlock(sign: string, lines: DraftLine[]): DraftBlock {
  return { kind: 'paragraph', role: 'footnote', lines: withLead([{ text: sign }], lines) }
}

/** A box may hold headings by style, but they do not head the text around it. */
export function asTextBox(block: DraftBlock): DraftBlock {
  if (block.role !== undefined) return block
  if (block.kind === 'heading') return { kind: 'paragraph', role: 'text_box', lines: block.lines }
  return { ...block, role: 'text_box' }
}

function withLead(lead: DraftLine, [first = [], ...rest]: DraftLine[]): DraftLine[] {
  return [[...lead, ...first], ...rest]
}
