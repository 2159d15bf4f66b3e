import type { Part } from '../resolve/part.ts'
import { readPeriodWord } from '../series/period-words.ts'
import type { Row, Segment } from '../view/segment.ts'

/** When something began and ended, at the beginning or the end of a line. */
interface Period {
  whole: Part
  from: Part
  /** Nothing where only one day is told. */
  until: Part | undefined
  /** It stands at the end of its line, behind other words. */
  isLast: boolean
}

/** A period with the lines that say what was then. */
export interface Entry {
  period: Period
  /** The line of the period, by its place among all lines. */
  at: number
  rows: Row[]
}

const mostWords = 9
const year = /(?<!\d)(?:19|20)\d\d(?!\d)/
const begins =
  /^(?:since|from|seit|ab|von|depuis|dès|de|du|desde|spring|summer|autumn|frühjahr|frühling|sommer|herbst|winter|printemps|été|automne|hiver|primavera|verano|otoño|invierno)$/i
const goesOn =
  /^(?:present|now|today|current|date|heute|jetzt|aktuell|laufend|aujourd['’]hui|présent|actuel|ce|jour|actualidad|presente|hoy|actual)$/i
const parts = /^(?:[-–—/]|to|until|till|bis|à|au|a|al|hasta|jusqu['’]à)$/i

/** The period that a row begins with, or else that it ends with. */
export function findPeriod({ segments }: Row): Period | undefined {
  const [first, last] = [segments[0], segments.at(-1)]
  if (!first || !last || first.prose || first.furniture) return undefined
  const wordsIn = (segment: Segment) =>
    year.test(segment.text) ? segment.words.map((_, at) => wordAt(segment, at)) : []
  const head = wordsIn(first)
  const end = head.findIndex((word) => !isOfPeriod(word))
  const leading = toPeriod(first, head, 0, (end < 0 ? head.length : end) - 1)
  if (leading) return { ...leading, isLast: false }
  const tail = wordsIn(last)
  const start = tail.findLastIndex((word) => !isOfPeriod(word)) + 1
  const trailing = toPeriod(last, tail, start, tail.length - 1)
  return trailing && { ...trailing, isLast: true }
}

function wordAt({ text, offsets }: Segment, place: number): string {
  return text.slice(offsets[place] ?? 0, offsets[place + 1] ?? text.length).trim()
}

/** "05/2021", "Mar", "2019–2022", "since", "today". */
function isOfPeriod(word: string): boolean {
  const bare = word.replace(/^[([]|[)\],.:;|]$/g, '')
  if (begins.test(bare) || goesOn.test(bare) || parts.test(bare)) return true
  return bare.split(/[–—]/).every((each) => each === '' || goesOn.test(each) || readPeriodWord(each) !== undefined)
}

/** The words from a first with a letter or a digit to a last one, with a year in them. */
function toPeriod(
  segment: Segment,
  words: readonly string[],
  start: number,
  end: number,
): Omit<Period, 'isLast'> | undefined {
  let [first, last] = [start, end]
  while (first <= last && /^\W+$/u.test(words[first] ?? '')) first += 1
  while (last >= first && /^[^\p{L}\d]+$/u.test(words[last] ?? '')) last -= 1
  const own = words.slice(first, last + 1)
  if (own.length === 0 || own.length > mostWords || !own.some((word) => year.test(word))) return undefined
  const whole = { segment, first, last }
  const told = first + (own.length > 1 && begins.test(own[0] ?? '') ? 1 : 0)
  const cut = words.findIndex((word, at) => at > told && at < last && parts.test(word))
  if (cut < 0) return { whole, from: { segment, first: told, last }, until: undefined }
  return { whole, from: { segment, first: told, last: cut - 1 }, until: { segment, first: cut + 1, last } }
}
