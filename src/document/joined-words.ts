import type { Word } from './model.ts'

/** Nothing stands between them in the file: at most an escape of the markdown, which parts `A\|B` into words. */
export function areJoined(markdown: string, before: Word, after: Word): boolean {
  return after.start === before.end || (after.start === before.end + 1 && markdown[before.end] === '\\')
}
