import { isLuhn, isMod1110, isNif, weightedSum } from './check-digits.ts'
import { matches } from './matches.ts'
import type { TextMention } from './mention.ts'

/** The number behind the country: d is a digit, a a letter, x either; other characters stand for themselves. */
const formats: Record<string, string[]> = {
  AT: ['Udddddddd'],
  BE: ['dddddddddd'],
  BG: ['dddddddddd', 'ddddddddd'],
  CHE: ['ddddddddd'],
  CY: ['dddddddda'],
  CZ: ['dddddddddd', 'ddddddddd', 'dddddddd'],
  DE: ['ddddddddd'],
  DK: ['dddddddd'],
  EE: ['ddddddddd'],
  EL: ['ddddddddd'],
  ES: ['xdddddddx'],
  FI: ['dddddddd'],
  FR: ['xxddddddddd'],
  GB: ['dddddddddddd', 'ddddddddd', 'GDddd', 'HAddd'],
  GR: ['ddddddddd'],
  HR: ['ddddddddddd'],
  HU: ['dddddddd'],
  IE: ['dxdddddaa', 'dxddddda'],
  IT: ['ddddddddddd'],
  LT: ['dddddddddddd', 'ddddddddd'],
  LU: ['dddddddd'],
  LV: ['ddddddddddd'],
  MT: ['dddddddd'],
  NL: ['dddddddddBdd'],
  NO: ['dddddddddMVA'],
  PL: ['dddddddddd'],
  PT: ['ddddddddd'],
  RO: ['dddddddddd', 'ddddddddd', 'dddddddd', 'ddddddd', 'dddddd'],
  SE: ['dddddddddddd'],
  SI: ['dddddddd'],
  SK: ['dddddddddd'],
  XI: ['dddddddddddd', 'ddddddddd'],
}

const classes: Record<string, string> = { d: '\\d', a: '[A-Z]', x: '[A-Z\\d]' }
const between = '[ \\u00a0\\u202f.-]?'
const body = (format: string) => [...format].map((character) => classes[character] ?? character).join(between)
const patterns = new Map(
  Object.entries(formats).map(([country, all]) => {
    const numbers = all.map(body).join('|')
    return [country, new RegExp(`${country}[ \\u00a0:.-]{0,2}(?:${numbers})(?![A-Za-z\\d]|[ ]\\d(?!\\d*[.,/]))`, 'y')]
  }),
)
const prefix = new RegExp(
  `(?<![A-Za-z\\d])(?:${Object.keys(formats).join('|')})(?=[ \\u00a0:.-]{0,2}[A-Z\\d][A-Z\\d .-])`,
  'g',
)
const suffix = / ?(?:MWST|TVA|IVA)\b/y

/** VAT ids of Europe in compact form, with their check digits where the country has them. */
export function findVatIds(text: string): TextMention[] {
  return matches(prefix, text).flatMap(({ 0: country, index: start }): TextMention[] => {
    const printed = matchAt(patterns.get(country), text, start)
    if (printed === undefined) return []
    const value = printed.replace(/[^A-Z\d]/g, '')
    const tail = country === 'CHE' ? (matchAt(suffix, text, start + printed.length) ?? '') : ''
    const checked = checkVatId(value)
    const mention: TextMention = { kind: 'vat_id', start, end: start + printed.length + tail.length, value }
    return [checked === undefined ? mention : { ...mention, checked }]
  })
}

function matchAt(pattern: RegExp | undefined, text: string, at: number): string | undefined {
  if (!pattern) return undefined
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}

const descending = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => from - index)
const elevenMinus = (sum: number) => (11 - (sum % 11)) % 11

/** Each takes the digits behind the country and says whether they are right. */
const checks: Record<string, (id: string) => boolean | undefined> = {
  AT: (id) => {
    const sum = [...id.slice(1, 8)].reduce((total, digit, index) => {
      const product = Number(digit) * (index % 2 === 0 ? 1 : 2)
      return total + (product > 9 ? product - 9 : product)
    }, 4)
    return (10 - (sum % 10)) % 10 === Number(id[8])
  },
  BE: (id) => 97 - (Number(id.slice(0, 8)) % 97) === Number(id.slice(8)),
  CHE: (id) => elevenMinus(weightedSum(id, [5, 4, 3, 2, 7, 6, 5, 4])) === Number(id[8]),
  DE: isMod1110,
  DK: (id) => weightedSum(id, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  EE: (id) => weightedSum(id, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0,
  EL: (id) => (weightedSum(id, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === Number(id[8]),
  ES: isNif,
  FI: (id) => elevenMinus(weightedSum(id, [7, 9, 10, 5, 8, 4, 2])) === Number(id[7]),
  FR: (id) => {
    const key = id.slice(0, 2)
    return /^\d+$/.test(key) ? (12 + 3 * (Number(id.slice(2)) % 97)) % 97 === Number(key) : undefined
  },
  GB: (id) => {
    if (!/^\d{9}/.test(id)) return undefined
    const sum = weightedSum(id, descending(8, 2)) + Number(id.slice(7, 9))
    return sum % 97 === 0 || (sum + 55) % 97 === 0
  },
  HR: isMod1110,
  HU: (id) => weightedSum(id, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0,
  IT: isLuhn,
  LU: (id) => Number(id.slice(0, 6)) % 89 === Number(id.slice(6)),
  NL: (id) => weightedSum(id, descending(9, 2)) % 11 === Number(id[8]) || isMod97(`NL${id}`),
  NO: (id) => elevenMinus(weightedSum(id, [3, 2, 7, 6, 5, 4, 3, 2])) === Number(id[8]),
  PL: (id) => weightedSum(id, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(id[9]),
  PT: (id) => elevenMinus(weightedSum(id, descending(9, 2))) % 10 === Number(id[8]),
  SE: (id) => isLuhn(id.slice(0, 10)),
  SI: (id) => elevenMinus(weightedSum(id, descending(8, 2))) % 10 === Number(id[7]),
}
checks['GR'] = checks['EL'] as (id: string) => boolean
checks['XI'] = checks['GB'] as (id: string) => boolean

/** Undefined where the country has no check digits that we know. */
export function checkVatId(value: string): boolean | undefined {
  const country = value.startsWith('CHE') ? 'CHE' : value.slice(0, 2)
  return checks[country]?.(value.slice(country.length))
}

function isMod97(value: string): boolean {
  let rest = 0
  for (const character of value) {
    const worth = Number.parseInt(character, 36)
    rest = (worth > 9 ? rest * 100 + worth : rest * 10 + worth) % 97
  }
  return rest === 1
}
