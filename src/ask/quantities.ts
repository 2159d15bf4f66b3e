import type { Catalogue, Column, Relation } from './catalogue.ts'
import type { Item } from './item.ts'
import type { Mark } from './phrases.ts'
import { bought } from './small-words.ts'
import { fold, type Token } from './words.ts'

/** What says of how many each row of a list is. */
export function quantityIn(relation: Relation): Column | undefined {
  return numberCalled(relation, 'quantity')
}

export function numberCalled({ columns }: Relation, wanted: string | undefined): Column | undefined {
  return columns.find(({ type, names }) => type === 'number' && names.some((name) => fold(name) === wanted))
}

/** What the rows of a list are told apart by, for people: the same words are the same item. */
export function describing({ columns }: Relation): Column | undefined {
  return columns.find(
    ({ type, isKey, names }) => type === 'text' && !isKey && names.some((name) => fold(name) === 'description'),
  )
}

/** "What was delivered with delivery note 7" is what stands on it, "the weight delivered by Rapid" its weight: of no day is asked that is called so. */
export function settleDelivered(items: Item[], tokens: Token[], { relations }: Catalogue): Item[] {
  const [list, ...others] = relations.filter((one) => !one.kinds && quantityIn(one) && describing(one))
  const isOfOne =
    items.some((item) => item.kind === 'relation' && item.only) && items.some(({ kind }) => kind === 'value')
  const isOfThings = isOfOne && asksWhat(items) && others.length === 0
  const isDated = items.some((item) => item.kind === 'dates' || item.kind === 'number' || isMark(item, 'when'))
  const isOfFigure = !isDated && items.some((item) => isMark(item, 'sum') || isMark(item, 'count'))
  const isOfList = !isDated && items.some((item) => item.kind === 'relation' && !item.only)
  return items.map((item): Item => {
    const { from, to } = item
    const text = to === from + 1 ? (tokens[from]?.folded ?? '') : ''
    if (!['column', 'relation', 'word'].includes(item.kind) || !done.test(text)) return item
    if (isOfThings && list && !isOfFigure) return { from, to, score: 0.9, kind: 'relation', relation: list.name }
    return item.kind !== 'word' && (isOfFigure || isOfList)
      ? { from, to, score: 0, kind: 'word', isFiller: true, text }
      : item
  })
}

function isMark(item: Item, mark: Mark): boolean {
  return item.kind === 'mark' && item.mark === mark
}

/** What is done with things. Folded. */
const done = /^(?:delivered|shipped|ordered|geliefert|bestellt|livree?s?|entregad[oa]s?)$/

function asksWhat([first]: Item[]): boolean {
  return (first?.kind === 'mark' || first?.kind === 'word') && /^(?:what|was|que?)$/.test(first.text)
}

/** "What did we buy in March": rows of the one list that says how many there are. */
export function whatWasBought(items: Item[], { relations }: Catalogue): Relation | undefined {
  const [list, ...others] = relations.filter((relation) => !relation.kinds && quantityIn(relation))
  const isBought = items.some((item) => item.kind === 'word' && bought.test(item.text))
  return asksWhat(items) && isBought && others.length === 0 ? list : undefined
}
