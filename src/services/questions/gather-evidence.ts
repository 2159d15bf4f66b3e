import { type Catalogue, type ColumnRef, findRelation, isSameColumn } from '../../ask/catalogue.ts'
import {
  columnsOfCondition,
  columnsOfTerm,
  type Form,
  isOfGroups,
  strictColumns,
  type Term,
  withGroups,
} from '../../ask/form.ts'
import type { AnswerValue } from '../../ask/word-answer.ts'
import { type Behind, relationsOf, type Statement, writeSql } from '../../ask/write-sql.ts'
import type { AskResult } from '../../contract/ask.ts'
import { type FoundCell, findCells, keyScale } from '../../storage/asks.ts'
import type { Context } from '../context.ts'
import type { AskCatalogue } from './catalogue.ts'

/** What one value of the answer rests on. Lists are parted by commas: they may be long, and most are only handed on. */
export interface Evidence {
  row: number
  column: number
  /** Keys of the cells. */
  cells: string
  count: number
  /** False of what is known about the document itself: its name, its kind. */
  isOfCells: boolean
  /** Keys of the rows of the catalogue. */
  rows: string
  /** What a figure is made of, and how many different ones there are. */
  values: string
  different: number
  /** How many cells are not sure, and the sum of the others. */
  doubtful: number
  sure: number
}

/** The statement of an answer with what is behind its rows, and where in them that stands. */
export interface EvidencePlan {
  statement: Statement
  wanted: Behind[]
  terms: { columns: ColumnRef[]; relation: string }[]
}

/** How the statement of a form is written with more beside what it shows, and the relations that it reads. */
export interface Written {
  relations: Iterable<string>
  write(behind: Behind[], isGathered: boolean): Statement | undefined
}

export function planEvidence(
  form: Form,
  { catalogue, relations }: AskCatalogue,
  below: number,
  written: Written = ownStatement(form, catalogue),
  most = mostCited,
): EvidencePlan | undefined {
  const isOfCell = ({ relation, column }: ColumnRef) => relations.get(relation)?.columns.has(column) ?? false
  const isGathered = isOfGroups(form)
  const terms = form.select.map((term) => ({
    columns: citedColumns(term, form, catalogue, isOfCell).slice(0, most),
    relation: (term.kind === 'aggregate' && term.relation) || form.subject,
  }))
  const wanted: Behind[] = []
  const add = (one: Behind) => {
    if (!wanted.some((other) => isSame(one, other))) wanted.push(one)
  }
  for (const relation of written.relations) add({ of: 'rows', relation })
  for (const [at, term] of form.select.entries()) {
    const columns = terms[at]?.columns ?? []
    if (columns.length === 0) continue
    // What a group has in common is borne out by any of its cells.
    add({ of: isGathered && term.kind !== 'aggregate' ? 'cell' : 'cells', columns })
    if (term.kind !== 'aggregate' && isGathered) continue
    add({ of: 'doubtful', columns, below })
    if (term.kind !== 'aggregate' || !term.column) continue
    add({ of: term.fn === 'count' ? 'different' : 'values', column: term.column })
    if (term.fn === 'sum') add({ of: 'sure', column: term.column, below })
  }
  const statement = written.write(wanted, isGathered)
  return statement && { statement, wanted, terms }
}

function ownStatement(form: Form, catalogue: Catalogue): Written {
  return {
    relations: relationsOf(form),
    write: (behind, isGathered) => writeSql(isGathered ? withGroups(form) : form, catalogue, behind, isGathered),
  }
}

function isSame(a: Behind, b: Behind): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** One of them is there in almost every row. */
const mostCited = 4

/** A count rests on what was asked of its rows, or on what says the most of them. */
function citedColumns(
  term: Term,
  form: Form,
  catalogue: Catalogue,
  isOfCell: (column: ColumnRef) => boolean,
): ColumnRef[] {
  if (term.column) return [term.column].filter(isOfCell)
  if (term.kind === 'test') return columnsOfTerm(term).filter(isOfCell).slice(0, 1)
  const relation = findRelation(catalogue, (term.kind === 'aggregate' && term.relation) || form.subject)
  const isOwn = (column: ColumnRef) => column.relation === relation.name && isOfCell(column)
  const strict = strictColumns(form).filter(isOwn)
  if (strict.length > 0) return strict.slice(0, 1)
  const asked = form.where.flatMap(columnsOfCondition).filter(isOwn)
  const rest = relation.columns.filter(({ name }) => isOwn({ relation: relation.name, column: name }))
  const telling = [...rest.filter(({ isMain }) => isMain), ...rest.filter(({ isMain }) => !isMain)]
  return [...asked, ...telling.map(({ name }) => ({ relation: relation.name, column: name }))].slice(0, mostCited)
}

/** Whether rows were counted that have no cell among those that are cited for them. */
export function leavesRowsUncited({ select }: Form, evidence: Evidence[]): boolean {
  return evidence.some(({ column, count, rows, isOfCells }) => {
    const term = select[column]
    const isCount = term?.kind === 'aggregate' && !term.column && isOfCells
    return isCount && count < countOf(rows) && count < countDifferent(rows)
  })
}

/** For every value of the answer, the cells that it is or was computed from. */
export function readEvidence(plan: EvidencePlan, form: Form, rows: AnswerValue[][], first: number): Evidence[] {
  return rows.flatMap((values, row) => evidenceOf(plan, form, row, values.slice(first)))
}

function evidenceOf({ wanted, terms }: EvidencePlan, form: Form, row: number, values: AnswerValue[]): Evidence[] {
  const found = (isIt: (one: Behind) => boolean) => values[wanted.findIndex(isIt)] ?? null
  return terms.map(({ columns, relation }, column) => {
    const own = form.select[column]?.column
    const said = JSON.stringify(columns)
    const ofColumns = (of: 'cells' | 'cell' | 'doubtful') =>
      columns.length === 0
        ? null
        : found((one) => one.of === of && 'columns' in one && JSON.stringify(one.columns) === said)
    const ofOwn = (of: 'values' | 'different' | 'sure') =>
      own === undefined ? null : found((one) => one.of === of && 'column' in one && isSameColumn(one.column, own))
    const cells = bare(ofColumns('cells') ?? ofColumns('cell'))
    return {
      ...{ row, column, cells, count: countOf(cells), isOfCells: columns.length > 0 },
      rows: bare(found((one) => one.of === 'rows' && one.relation === relation)),
      values: bare(ofOwn('values')),
      ...{
        different: Number(ofOwn('different')),
        doubtful: Number(ofColumns('doubtful')),
        sure: Number(ofOwn('sure')),
      },
    }
  })
}

function bare(list: AnswerValue): string {
  return list === null ? '' : String(list).replace(/^\{|\}$/g, '')
}

function countOf(list: string): number {
  if (list === '') return 0
  let commas = 0
  for (let at = list.indexOf(','); at >= 0; at = list.indexOf(',', at + 1)) commas++
  return commas + 1
}

/** Their numbers, each once. */
export function documentsBehind(evidence: Evidence[]): Float64Array {
  const lists = new Set(evidence.map(({ rows }) => rows))
  return differentOf(
    numbersOf([...lists].filter((list) => list !== '').join(',')).map((key) => Math.floor(key / keyScale)),
  )
}

/** Of a list of whole numbers without a sign: a hundred thousand of them are read many times faster than as texts. */
function numbersOf(list: string): Float64Array {
  const numbers = new Float64Array(countOf(list))
  let number = 0
  let at = 0
  for (let index = 0; index < list.length; index++) {
    const code = list.charCodeAt(index)
    if (code === comma) {
      numbers[at++] = number
      number = 0
    } else number = number * 10 + code - zero
  }
  if (at < numbers.length) numbers[at] = number
  return numbers
}

const comma = 44
const zero = 48

function countDifferent(list: string): number {
  return differentOf(numbersOf(list)).length
}

/** In their order; they come in it mostly. */
function differentOf(numbers: Float64Array): Float64Array {
  const isGrowing = numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0))
  return isGrowing ? numbers : numbers.sort().filter((number, at) => at === 0 || number !== numbers[at - 1])
}

/** Whether each value of the rows comes out again of what is cited for it. */
export async function verify(
  ctx: Context,
  form: Form,
  rows: AnswerValue[][],
  evidence: Evidence[],
): Promise<AskResult['verification']> {
  const shown = evidence.filter(({ column, isOfCells }) => isOfCells && form.select[column]?.kind === 'column')
  const firsts = shown.flatMap(({ cells }) => (cells === '' ? [] : [firstOf(cells)]))
  const cells = new Map((await findCells(ctx.system.db, ctx.workspaceId, firsts)).map((cell) => [cell.key, cell]))
  const checks = evidence.flatMap((one) => {
    const term = form.select[one.column]
    const value = rows[one.row]?.[one.column] ?? null
    // What says which document it is was read in none.
    if (!term || term.kind === 'test' || (term.kind === 'column' && !one.isOfCells)) return []
    if (value === null) return [one.count === 0]
    return [
      term.kind === 'column'
        ? isSameValue(cells.get(firstOf(one.cells)), value, term.period)
        : isFigure(term, value, one),
    ]
  })
  const unsupported = checks.filter((isHeld) => !isHeld).length
  const verdict = unsupported === 0 ? 'supported' : unsupported < checks.length ? 'partly_supported' : 'unsupported'
  return { verdict, checks_total: checks.length, checks_unsupported: unsupported }
}

function firstOf(list: string): string {
  return list.slice(0, list.includes(',') ? list.indexOf(',') : undefined)
}

function isFigure(term: Extract<Term, { kind: 'aggregate' }>, value: AnswerValue, evidence: Evidence): boolean {
  if (term.fn === 'count') return value === (term.column ? evidence.different : countDifferent(evidence.rows))
  const values = evidence.values.split(',')
  if (typeof value === 'string') return values.sort().at(term.fn === 'max' ? -1 : 0) === value
  const numbers = values.map(Number)
  const sum = numbers.reduce((total, number) => total + number, 0)
  const extreme = () => numbers.reduce((a, b) => ((term.fn === 'max') === b > a ? b : a))
  return isNear(term.fn === 'sum' ? sum : term.fn === 'avg' ? sum / numbers.length : extreme(), Number(value))
}

function isSameValue(cell: FoundCell | undefined, value: AnswerValue, period: string | undefined): boolean {
  if (!cell) return false
  if (typeof value === 'number') return isNear(Number(cell.number), value)
  if (typeof value === 'boolean') return cell.boolean === value
  if (period !== undefined) return cell.date !== null && cell.date >= String(value)
  return (
    cell.text === value ||
    cell.date === value ||
    cell.currency === value ||
    cell.text?.toLowerCase() === String(value).toLowerCase()
  )
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b))
}
