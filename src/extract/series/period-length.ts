import { findDurations } from '../values/durations.ts'
import { matches } from '../values/matches.ts'
import type { Conventions } from '../values/mention.ts'
import { monthNumber, monthPattern } from '../values/months.ts'
import type { Line } from './line.ts'
import { readPeriodWord } from './period-words.ts'
import type { Said } from './statement.ts'

const words: [pattern: RegExp, months: number][] = [
  [/(?:fiscal |financial )?years? end(?:ed|ing)|(?:fiscal|financial|full) years?|twelve.month/giu, 12],
  [/geschäftsjahr(?:es)?|exercices?(?: clos)?|ejercicios?(?: terminados?)?/giu, 12],
  [/half.years?|halbjahr|semestre/giu, 6],
  [/quarters?(?: ended)?|quartal|trimestre|three.month/giu, 3],
]
const titles: [pattern: RegExp, months: number][] = [
  [/annual report|form 10-k|jahresabschluss|geschäftsbericht|rapport annuel|informe anual/giu, 12],
  [/half.year(?:ly)? (?:financial )?report|halbjahresbericht|rapport semestriel/giu, 6],
  [/quarterly (?:statement|report)|form 10-q|quartals(?:mitteilung|bericht)/giu, 3],
]
const day = '(?:\\d{1,2}\\.?(?:st|er)?\\s+)?'
const span = new RegExp(
  `(?<![\\p{L}])${day}(?<from>${monthPattern})\\.?(?:\\s+\\d{1,2})?\\s*(?:to|through|bis|au|a|al|[-–—])\\s*${day}(?<to>${monthPattern})(?![\\p{L}])`,
  'giu',
)

/** How many months the periods are long that a line tells of: "Three months ended", "Q1", "1 January to 31 March". */
export function lengthsIn({ text, words: printed }: Line, conventions: Conventions): Said<number>[] {
  const spans = matches(span, text).map((match) => {
    const { from = '', to = '' } = match.groups ?? {}
    return said(match, ((monthNumber(to) - monthNumber(from) + 12) % 12) + 1)
  })
  const durations = findDurations(text, conventions).flatMap(({ value, start, end }) => {
    const months = monthsOf(String(value))
    return months === undefined ? [] : [{ value: months, start, end }]
  })
  const parts = printed.flatMap(({ text: word, start, end }) => {
    const months = monthsOfPart(readPeriodWord(word)?.part ?? '')
    return months === undefined ? [] : [{ value: months, start, end }]
  })
  const found = [...spans, ...durations, ...parts]
  return found.length > 0 ? found : inWords(words, text)
}

export function lengthsInTitle({ text }: Line): Said<number>[] {
  return inWords(titles, text)
}

function inWords(known: readonly [RegExp, number][], text: string): Said<number>[] {
  return known.flatMap(([pattern, months]) => matches(pattern, text).map((match) => said(match, months)))
}

function said(match: RegExpExecArray, value: number): Said<number> {
  return { value, start: match.index, end: match.index + match[0].length }
}

/** Weeks are given by retailers, whose years have 52 or 53. */
function monthsOf(duration: string): number | undefined {
  const [count = '', unit = ''] = duration.split(' ')
  const months = unit.startsWith('month')
    ? Number(count)
    : unit.startsWith('week')
      ? Math.round(Number(count) / 4.34)
      : 0
  return months >= 1 && months <= 24 ? months : undefined
}

function monthsOfPart(part: string): number | undefined {
  if (part.endsWith('M')) return Number(part.slice(0, -1))
  return part.startsWith('Q') ? 3 : part.startsWith('H') ? 6 : undefined
}
