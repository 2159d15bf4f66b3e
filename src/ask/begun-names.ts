import { type Catalogue, findColumn, holdsDocuments, isSameColumn } from './catalogue.ts'
import { asksWhoDid } from './doers.ts'
import type { Item } from './item.ts'
import { superlatives } from './item-cursor.ts'

/** Words that only begin what a field is called, where they stand for something else: of documents. */
export function settleBegun(items: Item[], catalogue: Catalogue): Item[] {
  if (!holdsDocuments(catalogue)) return items
  return items.map((item, at): Item => {
    const { from, to } = item
    if (item.kind !== 'column' || to > from + 1) return item
    const isDone = isVerbHere(items, at, catalogue)
    const isKind = item.score < leastWhole && isKindOf(items, at)
    return isDone || isKind ? { from, to, score: 0, kind: 'word', text: item.text ?? '', isFiller: isDone } : item
  })
}

/** "Who transports the most pallets": what is done, and no "transport cost" beside what there is the most of. */
function isVerbHere(items: Item[], at: number, catalogue: Catalogue): boolean {
  const [item, before] = [items[at], items[at - 1]]
  const isBehindDoer = before?.kind === 'column' || asksWhoDid(before)
  const [next, most] = items.slice(at + 1).filter((other) => !saysNothing(other))
  const isMost = next?.kind === 'mark' && next.mark in superlatives
  if (item?.kind !== 'column' || most?.kind !== 'column' || !isBehindDoer || !isMost) return false
  const isOther = most.columns.every((one) => !item.columns.some((column) => isSameColumn(column, one)))
  return isOther && most.columns.some((column) => findColumn(catalogue, column).type === 'number')
}

function saysNothing(item: Item): boolean {
  return item.kind === 'word' || (item.kind === 'mark' && (item.mark === 'of' || item.mark === 'where'))
}

/** "Rental offers" are offers of some kind, and neither the end of a rental nor its days. */
function isKindOf(items: Item[], at: number): boolean {
  const next = items[at + 1]
  return next?.kind === 'relation' && next.only !== undefined && next.from === items[at]?.to
}

/** As the likeness of names that are said whole, or but for what all names have. */
const leastWhole = 0.9
