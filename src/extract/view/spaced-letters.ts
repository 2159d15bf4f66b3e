import type { Word } from '../../document/model.ts'

const fewestRuns = 3
const longRun = 5

/** Whether a page sets words apart letter by letter ("T o t a l"), as some readers of PDFs give them. */
export function hasSpacedLetters(words: readonly Word[]): boolean {
  let [runs, length] = [0, 0]
  for (const { text } of words) {
    length = /^\p{L}$/u.test(text) ? length + 1 : 0
    if (length === longRun) runs += 1
  }
  return runs >= fewestRuns
}

/** Whether two single signs in a row are of one word: letters, or digits with the marks between them. */
export function isOneWord(before: string, last: string, next: string): boolean {
  if (last.length > 1 || next.length > 1) return false
  if (/^[\d,.]$/u.test(next))
    return /\d$/u.test(before) || (/\d[.,]$/u.test(before) && /\d/.test(next)) || isAbbreviated(last, next)
  return /^\p{L}$/u.test(last) && (/^\p{Ll}$/u.test(next) || (/^\p{Lu}$/u.test(last) && /^\p{Lu}$/u.test(next)))
}

function isAbbreviated(last: string, next: string): boolean {
  return /^\p{L}$/u.test(last) && next === '.'
}
