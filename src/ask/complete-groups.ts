import { type Catalogue, type ColumnRef, findColumn, findRelation, isSameColumn, namingColumn } from './catalogue.ts'
import type { Draft } from './draft.ts'
import { columnTerm, type Form, isAggregate, isSameTerm } from './form.ts'

/** What stands beside a figure is what it is grouped by. */
export function completeGroups(form: Form, catalogue: Catalogue): void {
  const { select, order, having } = form
  const hasFigures = [...select, ...order.map(({ by }) => by)].some(isAggregate) || having.length > 0
  if (!hasFigures) {
    const missing = form.group.filter((term) => !select.some((other) => isSameTerm(term, other)))
    // "For each singer" without a figure only says of whom.
    form.select.unshift(...(select.length === 0 ? missing : []))
    form.group = []
    return
  }
  const shown = select.filter((term) => !isAggregate(term))
  const isParted = shown.length > 0 || form.group.length > 0
  const plain = [...shown, ...(isParted ? order.map(({ by }) => by) : [])].filter((term) => !isAggregate(term))
  const missing = form.group.filter((term) => !select.some((other) => isSameTerm(term, other)))
  const isTold = shown.some((term) => form.group.some((group) => group.column?.relation === term.column?.relation))
  form.select = [
    ...(isTold && missing.every((term) => term.kind === 'column' && !term.period) ? [] : missing),
    ...select,
  ]
  form.group = [...form.group, ...plain.filter((term) => !form.group.some((other) => isSameTerm(term, other)))]
  for (const term of [...form.group]) {
    const key = term.column && keyBeside(term.column, catalogue)
    if (key && !form.group.some((other) => other.column && isSameColumn(other.column, key)))
      form.group.push(columnTerm(key))
  }
}

/** "The last names of members with at least 2 loans": each member, not all of one name together. */
export function groupByRow({ group, having, order, limit }: Form, draft: Draft, catalogue: Catalogue): void {
  const counted = [
    ...having.flatMap((condition) => (condition.kind === 'compare' ? [condition.term] : [])),
    ...(limit === undefined ? [] : order.map(({ by }) => by)),
  ].filter(isAggregate)
  const relations = new Set(group.map(({ column }) => column?.relation))
  const [relation] = relations
  const isOfOthers = counted.every(
    (term) => (term.column?.relation ?? (term.kind === 'aggregate' ? term.relation : undefined)) !== relation,
  )
  if (relation === undefined || relations.size > 1 || counted.length === 0 || !isOfOthers) return
  if (draft.group.length > 0 || !draft.mentioned.includes(relation)) return
  const { key, kinds } = findRelation(catalogue, relation)
  const term = key === undefined || kinds ? undefined : columnTerm({ relation, column: key })
  if (term && !group.some((other) => isSameTerm(other, term))) group.push(term)
}

/** Two rows may have the same name. */
function keyBeside(column: ColumnRef, catalogue: Catalogue): ColumnRef | undefined {
  const relation = findRelation(catalogue, column.relation)
  if (relation.key === undefined || namingColumn(relation)?.name !== column.column) return undefined
  const { distinct } = findColumn(catalogue, column)
  return distinct === undefined || distinct >= relation.rows * 0.5
    ? { relation: relation.name, column: relation.key }
    : undefined
}
