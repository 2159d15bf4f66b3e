import { readWrittenNumber } from './numbers.ts'
import type { Language } from './phrases.ts'
import { fold, type Token } from './words.ts'

/** Days as ISO dates: from the first, to just before the second. */
export interface DateRange {
  from: string
  before: string
  /** The nearest of that name, past or to come, where no year is named. */
  nearest?: { from: string; before: string }
  /** How many tokens say so. */
  length: number
}

const months: string[][] = [
  'january jan januar jänner janvier enero ene',
  'february feb februar février fevrier fev fevr febrero',
  'march mar märz maerz mrz mars marzo',
  'april apr avril avr abril abr',
  'may mai mayo',
  'june jun juni juin junio',
  'july jul juli juillet juil julio',
  'august aug août aout agosto ago',
  'september sep sept septembre septiembre',
  'october oct oktober okt octobre octubre',
  'november nov novembre noviembre',
  'december dec dezember dez décembre decembre diciembre dic',
].map((names) => fold(names).split(' '))

const units: Record<Language, Record<string, Unit>> = {
  en: { day: 'day', week: 'week', month: 'month', quarter: 'quarter', year: 'year' },
  de: {
    tag: 'day',
    tage: 'day',
    tagen: 'day',
    woche: 'week',
    wochen: 'week',
    monat: 'month',
    monate: 'month',
    monaten: 'month',
    quartal: 'quarter',
    quartale: 'quarter',
    quartalen: 'quarter',
    jahr: 'year',
    jahre: 'year',
    jahren: 'year',
    jahres: 'year',
  },
  fr: { jour: 'day', semaine: 'week', mois: 'month', trimestre: 'quarter', an: 'year', annee: 'year' },
  es: { dia: 'day', semana: 'week', mes: 'month', mese: 'month', trimestre: 'quarter', ano: 'year' },
}
type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year'

const before: Record<Language, string[]> = {
  en: ['last', 'previous', 'past'],
  de: [
    'letzten',
    'letzte',
    'letztes',
    'letzter',
    'letztem',
    'vergangenen',
    'vergangene',
    'vergangenes',
    'vorigen',
    'voriges',
    'vorige',
  ],
  fr: ['dernier', 'derniere', 'derniers', 'dernieres', 'passe', 'passee', 'precedent', 'precedente'],
  es: ['pasado', 'pasada', 'ultimo', 'ultima', 'ultimos', 'ultimas', 'anterior'],
}
const now: Record<Language, string[]> = {
  en: ['this', 'current'],
  de: ['diesen', 'dieses', 'dieser', 'diesem', 'diese', 'aktuellen', 'aktuelles', 'laufenden'],
  fr: ['ce', 'cette', 'courant', 'courante', 'cet'],
  es: ['este', 'esta', 'actual', 'corriente'],
}
const single: Record<Language, Record<string, [Unit, number]>> = {
  en: { today: ['day', 0], yesterday: ['day', -1], tomorrow: ['day', 1] },
  de: {
    heute: ['day', 0],
    gestern: ['day', -1],
    heuer: ['year', 0],
    vormonat: ['month', -1],
    vorjahr: ['year', -1],
    vorquartal: ['quarter', -1],
    vorvorjahr: ['year', -2],
    vorgestern: ['day', -2],
    morgen: ['day', 1],
  },
  fr: { aujourd: ['day', 0], hier: ['day', -1], demain: ['day', 1] },
  es: { hoy: ['day', 0], ayer: ['day', -1], anteayer: ['day', -2], manana: ['day', 1] },
}

/** The days that the tokens from here on name, if they name any. */
export function readDates(tokens: Token[], at: number, language: Language, today: Date): DateRange | undefined {
  return (
    readWritten(tokens, at) ??
    readMonth(tokens, at, today) ??
    readNamedMonth(tokens, at, language, today) ??
    readPart(tokens, at, today) ??
    readBeginning(tokens, at, language) ??
    readComing(tokens, at, language, today) ??
    readRelative(tokens, at, language, today)
  )
}

/** `2024-03-05`, `05.03.2024`, `5/3/2024`: tokens keep numbers with their dots, and hyphens part them. */
function readWritten(tokens: Token[], at: number): DateRange | undefined {
  const { text = '', kind } = tokens[at] ?? {}
  if (kind !== 'number') return undefined
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text)
  if (dotted) return dayRange(Number(dotted[3]), Number(dotted[2]), Number(dotted[1]), 1)
  const [second, third] = [tokens[at + 1], tokens[at + 2]]
  if (second?.kind !== 'number' || third?.kind !== 'number') return undefined
  const isClose = second.start === (tokens[at]?.end ?? 0) + 1 && third.start === second.end + 1
  if (!isClose) return undefined
  if (/^\d{4}$/.test(text)) return dayRange(Number(text), Number(second.text), Number(third.text), 3)
  return /^\d{4}$/.test(third.text) ? dayRange(Number(third.text), Number(second.text), Number(text), 3) : undefined
}

/** "March 2024", "5 March 2024", "seit März": the last one that has begun where no year is named. */
function readMonth(tokens: Token[], at: number, today: Date): DateRange | undefined {
  const begin = pastOrdinal(tokens, at)
  const day = monthOf(tokens[begin]) !== undefined ? smallNumber(tokens[at]) : undefined
  const from = day === undefined ? at : begin
  const month = monthOf(tokens[from])
  if (month === undefined) return undefined
  // "May I ask", "mai" and "mar" in other words: a month stands with a capital, or beside a number.
  const next = ['of', 'de', 'del'].includes(tokens[from + 1]?.folded ?? '') ? from + 2 : from + 1
  const after = day === undefined ? smallNumber(tokens[next]) : undefined
  const yearAt = after === undefined ? next : tokens[next + 1]?.kind === 'comma' ? next + 2 : next + 1
  const year = yearOf(tokens[yearAt])
  const isSure = year !== undefined || day !== undefined || isSurelyMonth(tokens, from)
  if (!isSure) return undefined
  const length = (year === undefined ? (after === undefined ? from : next) : yearAt) - at + 1
  const named = year ?? yearBehind(tokens, at + length, month)
  const onDay = day ?? after
  const inYear = (one: number) =>
    onDay === undefined ? monthRange(one, month, length) : dayRange(one, month, onDay, length)
  const found = inYear(named ?? yearBegun(month, today))
  const nearest = named === undefined ? inYear(nearestYear(month, today)) : undefined
  return found && nearest ? { ...found, nearest: { from: nearest.from, before: nearest.before } } : found
}

/** "The month of May", "du mois de mai", "im Monat Mai". */
function readNamedMonth(tokens: Token[], at: number, language: Language, today: Date): DateRange | undefined {
  if (unitOf(tokens[at], language) !== 'month') return undefined
  const next = linking.has(tokens[at + 1]?.folded ?? '') ? at + 2 : at + 1
  const found = monthOf(tokens[next]) === undefined ? undefined : readMonth(tokens, next, today)
  return found && { ...found, length: found.length + next - at }
}

function isSurelyMonth(tokens: Token[], at: number): boolean {
  return (tokens[at]?.text.length ?? 0) > 3 || monthly.has(tokens[at - 1]?.folded ?? '')
}

function nearestYear(month: number, today: Date): number {
  const away = month - (today.getUTCMonth() + 1)
  return today.getUTCFullYear() + (away < -5 ? 1 : away > 6 ? -1 : 0)
}

/** What a month stands behind, however short it is: "in May", "seit Mai". */
const monthly = new Set(
  'in im en of de du d vom von aus month monat mois mes since until till during before after through seit bis vor depuis desde hasta'.split(
    ' ',
  ),
)

function yearBegun(month: number, today: Date): number {
  return today.getUTCFullYear() - (month > today.getUTCMonth() + 1 ? 1 : 0)
}

/** "March to June 2018", "from November to March 2018": the year of the end, or the one before it. */
function yearBehind(tokens: Token[], at: number, month: number): number | undefined {
  const isBeside = monthOf(tokens[at]) !== undefined
  if (!isBeside && tokens[at]?.kind !== 'comma' && !ranging.has(tokens[at]?.folded ?? '')) return undefined
  const begin = isBeside ? at : at + 1
  const behind = tokens.slice(begin, begin + 6)
  const monthAt = behind.findIndex((token) => monthOf(token) !== undefined)
  const isDay = (token: Token) => articles.has(token.folded) || smallNumber(token) !== undefined
  if (monthAt < 0 || !behind.slice(0, monthAt).every(isDay)) return undefined
  const year = behind.slice(monthAt + 1).find((token) => !linking.has(token.folded))
  const end = yearOf(year) ?? yearBehind(tokens, begin + monthAt + 1, monthOf(behind[monthAt]) ?? 0)
  return end === undefined ? undefined : end - (month > (monthOf(behind[monthAt]) ?? 12) ? 1 : 0)
}

const ranging = new Set('and to until till through und bis et au a jusqu y al hasta'.split(' '))
const articles = new Set('the of st nd rd th to zum den dem le au er el de'.split(' '))

/** The place behind a day: past the ending of "1st" and "1er", and the "of" behind it. */
function pastOrdinal(tokens: Token[], at: number): number {
  const ending = tokens[at + 1]
  const isOrdinal = ending?.start === tokens[at]?.end && /^(?:st|nd|rd|th|er|ero|e)$/.test(ending?.folded ?? '')
  const next = isOrdinal ? at + 2 : at + 1
  return ['of', 'de'].includes(tokens[next]?.folded ?? '') ? next + 1 : next
}

/** "Q2 2024", "the second quarter of 2024", "2e trimestre", "erstes Halbjahr". */
function readPart(tokens: Token[], at: number, today: Date): DateRange | undefined {
  const isShort = { q: true, t: true, h: true }[tokens[at]?.folded ?? ''] && tokens[at + 1]?.start === tokens[at]?.end
  const ordinal = isShort ? undefined : ordinalAt(tokens, at)
  const number = isShort ? smallNumber(tokens[at + 1]) : ordinal?.number
  const unitAt = ordinal?.next ?? at
  const months = isShort ? (tokens[at]?.folded === 'h' ? 6 : 3) : partsOfYear[tokens[unitAt]?.folded ?? '']
  if (number === undefined || months === undefined || number * months > 12) return undefined
  const behind = isShort ? at + 2 : unitAt + 1
  const yearAt = linking.has(tokens[behind]?.folded ?? '') ? behind + 1 : behind
  const year = yearOf(tokens[yearAt])
  const start = utc(year ?? today.getUTCFullYear(), (number - 1) * months + 1)
  const end = year === undefined ? behind : yearAt + 1
  return { from: iso(start), before: iso(shift(start, 'month', months)), length: end - at }
}

const partsOfYear: Record<string, number | undefined> = {
  ...{ quarter: 3, quartal: 3, quartals: 3, trimestre: 3 },
  ...{ half: 6, halbjahr: 6, halbjahres: 6, semestre: 6 },
}
const linking = new Set(['of', 'de', 'del'])

/** "Second", "zweiten", "2nd", "2e": which one, and the place behind it. */
function ordinalAt(tokens: Token[], at: number): { number: number; next: number } | undefined {
  const written = ordinals.findIndex((forms) => forms.test(tokens[at]?.folded ?? '')) + 1
  if (written > 0) return { number: written, next: at + 1 }
  const number = smallNumber(tokens[at])
  const ending = tokens[at + 1]
  const isEnding = ending?.start === tokens[at]?.end && /^(?:st|nd|rd|th|er|ere|eme|e|o|do)$/.test(ending?.folded ?? '')
  return number === undefined ? undefined : { number, next: isEnding ? at + 2 : at + 1 }
}

const ordinals = [
  /^(?:first|erste[nrsm]?|premiere?|primera?|primero)$/,
  /^(?:second|zweite[nrsm]?|deuxieme|seconde?|segundo)$/,
  /^(?:third|dritte[nrsm]?|troisieme|tercera?|tercero)$/,
  /^(?:fourth|vierte[nrsm]?|quatrieme|cuarto)$/,
]

/** "last quarter", "the last 3 months", "im letzten Jahr", "le mois dernier", "el año pasado", "yesterday". */
function readRelative(tokens: Token[], at: number, language: Language, today: Date): DateRange | undefined {
  const { folded = '' } = tokens[at] ?? {}
  const alone = single[language][folded]
  if (alone) return rangeOf(alone[0], shift(startOf(alone[0], today), alone[0], alone[1]), 1, 1)
  const ago = readAgo(tokens, at, language, today)
  if (ago) return ago
  const isBefore = before[language].includes(folded)
  const isNow = now[language].includes(folded)
  if (isBefore || isNow) {
    const many = isBefore ? severalOf(tokens[at + 1]) : undefined
    const unit = unitOf(tokens[at + (many === undefined ? 1 : 2)], language)
    if (unit === undefined) return undefined
    const length = many === undefined ? 2 : 3
    return isNow ? rangeOf(unit, startOf(unit, today), 1, length) : past(unit, many, today, length)
  }
  return readBehind(tokens, at, language, today)
}

/** "The first 3 months of 2024", "die ersten drei Monate 2024", "les trois premiers mois de 2024". */
function readBeginning(tokens: Token[], at: number, language: Language): DateRange | undefined {
  const isFirst = (place: number) => beginning.test(tokens[place]?.folded ?? '')
  const many = severalOf(tokens[isFirst(at) ? at + 1 : at])
  const unit = unitOf(tokens[at + 2], language)
  const yearAt = linking.has(tokens[at + 3]?.folded ?? '') ? at + 4 : at + 3
  const year = yearOf(tokens[yearAt])
  if (!(isFirst(at) || isFirst(at + 1)) || many === undefined || unit === undefined || year === undefined)
    return undefined
  return rangeOf(unit, utc(year, 1), many, yearAt - at + 1)
}

const beginning = /^(?:first|ersten?|premi(?:er|ere)s|primer[oa]s)$/

/** "Within 30 days", "in the next 3 months", "innerhalb von 30 Tagen", "les 30 prochains jours": from today on. */
function readComing(tokens: Token[], at: number, language: Language, today: Date): DateRange | undefined {
  const folded = (place: number) => tokens[place]?.folded ?? ''
  let next = at
  while (coming.test(folded(next)) || (next > at && linking.has(folded(next)))) next++
  const many = severalOf(tokens[next])
  const isBehind = coming.test(folded(next + 1))
  const unitAt = next + (isBehind ? 2 : 1)
  const unit = unitOf(tokens[unitAt], language)
  if (many === undefined || unit === undefined || (next === at && !isBehind)) return undefined
  const start = startOf('day', today)
  return { from: iso(start), before: iso(shift(shift(start, unit, many), 'day', 1)), length: unitAt - at + 1 }
}

const coming = /^(?:within|innerhalb|binnen|next|nachste[nrsm]?|kommende[nrsm]?|prochaine?s?|proxim[oa]s?)$/

/** "Two years ago", "vor zwei Jahren", "il y a deux ans", "hace dos años", and the one before the last, or after this. */
function readAgo(tokens: Token[], at: number, language: Language, today: Date): DateRange | undefined {
  const folded = (place: number) => tokens[at + place]?.folded ?? ''
  const begins = agos[language].find((words) => words.every((word, i) => folded(i) === word))
  const begun = begins?.length ?? 0
  const many = severalOf(tokens[at + begun]) ?? (ones.has(folded(begun)) ? 1 : undefined)
  const unit = unitOf(tokens[at + begun + 1], language)
  const isAgo = begins !== undefined || (language === 'en' && folded(2) === 'ago')
  const back = (unit: Unit, number: number, length: number) =>
    rangeOf(unit, shift(startOf(unit, today), unit, -number), 1, length)
  if (isAgo && many !== undefined && unit !== undefined) return back(unit, many, begun + (begins ? 2 : 3))
  if (folded(0) === 'avant' && folded(1) === 'hier') return back('day', 2, 2)
  const shifted = adjectives.find(([pattern]) => pattern.test(folded(0)))
  const next = unitOf(tokens[at + 1], language)
  if (shifted && next !== undefined) return back(next, shifted[1], 2)
  const own = unitOf(tokens[at], language)
  const behind = adjectives.find(([pattern]) => pattern.test(folded(1)))
  if (own !== undefined && behind) return back(own, behind[1], 2)
  const isBeforeLast = folded(1) === 'before' && folded(2) === 'last'
  return own !== undefined && isBeforeLast ? back(own, 2, 3) : undefined
}

const agos: Record<Language, string[][]> = {
  en: [],
  de: [['vor']],
  fr: [
    ['il', 'y', 'a'],
    ['y', 'a'],
  ],
  es: [['hace']],
}
const ones = new Set('a an one einem einer un une una'.split(' '))
const adjectives: [RegExp, number][] = [
  [/^(?:vorletzte[nrsm]?|antepasad[oa]|penultim[oa])$/, 2],
  [/^(?:next|nachste[nrsm]?|kommende[nrsm]?|prochaine?|proxim[oa])$/, -1],
]

/** The adjective after its noun. */
function readBehind(tokens: Token[], at: number, language: Language, today: Date): DateRange | undefined {
  const many = severalOf(tokens[at])
  const unit = unitOf(tokens[at + (many === undefined ? 0 : 1)], language)
  const adjective = tokens[at + (many === undefined ? 1 : 2)]?.folded ?? ''
  if (unit === undefined) return undefined
  const length = many === undefined ? 2 : 3
  if (before[language].includes(adjective)) return past(unit, many, today, length)
  return now[language].includes(adjective) ? rangeOf(unit, startOf(unit, today), 1, length) : undefined
}

/** "Last month" is the one before this; "the last 3 months" end today. */
function past(unit: Unit, many: number | undefined, today: Date, length: number): DateRange {
  if (many === undefined) return rangeOf(unit, shift(startOf(unit, today), unit, -1), 1, length)
  const end = shift(startOf('day', today), 'day', 1)
  return { from: iso(shift(startOf('day', today), unit, -many)), before: iso(end), length }
}

/** A calendar year. */
export function yearRange(year: number): DateRange {
  return rangeOf('year', utc(year, 1), 1, 1)
}

function monthRange(year: number, month: number, length: number): DateRange {
  return rangeOf('month', utc(year, month), 1, length)
}

function dayRange(year: number, month: number, day: number, length: number): DateRange | undefined {
  const start = utc(year, month, day)
  if (start.getUTCMonth() !== month - 1 || start.getUTCDate() !== day) return undefined
  return rangeOf('day', start, 1, length)
}

function rangeOf(unit: Unit, start: Date, many: number, length: number): DateRange {
  return { from: iso(start), before: iso(shift(start, unit, many)), length }
}

function startOf(unit: Unit, day: Date): Date {
  const [year, month, date] = [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()]
  if (unit === 'year') return utc(year, 1)
  if (unit === 'quarter') return utc(year, Math.floor((month - 1) / 3) * 3 + 1)
  if (unit === 'month') return utc(year, month)
  return unit === 'week' ? utc(year, month, date - ((day.getUTCDay() + 6) % 7)) : utc(year, month, date)
}

function shift(day: Date, unit: Unit, many: number): Date {
  const [year, month, date] = [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()]
  if (unit === 'day' || unit === 'week') return utc(year, month, date + many * (unit === 'week' ? 7 : 1))
  const moved = month + many * { month: 1, quarter: 3, year: 12 }[unit]
  // The 31st of a month that has fewer days is its last.
  const last = utc(year, moved + 1, 0).getUTCDate()
  return utc(year, moved, Math.min(date, last))
}

function utc(year: number, month: number, day = 1): Date {
  const made = new Date(0)
  made.setUTCFullYear(year, month - 1, day)
  return made
}

function iso(day: Date): string {
  return day.toISOString().slice(0, 10)
}

function monthOf(token: Token | undefined): number | undefined {
  if (token?.kind !== 'word') return undefined
  const at = months.findIndex((names) => names.includes(token.folded))
  return at < 0 ? undefined : at + 1
}

function unitOf(token: Token | undefined, language: Language): Unit | undefined {
  return token && (units[language][token.folded] ?? units[language][token.folded.replace(/s$/, '')])
}

function yearOf(token: Token | undefined): number | undefined {
  return token?.kind === 'number' && /^(?:19|20)\d\d$/.test(token.text) ? Number(token.text) : undefined
}

function smallNumber(token: Token | undefined): number | undefined {
  return token?.kind === 'number' && /^\d{1,2}$/.test(token.text) ? Number(token.text) : undefined
}

/** In figures or in words. */
function severalOf(token: Token | undefined): number | undefined {
  return smallNumber(token) ?? (token?.kind === 'word' ? readWrittenNumber(token.folded) : undefined)
}
