import { currencyCode, currencyPattern } from '../../extract/values/currencies.ts'
import { canonicalName } from './canonical-name.ts'
import type { DataLeaf } from './leaves.ts'

const printedCurrency = new RegExp(currencyPattern)
const namesCurrency = /(?:^|[._])(?:currency|währung|waehrung|devise|moneda|divisa)(?:_code)?$/

/**
 * The currency of each amount: the one that is printed with it, else what the nearest field around says that is called
 * currency. Numbers that are not known to be money have only what is printed.
 */
export function currenciesOf(leaves: DataLeaf[]): (leaf: DataLeaf) => string | null {
  const stated = new Map(
    leaves.flatMap(({ path, value }) => {
      if (typeof value !== 'string' || !namesCurrency.test(canonicalName(path))) return []
      const code = currencyCode(value.trim(), null)
      return code === undefined ? [] : [[parentOf(path), code] as const]
    }),
  )
  return ({ path, value, place, isAmount }) => {
    const printed = printedCurrency.exec(place?.quote ?? (typeof value === 'string' ? value : ''))
    const code = printed === null ? undefined : currencyCode(printed[0], null)
    if (code !== undefined || !isAmount) return code ?? null
    for (let at = parentOf(path); ; at = parentOf(at)) {
      const around = stated.get(at)
      if (around !== undefined || at === '') return around ?? null
    }
  }
}

function parentOf(path: string): string {
  return path.replace(/(?:^|\.)[^.[\]]+$|\[(?:\d+|"(?:[^"\\]|\\.)*")\]$/, '')
}
