import type { Catalogue } from './catalogue.ts'
import { readDates } from './dates.ts'
import type { Item } from './item.ts'
import { isSeveral, nameAt, nameIndex } from './names.ts'
import { readCurrency, readNumber, readScale, readWrittenNumber } from './numbers.ts'
import { type Language, phrasesOf } from './phrases.ts'
import { fillersOf } from './small-words.ts'
import { partAt, valueAt, valueIndex } from './values.ts'
import type { Token } from './words.ts'

/** A question as items from left to right: the longest explanation of its next words, the more certain of equal ones. */
export function linkQuestion(tokens: Token[], catalogue: Catalogue, language: Language, today: Date): Item[] {
  const { names, values } = indexesOf(catalogue)
  const items: Item[] = []
  for (let at = 0; at < tokens.length; ) {
    const found = [
      datesAt(tokens, at, language, today),
      numberedAt(items, valueAt(tokens, at, values), tokens[at]),
      isDenial(tokens[at], language) && !items.some(isSum) ? undefined : nameAt(tokens, at, names, language),
      markAt(tokens, at, language),
      currencyAt(tokens, at),
      plainAt(tokens, at, language),
    ].flatMap((item) => item ?? [])
    const counted = found.find((item) => item.kind === 'mark' && item.mark === 'count' && item.to > at + 1)
    if (counted && isSeveral(tokens[counted.to], names)) {
      items.push(counted)
      at = counted.to
      continue
    }
    const first = found.reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a))
    const best = first.kind === 'word' && !first.isFiller ? (partAt(tokens, at, values) ?? first) : first
    items.push(best)
    at = best.to
  }
  return items.filter((item, at) => !isSaidTwice(item, items.slice(0, at)))
}

/** "Invoices without tax" is not what "total without tax" is called. */
function isDenial(token: Token | undefined, language: Language): boolean {
  return (
    phrasesOf(language)
      .get(token?.folded ?? '')
      ?.some(({ mark, words }) => mark === 'not' && words.length === 1) ?? false
  )
}

function isSum(item: Item): boolean {
  return item.kind === 'column' || (item.kind === 'mark' && item.mark === 'sum')
}

/** "Ne dépassent pas" denies once. */
function isSaidTwice(item: Item, before: Item[]): boolean {
  const isNot = (other: Item, texts: string[]) =>
    other.kind === 'mark' && other.mark === 'not' && texts.includes(other.text)
  return (
    isNot(item, ['pas', 'aucun', 'aucune', 'jamais']) && before.slice(-3).some((other) => isNot(other, ['ne', 'n']))
  )
}

/** "Invoice 4711": a number right behind what it is the number of. */
function numberedAt(items: Item[], found: Item | undefined, token: Token | undefined): Item | undefined {
  const last = items.at(-1)
  if (found?.kind !== 'value') return found
  if (last?.kind !== 'relation' || !last.only)
    return isSingle(found, token) && last?.kind !== 'column' ? undefined : found
  const values = found.values.filter(({ column }) => column.relation === last.relation && isNumber.test(column.column))
  return values.length > 0 ? { ...found, values, score: 1 } : found
}

const isNumber = /(?:number|nummer|numero|_n[or]|_id)$/

/** Nothing but a digit or a letter is a value only where something stands before it that it is the number of. */
function isSingle({ from, to }: Item, token: Token | undefined): boolean {
  return to === from + 1 && token?.kind !== 'quoted' && token?.text.length === 1
}

interface Indexes {
  names: ReturnType<typeof nameIndex>
  values: ReturnType<typeof valueIndex>
}

const indexes = new WeakMap<Catalogue, Indexes>()

function indexesOf(catalogue: Catalogue): Indexes {
  const made = indexes.get(catalogue) ?? { names: nameIndex(catalogue), values: valueIndex(catalogue) }
  indexes.set(catalogue, made)
  return made
}

function weightOf({ from, to, score, kind }: Item): number {
  return to - from + score * 0.5 + (kind === 'mark' ? 0.5 : 0)
}

function datesAt(tokens: Token[], at: number, language: Language, today: Date): Item | undefined {
  const found = readDates(tokens, at, language, today)
  if (!found) return undefined
  return { kind: 'dates', after: found.from, before: found.before, from: at, to: at + found.length, score: 1 }
}

function markAt(tokens: Token[], at: number, language: Language): Item | undefined {
  const first = tokens[at]
  if (first?.kind !== 'word') return undefined
  const phrase = phrasesOf(language)
    .get(first.folded)
    ?.find(({ words }) => words.every((word, i) => tokens[at + i]?.folded === word))
  if (!phrase) return undefined
  const place = { from: at, to: at + phrase.words.length, score: 0.4 }
  return { kind: 'mark', mark: phrase.mark, text: phrase.words.join(' '), ...place }
}

function currencyAt(tokens: Token[], at: number): Item | undefined {
  const token = tokens[at]
  const currency = token?.kind === 'word' && at > 0 ? readCurrency(token.text) : undefined
  return currency === undefined ? undefined : { kind: 'currency', currency, from: at, to: at + 1, score: 1 }
}

function plainAt(tokens: Token[], at: number, language: Language): Item {
  const token = tokens[at]
  const place = { from: at, to: at + 1, score: 0 }
  if (!token || token.kind === 'comma') return { kind: 'comma', ...place }
  const value = numberIn(tokens, at)
  if (value === undefined)
    return { kind: 'word', isFiller: fillersOf(language).has(token.folded), text: token.folded, ...place }
  const scale = readScale(tokens[at + 1]?.folded ?? '')
  const isTimes = /^(?:once|twice)$/.test(token.folded) || times.has(tokens[at + 1]?.folded ?? '')
  const to = at + (scale === undefined && !times.has(tokens[at + 1]?.folded ?? '') ? 1 : 2)
  const currency =
    readCurrency(token.text[0] ?? '') ?? readCurrency(token.text.at(-1) ?? '') ?? readCurrency(tokens[to]?.text ?? '')
  const isBehind = readCurrency(tokens[to]?.text ?? '') !== undefined
  return {
    kind: 'number',
    value: value * (scale ?? 1),
    isYear: token.kind === 'number' && /^(?:1[5-9]|20)\d\d$/.test(token.text),
    ...(currency && { currency }),
    ...(isTimes && { isTimes }),
    ...{ from: at, to: isBehind ? to + 1 : to, score: 0.5 },
  }
}

function numberIn(tokens: Token[], at: number): number | undefined {
  const { kind, text = '', folded = '' } = tokens[at] ?? {}
  return kind === 'number' ? readNumber(text) : (readWrittenNumber(folded) ?? onlyOne(tokens, at))
}

/** "Nur eine", "solo tienen una", "n'ont qu'une seule": an article that counts. */
function onlyOne(tokens: Token[], at: number): number | undefined {
  const isOne = /^(?:einen?|une?|una)$/.test(tokens[at]?.folded ?? '')
  const isOnly = ({ folded }: Token) => /^(?:nur|genau|lediglich|qu|seulement|exactement|solo|solamente)$/.test(folded)
  const isAlone = /^(?:seule?|sol[oa]|unic[oa]|einzigen?)$/.test(tokens[at + 1]?.folded ?? '')
  return isOne && (isAlone || tokens.slice(Math.max(0, at - 2), at).some(isOnly)) ? 1 : undefined
}

const times = new Set(['times', 'mal', 'fois', 'veces'])
