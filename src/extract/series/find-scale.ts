import { matches } from '../values/matches.ts'
import type { Line } from './line.ts'
import type { Said } from './statement.ts'

/** By how much the figures of a table are shortened. */
export const scales = { thousands: 1e3, millions: 1e6, billions: 1e9 } as const
export type Scale = keyof typeof scales

const sign = '[€$£¥]|EUR|USD|GBP|CHF|US\\$'
const patterns: [scale: Scale, pattern: RegExp][] = [
  ['billions', /(?<!\p{L})(?:billions?|mrd\.?|milliarden|milliards?|miles de millones|bn)(?!\p{L})/giu],
  ['billions', new RegExp(`(?<!\\p{L})(?:${sign}) ?(?:bn|b)(?!\\p{L})`, 'gu')],
  ['millions', /(?<!\p{L})(?:millions?|mio\.?|mill\.|millionen|millones)(?!\p{L})/giu],
  ['millions', new RegExp(`(?<!\\p{L})(?:(?:${sign}) ?(?:m|mn|mm)|m(?:€|EUR))(?!\\p{L})`, 'gu')],
  ['thousands', /(?<!\p{L})(?:thousands?|tausend|tsd\.?|milliers|miles(?! de millones)|TEUR|T€)(?!\p{L})/giu],
  [
    'thousands',
    new RegExp(
      `(?<!\\p{L})(?:(?:${sign}) ?k|k(?:€|EUR))(?!\\p{L})|(?:${sign}) ?['’]?000s?(?!\\d)|['’]000s?(?!\\d)`,
      'gu',
    ),
  ],
]
const announced = /(?:^|[\s(])(?:in|en|dollars?|euros?|amounts)\s|[(]/iu

/** What a line in or above the head of a table says of its scale. */
export function scalesIn(line: Line): Said<Scale>[] {
  return patterns.flatMap(([value, pattern]) =>
    matches(pattern, line.text).map(({ index, 0: { length } }) => ({ value, start: index, end: index + length })),
  )
}

/** Elsewhere only what is announced counts, since sentences name millions too. */
export function announcedScalesIn(line: Line): Said<Scale>[] {
  return scalesIn(line).filter(({ start }) => announced.test(line.text.slice(Math.max(0, start - 30), start)))
}
