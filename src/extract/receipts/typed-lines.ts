import { joinWords, type Part, textOf } from '../resolve/part.ts'
import { type ItemCell, readAs } from '../tables/item-cell.ts'
import type { Conventions } from '../values/mention.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Row } from '../view/segment.ts'
import type { SlipLine } from './read-lines.ts'

const score = 0.6
const amount = /^[€$£]?-?\d{1,7}[.,]\d{2}[€$£]?$/u
const count = /^(\d{1,4}(?:[.,]\d{1,3})?)([x×*])?$/iu
/** "2 x 3.20", "2 at 3.20", "2 à 3,20", "2 zu je 3,20". */
const each = /^(?:[x×*@]|a|à|á|at|je|zu|de)$/iu
const currency = /^(?:[€$£]|EUR|USD|GBP|CHF)$/u

/** Goods that someone typed line by line: how many, what, the price of one and what they cost, which is their product. */
export function typedLines({ rows, conventions }: DocumentView): SlipLine[] {
  return rows.flatMap((row) => readLine(row, conventions) ?? [])
}

function readLine({ segments, index }: Row, conventions: Conventions): SlipLine | undefined {
  const homes = segments.flatMap((segment) => segment.words.map((_, place) => ({ segment, place })))
  const partsOf = (from: number, to?: number): Part[] => joinWords(words.slice(from, to).map(({ home }) => home))
  const words = homes
    .map((home) => ({ home, text: textOf(joinWords([home])) }))
    .filter(({ text }) => !currency.test(text))
  const texts = words.map(({ text }) => text)
  const [first = '', second = ''] = texts
  const [, counted, sign] = count.exec(first) ?? []
  const last = texts.length - 1
  if (counted === undefined || last < 2 || !texts.slice(-2).every((text) => amount.test(text))) return undefined
  const from = sign === undefined && /^[x×*]$/iu.test(second) ? 2 : 1
  const until = each.test(texts[last - 2] ?? '') ? last - 2 : last - 1
  if (sign === undefined && from === 1 && until === last - 1) return undefined
  const cell = (at: number, text: string): ItemCell | undefined => {
    const value = readAs('number', text, conventions)
    return value === undefined ? undefined : { value, parts: partsOf(at, at + 1), score }
  }
  const [quantity, price, total] = [
    cell(0, counted),
    cell(last - 1, texts[last - 1] ?? ''),
    cell(last, texts[last] ?? ''),
  ]
  if (!quantity || !price || !total) return undefined
  if (Math.abs(Number(quantity.value) * Number(price.value) - Number(total.value)) > 0.011) return undefined
  const name = partsOf(from, Math.max(from, until))
  return {
    row: index,
    quantity,
    price,
    total,
    ...(name.length > 0 && { name: { value: textOf(name), parts: name, score } }),
  }
}
