import { isIban, isIsin, isLuhn, isMod1110, isNif } from './check-digits.ts'
import { ibanLengths } from './iban-lengths.ts'
import { isWordCharacter } from './letters.ts'
import { matches } from './matches.ts'
import type { TextMention } from './mention.ts'
import { findVatIds } from './vat-ids.ts'

const twoCapitals = /[A-Z]{2}[ \u00a0:.-]{0,2}[A-Z\d]{2}/
const ibanStart = /(?<![A-Za-z\d])([A-Z]{2}) ?\d{2}(?=[ .-]?[A-Z\d]{2})/g
const inFours = /^[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7} ?[A-Z\d]{0,4}$/
const isin = /(?<![A-Za-z\d])[A-Z]{2}[A-Z\d]{9}\d(?![A-Za-z\d])/g
const bic = /(?<![A-Za-z\d])[A-Z]{4}([A-Z]{2})[A-Z\d]{2}(?:[A-Z\d]{3})?(?![A-Za-z\d])/g
const bicLabel = /BIC|SWIFT|IBAN/i
const isinLabel = /ISIN/i

/** Bank, security, VAT and tax ids, with their check digits verified. */
export function findIds(text: string): TextMention[] {
  const taxIds = findTaxIds(text)
  if (!twoCapitals.test(text)) return taxIds.sort((x, y) => x.start - y.start)
  const ids = [...taxIds, ...findIbans(text), ...findIsins(text), ...findBics(text), ...findVatIds(text)]
  return ids.sort((x, y) => x.start - y.start)
}

function findIbans(text: string): TextMention[] {
  return matches(ibanStart, text).flatMap((match): TextMention[] => {
    const length = ibanLengths[match[1] ?? '']
    const read = length ? take(text, match.index, length) : null
    if (!read) return []
    const checked = isIban(read.value)
    // A misread digit is still an IBAN, but words behind a shorter number are none.
    if (!checked && !inFours.test(text.slice(match.index, read.end))) return []
    return [{ kind: 'iban', start: match.index, end: read.end, value: read.value, checked }]
  })
}

/** As many letters and digits as asked, over single blanks, points and hyphens. */
function take(text: string, start: number, count: number): { value: string; end: number } | null {
  let value = ''
  let at = start
  while (value.length < count) {
    const character = text[at] ?? ''
    if (/[A-Z\d]/.test(character)) value += character
    else if (!/[ \u00a0\u202f.-]/.test(character) || !/[A-Z\d]/.test(text[at + 1] ?? '')) return null
    at += 1
  }
  return isWordCharacter(text[at]) ? null : { value, end: at }
}

function findIsins(text: string): TextMention[] {
  return matches(isin, text).flatMap((match): TextMention[] => {
    const checked = isIsin(match[0])
    // A word in capitals with a figure behind it may have the right check digit by chance.
    const isWord = !/\d/.test(match[0].slice(0, -1))
    if ((!checked || isWord) && !isinLabel.test(text.slice(Math.max(0, match.index - 20), match.index))) return []
    return [{ kind: 'isin', start: match.index, end: match.index + 12, value: match[0], checked }]
  })
}

/** Words in capitals have the same shape, so a label, a digit or a branch must show that it is one. */
function findBics(text: string): TextMention[] {
  return matches(bic, text).flatMap((match): TextMention[] => {
    if (ibanLengths[match[1] ?? ''] === undefined && !otherBicCountries.has(match[1] ?? '')) return []
    const shown = /\d|XXX$/.test(match[0])
    const labelled = () => bicLabel.test(text.slice(Math.max(0, match.index - 60), match.index))
    if (!shown && !labelled()) return []
    return [{ kind: 'bic', start: match.index, end: match.index + match[0].length, value: match[0] }]
  })
}

const otherBicCountries = new Set('US CA AU NZ JP CN HK SG IN MY TH ID KR TW ZA MX AR CL CO PE RU VN PH'.split(' '))

interface TaxIdFormat {
  pattern: RegExp
  /** Absent where the number has no check digits. */
  check?: (value: string) => boolean
  /** Without it in front, only a number with the right check digits is one. */
  label?: RegExp
  /** Even the right check digits do not show it without the label. */
  labelNeeded?: boolean
  /** The value keeps the marks that are printed. */
  keepMarks?: boolean
}

const b = '[ \\u00a0\\u202f]?'
const formats: TaxIdFormat[] = [
  // German tax numbers: 201/113/40209, 12/345/67890, 133/8150/8159.
  { pattern: /(?<![\d/])(?:\d{2,3} ?\/ ?\d{3} ?\/ ?\d{5}|\d{3} ?\/ ?\d{4} ?\/ ?\d{4})(?![\d/])/g, keepMarks: true },
  {
    pattern: new RegExp(`(?<![\\w./-]|\\d )\\d{2}${b}\\d{3}${b}\\d{3}${b}\\d{3}(?![\\w/-]|[.,]\\d| \\d)`, 'g'),
    check: isMod1110,
    label: /steuer|IdNr|\bTIN\b/i,
    labelNeeded: true,
  },
  {
    pattern: /(?<![\w./-]|\d )\d{10,13}(?![\w/-]|[.,]\d)/g,
    label: /(?:Steuer-?n|St\.?-? ?N)(?:umme)?r/i,
    labelNeeded: true,
  },
  // French SIRET and SIREN.
  {
    pattern: new RegExp(`(?<![\\w./-]|\\d )\\d{3}${b}\\d{3}${b}\\d{3}${b}\\d{5}(?![\\w/-]|[.,]\\d| \\d)`, 'g'),
    check: isLuhn,
    label: /SIRET/i,
  },
  {
    pattern: new RegExp(`(?<![\\w./-]|\\d )\\d{3}${b}\\d{3}${b}\\d{3}(?![\\w/-]|[.,]\\d| \\d)`, 'g'),
    check: isLuhn,
    label: /SIREN|R\.?C\.?S/i,
    labelNeeded: true,
  },
  // Spanish NIF, NIE and CIF.
  {
    pattern:
      /(?<![\w./-])(?:[A-HJNP-SUVWXYZ][-. ]?\d{2}\.?\d{3}\.?\d{2}|\d{2}\.?\d{3}\.?\d{3})(?:[\dA-J]|[-. ]?[A-Z])(?![\w/-])/g,
    check: isNif,
    label: /[NC]\.?I\.?[FE]|DNI/,
  },
  // The employer number of the United States.
  { pattern: /(?<![\w/-])\d{2}-\d{7}(?![\w/-])/g, keepMarks: true },
]

const enoughDigits = /\d(?:[-./ \u00a0\u202f]{0,3}\d){6}/

/** Tax and register numbers of companies and persons; those of printed form only by their shape or check digits. */
function findTaxIds(text: string): TextMention[] {
  if (!enoughDigits.test(text)) return []
  return formats.flatMap((format) => matches(format.pattern, text).flatMap((match) => read(text, match, format)))
}

function read(text: string, match: RegExpExecArray, format: TaxIdFormat): TextMention[] {
  const value = match[0].replace(format.keepMarks ? /\s/g : /[^A-Z\d]/g, '')
  const checked = format.check?.(value)
  const labelled = format.label?.test(text.slice(Math.max(0, match.index - 40), match.index))
  if (format.label && !labelled && (format.labelNeeded || !checked)) return []
  const mention: TextMention = { kind: 'tax_id', start: match.index, end: match.index + match[0].length, value }
  return [checked === undefined ? mention : { ...mention, checked }]
}
