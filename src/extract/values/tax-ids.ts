import { isLuhn, isMod1110, isNif } from './check-digits.ts'
import { matches } from './matches.ts'
import type { TextMention } from './mention.ts'

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
export function findTaxIds(text: string): TextMention[] {
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
