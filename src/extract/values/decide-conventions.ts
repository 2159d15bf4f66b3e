import { matches } from './matches.ts'
import type { Conventions } from './mention.ts'

const token = /(?<![\w.,'’])\d{1,15}(?:[.,'’]\d{1,15}){0,6}(?![\w'’]|[.,]\d)/g
const blankGroups =
  /(?<![\w.,'’]|\d[ \u00a0\u202f])[1-9]\d{0,2}(?:([ \u00a0\u202f])\d{3}){1,4}(?![\w'’]|[ \u00a0\u202f]\d)/g
const numericDate = /(?<![\d./-])(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?!\d|[./-]\d)/g
const dayFirstHint = /£|€|\b(?:GBP|EUR|RM|AUD|INR|SGD|MYR|NZD|VAT|GST|Ltd|Sdn|SDN|Pty|PLC|IBAN)\b/
const monthFirstHint = /(?<![A-Z])\$|\b(?:USD|US\$|LLC|Inc|Corp)\b|\b[A-Z]{2} \d{5}(?:-\d{4})?\b|\(\d{3}\) \d{3}-\d{4}/
/** Countries that pay in euros part thousands by points, and no price in words has three decimals. */
const pointGroups = /(?<![\d.,])[1-9]\d{0,2}\.\d{3}(?![\d.,]) ?(?:€|(?:EUR|euros?)\b)/i
const blankMoney = /zł|Kč|\b(?:kr|PLN|CZK|SEK|NOK)\b/
const commaLanguages = new Set(
  'de fr es it nl pt pl cs sk da sv nb no fi hu ro bg hr sl el tr ru uk lt lv et id ca'.split(' '),
)
const blankLanguages = new Set('fr es pl cs sk sv nb no fi hu ru uk bg lt lv et'.split(' '))

const hint = 0.001

interface Votes {
  comma: number
  point: number
  dayFirst: number
  monthFirst: number
  blankGroups: number
  otherGroups: number
}

/** How a document writes numbers and dates, from all of them together; the language decides what they leave open. */
export function decideConventions(texts: Iterable<string>, language: string | null): Conventions {
  const votes: Votes = { comma: 0, point: 0, dayFirst: 0, monthFirst: 0, blankGroups: 0, otherGroups: 0 }
  for (const text of texts) {
    const dates = matches(numericDate, text)
    for (const date of dates) countDate(date, votes)
    const writesBlanks = language === null || blankLanguages.has(language) || blankMoney.test(text)
    const rest = text.replace(numericDate, ' ; ')
    for (const [number] of matches(token, rest)) countNumber(number, votes)
    for (const group of matches(blankGroups, rest)) countBlanks(group, writesBlanks, votes)
    if (language === 'en' || language === null) countHints(text, votes)
  }
  const commaByLanguage = language !== null && commaLanguages.has(language)
  const isComma = votes.comma === votes.point ? commaByLanguage : votes.comma > votes.point
  return {
    ...(isOrderUnknown(votes, language) && { orderUnknown: true }),
    decimalMark: isComma ? ',' : '.',
    // Only the United States write the month first, and their documents show it sooner or later.
    dayFirst: votes.dayFirst === votes.monthFirst ? language !== 'en' || isComma : votes.dayFirst > votes.monthFirst,
    blankThousands:
      votes.blankGroups > votes.otherGroups ||
      (votes.blankGroups === votes.otherGroups && blankLanguages.has(language ?? '')),
    language,
  }
}

function isOrderUnknown({ dayFirst, monthFirst }: Votes, language: string | null): boolean {
  return dayFirst === monthFirst && (language === 'en' || language === null)
}

function countDate(match: RegExpExecArray, votes: Votes): void {
  const [first, second] = [Number(match[1]), Number(match[3])]
  if (first > 12 && first <= 31 && second <= 12) votes.dayFirst += 1
  if (second > 12 && second <= 31 && first <= 12) votes.monthFirst += 1
  // Points stand between day and month where the day comes first.
  if (first <= 12 && second <= 12 && match[2] === '.') votes.dayFirst += 0.2
}

/** Weak hints at the country, for documents whose numbers and dates can all be read both ways. */
function countHints(text: string, votes: Votes): void {
  if (pointGroups.test(text)) votes.comma += hint
  if (dayFirstHint.test(text)) votes.dayFirst += hint
  if (monthFirstHint.test(text)) votes.monthFirst += hint
}

const evidence: [pattern: RegExp, count: (votes: Votes) => void][] = [
  [/^\d{1,3}(?:\.\d{3})+,\d{1,4}$/, (votes) => both(votes, 'comma', 3)],
  [/^\d{1,3}(?:,\d{2,3})*,\d{3}\.\d{1,4}$/, (votes) => both(votes, 'point', 3)],
  [/^\d{1,3}(?:['’]\d{3})+\.\d{1,4}$/, (votes) => both(votes, 'point', 3)],
  [/^\d{1,3}(?:['’]\d{3})+,\d{1,4}$/, (votes) => both(votes, 'comma', 3)],
  // Without decimals they may as well be numbers of accounts and contracts.
  [/^\d{1,3}(?:\.\d{3}){2,}$/, (votes) => both(votes, 'comma', 0.5)],
  [/^\d{1,3}(?:,\d{3}){2,}$/, (votes) => both(votes, 'point', 0.5)],
]

function countNumber(number: string, votes: Votes): void {
  const strong = evidence.find(([pattern]) => pattern.test(number))
  if (strong) {
    strong[1](votes)
    return
  }
  const [, whole = '', mark, fraction = ''] = /^(\d+)([.,])(\d+)$/.exec(number) ?? []
  if (mark === undefined || (fraction.length === 3 && whole.length <= 3 && !whole.startsWith('0'))) return
  // Two decimals are amounts; one may be the number of a section.
  votes[mark === ',' ? 'comma' : 'point'] += fraction.length === 2 ? 1 : 0.25
  if (whole.length > 3) votes.otherGroups += 1
}

/** Plain blanks may as well stand between two columns, so they count only where the language writes so. */
function countBlanks(match: RegExpExecArray, writesBlanks: boolean, votes: Votes): void {
  if (match[1] !== ' ') votes.blankGroups += 2
  else if (/ 0/.test(match[0]) || writesBlanks) votes.blankGroups += 1
}

function both(votes: Votes, mark: 'comma' | 'point', weight: number): void {
  votes[mark] += weight
  votes.otherGroups += 1
}
