import { isTotalRow } from '../lists/is-total-row.ts'
import { type ItemCell, readAs } from '../lists/item-cell.ts'
import { type Home, joinWords, textOf } from '../resolve/part.ts'
import type { Conventions } from '../values/mention.ts'
import type { DocumentView } from '../view/document-view.ts'
import type { Row } from '../view/segment.ts'
import type { SlipLine } from './read-lines.ts'

const score = 0.6
const amount = /^[€$£]?-?(?:\d{1,7}|\d{1,3}(?:[.,'’]\d{3})+)[.,]\d{2}[€$£]?$/u
const count = /^(\d{1,4}(?:[.,]\d{1,3})?)([x×*])?$/iu
/** "2 x 3.20", "2 at 3.20", "2 à 3,20", "2 zu je 3,20". */
const each = /^(?:[x×*@]|a|à|á|at|je|zu|de)$/iu
const currency = /^(?:[€$£]|EUR|USD|GBP|CHF)$/u

/**
 * Goods that someone typed line by line: how many, what, the price of one and what they cost, which is their product; or
 * only what they cost, where a line below says what that makes.
 */
export function typedLines({ rows, conventions }: DocumentView): SlipLine[] {
  const priced = rows.flatMap((row) => readLine(row, conventions) ?? [])
  return priced.length > 0 ? priced : summedLines(rows, conventions)
}

/** Rows below goods in which their sum stands. */
const reach = 3
const fewestSummed = 2

function summedLines(rows: readonly Row[], conventions: Conventions): SlipLine[] {
  const lines = rows.map((row) => (isTotalRow(row) ? undefined : readUnpriced(row, conventions)))
  const first = lines.findIndex((line) => line !== undefined)
  const end = lines.indexOf(undefined, Math.max(0, first))
  const goods = lines.slice(Math.max(0, first), end).flatMap((line) => line ?? [])
  const sum = goods.reduce((all, { total }) => all + Number(total?.value), 0)
  const amounts = rows.slice(end, end + reach).map((row) => amountAt(wordsOf(row), -1, conventions)?.value)
  const isStated = amounts.some((value) => Math.abs(Number(value) - sum) < 0.011)
  return end > 0 && goods.length >= fewestSummed && isStated ? goods : []
}

/** "3 hinges     96.00" */
function readUnpriced(row: Row, conventions: Conventions): SlipLine | undefined {
  const words = wordsOf(row)
  const [, counted] = count.exec(words[0]?.text ?? '') ?? []
  const [quantity, total] = [counted && cellOf(words, 0, counted, conventions), amountAt(words, -1, conventions)]
  const name = joinWords(words.slice(1, -1).map(({ home }) => home))
  if (!quantity || !total || !/\p{L}{2}/u.test(textOf(name))) return undefined
  return { row: row.index, quantity, total, name: { value: textOf(name), parts: name, score } }
}

interface PlacedWord {
  home: Home
  text: string
}

/** The words of a row but for currencies. */
function wordsOf({ segments }: Row): PlacedWord[] {
  return segments
    .flatMap((segment) => segment.words.map((_, place) => ({ segment, place })))
    .map((home) => ({ home, text: textOf(joinWords([home])) }))
    .filter(({ text }) => !currency.test(text))
}

function amountAt(words: readonly PlacedWord[], at: number, conventions: Conventions): ItemCell | undefined {
  const text = words.at(at)?.text ?? ''
  return amount.test(text) ? cellOf(words, at, text, conventions) : undefined
}

function cellOf(
  words: readonly PlacedWord[],
  at: number,
  text: string,
  conventions: Conventions,
): ItemCell | undefined {
  const value = readAs('number', text, conventions)
  return value === undefined ? undefined : { value, parts: joinWords([words.at(at)?.home]), score }
}

function readLine(row: Row, conventions: Conventions): SlipLine | undefined {
  const words = wordsOf(row)
  const texts = words.map(({ text }) => text)
  const [first = '', second = ''] = texts
  const [, counted, sign] = count.exec(first) ?? []
  const last = texts.length - 1
  if (counted === undefined || last < 2 || !texts.slice(-2).every((text) => amount.test(text))) return undefined
  const from = sign === undefined && /^[x×*]$/iu.test(second) ? 2 : 1
  const until = each.test(texts[last - 2] ?? '') ? last - 2 : last - 1
  if (sign === undefined && from === 1 && until === last - 1) return undefined
  const quantity = cellOf(words, 0, counted, conventions)
  const [price, total] = [amountAt(words, -2, conventions), amountAt(words, -1, conventions)]
  if (!quantity || !price || !total) return undefined
  if (Math.abs(Number(quantity.value) * Number(price.value) - Number(total.value)) > 0.011) return undefined
  const name = joinWords(words.slice(from, Math.max(from, until)).map(({ home }) => home))
  return {
    row: row.index,
    quantity,
    price,
    total,
    ...(name.length > 0 && { name: { value: textOf(name), parts: name, score } }),
  }
}
