import { monthPattern } from '../values/months.ts'

const year = '(?:19|20)\\d\\d'
/** Alone in a word: 2023, FY2023, FY23, 2022/23, 31.12.2023, 12/31/2023, 2023-12-31. */
const yearWord = new RegExp(
  `^(?:FY|GJ)?['’]?(?:(?:\\d{1,2}[./-]){1,2})?(?:${year})[-/](?<end>\\d{2}|\\d{4})$|^(?:FY|GJ)?(?:(?:\\d{1,2}[./-]){0,2})(?<year>${year})(?:-\\d\\d-\\d\\d)?[AEe]?$|^FY['’]?(?<short>\\d\\d)$`,
  'i',
)
/** A part of a year: Q1, 1Q, H1, 9M, with or without the year. */
const partWord = new RegExp(
  `^(?:(?<kind>[QHT])(?<number>[1-4])|(?<before>[1-4])(?<kind2>[QHT])|(?<months>[369]|12)M)(?:[-/ '’]?(?<year>${year}|\\d\\d))?$`,
  'i',
)
/** The number of a quarter is misread at times, and "Q" with a letter means nothing else in a head. */
const blurredQuarter = /^Q[A-Za-z|!]$/
const misreadYear = /^[12][0OoQ9][\dOoQIl|]{2}$/
const monthWord = new RegExp(`^(?:${monthPattern})$`, 'i')
const besides = new Set(
  (
    'year years fiscal ended ending end for the as of at to from through until month months quarter quarters week weeks ' +
    'period full half first second third fourth one two three four six nine twelve st nd rd th day days unaudited audited ' +
    'restated adjusted reported actual estimate forecast budget pro forma ' +
    'geschäftsjahr jahr jahre jahres quartal halbjahr monat monate monaten zum bis vom am der des im angepasst ' +
    'exercice exercices clos le les au du de trimestre semestre mois année années premier deuxième ' +
    'ejercicio terminado terminados el al del meses año años primer segundo tercer cuarto fy gj'
  ).split(' '),
)

/** Empty for a word that periods are told with but that is none itself. */
export interface PeriodWord {
  year?: number
  /** Which part of the year: Q1, H2, 9M, or the month's name. */
  part?: string
}

/** What a word of a column's head says of a period; undefined when it speaks of something else. */
export function readPeriodWord(printed: string): PeriodWord | undefined {
  const word = printed
    .replace(/^[(["'*]+|(?<![)\]"'*,.:;†‡¹²³])[)\]"'*,.:;†‡¹²³]+$/gu, '')
    .replace(misreadYear, (digits) => digits.replace(/[OoQ]/g, '0').replace(/[Il|]/g, '1'))
  const asYear = yearWord.exec(word)?.groups
  if (asYear) return { year: fullYear(asYear.year ?? asYear.end ?? asYear.short ?? '') }
  const asPart = partWord.exec(word)?.groups
  if (asPart) return toPart(asPart)
  if (blurredQuarter.test(word)) return { part: 'Q' }
  if (monthWord.test(word)) return { part: word.slice(0, 3).toLowerCase() }
  const isFiller = word === '' || /^(?:\d{1,2}|[-–—/&])$/.test(word) || besides.has(word.toLowerCase())
  return isFiller ? {} : undefined
}

function toPart(groups: Record<string, string | undefined>): { year?: number; part: string } {
  const { kind, kind2, number, before, months, year: printed } = groups
  // French and Spanish quarters are trimesters.
  const letter = (kind ?? kind2 ?? '').toUpperCase().replace('T', 'Q')
  const part = months === undefined ? `${letter}${number ?? before}` : `${months}M`
  return printed === undefined ? { part } : { part, year: fullYear(printed) }
}

function fullYear(printed: string): number {
  return printed.length === 2 ? 2000 + Number(printed) : Number(printed)
}
