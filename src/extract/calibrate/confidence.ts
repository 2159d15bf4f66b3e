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
  /** How sure the next best value of the same field is. */
  rival: number
}

/** Finders whose own figures are far from what they are worth. */
const apart: Finder[] = ['table', 'cell', 'reader', 'choice', 'strings']
/** Fitted already, or nothing that we can make has such lists: their figures stay as they are. */
const unfitted: Finder[] = ['series', 'statement', 'learned']

/** The numbers that the weights of `confidence.json` are for. */
export function foundVector({ finder, raw, rival }: Found): number[] {
  return [logOdds(raw), 1, logOdds(rival), ...apart.map((each) => (each === finder ? 1 : 0))]
}

/** What `npm run train:reader-mix` has fitted. */
const fitted: number[] = JSON.parse(readFileSync(new URL('./confidence.json', import.meta.url), 'utf8'))

/** The probability that a value is right. */
export function confidenceOf(found: Found): number {
  return unfitted.includes(found.finder) ? found.raw : probabilityBy(fitted, foundVector(found))
}
