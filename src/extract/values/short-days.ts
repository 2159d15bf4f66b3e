import { blanks, letters } from './letters.ts'
import type { Conventions } from './mention.ts'
import { monthNumber, monthPattern } from './months.ts'

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
export function readShortDay(text: string, { dayFirst, daysOfDocument }: Conventions): string | null {
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
