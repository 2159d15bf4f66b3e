import { readFileSync } from 'node:fs'
import { logOdds, probabilityBy } from './logistic.ts'

/** Who has found a value. */
export type Finder =
  | ('ranker' | 'reader' | 'choice')
  // What a workspace has learned from corrections, by weights that were fitted to them.
  | 'learned'
  // Rules of a trade: agreements, slips, bookings.
  | ('sentence' | 'till' | 'booking')
  // Cells of lists, by the engine's tables, headings between them, the reader, series of figures, statements of an account, and labels of plain lists.
  | ('table' | 'section' | 'cell' | 'series' | 'statement' | 'strings')

/** What is known of a value that was found, from which its confidence is made. */
export interface Found {
  finder: Finder
  /** How sure its finder is. */
  raw: number
  /** How sure the next best value of the same field is; unknown of what stands in lists, where several are right. */
  rival: number | undefined
  /** Whether the reader has looked for the field as well. */
  isRead?: boolean
}

/** Finders whose own figures are far from what they are worth. */
export const apart: Finder[] = ['table', 'cell', 'reader', 'choice', 'strings', 'booking', 'series']
/** Of fields that the reader has looked for as well. */
const judged: Finder[] = ['ranker', 'reader', 'choice']
/** Fitted already. */
const unfitted: Finder[] = ['learned']

/** The numbers that the weights of `confidence.json` are for. */
export function foundVector(found: Found): number[] {
  const { finder, raw, rival } = found
  const sure = [logOdds(raw), 1, rival === undefined ? 0 : logOdds(rival)]
  const none = sure.map(() => 0)
  const both = isJudged(found) ? [none, sure] : [sure, none]
  return [...both.flat(), ...apart.map((each) => (each === finder ? 1 : 0))]
}

/** Whether the value is what ranker and reader make of the document together. */
export function isJudged({ finder, isRead = false }: Found): boolean {
  return isRead && judged.includes(finder)
}

/** What `npm run train:reader-mix` has fitted, and then `npm run train:finders` of those that it cannot know. */
export const fitted: readonly number[] = JSON.parse(readFileSync(new URL('./confidence.json', import.meta.url), 'utf8'))

/** The probability that a value is right. */
export function confidenceOf(found: Found): number {
  return unfitted.includes(found.finder) ? found.raw : probabilityBy(fitted, foundVector(found))
}
