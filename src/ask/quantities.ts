import type { Column, Relation } from './catalogue.ts'
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
