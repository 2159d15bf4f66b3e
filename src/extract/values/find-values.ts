import { findBooleans } from './booleans.ts'
import { findCodes } from './codes.ts'
import { findCompanies } from './companies.ts'
import { findContacts } from './contacts.ts'
import { findCountries } from './countries.ts'
import { findDates } from './dates.ts'
import { findDurations } from './durations.ts'
import { findIds } from './ids.ts'
import type { Conventions, TextMention } from './mention.ts'
import { findMoney } from './money.ts'
import { findNumberSpans, findNumbers } from './numbers.ts'
import { withoutOverlaps } from './overlaps.ts'
import { findPercents } from './percents.ts'
import { findPersons } from './persons.ts'
import { findPhones } from './phones.ts'
import { findTimes, joinDatesAndTimes } from './times.ts'

const anyDigit = /\d/

const known = new WeakMap<Conventions, Map<string, readonly TextMention[]>>()

/**
 * Every value that a line, sentence or paragraph states, in order of start; kinds may overlap. What was found is kept as long
 * as the conventions of its document: several readers of a page ask for the same texts.
 */
export function findValues(text: string, conventions: Conventions): readonly TextMention[] {
  const byText = known.get(conventions) ?? new Map<string, readonly TextMention[]>()
  known.set(conventions, byText)
  const found = byText.get(text) ?? find(text, conventions)
  byText.set(text, found)
  return found
}

function find(text: string, conventions: Conventions): TextMention[] {
  const companies = findCompanies(text)
  const hasDigit = anyDigit.test(text)
  const found = hasDigit ? findDigits(text, conventions) : [...findContacts(text), ...findIds(text)]
  const money = hasDigit ? [] : findMoney(text, [], conventions)
  const all = [
    ...found,
    ...withoutOverlaps(money, companies),
    ...findDurations(text, conventions),
    ...findBooleans(text),
    ...findCountries(text, conventions.language),
    ...companies,
    ...withoutOverlaps(findPersons(text), companies),
  ]
  return all.sort((x, y) => x.start - y.start || y.end - x.end)
}

function findDigits(text: string, conventions: Conventions): TextMention[] {
  const spans = findNumberSpans(text, conventions)
  const dates = findDates(text, conventions)
  const times = findTimes(text)
  const ids = findIds(text)
  const contacts = findContacts(text)
  const money = findMoney(text, spans, conventions)
  const certain = [...dates.filter((date) => isFullDate(text, date) || !date.ambiguous), ...times, ...ids, ...contacts]
  const phones = withoutOverlaps(findPhones(text), [...certain, ...money])
  const numbers = withoutOverlaps(signedLike(money, findNumbers(text, spans)), [...certain, ...phones])
  const amounts = withoutOverlaps(money, certain)
  const fullDates = dates.filter((date) => isFullDate(text, date))
  const codes = withoutParts(withoutOverlaps(findCodes(text), [...fullDates, ...times, ...contacts]), [
    ...ids,
    ...phones,
  ])
  const moments = joinDatesAndTimes(text, dates, times)
  return [
    ...dates,
    ...times,
    ...moments,
    ...ids,
    ...contacts,
    ...phones,
    ...numbers,
    ...amounts,
    ...codes,
    ...findPercents(text, spans),
  ]
}

/** "-$5.00", "5.00 €-": a sign beyond the currency is the number's too. */
function signedLike(money: TextMention[], numbers: TextMention[]): TextMention[] {
  const negative = money.filter(({ value }) => typeof value === 'number' && value < 0)
  if (negative.length === 0) return numbers
  return numbers.map((number) => {
    const amount = negative.find(({ start, end }) => start <= number.start && end >= number.end)
    if (!amount || amount.value === number.value) return number
    return { ...number, start: amount.start, end: amount.end, value: amount.value }
  })
}

/** "12.2024" and "20240131" may as well be a number or a code. */
const isFullDate = (text: string, date: TextMention) =>
  String(date.value).length === 10 && /\D/.test(text.slice(date.start, date.end))

/** An id is a code too, but its groups are none. */
function withoutParts(codes: TextMention[], ids: TextMention[]): TextMention[] {
  const whole = new Set(ids.map((id) => `${id.start} ${id.end}`))
  const isWhole = (code: TextMention) => whole.has(`${code.start} ${code.end}`)
  return [
    ...codes.filter(isWhole),
    ...withoutOverlaps(
      codes.filter((code) => !isWhole(code)),
      ids,
    ),
  ]
}
