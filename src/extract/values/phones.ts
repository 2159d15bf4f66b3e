import { matches } from './matches.ts'
import type { TextMention } from './mention.ts'

const b = '[ \\u00a0\\u202f]?'
/** A country code, then groups of digits with the marks that separate them. */
const international = new RegExp(
  `(?<![\\w.,/-])(?:\\+|(?<!\\d )00(?=[1-9]))\\d{1,3}(?:${b}[-–/.()]{0,2}${b}\\d{1,6}){1,8}(?:${b}-${b}\\d{1,4})?(?![\\d]|[.,/-]\\d)`,
  'g',
)
/** An area code that starts with a nought, in parentheses or set off. */
const national = new RegExp(
  `(?<![\\w.,/-]|\\d )(?:\\(0[1-9]\\d{0,4}\\)|0[1-9]\\d{0,4}(?=${b}[-–/]|[ ]))${b}[-–/]?${b}\\d{2,9}(?:${b}[-–]?${b}\\d{1,6}){0,5}(?![\\w]|[.,/]\\d)`,
  'g',
)
const french = /(?<![\w.,/-]|\d )0[1-9](?:[ .-]\d{2}){4}(?![\w]|[.,/]\d)/g
const american = /(?<![\w.,/-])(?:1[- .])?(?:\(\d{3}\) ?|\d{3}[-.])\d{3}[-. ]\d{4}(?![\w-]|\.\d)/g
const spanish = /(?<![\w.,/-]|\d )[689]\d(?: \d{3}|\d \d{2}) \d{2} \d{2}(?![\w/-]|[.,]\d| \d)/g
const labelled =
  /(?:tel(?:e(?:fon|phone|fono|copie|fax))?|tél(?:éphone)?|teléfono|fon|phone|fax|mobil[e]?|handy|móvil|movil|portable|gsm|cell)(?:\.|[-\w]{0,8})?(?: ?(?:nr|no|n°)\.?)? ?[:.]? ?(\(?\+?\d[\d ()/.–-]{4,20}\d)(?!\d)/gi

const fewestDigits = /\d(?:[^\d]{0,4}\d){5}/

/** Telephone and fax numbers; the value is their digits, with the plus of a country code. */
export function findPhones(text: string): TextMention[] {
  if (!fewestDigits.test(text)) return []
  const found = new Map<number, TextMention>()
  for (const pattern of [international, national, french, american, spanish]) {
    for (const match of matches(pattern, text)) {
      // Two short groups are as often a date or a code.
      if (pattern !== national || match[0].replace(/\D/g, '').length >= 8) add(found, match[0], match.index)
    }
  }
  for (const match of matches(labelled, text)) {
    const printed = match[1] ?? ''
    add(found, printed, match.index + match[0].length - printed.length)
  }
  return [...found.values()].sort((x, y) => x.start - y.start)
}

function add(found: Map<number, TextMention>, printed: string, start: number): void {
  const value = compactPhone(printed)
  const known = found.get(start)
  if (!value || (known && known.end >= start + printed.length)) return
  found.set(start, { kind: 'phone', start, end: start + printed.length, value })
}

/** Null where there are too few or too many digits. */
export function compactPhone(printed: string): string | null {
  const plain = printed.replace(/\(0\)/, '').replace(/^00(?=[1-9])/, '+')
  const digits = plain.replace(/\D/g, '')
  if (digits.length < 6 || digits.length > 15) return null
  return plain.trim().startsWith('+') ? `+${digits}` : digits
}
