import { readFileSync } from 'node:fs'
import { logOdds, probabilityBy } from './logistic.ts'

/** Who has found a value. */
export const finders = [
  ...(['ranker', 'reader', 'sentence', 'till', 'booking', 'choice'] as const),
  ...(['table', 'cell', 'series', 'statement', 'strings'] as const),
] as const
export type Finder = (typeof finders)[number]

export const types = ['text', 'number', 'date', 'choice'] as const

/** What is known of a value that was found, from which its confidence is made. */
export interface Found {
  finder: Finder
  /** How sure its finder is. */
  raw: number
  type: (typeof types)[number]
  /** How sure the next best value of the same field is. */
  rival: number
  /** How much of what was asked was found, 0 to 1: whether the document was understood. */
  understood: number
  scanned: boolean
  /** In a document without pages. */
  flow: boolean
  /** What the reader thinks, where it has looked: that the value is here, is exactly this, and is nowhere. */
  reader: { here: number; exactly: number; absent: number } | undefined
}

/** The numbers that the weights of `confidence.json` are for. */
export function foundVector({ finder, raw, type, rival, understood, scanned, flow, reader }: Found): number[] {
  const sure = logOdds(raw)
  const own = finders.slice(1).map((each) => (each === finder ? 1 : 0))
  return [
    ...[sure, 1, logOdds(rival), understood, scanned ? 1 : 0, flow ? 1 : 0],
    ...types.slice(1).map((each) => (each === type ? 1 : 0)),
    ...(reader ? [1, logOdds(reader.here), logOdds(reader.exactly), logOdds(reader.absent)] : [0, 0, 0, 0]),
    ...own,
    ...own.map((is) => is * sure),
  ]
}

/** What `npm run train:confidence` has fitted. */
const fitted: number[] = JSON.parse(readFileSync(new URL('./confidence.json', import.meta.url), 'utf8'))

/** The probability that a value is right. */
export function confidenceOf(found: Found): number {
  return probabilityBy(fitted, foundVector(found))
}
