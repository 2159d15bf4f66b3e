import { type Catalogue, type Column, type ColumnRef, findRelation, isSameColumn } from '../../ask/catalogue.ts'
import { type Condition, columnsOfCondition, countOf, type Form, relationOf, type Term } from '../../ask/form.ts'
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
  const count = (terms: Term[], more: Condition[] = []) =>
    runCounts(ctx, { ...nothing, subject: documents.name, select: terms, where: [...where, ...more] }, catalogue, scope)
  const [all = 0, ...stated] = await count([countOf(documents.name), ...columns.map(({ ref }) => countIn(ref))])
  const warnings = columns.map(async ({ ref, column }, at): Promise<AskWarning[]> => {
    const lacking = all - (stated[at] ?? 0)
    if (lacking === 0) return []
    const others = documents.columns.filter((other) => isSameThing(column, other))
    const refs = others.map(({ name }) => ({ relation: documents.name, column: name }))
    const having =
      others.length === 0 ? [] : await count(refs.map(countIn), [{ kind: 'filled', column: ref, negated: true }])
    const most = having.indexOf(Math.max(...having))
    const other = others[most]
    const elsewhere =
      other && (having[most] ?? 0) > 0 ? { documents: having[most] ?? 0, field: labelOf(other) } : undefined
    return [
      { code: 'not_covered', message: warningWords[language].notCovered(lacking, all, labelOf(column), elsewhere) },
    ]
  })
  return (await Promise.all(warnings)).flat()
}

const nothing = { group: [], having: [], order: [] }

function countIn(column: ColumnRef): Term {
  return { kind: 'aggregate', fn: 'count', column }
}

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
