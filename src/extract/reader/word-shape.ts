/** What the letters of a word look like, each from 0 to 2.55, in this order. */
export const shapeNames = [
  ...['length', 'digits', 'capitals', 'letters', 'initial_capital', 'all_capitals', 'ends_colon', 'ends_comma'],
  ...['ends_point', 'hyphen', 'slash', 'point', 'currency', 'percent', 'at', 'hash', 'bracket', 'ampersand'],
  ...['as_money', 'as_date', 'integer', 'digits_and_letters', 'one_character', 'long'],
]

const currency = /[€$£¥₣]|\b(?:EUR|USD|GBP|CHF|JPY|SEK|NOK|DKK|PLN|CZK|CAD|AUD)\b/u
const asMoney = /^\D{0,4}\d[\d.,'’]*[.,]\d{2}\D{0,4}$/u
const asDate = /^\D?\d{1,4}([./-])\d{1,2}\1\d{1,4}\D?$/u

export function shapeOf(text: string): number[] {
  const length = Math.max(1, text.length)
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const [digits, capitals, letters] = [count(/\p{N}/gu), count(/\p{Lu}/gu), count(/\p{L}/gu)]
  const bit = (is: boolean) => (is ? 1 : 0)
  return [
    ...[Math.min(2.5, text.length / 10), digits / length, capitals / length, letters / length],
    ...[bit(/^\P{L}*\p{Lu}/u.test(text)), bit(letters > 1 && capitals === letters)],
    ...[bit(text.endsWith(':')), bit(text.endsWith(',')), bit(text.endsWith('.')), bit(text.includes('-'))],
    ...[bit(text.includes('/')), bit(text.includes('.')), bit(currency.test(text)), bit(text.includes('%'))],
    ...[bit(text.includes('@')), bit(text.includes('#')), bit(/[()]/.test(text)), bit(text.includes('&'))],
    ...[bit(asMoney.test(text)), bit(asDate.test(text)), bit(/^\d+$/.test(text)), bit(digits > 0 && letters > 0)],
    ...[bit(text.length === 1), bit(text.length > 15)],
  ]
}
