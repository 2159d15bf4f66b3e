import { readBoolean } from './booleans.ts'
import { isIban } from './check-digits.ts'
import { findContacts } from './contacts.ts'
import { readCountry } from './countries.ts'
import { currencyCode } from './currencies.ts'
import { findDates } from './dates.ts'
import { findDurations } from './durations.ts'
import { ibanLengths } from './iban-lengths.ts'
import { blanks, letters } from './letters.ts'
import type { Conventions, TextMention, ValueKind } from './mention.ts'
import { findMoney } from './money.ts'
import { monthNumber, monthPattern } from './months.ts'
import { findNumberSpans, findNumbers } from './numbers.ts'
import { findPercents } from './percents.ts'
import { compactPhone } from './phones.ts'
import { findTimes, joinDatesAndTimes } from './times.ts'
import { findVatIds } from './vat-ids.ts'
import { writtenNumber } from './written-numbers.ts'

type Reader = (text: string, conventions: Conventions) => string | number | boolean | null

/** Reads a whole text, such as a table cell, as one kind of value; null when it is not one. */
export function normaliseAs(kind: ValueKind, text: string, conventions: Conventions): string | number | boolean | null {
  const trimmed = text.replace(/\s+/g, ' ').trim()
  return trimmed === '' ? null : readers[kind](trimmed, conventions)
}

const readText: Reader = (text) => text
const readAmount: Reader = (text, conventions) => {
  // A cell holds one number, so a blank inside it does not separate two.
  const spans = findNumberSpans(text, { ...conventions, blankThousands: true })
  if (spans.length === 0)
    return whole(text, findMoney(text, [], conventions).filter(isAmount)) ?? writtenNumber(text) ?? null
  if (spans.length !== 1) return null
  const found = [...findMoney(text, spans, conventions), ...findPercents(text, spans), ...findNumbers(text, spans)]
  return whole(text, found) ?? whole(text, found.filter(({ unit }) => unit).map(withUnit))
}

const isAmount = ({ kind }: TextMention) => kind === 'money'

const withUnit = (mention: TextMention): TextMention => ({
  ...mention,
  end: mention.end + 1 + (mention.unit?.length ?? 0),
})

const readDate: Reader = (text, conventions) => {
  const dates = findDates(text, conventions)
  const moment = whole(text, joinDatesAndTimes(text, dates, findTimes(text)))
  return typeof moment === 'string' ? moment.slice(0, 10) : (whole(text, dates) ?? readShortDay(text, conventions))
}

const readMoment: Reader = (text, conventions) => {
  const dates = findDates(text, conventions)
  return whole(text, joinDatesAndTimes(text, dates, findTimes(text))) ?? whole(text, dates)
}

const compact = (text: string) => text.replace(/[^A-Za-z\d]/g, '').toUpperCase()
const readShape =
  (shape: RegExp): Reader =>
  (text) => {
    const value = compact(text)
    return shape.test(value) ? value : null
  }

const readers: Record<ValueKind, Reader> = {
  date: readDate,
  datetime: readMoment,
  time: (text) => whole(text, findTimes(text)),
  duration: (text, conventions) => whole(text, findDurations(text, conventions)),
  money: readAmount,
  number: readAmount,
  percent: readAmount,
  currency: (text, { language }) => currencyCode(text, language) ?? null,
  iban: (text) => {
    const value = compact(text)
    return isIban(value) || value.length === ibanLengths[value.slice(0, 2)] ? value : null
  },
  bic: readShape(/^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/),
  vat_id: (text) => whole(text, findVatIds(text)),
  tax_id: (text) => (/\d/.test(text) && /^[\w ./-]{5,25}$/.test(text) ? text.replace(/ /g, '') : null),
  isin: readShape(/^[A-Z]{2}[A-Z\d]{9}\d$/),
  email: (text) => whole(text, ofKind('email', findContacts(text))),
  phone: (text) => (/^[+(\d][\d ()/.–-]{4,24}$/.test(text) ? compactPhone(text) : null),
  url: (text) => whole(text, ofKind('url', findContacts(text))),
  address: readText,
  company: readText,
  person: readText,
  code: (text) => (/^[^\s#]\S*(?: \S+){0,7}$/.test(text.replace(/^#\s*/, '')) ? text.replace(/^#\s*/, '') : null),
  country: (text, { language }) => readCountry(text, language),
  boolean: readBoolean,
  text: readText,
}

const ofKind = (kind: ValueKind, mentions: TextMention[]) => mentions.filter((mention) => mention.kind === kind)

/** The value of the first mention outside which only punctuation stands. */
function whole(text: string, mentions: TextMention[]): TextMention['value'] | null {
  const isOutside = (part: string) => !/[\p{L}\p{N}%€$£]/u.test(part)
  const found = mentions.find(({ start, end }) => isOutside(text.slice(0, start)) && isOutside(text.slice(end)))
  return found?.value ?? null
}

const inFigures = /^(\d{1,2})[./](\d{1,2})\.?$/
const dayThenMonth = new RegExp(
  `^(\\d{1,2})(?:\\.|st|nd|rd|th)?[${blanks}]?[-/]?(${monthPattern})(?![${letters}])\\.?$`,
  'i',
)
const monthThenDay = new RegExp(`^(${monthPattern})(?![${letters}])\\.?[${blanks}]?(\\d{1,2})(?:st|nd|rd|th)?$`, 'i')

/** From Sunday on, in four languages, whole or cut short. */
const weekdays = [
  /^(?:sun(?:day)?|so(?:nntag)?|dim(?:anche)?|dom(?:ingo)?)$/i,
  /^(?:mon(?:day)?|mo(?:ntag)?|lun(?:di|es)?)$/i,
  /^(?:tues?(?:day)?|di(?:enstag)?|mar(?:di|tes)?)$/i,
  /^(?:wed(?:nesday)?|mi(?:ttwoch)?|mer(?:credi)?|mi[eé](?:rcoles)?)$/i,
  /^(?:thu(?:r|rs|rsday)?|do(?:nnerstag)?|jeu(?:di)?|jue(?:ves)?)$/i,
  /^(?:fri(?:day)?|fr(?:eitag)?|ven(?:dredi)?|vie(?:rnes)?)$/i,
  /^(?:sat(?:urday)?|sa(?:mstag)?|sonnabend|sam(?:edi)?|s[aá]b(?:ado)?)$/i,
]
const beforeDay = new RegExp(`^([${letters}]{2,10})[.,]{0,2}[${blanks}]{1,2}(?=\\d)`)

/** "01 Nov", "Mo 28.12.": a day in the year that the other dates of the document tell; nothing where they tell none. */
function readShortDay(text: string, { dayFirst, daysOfDocument }: Conventions): string | null {
  const [weekday, rest] = weekdayBefore(text)
  const [day, month] = dayAndMonth(rest, dayFirst)
  const days = day && month ? commonYear(daysOfDocument?.() ?? []) : []
  const [first, last] = [days[0], days.at(-1)]
  if (!day || !month || !first || !last) return null
  const near = [-1, 0, 1].flatMap((shift) => dayIn(Number(first.slice(0, 4)) + shift, month, day) ?? [])
  const distance = (value: string) => Math.max(0, daysBetween(value, first), daysBetween(last, value))
  const isNamed = (value: string) => weekday === new Date(value).getUTCDay()
  return (
    near.sort((one, other) => Number(isNamed(other)) - Number(isNamed(one)) || distance(one) - distance(other))[0] ??
    null
  )
}

function weekdayBefore(text: string): [weekday: number, rest: string] {
  const [named = '', name = ''] = beforeDay.exec(text) ?? []
  const weekday = weekdays.findIndex((pattern) => pattern.test(name))
  // "Mar 3" is of March.
  return weekday < 0 || monthThenDay.test(text) ? [-1, text] : [weekday, text.slice(named.length)]
}

function dayAndMonth(text: string, dayFirst: boolean): [day?: number, month?: number] {
  if (!/\d/.test(text)) return []
  const [, first, second] = inFigures.exec(text) ?? []
  if (first !== undefined) return dayFirst ? [Number(first), Number(second)] : [Number(second), Number(first)]
  const [, day, named] = dayThenMonth.exec(text) ?? []
  if (named !== undefined) return [Number(day), monthNumber(named)]
  const [, name, dayAfter] = monthThenDay.exec(text) ?? []
  return name === undefined ? [] : [Number(dayAfter), monthNumber(name)]
}

/** Sorted days of the year that most of them are of, the later of two such years. */
function commonYear(days: readonly string[]): string[] {
  const years = Map.groupBy([...days].sort(), (day) => day.slice(0, 4))
  return [...years.values()].reduce((most, year) => (year.length >= most.length ? year : most), [])
}

function dayIn(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : undefined
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}
