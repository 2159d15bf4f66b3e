import {
  areTogether,
  type Catalogue,
  type Column,
  type ColumnRef,
  findColumn,
  holdsDocuments,
  isSameColumn,
} from './catalogue.ts'
import type { Item } from './item.ts'
import { comparisons } from './item-cursor.ts'
import type { Language } from './phrases.ts'
import { stockIn } from './quantities.ts'
import { fillersOf } from './small-words.ts'
import { fold, type Token, wordsOfName } from './words.ts'

/** "Less delivered than ordered", "below their minimum": what two columns of a row say is set beside each other, and "low" is less than the least there should be. */
export function settleCompared(items: Item[], tokens: Token[], catalogue: Catalogue, language: Language): Item[] {
  if (!holdsDocuments(catalogue)) return items
  const found = items.findIndex(isComparing)
  const compared = found < 0 ? lowIn(items, catalogue) : comparedAt(items, found, tokens, catalogue, language)
  if (!compared) return items
  const isOpen = (item: Item) => (item.to <= compared.from || item.from >= compared.to) && !isOneOf(item, compared)
  const open = items.filter(isOpen)
  return [...open.filter(({ to }) => to <= compared.from), compared, ...open.filter(({ from }) => from >= compared.to)]
}

/** "Low on stock" says once more what is low. */
function isOneOf(item: Item, { column, other }: Compared): boolean {
  return item.kind === 'column' && item.columns.some((one) => isSameColumn(one, column) || isSameColumn(one, other))
}

function isComparing(item: Item): item is Extract<Item, { kind: 'mark' }> {
  return item.kind === 'mark' && comparisons[item.mark] !== undefined && !days.has(item.mark)
}

const days = new Set(['after', 'before', 'since'])

type Compared = Extract<Item, { kind: 'compared' }>

/** More words do not stand between what is compared. */
const nearby = 6

function comparedAt(
  items: Item[],
  at: number,
  tokens: Token[],
  catalogue: Catalogue,
  language: Language,
): Compared | undefined {
  const words = items[at]
  if (words?.kind !== 'mark') return undefined
  const rest = items.slice(at + 1)
  const end = rest.find((item) => item.kind === 'comma' || isMark(item, 'and'))?.from ?? tokens.length
  const than = rest.find((item) => isMark(item, 'than') && item.from < end)
  const begun = than?.to ?? words.to
  const other = namedIn(tokens, begun, Math.min(end, begun + nearby), catalogue, language)
  if (!other || rest.some((item) => item.from < other.from && isFigure(item, tokens))) return undefined
  const named = new Set(items.flatMap(({ kind, from, to }) => (kind === 'relation' ? [from, to - 1] : [])))
  const own =
    (than && namedIn(tokens, words.to, than.from, catalogue, language)) ??
    namedIn(tokens, Math.max(0, words.from - nearby), words.from, catalogue, language, (place) => !named.has(place))
  const firsts = own?.columns ?? (other.isLimit ? stocks(catalogue) : [])
  const pairs = firsts.flatMap((column) =>
    other.columns.filter((one) => isBeside(column, one, catalogue)).map((one) => ({ column, other: one })),
  )
  const [pair, ...more] = pairs
  if (!pair || more.length > 0) return undefined
  const isOne = tokens[other.to]?.folded === 'one'
  const place = { from: Math.min(own?.from ?? words.from, words.from), to: isOne ? other.to + 1 : other.to, score: 1 }
  return { kind: 'compared', ...pair, comparison: comparisons[words.mark] ?? '=', ...place }
}

interface NamedColumns {
  columns: ColumnRef[]
  from: number
  to: number
  /** Whether it says how many there should be at least, or at most. */
  isLimit: boolean
}

/** Columns of numbers that are called by the last telling words among these. */
function namedIn(
  tokens: Token[],
  from: number,
  to: number,
  { relations }: Catalogue,
  language: Language,
  isFree: (at: number) => boolean = () => true,
): NamedColumns | undefined {
  const places = tokens.flatMap((token, at) =>
    at >= from && at < to && token.kind === 'word' && isFree(at) ? [at] : [],
  )
  const ways = places.flatMap((at) =>
    alike.filter((one) => one.test(tokens[at]?.folded ?? '')).map((way) => ({ way, at })),
  )
  const all = relations.flatMap((relation) =>
    relation.columns
      .filter(({ type }) => type === 'number')
      .map((column) => ({ ref: { relation: relation.name, column: column.name }, words: ownWords(column) })),
  )
  const [first] = ways
  const columns = all.filter(({ words }) => ways.some(({ way }) => words.some((word) => way.test(word))))
  if (first && columns.length > 0) {
    // "The ordered quantity" is said whole.
    const last = places.filter((at) => columns.some(({ words }) => words.includes(tokens[at]?.folded ?? ''))).at(-1)
    return {
      columns: columns.map(({ ref }) => ref),
      ...{ from: first.at, to: Math.max(first.at, last ?? 0) + 1, isLimit: ways.some(({ way }) => limits.has(way)) },
    }
  }
  const small = fillersOf(language)
  const telling = places.filter((at) => !small.has(tokens[at]?.folded ?? ''))
  const said = telling.map((at) => tokens[at]?.folded ?? '')
  const called = all.filter(({ words }) => words.length > 0 && words.every((word) => said.includes(word)))
  const longest = Math.max(0, ...called.map(({ words }) => words.length))
  const [begun, ended] = [telling[0], telling.at(-1)]
  if (longest === 0 || begun === undefined || ended === undefined) return undefined
  const best = called.filter(({ words }) => words.length === longest)
  return { columns: best.map(({ ref }) => ref), from: begun, to: ended + 1, isLimit: false }
}

/** Of what it is called itself, in whatever language. */
export function ownWords({ name, ownNames = [] }: Column): string[] {
  return [...new Set([name, ...ownNames].flatMap(wordsOfName).map(fold))]
}

function isBeside(one: ColumnRef, other: ColumnRef, catalogue: Catalogue): boolean {
  return (
    one.relation === other.relation &&
    one.column !== other.column &&
    areTogether(findColumn(catalogue, one), findColumn(catalogue, other))
  )
}

function stocks({ relations }: Catalogue): ColumnRef[] {
  return relations.flatMap((relation) => {
    const column = stockIn(relation)
    return column ? [{ relation: relation.name, column: column.name }] : []
  })
}

/** "Low on stock", "welche Artikel sind knapp": less than what a row says is the least, where one list says so. */
function lowIn(items: Item[], catalogue: Catalogue): Compared | undefined {
  const low = items.find((item) => item.kind === 'word' && lows.test(item.text))
  const pairs = stocks(catalogue).flatMap((column) =>
    catalogue.relations
      .filter(({ name }) => name === column.relation)
      .flatMap(({ columns }) =>
        columns.filter((one) => one.type === 'number' && ownWords(one).some((word) => least.test(word))),
      )
      .map(({ name }) => ({ column, other: { relation: column.relation, column: name } }))
      .filter(({ other }) => isBeside(column, other, catalogue)),
  )
  const [pair, ...others] = pairs
  const isOfOthers = items.some(
    (item) =>
      (item.kind === 'relation' && item.relation !== pair?.column.relation) ||
      (item.kind === 'column' && !item.columns.some(({ column }) => column === pair?.column.column)),
  )
  if (!low || !pair || others.length > 0 || isOfOthers) return undefined
  return { kind: 'compared', ...pair, comparison: '<', from: low.from, to: low.to, score: 1 }
}

function isMark(item: Item, mark: string): boolean {
  return item.kind === 'mark' && item.mark === mark
}

/** A number, a day or a value that rows are compared with; "the ordered one" is none. */
function isFigure({ kind, from }: Item, tokens: Token[]): boolean {
  return (kind === 'number' && tokens[from]?.folded !== 'one') || kind === 'dates' || kind === 'value'
}

/** Folded. */
const lows = /^(?:low|scarce|knapp|niedrig|bas(?:se)?s?|faibles?|baj[oa]s?|escas[oa]s?)$/
const least = /^(?:min|minim(?:um|al\w*|a|o|e)|mindest\w*|meldebestand|reorder|seuil|umbral)$/
const most = /^(?:max|maxim(?:um|al\w*|a|o|e)|hochst\w*)$/
const limits = new Set([least, most])

/** What is done with things, as people and columns say it. Folded. */
export const doings = [
  /^(?:deliver|liefer|gelief|livr|entreg)/,
  /^(?:ship|versand|verschick|expedi|enviad)/,
  /^(?:order|bestell|command|pedid|pidi)/,
  /^(?:receiv|erhalt|empfang|recu|recib)/,
  /^(?:invoiced|billed|berechnet|fakturiert|facture|facturad)/,
  /^(?:plan|budget|previ|prevu|presupuest)/,
  /^(?:actual|tatsachlich|reel|effecti)/,
  /^(?:return|zuruck|retourn|devuel)/,
  /^(?:sold|verkauft|vendu|vendid)/,
]

/** With how many there should be. */
const alike = [least, most, ...doings]
