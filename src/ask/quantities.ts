import type { Catalogue, Column, Relation } from './catalogue.ts'
import type { Item } from './item.ts'
import { bought } from './small-words.ts'
import { fold } from './words.ts'

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

/** "What did we buy in March": rows of the one list that says how many there are. */
export function whatWasBought(items: Item[], { relations }: Catalogue): Relation | undefined {
  const [first] = items
  const isWhat = (first?.kind === 'mark' || first?.kind === 'word') && /^(?:what|was|que?)$/.test(first.text)
  const [list, ...others] = relations.filter((relation) => !relation.kinds && quantityIn(relation))
  const isBought = items.some((item) => item.kind === 'word' && bought.test(item.text))
  return isWhat && isBought && others.length === 0 ? list : undefined
}
