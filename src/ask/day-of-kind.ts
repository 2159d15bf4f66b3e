import {
  type Catalogue,
  type Column,
  type ColumnRef,
  findColumn,
  findRelation,
  isSameColumn,
  isSameMeaning,
} from './catalogue.ts'
import type { Condition, Term } from './form.ts'
import { mainColumn } from './main-column.ts'
import { fold } from './words.ts'

/** What is set for a day that may be to come. */
const toCome =
  /(?:\b|_)(?:due|deadline|expir\w*|valid (?:until|to)|fallig\w*|frist|echeance|expiration|vencimiento|caducidad)(?:\b|_)/

export function isToCome({ name, names }: Column): boolean {
  return [name, ...names].some((one) => toCome.test(fold(one)))
}

/** Of which kinds of documents it is asked: those that are named, or those that state what is asked for. Nothing where that is not known. */
export function kindsAsked(catalogue: Catalogue, named: string[], columns: ColumnRef[]): string[] {
  if (named.length > 0) return named
  const stating = columns
    .flatMap((column) => [findColumn(catalogue, column).kinds ?? []])
    .filter(({ length }) => length > 0)
  const [first = [], ...others] = stating
  return first.filter((kind) => others.every((kinds) => kinds.includes(kind)))
}

/** Whether documents of one of the kinds state it, as far as is known. */
export function isStatedBy({ kinds }: Column, asked: string[]): boolean {
  return !kinds || asked.length === 0 || asked.some((kind) => kinds.includes(kind))
}

/**
 * The day that is meant where none is named: the main one, unless the kinds of documents that are asked about state another. Nothing where
 * they state none, or several that may be meant.
 */
export function dayOf(catalogue: Catalogue, relation: string, asked: string[]): ColumnRef | undefined {
  const main = mainColumn(catalogue, relation, 'date')
  const { kinds, columns } = findRelation(catalogue, relation)
  if (!kinds || asked.length === 0) return main
  if (main && isStatedBy(findColumn(catalogue, main), asked)) return main
  const days = columns.filter((column) => column.type === 'date' && column.kinds && isStatedBy(column, asked))
  const issued = days.filter(({ isMainOfKind }) => isMainOfKind)
  const fitting = issued.length > 0 ? issued : days.filter((column) => !isToCome(column))
  const [first, second] = fitting.sort((a, b) => (b.filled ?? 0) - (a.filled ?? 0))
  const isOne = fitting.length === 1 || (fitting.length === 2 && first && second && isSameMeaning(first, second))
  return first && isOne ? { relation, column: first.name } : undefined
}

/** The amount that is meant where none is named: the main one, unless the kinds of documents that are asked about state only one of their own. */
export function amountOf(catalogue: Catalogue, relation: string, asked: string[]): ColumnRef | undefined {
  const main = mainColumn(catalogue, relation, 'number')
  const { kinds, columns } = findRelation(catalogue, relation)
  if (!kinds || asked.length === 0 || (main && isStatedBy(findColumn(catalogue, main), asked))) return main
  const isMoney = ({ currency, isAmount }: Column) => currency !== undefined || isAmount === true
  const own = columns.filter((one) => one.type === 'number' && one.kinds && isStatedBy(one, asked))
  const amounts = own.filter((column) => isMoney(column) && !column.neverAddsUp)
  const mains = amounts.filter(({ isMainOfKind }) => isMainOfKind)
  const fitting = mains.length > 0 ? mains : amounts
  const [only] = fitting
  return only && fitting.length === 1 ? { relation, column: only.name } : main
}

/** The kinds that conditions keep to. */
export function kindsIn(catalogue: Catalogue, where: Condition[]): string[] {
  return where.flatMap((condition): string[] => {
    if (condition.kind === 'any') return kindsIn(catalogue, condition.of)
    if (condition.kind !== 'compare' || condition.comparison !== '=' || condition.term.kind !== 'column') return []
    const { relation, column } = condition.term.column
    const isKind = findRelation(catalogue, relation).kinds?.some((kind) => kind.column === column)
    return isKind ? [String(condition.value)] : []
  })
}

/** What documents state themselves of what is shown or computed. */
export function statedBy(catalogue: Catalogue, terms: Term[]): ColumnRef[] {
  const columns = terms.flatMap(({ column }) => column ?? [])
  const own = columns.filter(({ relation }) => findRelation(catalogue, relation).kinds !== undefined)
  return own.filter((column, at) => own.findIndex((other) => isSameColumn(other, column)) === at)
}
