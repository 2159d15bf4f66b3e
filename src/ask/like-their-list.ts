import { type Catalogue, type ColumnRef, findRelation, holdsDocuments } from './catalogue.ts'
import type { Item } from './item.ts'
import { aggregates, superlatives } from './item-cursor.ts'
import { fold } from './words.ts'

/** "How many hours" of a list of hours whose rows state hours: how many these are, and not how many rows there are. */
export function settleLikeTheirList(items: Item[], catalogue: Catalogue): Item[] {
  if (!holdsDocuments(catalogue)) return items
  return items.map((item, at): Item => {
    const column = item.kind === 'relation' && isMeasured(items, at) ? calledLike(item.relation, catalogue) : undefined
    const { from, to, score } = item
    return column ? { from, to, score, kind: 'column', columns: [column], text: fold(column.column) } : item
  })
}

function isMeasured(items: Item[], at: number): boolean {
  const before = items.slice(0, at).findLast((item) => item.kind !== 'word' || !item.isFiller)
  const next = items[at + 1]
  const isParted = next?.kind === 'mark' && next.mark === 'each'
  return (
    isParted ||
    (before?.kind === 'mark' && (before.mark === 'count' || before.mark in aggregates || before.mark in superlatives))
  )
}

function calledLike(list: string, catalogue: Catalogue): ColumnRef | undefined {
  const { kinds, names, columns } = findRelation(catalogue, list)
  const said = new Set([list, ...names].map(fold))
  const column = columns.find(
    ({ name, type, isKey, neverAddsUp, meaning }) =>
      type === 'number' && !isKey && !neverAddsUp && meaning !== 'line_number' && said.has(fold(name)),
  )
  return kinds || !column ? undefined : { relation: list, column: column.name }
}
