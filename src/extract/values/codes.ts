import { currencyCode } from './currencies.ts'
import { blanks, isDigit, letters } from './letters.ts'
import { matches } from './matches.ts'
import type { TextMention } from './mention.ts'

const token = new RegExp(`[${letters}\\d](?:[${letters}\\d]|[-/._#](?=[${letters}\\d/#-]))*`, 'g')
const group = '(?:[A-Z]{1,2}|[A-Z]{0,4}\\d[A-Z\\d]{0,6})'
/** "4711 0815 22": groups of digits that are read as one. */
const digitGroups = new RegExp(
  `(?<![${letters}\\d.,/-]|\\d[${blanks}])\\d{2,6}(?:[${blanks}]\\d{2,6}){1,7}(?![${letters}\\d/-]|[.,]\\d|[${blanks}]\\d)`,
  'g',
)
/** "1 EMH00 7741 2208", "QQ 41 77 20 C": three groups or more, letters among them, or single digits. */
const mixedGroups = new RegExp(
  `(?<![${letters}\\d.,/-]|\\d[${blanks}])${group}(?:[${blanks}]${group}){2,7}(?![${letters}\\d/-]|[.,]\\d|[${blanks}]\\d)`,
  'g',
)
const leastDigits = 5
/** "RE 2024-001": a short prefix in capitals that belongs to the number behind it. */
const prefix = new RegExp(`(?<![${letters}\\d-])[A-Z]{1,5}[${blanks}]$`)
/** "Nr.4711" holds the label and the code. */
const gluedLabel = new RegExp(`^(?:(?=[^.]*[a-zß-ÿ])[${letters}-]+\\.-?){1,5}(?=\\d|[A-Z]+[-/]?\\d)`)
const anyBlank = new RegExp(`[${blanks}]`, 'g')
const longest = 80
const anyDigit = /\d/
/** Amounts, ordinals and words such as "30-day". */
const otherTokens = /^(?:\d+[.,]\d{1,2}|\d{1,2}(?:st|nd|rd|th|er)|\d+-[a-zß-ÿ]{3,})$/

/** Reference codes: tokens with a digit, and groups of digits; `shortest` counts characters. */
export function findCodes(text: string, shortest = 3): TextMention[] {
  const found: TextMention[] = []
  for (const match of matches(token, text)) {
    if (match[0].length > longest || !anyDigit.test(match[0])) continue
    const end = match.index + match[0].length
    const label = gluedLabel.exec(match[0])?.[0].length ?? 0
    const start = match.index + label
    if (!isCode(match[0].slice(label), shortest) || text[end] === '@' || isCommaNumber(text, start, end)) continue
    const before = prefix.exec(text.slice(Math.max(0, start - 7), start))?.[0]
    if (before && !currencyCode(before.trim(), null)) found.push(code(text, start - before.length, end))
    found.push(code(text, start, end))
  }
  for (const { 0: printed, index } of matches(digitGroups, text)) found.push(code(text, index, index + printed.length))
  for (const { 0: printed, index } of matches(mixedGroups, text))
    if (
      printed.replace(/\D/g, '').length >= leastDigits &&
      !found.some(({ start, end }) => start === index && end === index + printed.length)
    )
      found.push(code(text, index, index + printed.length))
  return found.sort((x, y) => x.start - y.start || y.end - x.end)
}

const isCode = (printed: string, shortest: number) => printed.length >= shortest && !otherTokens.test(printed)

/** The token is one side of "1.234,56". */
const isCommaNumber = (text: string, start: number, end: number) =>
  (text[end] === ',' && isDigit(text[end + 1])) || (text[start - 1] === ',' && isDigit(text[start - 2]))

function code(text: string, start: number, end: number): TextMention {
  const value = text.slice(start, end).replace(anyBlank, ' ')
  return { kind: 'code', start, end, value }
}
