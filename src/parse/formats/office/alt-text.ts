import { type DraftBlock, wordsOf } from '../../../document/draft.ts'

/** What a picture is said to show. */
export function altTextBlocks(text: string | undefined): DraftBlock[] {
  const words = wordsOf(text ?? '')
  return words.length === 0 ? [] : [{ kind: 'paragraph', role: 'caption', lines: [words] }]
}
