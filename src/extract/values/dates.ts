import { blanks, letters } from './letters.ts'
import { matches } from './matches.ts'
import type { Conventions, TextMention } from './mention.ts'
import { monthNumber, monthPattern } from './months.ts'
import { longestOnly } from './overlaps.ts'

const b = `[${blanks}]`
const month = `(?<month>${monthPattern})(?![${letters}])\\.?`
const ordinal = `(?:\\.|er|ère|º|°|ª|${b}?(?:st|nd|rd|th)(?![${letters}])|ten)?`
const link = `(?:${b}{0,2}(?:de|of|du|day of|del)(?![${letters}])|${b}?[-/.,])?${b}{0,2}`
const yearLink = `(?:${b}{0,2}(?:del año|de|del|of)(?![${letters}])|${b}?[-/.,]{1,2})?${b}{0,2}`
const year = `(?<year>\\d{4}|['’]?\\d{2})(?!\\d|[.,:]\\d)`

const dayMonthYear = new RegExp(`(?<!\\d)(?<day>\\d{1,2})${ordinal}${link}${month}${yearLink}${year}`, 'gi')
const yearMonthDay = new RegExp(
  `(?<!\\d)(?<year>\\d{4})${b}?[-/. ]${b}?${month}${b}?[-/. ]?${b}?(?<day>\\d{1,2})(?!\\d)`,
  'gi',
)
const monthDayYear = new RegExp(
  `(?<![${letters}\\d])${month}${b}{0,2}(?<day>\\d{1,2})${ordinal}${b}{0,2}[,.]?${b}{0,2}(?<year>\\d{4})(?!\\d)`,
  'gi',
)
const monthYear = new RegExp(
  `(?<![${letters}\\d])${month}(?:${b}{1,2}(?:de|del|of)(?![${letters}])|[-/,])?${b}{0,2}(?<year>\\d{4}|['’]\\d{2})(?!\\d|[.,]\\d)`,
  'gi',
)
const numeric = new RegExp(`(?<!\\d)(\\d{1,4})${b}?([./-])${b}?(\\d{1,2})${b}?\\2${b}?(\\d{4}|\\d{2}|\\d)(?!\\d)`, 'g')
const byBlanks = new RegExp(`(?<!\\d|\\d${b})(\\d{2}|\\d{4})(${b})(\\d{2})${b}(\\d{2}|\\d{4})(?!\\d|${b}\\d)`, 'g')
const numericMonth =
  /(?<!\d|\d[./-])(?:(\d{1,2}) ?([./-]) ?((?:19|20)\d{2})|((?:19|20)\d{2})([-/])(\d{2}))(?!\d|[./-]\d|[-/][A-Za-z])/g
const compact = /(?<![\w./-])((?:19|20)\d{2})(\d{2})(\d{2})(?![\w/-]|[.,]\d)/g
const fewestDigits = /\d(?:[^\d]{0,3}\d){3}/
const anyMonth = new RegExp(`(?<![${letters}])(?:${monthPattern})(?![${letters}])`, 'i')

/** Dates as ISO days, months with a year as `2024-03`; impossible ones are no dates. */
export function findDates(text: string, conventions: Conventions): TextMention[] {
  const named = anyMonth.test(text) ? findNamedDates(text) : []
  return longestOnly([...findNumericDates(text, conventions), ...named])
}

function findNamedDates(text: string): TextMention[] {
  const patterns = [dayMonthYear, yearMonthDay, monthDayYear, monthYear]
  return patterns.flatMap((pattern) =>
    matches(pattern, text).flatMap((match) => {
      const { day, month: name, year: printed } = match.groups ?? {}
      const date = day === undefined ? null : Number(day)
      return withCentury(mention(match, fullYear(printed ?? ''), monthNumber(name ?? ''), date), printed ?? '')
    }),
  )
}

function findNumericDates(text: string, conventions: Conventions): TextMention[] {
  if (!fewestDigits.test(text)) return []
  return [
    ...matches(numeric, text).flatMap((match) => (isWithinCode(text, match) ? [] : readNumeric(match, conventions))),
    ...matches(byBlanks, text).flatMap((match) => (hasOneFullYear(match) ? readNumeric(match, conventions) : [])),
    ...matches(numericMonth, text).flatMap(readNumericMonth),
    ...matches(compact, text).flatMap((match) =>
      mention(match, Number(match[1]), Number(match[2]), Number(match[3]), true),
    ),
  ]
}

/** "192.168.10.20" and "2024-03-03-001" hold dates only by chance. */
function isWithinCode(text: string, match: RegExpExecArray): boolean {
  const mark = match[2] ?? ''
  const end = match.index + match[0].length
  const goesOn = text[end] === mark && /[\dA-Za-z]/.test(text[end + 1] ?? '')
  const isGoneOn = text[match.index - 1] === mark && /[\dA-Za-z]/.test(text[match.index - 2] ?? '')
  // A scan may lose the blank before a date, but hyphens after a letter are those of a code.
  const isGlued = mark === '-' && /[A-Za-z]/.test(text[match.index - 1] ?? '')
  return goesOn || isGoneOn || isGlued || /[A-SU-Za-su-z_]/.test(text[end] ?? '')
}

const hasOneFullYear = (match: RegExpExecArray) => (match[1]?.length === 4) !== (match[4]?.length === 4)

function readNumeric(match: RegExpExecArray, conventions: Conventions): TextMention[] {
  const [, first = '', mark, second = '', third = ''] = match
  if (first.length === 4) return third.length > 2 ? [] : mention(match, Number(first), Number(second), Number(third))
  if (first.length > 2 || third.length < 2) return []
  const [a, c] = [Number(first), Number(second)]
  const bothOrders = a <= 12 && c <= 12 && a !== c
  const dayFirst = bothOrders ? conventions.dayFirst || mark === '.' : c <= 12
  const ambiguous = bothOrders && (mark !== '.' || !conventions.dayFirst)
  return withCentury(mention(match, fullYear(third), dayFirst ? c : a, dayFirst ? a : c, ambiguous), third)
}

function withCentury(found: TextMention[], printedYear: string): TextMention[] {
  return printedYear.length === 4 ? found : found.map((date) => ({ ...date, shortYear: true }))
}

function readNumericMonth(match: RegExpExecArray): TextMention[] {
  const [, first, mark, laterYear, firstYear, , last] = match
  if (first !== undefined && first.length < 2 && mark !== '/') return []
  return mention(match, Number(laterYear ?? firstYear), Number(first ?? last), null, mark !== '/')
}

/** Two digits are of this century up to 49. */
function fullYear(printed: string): number {
  const digits = printed.replace(/\D/g, '')
  const value = Number(digits)
  return digits.length === 4 ? value : value < 50 ? 2000 + value : 1900 + value
}

function mention(match: RegExpExecArray, year: number, monthOfYear: number, day: number | null, ambiguous = false) {
  const value = isoDate(year, monthOfYear, day)
  if (!value) return []
  const start = match.index
  const found: TextMention = {
    kind: 'date',
    start,
    end: start + match[0].length,
    value,
    ...(ambiguous && { ambiguous }),
  }
  return [found]
}

const daysOfMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function isoDate(year: number, monthOfYear: number, day: number | null): string | null {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const days = (daysOfMonth[monthOfYear - 1] ?? 0) + (leap && monthOfYear === 2 ? 1 : 0)
  if (year < 1800 || year > 2199 || days === 0) return null
  const prefix = `${year}-${String(monthOfYear).padStart(2, '0')}`
  if (day === null) return prefix
  return day >= 1 && day <= days ? `${prefix}-${String(day).padStart(2, '0')}` : null
}
