import { findDates } from '../values/dates.ts'
import type { Conventions } from '../values/mention.ts'
import { findNumberSpans, withSign } from '../values/numbers.ts'

/** In some usual spelling: numbers and dates by what they are worth, codes by their signs, text by its words. */
export function containsValue(quote: string, value: unknown): boolean {
  if (typeof value === 'number') return containsNumber(quote, value)
  const text = String(value)
  if (/^\d{4}-\d{2}-\d{2}/.test(text) && containsDate(quote, text.slice(0, 10))) return true
  if (/^[A-Z]{3}$/.test(text) && hasSignOf(text, quote)) return true
  return containsSigns(quote, text) || shareOfWords(text, quote) >= 0.8
}

const conventions = (['.', ','] as const).flatMap((decimalMark) =>
  [true, false].map(
    (either): Conventions => ({
      ...{ decimalMark, dayFirst: either, blankThousands: either, language: null },
    }),
  ),
)

/** By any of the usual decimal marks and thousands; a negative value needs its sign. */
function containsNumber(quote: string, value: number): boolean {
  const isRate = quote.includes('%')
  const isSame = (read: number) => isNear(read, value) || (isRate && isNear(read, 100 * value))
  const texts = [quote, quote.replace(/(?<=[\d.,])\s(?=[\d.,])/g, ''), quote.replace(/[^\d.,\s-]/g, ' ')]
  return texts.some(
    (text) =>
      conventions.some((each) =>
        findNumberSpans(text, each).some(
          (span) =>
            isSame(withSign(text, span).negative ? -span.value : span.value) || (value >= 0 && isSame(span.value)),
        ),
      ) ||
      (text.match(/\d+/g) ?? []).some((figures) => isSame(Number(figures))) ||
      (value < 0 && isMarkedNegative.test(quote) && containsNumber(text, -value)),
  )
}

const isMarkedNegative = /[-−–(]/

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))
}

/** In either order of day and month, with its digits set apart or not. */
function containsDate(quote: string, day: string): boolean {
  const joined = quote.replace(/(?<=[\d./-])\s(?=[\d./-])/g, '')
  return [quote, joined].some((text) =>
    conventions.some((each) => findDates(text, each).some(({ value }) => String(value).startsWith(day))),
  )
}

/** Signs that stand for one currency alone; of the others any will do. */
const currencyOf: Record<string, string> = { '€': 'EUR', '£': 'GBP', '₹': 'INR', '₺': 'TRY', '₽': 'RUB' }

function hasSignOf(currency: string, quote: string): boolean {
  return (quote.match(/\p{Sc}/gu) ?? []).some((sign) => (currencyOf[sign] ?? currency) === currency)
}

/** As whole words and figures one after the other, whatever stands between them: 15 is not in 1500. */
function containsSigns(quote: string, text: string): boolean {
  const wanted = signsOf(text).join('')
  const signs = signsOf(quote)
  if (wanted === '') return false
  return signs.some((_, from) => {
    let run = ''
    for (let at = from; at < signs.length && run.length < wanted.length; at += 1) run += signs[at]
    return run === wanted
  })
}

function signsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{L}+|\p{N}+/gu) ?? []
  )
}

/** How many of the text's words stand in the quote, each as often as there. */
function shareOfWords(text: string, quote: string): number {
  const wanted = wordsOf(text)
  const left = Map.groupBy(wordsOf(quote), (word) => word)
  const found = wanted.filter((word) => left.get(word)?.pop() !== undefined)
  return wanted.length === 0 ? 1 : found.length / wanted.length
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}
