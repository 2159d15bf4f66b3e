import { blanks, letters } from './letters.ts'
import { matches } from './matches.ts'
import type { Conventions, TextMention } from './mention.ts'
import { numberOfWord, numberWordPattern } from './number-words.ts'
import { readNumber } from './read-number.ts'

const b = `[${blanks}]`
const units: [pattern: string, unit: string][] = [
  ['years?|yrs?|jahre?n?|jahres|jährige[mnrs]?|jährig|ans?|années?|años?', 'year'],
  ['months?|mos?|monate?n?|monats|monatige[mnrs]?|monatig|mois|mes|meses', 'month'],
  ['weeks?|wks?|wochen?|wöchige[mnrs]?|wöchig|semaines?|semanas?', 'week'],
  ['days?|tage?n?|tages|tägige[mnrs]?|tägig|jours?|journées?|días?|dias?', 'day'],
  ['hours?|hrs?|stunden?|std|heures?|horas?', 'hour'],
  ['minutes?|mins?|minuten?|minutos?', 'minute'],
  ['seconds?|secs?|sekunden?|secondes?|segundos?', 'second'],
]
const kind = '(?:business|calendar|working|consecutive|full|bank|volle|ganze|weitere|aufeinanderfolgende)'
const compound = '(?:kalender|werk|arbeits|bank|geschäfts)?'
const unit = `(?:${kind}${b})?${compound}(?<unit>${units.map(([pattern]) => pattern).join('|')})(?![${letters}])`
const gap = `${b}{0,2}[-–]?${b}{0,2}`
const inDigits = new RegExp(
  `(?<![${letters}\\d.,/-]|\\d[-–])(?<digits>\\d{1,4}(?:[.,]\\d{1,2})?)(?:${b}?\\([${letters} -]{2,30}\\))?${gap}${unit}`,
  'gi',
)
const inWords = new RegExp(
  `(?<![${letters}\\d-])(?:(?<word>${numberWordPattern})(?![${letters}])(?:${b}?\\(${b}?(?<digits>\\d{1,4})${b}?\\))?${gap}${unit}|(?<glued>${numberWordPattern})(?<unit2>jährige?[mnrs]?|monatige?[mnrs]?|wöchige?[mnrs]?|tägige?[mnrs]?)(?![${letters}]))`,
  'gi',
)
/** "one hundred eighty (180) days": the digits say it whatever the words are. */
const inParentheses = new RegExp(`\\(${b}?(?<digits>\\d{1,4})${b}?\\)${gap}${unit}`, 'gi')
const names = units.map(([pattern, name]): [RegExp, string] => [new RegExp(`^(?:${pattern})$`, 'i'), name])
const anyUnit = new RegExp(
  `(?<![${letters}])${compound}(?:${units.map(([pattern]) => pattern).join('|')})(?![${letters}])|jährig|monatig|wöchig|tägig`,
  'i',
)

/** Spans of time as "2 years": a number and an English unit. */
export function findDurations(text: string, conventions: Conventions): TextMention[] {
  if (!anyUnit.test(text)) return []
  const found: TextMention[] = []
  for (const pattern of [inWords, inDigits, inParentheses]) {
    for (const match of matches(pattern, text)) {
      const duration = read(match, conventions)
      if (duration) found.push(duration)
    }
  }
  return withoutDoubles(found)
}

function read(match: RegExpExecArray, conventions: Conventions): TextMention | null {
  const { digits, word, glued, unit: printed, unit2 } = match.groups ?? {}
  const count = digits ? readNumber(digits, conventions.decimalMark)?.value : numberOfWord(word ?? glued ?? '')
  const name = names.find(([pattern]) => pattern.test(printed ?? unit2 ?? ''))?.[1]
  if (!count || !name || isYear(digits, name)) return null
  const value = `${count} ${name}${count === 1 ? '' : 's'}`
  return { kind: 'duration', start: match.index, end: match.index + match[0].length, value, unit: `${name}s` }
}

/** "2024 year" is a year and no duration. */
const isYear = (digits: string | undefined, name: string) => name === 'year' && /^(?:19|20)\d\d$/.test(digits ?? '')

/** Units that are whole numbers of others, whatever the calendar. */
const inOthers: Record<string, [unit: string, times: number]> = {
  year: ['month', 12],
  week: ['day', 7],
  day: ['hour', 24],
  hour: ['minute', 60],
  minute: ['second', 60],
}

/** "12 months" as a number: 12, or in the unit that the name of its field asks for, where that is a whole number of it. */
export function lengthIn(name: string, duration: string): number | undefined {
  const [count = '', unit = ''] = duration.replace(/s$/, '').split(' ')
  const words = name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').split(/[^\p{L}]+/u)
  const asked = names.find(([pattern]) => words.some((word) => pattern.test(word)))?.[1] ?? unit
  const [finer, times] = [inOthers[unit], inOthers[asked]]
  if (Number.isNaN(Number(count))) return undefined
  if (asked === unit) return Number(count)
  if (finer?.[0] === asked) return Number(count) * finer[1]
  return times?.[0] === unit && Number(count) % times[1] === 0 ? Number(count) / times[1] : undefined
}

function withoutDoubles(mentions: TextMention[]): TextMention[] {
  const sorted = mentions.sort((x, y) => x.start - y.start || y.end - x.end)
  let end = 0
  return sorted.filter((mention) => {
    const isNew = mention.start >= end
    if (isNew) end = mention.end
    return isNew
  })
}
