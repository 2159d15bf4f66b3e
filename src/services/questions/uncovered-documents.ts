import {
  type Catalogue,
  type Column,
  type ColumnRef,
  findRelation,
  isSameColumn,
  type Relation,
} from '../../ask/catalogue.ts'
import { type Condition, columnsOfCondition, type Form, relationOf, type Term } from '../../ask/form.ts'
import type { Language } from '../../ask/phrases.ts'
import { warningWords } from '../../ask/word-warnings.ts'
import type { AskWarning } from '../../contract/ask.ts'
import type { Context } from '../context.ts'
import type { AskCatalogue } from './catalogue.ts'
import { runCounts } from './run-statement.ts'
import type { ScopeCondition } from './scope.ts'

/**
 * Documents that were asked about but do not state the amount or the day that an answer is made of: it leaves them out. Some may state it
 * by another name.
 */
export async function uncoveredDocuments(
  ctx: Context,
  form: Form,
  catalogue: AskCatalogue,
  scope: ScopeCondition[],
  language: Language,
): Promise<AskWarning[]> {
  const documents = catalogue.catalogue.relations.find(({ kinds }) => kinds !== undefined)
  const columns = documents ? columnsBehind(form, documents.name, catalogue.catalogue) : []
  if (!documents || columns.length === 0) return []
  const where = saidOfDocuments(form, documents.name, columns)
  const count = async (...more: Condition[]) => {
    const form = { ...nothing, subject: documents.name, select: [each], where: [...where, ...more] }
    return (await runCounts(ctx, form, catalogue, scope))[0] ?? 0
  }
  // A field that is there several times makes several rows.
  const each: Term = { kind: 'aggregate', fn: 'count', column: keyOf(documents), distinct: true }
  const isThere = (column: ColumnRef, negated = false): Condition => ({ kind: 'filled', column, negated })
  const warnings = columns.map(async ({ ref, column }): Promise<AskWarning[]> => {
    const lacking = await count(isThere(ref, true))
    if (lacking === 0) return []
    const others = documents.columns.filter((other) => isSameThing(column, other)).slice(0, mostOthers)
    const refs = others.map(({ name }) => ({ relation: documents.name, column: name }))
    const [all, ...having] = await Promise.all([
      count(),
      ...refs.map((other) => count(isThere(ref, true), isThere(other))),
    ])
    const most = having.indexOf(Math.max(...having))
    const [other, many = 0] = [others[most], having[most]]
    const elsewhere = other && many > 0 ? { documents: many, field: labelOf(other) } : undefined
    return [
      { code: 'not_covered', message: warningWords[language].notCovered(lacking, all, labelOf(column), elsewhere) },
    ]
  })
  return (await Promise.all(warnings)).flat()
}

/** More fields that mean the same are not looked at. */
const mostOthers = 4

function keyOf({ name, key = '' }: Relation): ColumnRef {
  return { relation: name, column: key }
}

const nothing = { group: [], having: [], order: [] }

function labelOf({ names, name }: Column): string {
  return names[1] ?? names[0] ?? name
}

/** Amounts and days of documents that figures, places and periods come of, and that are asked for to be so and so. */
function columnsBehind({ select, order, group, where }: Form, relation: string, catalogue: Catalogue) {
  const figures = [...select, ...order.map(({ by }) => by)].filter(
    (term) => term.kind === 'aggregate' && term.fn !== 'count',
  )
  const ranked = order.slice(0, 1).map(({ by }) => by)
  const periods = group.filter((term) => term.kind === 'column' && term.period !== undefined)
  const named = [...figures, ...ranked, ...periods].flatMap(({ column }) => column ?? [])
  const asked = where.flatMap((condition) => (isMissing(condition) ? [] : columnsOfCondition(condition)))
  const known = new Map(findRelation(catalogue, relation).columns.map((column) => [column.name, column]))
  const own = [...named, ...asked].filter((column) => column.relation === relation).map(({ column }) => column)
  return [...new Set(own)].flatMap((name) => {
    const column = known.get(name)
    const isMeasured = column?.type === 'number' || column?.type === 'date'
    const isAlways = column?.filled === undefined || column.filled === 1
    return column && isMeasured && !isAlways ? [{ column, ref: { relation, column: name } }] : []
  })
}

function isMissing(condition: Condition): boolean {
  return condition.kind === 'filled' && condition.negated
}

/** What else is said of the documents. */
function saidOfDocuments(
  { where }: Form,
  relation: string,
  columns: { column: Column; ref: ColumnRef }[],
): Condition[] {
  const open = columns.flatMap(({ column, ref }) =>
    column.currency === undefined ? [ref] : [ref, { relation, column: column.currency }],
  )
  const isOpen = (condition: Condition) =>
    columnsOfCondition(condition).some((column) => open.some((other) => isSameColumn(column, other)))
  return where.flatMap((condition): Condition[] => {
    if (isOpen(condition)) return []
    const own = relationOf(condition)
    const isElsewhere = own !== undefined && own !== relation && condition.kind !== 'related'
    return isElsewhere ? [{ kind: 'related', relation: own, where: [condition], negated: false }] : [condition]
  })
}

/** Whether they are called the same in some language. */
function isSameThing(a: Column, b: Column): boolean {
  if (a.name === b.name || a.type !== b.type) return false
  const said = new Set(a.names.map((name) => name.toLowerCase()))
  return b.names.some((name) => said.has(name.toLowerCase()))
}
