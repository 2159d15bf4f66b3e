import { type DraftBlock, wordsOf } from '../../../document/draft.ts'

/** What the author says that a picture shows. Names of files and guesses of the program are not that. */
export function altTextBlocks(text: string | undefined): DraftBlock[] {
  const tidy = text?.trim() ?? ''
  if (tidy === '' || /\.[a-z]{3,4}$/i.test(tidy) || /automatically generated|AI-generated/i.test(tidy)) return []
  return [{ kind: 'paragraph', role: 'caption', lines: [wordsOf(tidy)] }]
}
