import type { Leaf } from '../schema/field-tree.ts'
import type { ItemCell } from '../tables/item-cell.ts'
import { scales } from './find-scale.ts'
import type { Role } from './series-roles.ts'
import type { Stated } from './statement.ts'
import type { Told } from './table-facts.ts'

const inHead = 0.95
const around = 0.9

/** What is told of a column as the property asks for it. */
export function factCell(role: Exclude<Role, 'figure'>, leaf: Leaf, told: Told): ItemCell | undefined {
  const isText = leaf.type === 'string'
  const give = (stated: Stated<string | number> | undefined, score: number): ItemCell | undefined =>
    stated && { value: isText ? String(stated.value) : stated.value, parts: stated.parts, score, finder: 'series' }
  switch (role) {
    case 'year':
      return give(told.year, inHead)
    case 'date':
      return give(told.date, inHead)
    case 'period':
      return give(isText ? told.period : numberOf(told), inHead)
    case 'months':
      return give(told.months, around)
    case 'currency':
      return give(told.currency, around)
    case 'scale':
      return give(isText || !told.scale ? told.scale : { ...told.scale, value: scales[told.scale.value] }, around)
  }
}

/** Which quarter or half of the year it is. */
function numberOf({ part, period }: Told): Stated<number> | undefined {
  const value = Number(/\d/.exec(part ?? '')?.[0])
  return value > 0 ? { ...period, value } : undefined
}
