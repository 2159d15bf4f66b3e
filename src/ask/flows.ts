import { areTogether, type Catalogue, type Column, type ColumnRef, type Relation } from './catalogue.ts'

/** What came in or went out, in a list that has a column for each. */
export function flowIn({ columns }: Relation, direction: 'incoming' | 'outgoing'): Column | undefined {
  const flow = (wanted: string) => columns.find(({ type, meaning }) => type === 'number' && meaning === wanted)
  const [credit, debit] = [flow('credit_entry'), flow('debit_amount')]
  if (!credit || !debit || !areTogether(credit, debit)) return undefined
  return direction === 'incoming' ? credit : debit
}

/** The same of the only account that there is. */
export function flowOf({ relations }: Catalogue, direction: 'incoming' | 'outgoing'): ColumnRef | undefined {
  const found = relations.flatMap((relation) => {
    const flow = relation.kinds ? undefined : flowIn(relation, direction)
    return flow ? [{ relation: relation.name, column: flow.name }] : []
  })
  const [only, ...others] = found
  return others.length === 0 ? only : undefined
}
