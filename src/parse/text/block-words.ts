import type { DraftBlock, DraftWord } from '../../document/draft.ts'

/** Words as they are printed: with a space between those that are not glued together. */
export function textOfWords(words: DraftWord[]): string {
  return words.reduce((text, word) => `${text}${word.glued || text === '' ? '' : ' '}${word.text}`, '')
}

export function countWords(block: DraftBlock): number {
  if (block.kind === 'table') return block.table.cells.reduce((sum, cell) => sum + cell.lines.flat().length, 0)
  const lines = block.kind === 'key_value' ? [block.key, ...block.value] : block.lines
  return lines.reduce((sum, line) => sum + line.length, 0)
}
