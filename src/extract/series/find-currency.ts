import { currencyCode, currencyPattern } from '../values/currencies.ts'
import { matches } from '../values/matches.ts'
import type { Line } from './line.ts'
import type { Said } from './statement.ts'

const anyCurrency = new RegExp(currencyPattern, 'g')

/** The currencies that a line names. */
export function currenciesIn({ text, isScanned }: Line, language: string | null): Said<string>[] {
  // A dollar sign is often read as two; no currency of its own before each figure is meant then.
  const readable = isScanned ? text.replace(/(?<!\p{L})[S§]\$/gu, ' $') : text
  return matches(anyCurrency, readable).flatMap(({ index, 0: printed }) => {
    const value = currencyCode(printed, language)
    return value === undefined ? [] : [{ value, start: index, end: index + printed.length }]
  })
}
