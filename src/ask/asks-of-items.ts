import { type Catalogue, findColumn } from './catalogue.ts'
import type { Draft } from './draft.ts'
import { columnsOfCondition, relationOf } from './form.ts'
import type { Item } from './item.ts'

/** "The total weight of pumps" where only documents state that weight: it is that of all their rows, and not of these. */
export function asksOfItems({ select, where }: Draft, items: Item[], catalogue: Catalogue): boolean {
  const isOfDocuments = (relation = '') =>
    catalogue.relations.some(({ name, kinds }) => name === relation && kinds !== undefined)
  const isList = (relation: string) =>
    catalogue.links.some(({ from, to }) => from.relation === relation && isOfDocuments(to.relation))
  const named = where.filter((condition) =>
    columnsOfCondition(condition).every((column) => findColumn(catalogue, column).type === 'text'),
  )
  return (
    named.some((condition) => isList(relationOf(condition) ?? '')) &&
    !items.some((item) => item.kind === 'relation' && isOfDocuments(item.relation)) &&
    select.some((term) => term.kind === 'aggregate' && term.fn !== 'count' && isOfDocuments(term.column?.relation))
  )
}
