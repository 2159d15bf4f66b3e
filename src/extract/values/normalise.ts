import { readBoolean } from './booleans.ts'
import { isIban } from './check-digits.ts'
import { findContacts } from './contacts.ts'
import { readCountry } from './countries.ts'
import { currencyCode } from './currencies.ts'
import { findDates } from './dates.ts'
import { findDurations } from './durations.ts'
import { ibanLengths } from './iban-lengths.ts'
import type { Conventions, TextMention, ValueKind } from './mention.ts'
import { findMoney } from './money.ts'
import { findNumberSpans, findNumbers } from './numbers.ts'
import { findPercents } from './percents.ts'
import { compactPhone } from './phones.ts'
import { readShortDay } from './short-days.ts'
import { findTimes, joinDatesAndTimes } from './times.ts'
import { findVatIds } from './vat-ids.ts'

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
  if (spans.length !== 1) return null
  const found = [...findMoney(text, spans, conventions), ...findPercents(text, spans), ...findNumbers(text, spans)]
  return whole(text, found) ?? whole(text, found.filter(({ unit }) => unit).map(withUnit))
}

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
