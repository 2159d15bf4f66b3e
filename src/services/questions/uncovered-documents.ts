import {
  areTogether,
  type Catalogue,
  type Column,
  type ColumnRef,
  findColumn,
  findRelation,
  isSameColumn,
  isSameMeaning,
  isSameThing,
  type Relation,
} from '../../ask/catalogue.ts'
import {
  type Condition,
  columnsOfCondition,
  columnsOfTerm,
  columnTerm,
  type Form,
  isDenial,
  isSameTerm,
  relationOf,
  type Term,
} from '../../ask/form.ts'
import type { Language } from '../../ask/phrases.ts'
import { type NotCovered, warningWords } from '../../ask/word-warnings.ts'
import { kindColumn } from '../../ask/write-sql.ts'
import type { AskScope, AskWarning } from '../../contract/ask.ts'
import { countNeverExtracted } from '../../storage/asks/documents.ts'
import type { Context } from '../context.ts'
import type { AskCatalogue } from './catalogue.ts'
import { runCounts } from './run-statement.ts'
import type { ScopeCondition } from './scope.ts'

/** With the columns that it is about. */
export interface Uncovered extends NotCovered {
  column: ColumnRef
  other?: ColumnRef
  /** Kinds of documents of which some state the one and some the other, and none both: these may be asked for either. */
  kinds: (string | null)[]
  /** Whether what lacks it is a row of its own, and so is not left out. */
  isShown: boolean
}

/**
 * Documents, or rows of lists, that were asked about but do not state the amount or the day that an answer is made of: it leaves them
 * out. Some may state it by another name. Nothing is looked up where every document has it; else one statement counts for all columns.
 */
export async function uncoveredDocuments(
  ctx: Context,
  form: Form,
  catalogue: AskCatalogue,
  scope: ScopeCondition[],
): Promise<Uncovered[]> {
  const documents = catalogue.catalogue.relations.find(({ kinds }) => kinds !== undefined)
  if (!documents) return []
  const columns = columnsBehind(form, catalogue.catalogue)
  // Amounts are asked for of those that are named, names of all.
  const parts = [...Map.groupBy(columns, ({ ref, column }) => `${ref.relation} ${column.type === 'text'}`).values()]
  const found = parts.map(async (own) => {
    const relation = own[0]?.ref.relation ?? ''
    const isOfNames = own[0]?.column.type === 'text'
    const open = isOfNames ? own : columns.filter(({ column }) => column.type !== 'text')
    const where = saidOfRows(form, relation, documents.name, open)
    const counts = countsFor({ ...form, where }, findRelation(catalogue.catalogue, relation), documents, own)
    return readCounts(await runCounts(ctx, counts, catalogue, scope), own, {
      of: relation === documents.name ? 'documents' : 'rows',
      isOfKind: form.where.some((condition) => !isDenial(condition) && saysKind(condition, documents)),
    })
  })
  return (await Promise.all(found)).flat()
}

/** More are not counted for each question. */
const mostWaiting = 1000

/** Documents of the scope that nothing was extracted of: no answer knows of them. Of which kind they are is not known either. */
export async function neverExtracted({ system, workspaceId }: Context, scope: AskScope): Promise<number> {
  const { document_ids: ids, source_id: sourceId, ingested_after: after, ingested_before: before } = scope
  if (scope.schema_id ?? scope.pipeline_id ?? scope.document_type) return 0
  return countNeverExtracted(system.db, workspaceId, { ids, sourceId, after, before }, mostWaiting)
}

export function neverExtractedWarnings(documents: number, language: Language): AskWarning[] {
  const message = warningWords[language].neverExtracted(documents)
  return documents === 0 ? [] : [{ code: 'not_covered', message }]
}

export function uncoveredWarnings(uncovered: Uncovered[], language: Language): AskWarning[] {
  return uncovered.flatMap((one) =>
    one.isShown || one.lacking === 0 ? [] : [{ code: 'not_covered', message: warningWords[language].notCovered(one) }],
  )
}

/** Where no currency is printed with it, nothing is grouped by it. */
function leaveOutUnit(form: Form, unit: ColumnRef): void {
  const isOther = ({ column }: Term) => !column || !isSameColumn(column, unit)
  form.select = form.select.filter(isOther)
  form.group = form.group.filter(isOther)
  form.order = form.order.filter(({ by }) => isOther(by))
  if (form.ranked) form.ranked = {}
}

/**
 * The same question of the other column, where everything that was asked about states the amount there and nowhere else: a card
 * statement has amounts where invoices beside it have totals of lines. Nothing where that is not so.
 */
export function askedElsewhere(form: Form, uncovered: Uncovered[], catalogue: Catalogue): Form | undefined {
  const found = uncovered
    .filter(({ lacking, all, column }) => lacking === all && findColumn(catalogue, column).type !== 'text')
    .map(({ column, other, elsewhere, all }) => ({
      column,
      other: elsewhere?.many === all || isCost(other, catalogue) ? other : dayOfRows(form, column, catalogue),
    }))
    .find(({ other }) => other !== undefined)
  if (!found?.other) return undefined
  const { column, other } = found
  const [from, to] = [findColumn(catalogue, column), findColumn(catalogue, other)]
  if (from.currency === undefined && to.currency !== undefined) return undefined
  if (from.isUnitPrice && to.isPerMeasure) return costInstead(form, column, to, catalogue)
  const isUnitLost = from.currency !== undefined && to.currency === undefined
  const unit = { relation: column.relation, column: from.currency ?? '' }
  if (isUnitLost && form.where.some((one) => columnsOfCondition(one).some((other) => isSameColumn(other, unit))))
    return undefined
  const names = new Map([[from.name, to.name]])
  if (from.currency !== undefined && to.currency !== undefined) names.set(from.currency, to.currency)
  const asked: Form = JSON.parse(JSON.stringify(form), (_key, value) => {
    const isOwn = value?.relation === column.relation && names.has(value.column)
    return isOwn ? { ...value, relation: other.relation, column: names.get(value.column) } : value
  })
  if (isUnitLost) leaveOutUnit(asked, unit)
  asked.select = asked.select.filter((term, at) => asked.select.findIndex((one) => isSameTerm(one, term)) === at)
  return { ...asked, where: [...asked.where, { kind: 'filled', column: other, negated: false }] }
}

/** What a square metre costs is no price of the thing: what all of them cost together. */
function costInstead(form: Form, price: ColumnRef, measured: Column, catalogue: Catalogue): Form | undefined {
  const { columns } = findRelation(catalogue, price.relation)
  const cost = columns.find((one) => one.isLineTotal && areTogether(one, measured))
  const isAlone = form.group.length + form.order.length === 0 && form.select[0]?.kind === 'column'
  if (!cost || !isAlone || !isSameColumn(form.select[0]?.column ?? price, price)) return undefined
  const column = { relation: price.relation, column: cost.name }
  const unit = cost.currency === undefined ? [] : [columnTerm({ relation: price.relation, column: cost.currency })]
  const { distinct: _, ...rest } = form
  return {
    ...rest,
    select: [{ kind: 'aggregate', fn: 'sum', column }, ...unit],
    group: unit,
    where: [
      ...form.where.filter((one) => !columnsOfCondition(one).some((other) => isSameColumn(other, price))),
      { kind: 'filled', column, negated: false },
    ],
  }
}

/** What rows cost is asked of those that state it, however few. */
function isCost(column: ColumnRef | undefined, catalogue: Catalogue): boolean {
  return column !== undefined && findColumn(catalogue, column).isLineTotal === true
}

/** The day of a row of a list, where its document is of no day. */
function dayOfRows({ subject }: Form, column: ColumnRef, catalogue: Catalogue): ColumnRef | undefined {
  if (subject === column.relation || findColumn(catalogue, column).type !== 'date') return undefined
  const days = findRelation(catalogue, subject).columns.filter(({ type }) => type === 'date')
  const [day] = days.sort((a, b) => (b.filled ?? 0) - (a.filled ?? 0))
  return day && { relation: subject, column: day.name }
}

/** A column that an answer is made of, and others that mean the same. */
interface Asked {
  ref: ColumnRef
  column: Column
  others: Column[]
  /** Whether it is asked who somebody is: whoever is named in another field is somebody else then. */
  isNamed: boolean
  isShown: boolean
}

/** More fields that mean the same are not looked at. */
const mostOthers = 4

/** How many documents of each kind, or rows of a list, have which of the columns; of the form only what is said of them is left. */
function countsFor(form: Form, { name, key }: Relation, documents: Relation, columns: Asked[]): Form {
  const refs = columns.flatMap(({ ref, others }) => [ref, ...others.map((other) => ({ ...ref, column: other.name }))])
  const have = refs.map((column): Term => ({ kind: 'test', where: [{ kind: 'filled', column, negated: false }] }))
  // A row of a list knows the kind of its document without being joined with it.
  const kind = name === documents.name ? documents.kinds?.[0]?.column : kindColumn
  const group = [...(kind === undefined ? [] : [columnTerm({ relation: name, column: kind })]), ...have]
  const isRepeated = columns.some(({ column, others }) => [column, ...others].some((one) => one.isRepeated))
  const each: Term =
    key && isRepeated
      ? { kind: 'aggregate', fn: 'count', column: { relation: name, column: key }, distinct: true }
      : { kind: 'aggregate', fn: 'count', relation: name }
  return {
    ...{ subject: name, select: [each, ...group], group, having: [], order: [] },
    where: [...form.where, ...(key === undefined ? groupsIn(form, name) : groupsBelow(form, name))],
  }
}

interface Counted {
  many: number
  kind: unknown
  have: boolean[]
}

/** Where no kind is named, one that hardly ever states a field is not missing it, unless it states it by another name. */
function readCounts(
  rows: unknown[][],
  columns: Asked[],
  { of, isOfKind }: { of: NotCovered['of']; isOfKind: boolean },
): Uncovered[] {
  const counted = rows.map(([many, kind, ...have]): Counted => ({ many: Number(many), kind, have: have.map(Boolean) }))
  let first = 0
  return columns.flatMap(({ ref, column, others, isNamed, isShown }) => {
    const [own, next] = [first, first + 1]
    first = next + others.length
    const isSame = (other: Column) => other.meaning === column.meaning
    const lacks = ({ have }: Counted) => !(isNamed ? have.slice(own, next + others.length).includes(true) : have[own])
    const isNowhere = counted.every(lacks)
    const asked = [...Map.groupBy(counted, ({ kind }) => kind).values()].flatMap((group) => {
      const isUsual = sum(group.filter(lacks)) * 2 <= sum(group)
      return isOfKind || isUsual || isNowhere
        ? group
        : group.filter(({ have }) => have[own] || others.some((other, at) => have[next + at] && isSame(other)))
    })
    const lacking = asked.filter(lacks)
    if (sum(lacking) === 0) return []
    const having = others.map((other, at) => ({
      ...{ field: labelOf(other), name: other.name, many: sum(lacking.filter(({ have }) => have[next + at])) },
    }))
    const [elsewhere] = having.filter(({ many }) => many > 0).sort((a, b) => b.many - a.many)
    const at = others.findIndex(({ name }) => name === elsewhere?.name)
    const other = others[at]
    const isEither = other && !isNamed && isSameMeaning(column, other)
    const kinds = isEither && !column.isRepeated && !other.isRepeated ? kindsOfEither(asked, own, next + at) : []
    return [
      {
        ...{ kinds, isShown },
        ...{ of, lacking: sum(lacking), all: sum(asked), field: labelOf(column), column: ref },
        ...(elsewhere && { elsewhere, other: { ...ref, column: elsewhere.name } }),
      },
    ]
  })
}

/** Kinds of which some documents have the one, and others the other instead. */
function kindsOfEither(counted: Counted[], one: number, other: number): (string | null)[] {
  const groups = [...Map.groupBy(counted, ({ kind }) => kind)]
  const either = groups.filter(
    ([, group]) =>
      group.some(({ have }) => have[one]) &&
      group.some(({ have }) => have[other] && !have[one]) &&
      !group.some(({ have }) => have[one] && have[other]),
  )
  return either.map(([kind]) => (typeof kind === 'string' ? kind : null))
}

/** The catalogue in which fields are also read where documents of their kinds call them otherwise; nothing where none do. */
export function withOtherNames(uncovered: Uncovered[], catalogue: AskCatalogue): AskCatalogue | undefined {
  const relations = new Map(catalogue.relations)
  for (const { column: ref, other, kinds } of uncovered) {
    const relation = relations.get(ref.relation)
    if (!relation || relation.parts || !other || kinds.length === 0) continue
    const [from, to] = [findColumn(catalogue.catalogue, ref), findColumn(catalogue.catalogue, other)]
    // An amount without a currency would be one of any.
    if (from.currency === undefined && to.currency !== undefined) continue
    const also = relation.columns.get(to.name)?.fieldNo
    const columns = new Map(relation.columns)
    for (const name of [from.name, from.currency]) {
      const own = name === undefined ? undefined : columns.get(name)
      if (also === undefined || name === undefined || !own) continue
      columns.set(name, { ...own, others: [...(own.others ?? []), { fieldNo: also, kinds }] })
    }
    relations.set(ref.relation, { ...relation, columns })
  }
  const isChanged = [...relations].some(([name, relation]) => relation !== catalogue.relations.get(name))
  return isChanged ? { ...catalogue, relations } : undefined
}

export function otherNamesWarnings(uncovered: Uncovered[], language: Language): AskWarning[] {
  return uncovered.flatMap(({ field, elsewhere, kinds }) =>
    kinds.length === 0 || !elsewhere
      ? []
      : [{ code: 'other_reading', message: warningWords[language].calledOtherwise(elsewhere.field, field) }],
  )
}

function sum(counted: Counted[]): number {
  return counted.reduce((all, { many }) => all + many, 0)
}

function labelOf({ names, name }: Column): string {
  return names[1] ?? names[0] ?? name
}

function saysKind(condition: Condition, { name, kinds = [] }: Relation): boolean {
  const own = columnsOfCondition(condition)
  return own.some(({ relation, column }) => relation === name && kinds.some((kind) => kind.column === column))
}

/** Amounts, days and names that figures, places and periods come of, and that are asked for to be so and so. */
function columnsBehind({ select, order, group, where, limit }: Form, catalogue: Catalogue): Asked[] {
  const figures = [...select, ...order.map(({ by }) => by)].filter((term) => term.kind === 'aggregate')
  const ranked = limit === undefined ? [] : order.slice(0, 1).map(({ by }) => by)
  const groups = [...select, ...group].filter((term) => term.kind === 'column')
  const tests = select.filter((term) => term.kind === 'test').flatMap(columnsOfTerm)
  const isFilled = (ref: ColumnRef) =>
    where.some((one) => one.kind === 'filled' && !one.negated && isSameColumn(one.column, ref))
  // A currency is that of an amount: who lacks the one lacks the other.
  const amountOf = (ref: ColumnRef): ColumnRef => {
    const amount = findRelation(catalogue, ref.relation).columns.find(({ currency }) => currency === ref.column)
    return amount ? { ...ref, column: amount.name } : ref
  }
  const named = [...[...figures, ...ranked, ...groups].flatMap(({ column }) => column ?? []), ...tests].map(amountOf)
  const shown = groups.flatMap(({ column }) => (column && !isFilled(amountOf(column)) ? [amountOf(column)] : []))
  const figured = [...figures, ...ranked].flatMap(({ column }) => (column ? [amountOf(column)] : []))
  // Rows that have nothing to set beside each other are of another kind.
  const asked = where
    .flatMap((one) => (isMissing(one) || one.kind === 'beside' ? [] : columnsOfCondition(one)))
    .map(amountOf)
  // What names nobody is not from somebody else who is left out.
  const denied = where.filter(isDenial).flatMap(columnsOfCondition)
  const all = [...named, ...asked]
  const isSaid = (ref: ColumnRef, other: ColumnRef) => isSameColumn(ref, other) || isSameName(ref, other, catalogue)
  const once = all.filter((ref, at) => all.findIndex((other) => isSaid(ref, other)) === at)
  return once.flatMap((ref) => {
    const { columns, kinds } = findRelation(catalogue, ref.relation)
    const isOfRows = kinds === undefined
    const column = columns.find(({ name }) => name === ref.column)
    const isName =
      column?.type === 'text' && column.isParty === true && !denied.some((other) => isSameColumn(ref, other))
    const isMeasured = column?.type === 'number' || column?.type === 'date' || isName
    const isFilled = column?.filled === undefined || column.filled === 1
    const same = column ? columns.filter((other) => isSameThing(column, other) && addsUpAlike(column, other)) : []
    const others = isName && isFilled ? [] : same.slice(0, mostOthers)
    // How many of very many documents there are is only known by the field that most of them have.
    const isAlways = isFilled && others.length === 0
    const isNamed = isName && !named.some((other) => isSameColumn(ref, other))
    const isIn = (list: ColumnRef[]) => list.some((other) => isSameColumn(ref, other))
    const isShown = isIn(shown) && !isIn(figured) && !isIn(asked)
    // What is only shown is looked for where others call it otherwise, and in rows that may lack their day.
    const isTold =
      !isShown ||
      others.some((other) => column && isSameMeaning(column, other)) ||
      (isOfRows && column?.type === 'date')
    return column && isMeasured && !isAlways && isTold ? [{ ref, column, others, isNamed, isShown }] : []
  })
}

/** "From Baxter" may be asked of two fields that name the supplier. */
function isSameName(a: ColumnRef, b: ColumnRef, catalogue: Catalogue): boolean {
  const [one, other] = [a, b].map((ref) =>
    findRelation(catalogue, ref.relation).columns.find(({ name }) => name === ref.column),
  )
  return a.relation === b.relation && one?.type === 'text' && other !== undefined && isSameThing(one, other)
}

/** A sum of prices is none of what things cost. */
function addsUpAlike(a: Column, b: Column): boolean {
  return (a.neverAddsUp ?? false) === (b.neverAddsUp ?? false)
}

function isMissing(condition: Condition): boolean {
  if (condition.kind === 'any') return condition.of.some(isMissing)
  return condition.kind === 'filled' && condition.negated
}

/** Rows of a list that are of no group are not asked about: "per category" is of those that have one. */
function groupsIn({ group }: Form, relation: string): Condition[] {
  return group.flatMap(({ column }): Condition[] =>
    column?.relation === relation && !column.column.endsWith('_currency')
      ? [{ kind: 'filled', column, negated: false }]
      : [],
  )
}

/** And of documents those that have such rows. */
function groupsBelow(form: Form, documents: string): Condition[] {
  const lists = new Set(
    form.group.flatMap(({ column }) => (column && column.relation !== documents ? [column.relation] : [])),
  )
  return [...lists].map((relation) => ({ kind: 'related', relation, where: groupsIn(form, relation), negated: false }))
}

/** What else is said of the rows. */
function saidOfRows({ where }: Form, relation: string, documents: string, columns: Asked[]): Condition[] {
  const open = columns.flatMap(({ column, ref }) =>
    column.currency === undefined ? [ref] : [ref, { ...ref, column: column.currency }],
  )
  const isOpen = (condition: Condition) =>
    columnsOfCondition(condition).some((column) => open.some((other) => isSameColumn(column, other)))
  return where.flatMap((condition): Condition[] => {
    if (isOpen(condition)) return []
    const own = relationOf(condition)
    const isElsewhere = own !== undefined && own !== relation && own !== documents && condition.kind !== 'related'
    return isElsewhere ? [{ kind: 'related', relation: own, where: [condition], negated: false }] : [condition]
  })
}
