import { currencyCode, currencyPattern } from './currencies.ts'
import { blanks, isWordCharacter } from './letters.ts'
import { matches } from './matches.ts'
import type { Conventions, TextMention } from './mention.ts'
import { type NumberSpan, withSign } from './numbers.ts'
import { writtenNumber, writtenNumberAtEnd } from './written-numbers.ts'

const anyCurrency = new RegExp(currencyPattern, 'g')
const gapBefore = new RegExp(`^[${blanks}]{0,2}([-−–+(]?)[${blanks}]?$`)
const gapAfter = new RegExp(`^[${blanks}]{0,2}([-−–]?)[${blanks}]?(?:de |d[’'])?$`)
const widestGap = 6
const minus = /[-−–]/

/** Amounts with their currency, and currencies that stand by themselves. */
export function findMoney(text: string, spans: NumberSpan[], conventions: Conventions): TextMention[] {
  const currencies = findCurrencies(text, conventions.language)
  if (currencies.length === 0) return []
  const amounts: TextMention[] = []
  const alone = new Set(currencies)
  let next = 0
  for (const span of spans) {
    while ((currencies[next]?.start ?? text.length) < span.start) next += 1
    const [before, after] = [currencies[next - 1], currencies[next]]
    const left = before && alone.has(before) ? amountBehind(text, before, span) : null
    const amount = left ?? (after && amountBefore(text, after, span))
    if (!amount) continue
    amounts.push(amount)
    const used = left ? before : after
    if (used) alone.delete(used)
  }
  return [...amounts, ...[...alone].map((currency) => amountInWords(text, currency) ?? currency)]
}

const smallCoins =
  /^\s(?:(?:and|und|et|con|y)\s)?(?<words>[\p{L} -]{2,30}?)\s(?:cents?|centimes?|c[ée]ntimos?|pence|rappen)(?!\p{L})/iu
const joinsCurrency = /\s(?:de |d[’'])?$/iu

/** "Three thousand two hundred euros", "zweitausend Euro und fünfzig Cent", "un million d'euros". */
function amountInWords(text: string, currency: TextMention): TextMention | undefined {
  const before = text.slice(Math.max(0, currency.start - longestInWords), currency.start)
  const gap = joinsCurrency.exec(before)
  const whole = gap && writtenNumberAtEnd(before.slice(0, gap.index))
  if (!whole) return undefined
  const coins = smallCoins.exec(text.slice(currency.end, currency.end + longestInWords))
  const cents = coins ? writtenNumber(coins.groups?.['words'] ?? '') : undefined
  return {
    kind: 'money',
    start: currency.start - before.length + whole.start,
    end: currency.end + (cents === undefined ? 0 : (coins?.[0].length ?? 0)),
    value: whole.value + (cents ?? 0) / 100,
    currency: String(currency.value),
    decimals: cents === undefined ? 0 : 2,
  }
}

const longestInWords = 160

function findCurrencies(text: string, language: string | null): TextMention[] {
  return matches(anyCurrency, text).flatMap((found): TextMention[] => {
    const code = currencyCode(found[0], language)
    return code ? [{ kind: 'currency', start: found.index, end: found.index + found[0].length, value: code }] : []
  })
}

/** "EUR 5,00", "-€5.00", "(€5.00)", "$(5.00)". */
function amountBehind(text: string, currency: TextMention, span: NumberSpan): TextMention | null {
  if (span.start - currency.end > widestGap) return null
  const gap = gapBefore.exec(text.slice(currency.end, span.start))
  if (!gap) return null
  const front = text[currency.start - 1] ?? ''
  const minusInFront = minus.test(front) && !isWordCharacter(text[currency.start - 2])
  const enclosed = text[span.end] === ')' && (front === '(' || gap[1] === '(')
  // "Sdn Bhd (12345-X)": what a bracket opens and does not close is no amount.
  if (gap[1] === '(' && !enclosed) return null
  const signed = withSign(text, span)
  const negative = signed.negative || minusInFront || enclosed || minus.test(gap[1] ?? '')
  const start = minusInFront || (enclosed && front === '(') ? currency.start - 1 : currency.start
  return amount(span, start, enclosed ? span.end + 1 : signed.end, negative, currency)
}

/** "5,00 €", "- 5,00 €", "5,00- €", "5,00 €-". */
function amountBefore(text: string, currency: TextMention, span: NumberSpan): TextMention | null {
  const signed = withSign(text, span)
  if (currency.start < signed.end || currency.start - signed.end > widestGap) return null
  const gap = gapAfter.exec(text.slice(signed.end, currency.start))
  if (!gap) return null
  const setOff =
    text[span.start - 1] === ' ' && minus.test(text[span.start - 2] ?? '') && !/\S/.test(text[span.start - 3] ?? '')
  const trailing = text[currency.end] === '-' && !isWordCharacter(text[currency.end + 1])
  const negative = signed.negative || gap[1] !== '' || setOff || trailing
  return amount(
    span,
    setOff ? span.start - 2 : signed.start,
    trailing ? currency.end + 1 : currency.end,
    negative,
    currency,
  )
}

function amount(span: NumberSpan, start: number, end: number, negative: boolean, currency: TextMention): TextMention {
  return {
    kind: 'money',
    start,
    end,
    value: negative ? -span.value : span.value,
    currency: String(currency.value),
    decimals: span.decimals,
    ...(span.ambiguous && { ambiguous: true }),
  }
}
