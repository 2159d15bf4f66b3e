import { currencyPattern } from './currencies.ts'
import { blanks, isDigit, isLetter, isWordCharacter } from './letters.ts'
import type { Conventions, TextMention } from './mention.ts'
import { type NumberReading, readNumber } from './read-number.ts'
import { multipliers, unitPattern } from './units.ts'

/** A number without its sign, as the recognisers of amounts, percentages and durations need it. */
export interface NumberSpan extends NumberReading {
  start: number
  end: number
}

const run = /\d+(?:[.,'’]\d+)*/g
const group = /^\d{3}(?:[.,]\d+)?$/
const brokenDecimals = new RegExp(`[${blanks}]?([.,])[${blanks}]?(\\d{2})(?![\\d.,])`, 'y')
/** Letterspaced: "1 . 4 3 9 , 1 3". */
const spacedOut = /(?<!\d )\d(?: \d){0,2}(?: [.,] \d \d \d){0,3} [.,] \d \d(?! ?[\d.,])/y
const currencyBefore = new RegExp(`${currencyPattern}[${blanks}]{0,2}[-_]?$`)
const currencyAfter = new RegExp(`[${blanks}]{0,2}${currencyPattern}`, 'y')
const unitAfter = new RegExp(`[${blanks}]?(${unitPattern})(?![\\d])`, 'y')
const dashForCents = /[.,](?:-{1,2}|–|—)(?!\d)/y
const multiplierAfter = new RegExp(`[${blanks}]?(${multipliers.map(([word]) => word).join('|')})(?![a-z])`, 'y')
const mostBlanks = 4
const blanksThatGroup = new Set(['\u00a0', '\u202f', '\u2009'])
const languagesWithBlanks = new Set(['fr', 'es', 'pl', 'cs', 'sv', 'nb', 'no', 'fi', 'hu', 'ru', 'uk', 'sk'])

/** All numbers with their signs, multipliers and units. */
export function findNumbers(text: string, spans: NumberSpan[]): TextMention[] {
  return spans.map((span) => {
    const signed = withSign(text, span)
    const unit =
      isLetter(text[signed.end]) || isLetter(text[signed.end + 1]) ? match(unitAfter, text, signed.end)?.[1] : undefined
    return {
      kind: 'number',
      start: signed.start,
      end: signed.end,
      value: signed.negative ? -span.value : span.value,
      decimals: span.decimals,
      ...(unit && { unit }),
      ...((span.ambiguous || signed.doubtful) && { ambiguous: true }),
    }
  })
}

export function findNumberSpans(text: string, conventions: Conventions): NumberSpan[] {
  const spans: NumberSpan[] = []
  run.lastIndex = 0
  for (let found = run.exec(text); found; found = run.exec(text)) {
    const span = spanAt(text, found.index, found[0], conventions)
    if (span) spans.push(span)
    run.lastIndex = span?.end ?? found.index + found[0].length
  }
  return spans
}

function spanAt(text: string, start: number, first: string, conventions: Conventions): NumberSpan | null {
  const spaced = match(spacedOut, text, start)
  const joined = spaced ? withoutBlanks(spaced) : joinBlankGroups(text, start, first, conventions)
  addBrokenDecimals(text, start, joined, conventions)
  const mark = text[joined.end]
  const dash = mark === ',' || mark === '.' ? match(dashForCents, text, joined.end) : null
  const reading = isWholeZero(joined.printed)
    ? null
    : readNumber(joined.printed, dash && (mark === ',' || mark === '.') ? mark : conventions.decimalMark)
  if (!reading) return null
  const scaled = scale(text, joined.end + (dash?.[0].length ?? 0), reading.value)
  if (!standsAlone(text, start, scaled.end)) return null
  return {
    ...reading,
    value: scaled.value,
    grouped: reading.grouped || joined.blanks > 0,
    ambiguous: (reading.ambiguous && !dash) || joined.plain,
    start,
    end: scaled.end,
  }
}

interface Joined {
  printed: string
  end: number
  blanks: number
  /** Some of the blanks are plain ones. */
  plain: boolean
}

function withoutBlanks({ 0: printed, index }: RegExpExecArray): Joined {
  return { printed: printed.replaceAll(' ', ''), end: index + printed.length, blanks: 0, plain: false }
}

/** Joins "1 234 567,89" where the document writes so; plain blanks may as well separate columns. */
function joinBlankGroups(text: string, start: number, first: string, conventions: Conventions): Joined {
  const result: Joined = { printed: first, end: start + first.length, blanks: 0, plain: false }
  if (!/^[1-9]\d{0,2}$/.test(first)) return result
  const plainAllowed = conventions.blankThousands ?? languagesWithBlanks.has(conventions.language ?? '')
  while (result.blanks < mostBlanks) {
    const blank = text[result.end] ?? ''
    const isPlain = blank === ' '
    if (!isPlain && !blanksThatGroup.has(blank)) return result
    const isGroup =
      plainAllowed || text[result.end + 1] === '0' || hasSign(text, start) || currencyStandsBefore(text, start)
    if (isPlain && !isGroup) return result
    run.lastIndex = result.end + 1
    const next = isDigit(text[result.end + 1]) ? run.exec(text)?.[0] : undefined
    if (!next || !group.test(next) || isWordCharacter(text[result.end + 1 + next.length])) return result
    result.printed += next
    result.end += 1 + next.length
    result.blanks += 1
    result.plain ||= isPlain
    if (next.length > 3) return result
  }
  return result
}

/** "1 234, 56": believed of grouped numbers and beside a currency only. */
function addBrokenDecimals(text: string, start: number, joined: Joined, conventions: Conventions): void {
  const broken = joined.blanks > 0 || /^\d+$/.test(joined.printed) ? match(brokenDecimals, text, joined.end) : null
  if (broken?.[1] !== conventions.decimalMark) return
  const end = joined.end + broken[0].length
  if (joined.blanks === 0 && !standsBesideCurrency(text, start, end)) return
  joined.printed += `${broken[1]}${broken[2]}`
  joined.end = end
}

/** "3,5 Mio." is worth as much as it says. */
function scale(text: string, end: number, value: number): { value: number; end: number } {
  const found = isLetter(text[end]) || isLetter(text[end + 1]) ? match(multiplierAfter, text, end) : null
  const factor = found && multipliers.find(([word]) => new RegExp(`^${word}$`).test(found[1] ?? ''))?.[1]
  return found && factor
    ? { value: Number((value * factor).toPrecision(12)), end: end + found[0].length }
    : { value, end }
}

/** "0815" and "000" are codes; "05" and "0" are numbers. */
const isWholeZero = (printed: string) => /^0\d{2,}$/.test(printed) || /^0\d+[.,]/.test(printed)

const hasSign = (text: string, start: number) =>
  /[-+−]/.test(text[start - 1] ?? '') && !isWordCharacter(text[start - 2])

export const standsBesideCurrency = (text: string, start: number, end: number) =>
  currencyStandsBefore(text, start) || match(currencyAfter, text, end) !== null

const currencyStandsBefore = (text: string, start: number) =>
  currencyBefore.test(text.slice(Math.max(0, start - 12), start))

/** No part of a word, code, version or range of digits. */
function standsAlone(text: string, start: number, end: number): boolean {
  const before = text[start - 1]
  if (isLetter(before) && !currencyStandsBefore(text, start)) return false
  if (before && ".,/-_'’".includes(before) && isWordCharacter(text[start - 2])) {
    // Scans show rules as underscores: "RM_34.80".
    if (!'-_'.includes(before) || !currencyStandsBefore(text, start)) return false
  }
  const after = text[end]
  if (after && '/-_'.includes(after) && isWordCharacter(text[end + 1])) return false
  return !isLetter(after) || match(unitAfter, text, end) !== null || match(currencyAfter, text, end) !== null
}

const minus = /[-−–]/

/** A minus before or behind, or the parentheses of bookkeepers. */
export function withSign(text: string, span: NumberSpan) {
  const { start, end } = span
  const amountLike = span.decimals > 0 || span.grouped
  const before = text[start - 1]
  if (before && minus.test(before) && !isWordCharacter(text[start - 2]))
    return { start: start - 1, end, negative: true, doubtful: false }
  if (before === '+') return { start: start - 1, end, negative: false, doubtful: false }
  if (before === '(' && text[end] === ')') {
    const isAll = text.length < 40 && text.trim().length === end - start + 2
    if (amountLike || isAll) return { start: start - 1, end: end + 1, negative: true, doubtful: !amountLike }
  }
  const after = text[end]
  if (amountLike && after && minus.test(after) && !isWordCharacter(text[end + 1]))
    return { start, end: end + 1, negative: true, doubtful: false }
  return { start, end, negative: false, doubtful: false }
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
