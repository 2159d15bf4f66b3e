import { parseSync } from 'libpg-query'
import { type Catalogue, type Column, type ColumnRef, findColumn, findRelation, type Relation } from './catalogue.ts'
import { type AggregateName, columnTerm, type Form, type Period, type Term } from './form.ts'
import { guardStatement, RefusedStatement } from './guard.ts'
import { type Partner, readJoins, together } from './joined-relations.ts'
import { type Behind, type Statement, writeBehind } from './write-sql.ts'

/** A statement that somebody else wrote, as far as its answer has to be cited and computed again. */
export interface ReadStatement {
  sql: string
  /** What it shows, of relations by the names that it gives them; what it asks of them is its own affair. */
  form: Form
  /** By the names that it gives to relations: what these are called. */
  relations: Map<string, string>
  /** The catalogue by these names. */
  catalogue: Catalogue
  /** What rows of lists are told by, of other lists: each must have one partner there. */
  partners: Partner[]
  /** Columns that it names anywhere. */
  columns: Set<string>
  /** Where more can be shown, in bytes. */
  end: number
}

type Node = Record<string, unknown>

/**
 * Lets a statement through the guard whose every shown value is a column of a relation, or a plain figure of one: such values
 * can be cited and computed again. What it asks of rows may be anything that the guard lets through.
 */
export async function readStatement(written: string, catalogue: Catalogue): Promise<ReadStatement> {
  const sql = written.trim().replace(/;\s*$/, '')
  await guardStatement(sql, new Set(catalogue.relations.map(({ name }) => name)))
  const { stmts = [] } = parseSync(sql) as { stmts?: { stmt?: Node }[] }
  const select = stmts[0]?.stmt?.['SelectStmt'] as Node
  const nodes = nodesIn(select)
  if (nodes.some(([name]) => name === 'ParamRef'))
    throw new RefusedStatement('Values must stand in the statement itself.')
  if (select['withClause'] || select['op'] !== 'SETOP_NONE' || select['valuesLists'])
    throw new RefusedStatement('It must be a plain SELECT without WITH or UNION.')
  if (select['distinctClause']) throw new RefusedStatement('Use GROUP BY instead of DISTINCT.')
  const tables = ((select['fromClause'] ?? []) as Node[]).flatMap(tablesIn)
  const [first] = tables
  if (!first) throw new RefusedStatement('It must read a relation.')
  const relations = new Map(tables.map(({ alias, name }) => [alias, name]))
  const known = byTheirNames(tables, catalogue)
  const terms = ((select['targetList'] ?? []) as Node[]).map((target) => termOf(target, known))
  const group = ((select['groupClause'] ?? []) as Node[]).flatMap((node) => groupOf(node, terms, known))
  const form: Form = { subject: first.alias, select: terms, where: [], group, having: [], order: [] }
  keepCurrenciesApart(form, known)
  addUpOnce(form, known)
  const partners = partnersOf(select, form, known, relations)
  for (const [name, node] of nodes) if (name === 'SelectStmt') keepListsApart(node, catalogue)
  const named = nodes.flatMap(([name, node]) => (name === 'ColumnRef' ? namesOf(node['fields']).slice(-1) : []))
  const end = endOfTargets(sql, first.location)
  return { sql, form, relations, catalogue: known, partners, columns: new Set(named), end }
}

function byTheirNames(tables: Table[], catalogue: Catalogue): Catalogue {
  const relations = tables.map(({ alias, name }) => ({ ...findRelation(catalogue, name), name: alias }))
  return { relations, links: [] }
}

/** By what rows of its lists belong together, in the names of the catalogue. */
function partnersOf(select: Node, form: Form, known: Catalogue, relations: Map<string, string>): Partner[] {
  const figures = form.select.flatMap((term) =>
    term.kind === 'aggregate' ? (term.column?.relation ?? term.relation ?? []) : [],
  )
  const { told } = readJoins(select, known, new Set(figures), (node) => columnIn(node, known))
  return told.map(({ column: { relation, column }, isWithinDocuments }) => {
    return { column: { relation: relations.get(relation) ?? relation, column }, isWithinDocuments }
  })
}

/** A statement within another is asked of one list alone: how it is used nobody knows. */
function keepListsApart(select: Node, catalogue: Catalogue): void {
  const from = (select['fromClause'] ?? []) as Node[]
  // What a statement within it gives is known by no name.
  if (from.length === 1 && from[0]?.['RangeSubselect']) return
  const known = byTheirNames(from.flatMap(tablesIn), catalogue)
  if (known.relations.filter(({ key }) => key === undefined).length > 1) throw new RefusedStatement(together)
  if (known.relations.length > 1) readJoins(select, known, new Set(), (node) => columnIn(node, known))
}

function columnIn(node: Node, known: Catalogue): ColumnRef | undefined {
  try {
    return node['ColumnRef'] ? columnOf(node, known) : undefined
  } catch (error) {
    if (error instanceof RefusedStatement) return undefined
    throw error
  }
}

/** With what is behind its rows beside what it shows. */
export function showBehind({ sql, end, relations }: ReadStatement, behind: Behind[], isGathered: boolean): Statement {
  const bytes = Buffer.from(sql)
  const more = writeBehind(behind, isGathered, relations.size > 1)
  const text = more.expressions.map((expression) => `, ${expression}`).join('')
  return { sql: `${bytes.subarray(0, end)}${text} ${bytes.subarray(end)}`, parameters: more.parameters }
}

/** Before the FROM, which the grammar gives no place of. */
function endOfTargets(sql: string, firstRelation: number): number {
  const before = Buffer.from(sql).subarray(0, firstRelation).toString()
  const from = /\bfrom[\s(]*$/i.exec(before)
  if (!from) throw new RefusedStatement('FROM must stand right before the first relation.')
  return Buffer.byteLength(before.slice(0, from.index))
}

function nodesIn(value: unknown): [name: string, node: Node][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(/^[A-Z]/.test(key) ? [[key, inner] as [string, Node]] : []),
    ...nodesIn(inner),
  ])
}

interface Table {
  alias: string
  name: string
  location: number
}

function tablesIn(node: Node): Table[] {
  const join = node['JoinExpr'] as Node | undefined
  if (join) return [...tablesIn(join['larg'] as Node), ...tablesIn(join['rarg'] as Node)]
  const range = node['RangeVar'] as Node | undefined
  if (!range) throw new RefusedStatement('FROM must name relations; subqueries may stand in WHERE.')
  const name = String(range['relname'])
  const alias = (range['alias'] as Node | undefined)?.['aliasname']
  return [{ name, alias: alias === undefined ? name : String(alias), location: Number(range['location'] ?? 0) }]
}

const showable =
  "Show only columns, date_trunc('month', column), count(*), and count, sum, avg, min or max of a column, nothing computed of them."
const aggregates = new Set<string>(['count', 'sum', 'avg', 'min', 'max'] satisfies AggregateName[])
const periods = new Set<string>(['day', 'month', 'quarter', 'year'] satisfies Period[])

function termOf(target: Node, known: Catalogue): Term {
  return shownBy((target['ResTarget'] as Node)['val'] as Node, known)
}

function shownBy(node: Node, known: Catalogue): Term {
  const cast = node['TypeCast'] as Node | undefined
  if (cast && namesOf((cast['typeName'] as Node)['names']).at(-1) === 'date') return shownBy(cast['arg'] as Node, known)
  if (node['ColumnRef']) return columnTerm(columnOf(node, known))
  const call = node['FuncCall'] as Node | undefined
  const name = namesOf(call?.['funcname']).at(-1) ?? ''
  const args = (call?.['args'] ?? []) as Node[]
  if (!call || call['agg_filter'] || call['over']) throw new RefusedStatement(showable)
  if (name === 'date_trunc') {
    const period = constantOf(args[0])
    if (!periods.has(period)) throw new RefusedStatement(showable)
    return columnTerm(columnOf(args[1] ?? {}, known), period as Period)
  }
  if (!aggregates.has(name)) throw new RefusedStatement(showable)
  const fn = name as AggregateName
  if (call['agg_star']) return { kind: 'aggregate', fn, relation: finest(known) }
  const column = columnOf(args[0] ?? {}, known)
  return { kind: 'aggregate', fn, column, ...(call['agg_distinct'] === true && { distinct: true }) }
}

function columnOf(node: Node, { relations }: Catalogue) {
  const names = namesOf((node['ColumnRef'] as Node | undefined)?.['fields'])
  const [column = '', alias] = [...names].reverse()
  const has = (relation: Relation) => relation.columns.some(({ name }) => name === column)
  const found = relations.filter((relation) => (alias === undefined || relation.name === alias) && has(relation))
  const [only, other] = found
  if (!only || other || names.length > 2)
    throw new RefusedStatement(names.length === 0 ? showable : `${showable} "${names.join('.')}" is none of them.`)
  return { relation: only.name, column }
}

/** Each row of a join is one of these: of a list, where one is joined to what it belongs to. */
function finest({ relations }: Catalogue): string {
  const found = relations.find(({ key }) => key === undefined) ?? relations[0]
  return found?.name ?? ''
}

/** A column, or the place of one among what is shown. */
function groupOf(node: Node, terms: Term[], known: Catalogue): Term[] {
  const place = ((node['A_Const'] as Node | undefined)?.['ival'] as Node | undefined)?.['ival']
  if (place !== undefined) return terms.slice(Number(place) - 1, Number(place))
  return node['ColumnRef'] || node['FuncCall'] || node['TypeCast'] ? [shownBy(node, known)] : []
}

function constantOf(node: Node | undefined): string {
  return String(((node?.['A_Const'] as Node | undefined)?.['sval'] as Node | undefined)?.['sval'] ?? '')
}

/** A figure of amounts is of one currency: that stands beside it. */
function keepCurrenciesApart({ select, group }: Form, known: Catalogue): void {
  for (const term of select) {
    if (term.kind !== 'aggregate' || term.fn === 'count' || !term.column) continue
    const { relation } = term.column
    const { currency }: Column = findColumn(known, term.column)
    const isUnit = (other: Term) => other.column?.relation === relation && other.column.column === currency
    if (currency !== undefined && !(select.some(isUnit) && group.some(isUnit)))
      throw new RefusedStatement(
        `Amounts of different currencies are never one figure: show "${currency}" beside "${term.column.column}" and group by it.`,
      )
  }
}

/** What a document says is not added up once for each of its items. */
function addUpOnce({ select }: Form, known: Catalogue): void {
  const isRepeated = (term: Term) =>
    term.kind === 'aggregate' &&
    (term.fn === 'sum' || term.fn === 'avg') &&
    term.column !== undefined &&
    known.relations.length > 1 &&
    findRelation(known, term.column.relation).key !== undefined
  if (select.some(isRepeated))
    throw new RefusedStatement(
      'A join would add up a value of a document once for each item: ask for items in WHERE EXISTS.',
    )
}

function namesOf(list: unknown): string[] {
  return (Array.isArray(list) ? list : []).map((item: Node) =>
    String((item['String'] as Node | undefined)?.['sval'] ?? '*'),
  )
}
