import { type Catalogue, type ColumnRef, findRelation } from './catalogue.ts'
import { columnsOfCondition, type Form, type Term } from './form.ts'

/**
 * `owner_2` and `amount_2` are of one entry, `amount` is of another: what is asked of the owner is answered with the figure of the same
 * entry. False where there is none.
 */
export function keepToEntry(form: Form, catalogue: Catalogue): boolean {
  const asked = form.where.flatMap((condition) => (condition.kind === 'compare' ? columnsOfCondition(condition) : []))
  const entries = asked.filter((column) => siblingsOf(column, catalogue).length > 1)
  let isWhole = true
  const ofEntry = (term: Term): Term => {
    const { column } = term
    const entry = column && entries.find(({ relation }) => relation === column.relation)
    if (!entry || isOfSameName(column, entry) || siblingsOf(column, catalogue).length < 2) return term
    const own = siblingsOf(column, catalogue).find((name) => partsOf(name).number === partsOf(entry.column).number)
    if (own === undefined) isWhole = false
    return own === undefined ? term : { ...term, column: { ...column, column: own } }
  }
  form.select = form.select.map(ofEntry)
  form.order = form.order.map(({ by, descending }) => ({ by: ofEntry(by), descending }))
  return isWhole
}

function isOfSameName(a: ColumnRef, b: ColumnRef): boolean {
  return partsOf(a.column).base === partsOf(b.column).base
}

/** The columns that only their number tells apart. */
function siblingsOf({ relation, column }: ColumnRef, catalogue: Catalogue): string[] {
  const { columns } = findRelation(catalogue, relation)
  if (findRelation(catalogue, relation).kinds === undefined) return []
  return columns.map(({ name }) => name).filter((name) => partsOf(name).base === partsOf(column).base)
}

function partsOf(column: string): { base: string; number: number } {
  const [, base = column, number = '1'] = /^(.+)_(\d+)$/.exec(column) ?? []
  return { base, number: Number(number) }
}
