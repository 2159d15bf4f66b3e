import {
  type Catalogue,
  type Column,
  type ColumnRef,
  findColumn,
  findRelation,
  holdsDocuments,
  namingColumns,
  type Relation,
} from './catalogue.ts'
import { isStatedBy, kindsAsked, kindsIn } from './day-of-kind.ts'
import { columnsOfCondition, columnTerm, type Form, isDenial, type Term } from './form.ts'
import { mainColumn } from './main-column.ts'
import { describing, namesBeside } from './quantities.ts'

export function defaultSelect({ subject, order, where }: Form, catalogue: Catalogue): Term[] {
  const relation = findRelation(catalogue, subject)
  const beside = where.flatMap((one) =>
    one.kind === 'beside' && one.column.relation === subject ? [one.column, one.other] : [],
  )
  if (beside.length > 0) return nameCompared(beside, relation, catalogue)
  const naming = namingColumns(relation)
  const shown =
    naming.length > 0 ? naming : (rowOf(relation, catalogue) ?? plainColumns(relation, holdsDocuments(catalogue)))
  const named = where.flatMap((one) => (isDenial(one) ? [] : columnsOfCondition(one)))
  const asked = kindsAsked(
    catalogue,
    kindsIn(catalogue, where),
    named.filter((column) => column.relation === subject),
  )
  // What a kind of documents does not state is not shown of it.
  const isWithMain = relation.columns.some(({ isMain }) => isMain)
  const mains = relation.columns.filter((column) => column.isMain && isStatedBy(column, asked))
  const isOwn = (by: Term) => by.kind === 'column' && by.column.relation === subject
  const ordered = isWithMain ? order.flatMap(({ by }) => (isOwn(by) && by.column ? [by.column.column] : [])) : []
  const open = where.filter((condition) => condition.kind !== 'compare' || condition.comparison !== '=')
  const compared = isWithMain ? open.flatMap(columnsOfCondition).filter((column) => column.relation === subject) : []
  const names = [...shown, ...mains].map(({ name }) => name)
  const all = [...new Set([...names, ...ordered, ...compared.map(({ column }) => column)])]
  return all.map((column) => columnTerm({ relation: subject, column }))
}

/** What a row is, and what of it is set beside what. */
function nameCompared(compared: ColumnRef[], relation: Relation, catalogue: Catalogue): Term[] {
  const stated = compared.map((column) => findColumn(catalogue, column))
  const named = namesBeside(relation, stated).map(({ name }) => columnTerm({ relation: relation.name, column: name }))
  return [...named, ...compared.map((column) => columnTerm(column))]
}

/** Currencies are shown beside their amounts anyway. */
function plainColumns({ columns }: Relation, isOfDocuments: boolean): Column[] {
  const units = new Set(columns.flatMap(({ currency }) => currency ?? []))
  return columns.filter(({ name, isKey }) => !isKey && !units.has(name)).slice(0, isOfDocuments ? mostOfRow : 3)
}

/** A row of a sheet is shown whole, as nobody knows which column tells it from others. */
const mostOfRow = 8

/** A row of a list in short: of which day it is, what it is, and what it costs. */
function rowOf(relation: Relation, catalogue: Catalogue): Column[] | undefined {
  const cost = relation.columns.find(({ isLineTotal }) => isLineTotal)
  const described = describing(relation)
  if (!cost || !described) return undefined
  const day = mainColumn(catalogue, relation.name, 'date')
  return [...(day ? [findColumn(catalogue, day)] : []), described, cost]
}
