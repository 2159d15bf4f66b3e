import { type Catalogue, findColumn, holdsDocuments, isSameColumn } from './catalogue.ts'
import type { Item } from './item.ts'
import { comparisons } from './item-cursor.ts'
import type { Named } from './name-likeness.ts'
import { isSeveral } from './names.ts'
import { isVerb } from './small-words.ts'
import type { Token } from './words.ts'

/** Words of questions about tables that say something else because of what stands beside them. */
export function settleBeside(items: Item[], tokens: Token[], catalogue: Catalogue, names: Named[]): Item[] {
  if (holdsDocuments(catalogue)) return items
  return items.map((item, at) => {
    const [before, next] = [items[at - 1], items[at + 1]]
    if (isOfColumn(item, next) || (before && isOfColumn(before, item))) return { ...item, score: 1 }
    if (isOneOf(item, tokens)) return { ...item, score: 0.9 }
    if (
      isDenied(item, at, items) ||
      isUnit(item, before) ||
      isNumberOf(item, before) ||
      isKindOf(item, next, items) ||
      isOneMore(item, before, next, tokens)
    )
      return asWord(item, tokens, true)
    if (isDoneBy(item, tokens, names)) return { ...item, mark: 'where' }
    return isDone(item, next, tokens, catalogue) ? asWord(item, tokens, false) : item
  })
}

function asWord({ from, to }: Item, tokens: Token[], isFiller: boolean): Item {
  return { kind: 'word', isFiller, text: tokens[from]?.folded ?? '', from, to, score: 0 }
}

/** "Clay soil": a common word is a value where the name of its column stands behind it. */
function isOfColumn(item: Item, next: Item | undefined): boolean {
  return (
    item.kind === 'value' &&
    next?.kind === 'column' &&
    item.values.some(({ column }) => next.columns.some((other) => isSameColumn(other, column)))
  )
}

/** "A spade": what there is one of is named. */
function isOneOf({ kind, from, score }: Item, tokens: Token[]): boolean {
  return kind === 'value' && score < 0.9 && /^an?$/.test(tokens[from - 1]?.folded ?? '')
}

/** "Who do not rent any plot": what is not done to plots is named like what stands in their column. */
function isDenied(item: Item, at: number, items: Item[]): boolean {
  const before = items[at - 1]
  const next = items.slice(at + 1).find(({ kind }) => kind !== 'word')
  const isNot = before?.kind === 'mark' && /^(?:(?:do|does|did) not|(?:do|does|did)n t|never)$/.test(before.text)
  if (item.kind !== 'column' || item.score === 1 || !isNot || next?.kind !== 'relation') return false
  return item.columns.every(({ relation }) => relation === next.relation)
}

/** "80 kg". */
function isUnit(item: Item, before: Item | undefined): boolean {
  return item.kind === 'word' && before?.kind === 'number' && units.has(item.text)
}

/** "The phone number of the oldest member" counts nothing. */
function isNumberOf(item: Item, before: Item | undefined): boolean {
  return item.kind === 'mark' && item.mark === 'count' && item.text.startsWith('number') && before?.kind === 'column'
}

/** "Each type of soil" is each soil, and "of that type" says once more what was named. */
function isKindOf(item: Item, next: Item | undefined, items: Item[]): boolean {
  if (item.kind !== 'word' || !/^(?:type|kind|sort)s?$/.test(item.text)) return false
  const isLast = item === items.at(-1)
  return isLast || (next?.kind === 'mark' && next.mark === 'of')
}

/** "A member older than 60 and one younger than 20". */
function isOneMore(item: Item, before: Item | undefined, next: Item | undefined, tokens: Token[]): boolean {
  const isOne = item.kind === 'number' && tokens[item.from]?.folded === 'one'
  const isJoined = before?.kind === 'mark' && (before.mark === 'and' || before.mark === 'or')
  return isOne && isJoined && next?.kind === 'mark' && (next.mark === 'where' || next.mark in comparisons)
}

/** "Books written by women" is not each woman's. */
function isDoneBy(item: Item, tokens: Token[], names: Named[]): item is Extract<Item, { kind: 'mark' }> {
  return (
    item.kind === 'mark' &&
    item.mark === 'each' &&
    item.text === 'by' &&
    isParticiple(tokens[item.from - 1]) &&
    isSeveral(tokens[item.to], names)
  )
}

/** "The quantity planted" is not the day when it was: a participle is the name of a column only where that is compared. */
function isDone(item: Item, next: Item | undefined, tokens: Token[], catalogue: Catalogue): boolean {
  if (item.kind !== 'column' || item.score === 1 || item.to > item.from + 1 || !isParticiple(tokens[item.from]))
    return false
  const isDays = item.columns.every((column) => findColumn(catalogue, column).type === 'date')
  const isBy = tokens[item.to]?.folded === 'by'
  const isCompared =
    next !== undefined &&
    (next.kind === 'dates' || next.kind === 'number' || (next.kind === 'mark' && isComparing.has(next.mark)))
  return isBy || (isDays && !isCompared)
}

const units = new Set(
  `kg g lb lbs kilograms kilos grams pounds tons tonnes km m cm mm kilometers kilometres meters metres miles feet inches ml l liters
  litres mph kmh minutes hours days weeks months years points people persons times`.split(/\s+/),
)

const isComparing = new Set([...Object.keys(comparisons), 'between', 'where'])

function isParticiple(token: Token | undefined): boolean {
  return token !== undefined && (/ed$/.test(token.folded) || isVerb(token.folded))
}
