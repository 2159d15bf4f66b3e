import type { DraftBlock, DraftLine } from '../../document/draft.ts'
import type { RecognisedPage } from './recognise.ts'

/** Paragraphs as the lines stand on the page. */
export function blocksOfRecognised(page: RecognisedPage): DraftBlock[] {
  const blocks = new Map<number, Map<number, DraftLine>>()
  for (const { text, box, confidence, line, block } of page.words) {
    const lines = blocks.get(block) ?? new Map<number, DraftLine>()
    blocks.set(block, lines)
    const words = lines.get(line) ?? []
    lines.set(line, words)
    words.push({ text, box, confidence, size: box[3] - box[1] })
  }
  return [...blocks.values()].map((lines) => ({ kind: 'paragraph', lines: [...lines.values()] }))
}
