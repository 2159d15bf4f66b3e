import { currencyCode, currencyPattern } from '../../extract/values/currencies.ts'
import { canonicalName } from './canonical-name.ts'
import type { DataLeaf } from './leaves.ts'

const printedCurrency = new RegExp(currencyPattern)
const namesCurrency = /(?:^|[._])(?:currency|währung|waehrung|devise|moneda|divisa)(?:_code)?$/

/**
 * The currency of each amount: the one that is printed with it, else what the nearest field around says that is called
 * currency, else the only one that the document has. Numbers that are not known to be money have only what is printed.
 */
export function currenciesOf(leaves: DataLeaf[]): (leaf: DataLeaf) => string | null {
  const stated = new Map(
    leaves.flatMap(({ path, value }) => {
      if (typeof value !== 'string' || !namesCurrency.test(canonicalName(path))) return []
      const code = currencyCode(value.trim(), null)
      return code === undefined ? [] : [[parentOf(path), code] as const]
    }),
  )
  const figures = leaves.filter(({ value, isAmount }) => typeof value === 'number' || isAmount)
  const [only, another] = new Set([...stated.values(), ...figures.flatMap((leaf) => printedWith(leaf) ?? [])])
  const known = new Set(
    figures.flatMap(({ path, value, isAmount }) => (isAmount && typeof value === 'number' ? [parentOf(path)] : [])),
  )
  // Beside a currency stands an amount, whatever it is called.
  const isAmountOfRow = ({ path, value }: DataLeaf) =>
    typeof value === 'number' && stated.has(parentOf(path)) && !known.has(parentOf(path))
  return (leaf) => {
    const code = printedWith(leaf)
    const isAmount = leaf.isAmount || isAmountOfRow(leaf)
    if (code !== undefined || !isAmount) return code ?? null
    for (let at = parentOf(leaf.path); ; at = parentOf(at)) {
      const around = stated.get(at)
      if (around !== undefined) return around
      if (at === '') return another === undefined ? (only ?? null) : null
    }
  }
}

function printedWith({ value, place }: DataLeaf): string | undefined {
  const printed = printedCurrency.exec(place?.quote ?? (typeof value === 'string' ? value : ''))
  return printed === null ? undefined : currencyCode(printed[0], null)
}

function parentOf(path: string): string {
  return path.replace(/(?:^|\.)[^.[\]]+$|\[(?:\d+|"(?:[^"\\]|\\.)*")\]$/, '')
}
