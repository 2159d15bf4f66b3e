import { type Catalogue, type ColumnRef, findColumn, findRelation, isSameColumn } from '../../ask/catalogue.ts'
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
import { type FoundCell, findCells } from '../../storage/asks/cells.ts'
import { countKeys, keyScale, keysIn } from '../../storage/asks/keys.ts'
import type { Context } from '../context.ts'
import type { AskCatalogue } from './catalogue.ts'
import { eachOnce, joined, NumberReader, sumOf } from './number-lists.ts'

/** What one value of the answer rests on. */
export interface Evidence {
  row: number
  column: number
  /** Keys of the cells, as they are kept. */
  cells: Buffer
  /** False of what is known about the document itself: its name, its kind. */
  isOfCells: boolean
  /** Keys of the rows of the catalogue. */
  rows: Float64Array
  /** What a figure is made of, parted by commas, and how many different ones there are. */
  values: string
  different: number
  /** How many cells are not sure, and their sum. */
  doubtful: number
  unsure: number
  /** What quantities are counted in, where that stands behind them. */
  units: string
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
  const isOfCurrency = ({ relation, column }: ColumnRef) =>
    relations.get(relation)?.columns.get(column)?.part === 'currency'
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
    if (term.kind !== 'column' || !isOfCurrency(term.column)) add({ of: 'doubtful', columns, below })
    for (const one of behindFigure(term, catalogue, below)) add(one)
  }
  const statement = written.write(wanted, isGathered)
  return statement && { statement, wanted, terms }
}

/** What a figure is made of; quantities have units, also where each is shown. */
function behindFigure(term: Term, catalogue: Catalogue, below: number): Behind[] {
  const { column } = term
  if (!column) return []
  const units: Behind[] = findColumn(catalogue, column).hasUnits ? [{ of: 'units', column }] : []
  if (term.kind !== 'aggregate') return units
  const unsure: Behind[] = term.fn === 'sum' ? [{ of: 'unsure', column, below }] : []
  return [...units, { of: term.fn === 'count' ? 'different' : 'values', column }, ...unsure]
}

function ownStatement(form: Form, catalogue: Catalogue): Written {
  return {
    relations: relationsOf(form),
    write: (behind, isGathered) =>
      writeSql(isGathered ? inOrder(withGroups(form)) : form, catalogue, behind, isGathered),
  }
}

/** Groups come as they are made, which is no order at all: those that nothing else puts in order stand by what they are of. */
function inOrder(form: Form): Form {
  if (form.ranked) return form
  const isOrdered = (term: Term) => form.order.some(({ by }) => JSON.stringify(by) === JSON.stringify(term))
  const rest = form.group.filter((term) => !isOrdered(term)).map((by) => ({ by, descending: false }))
  return { ...form, order: [...form.order, ...rest] }
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
  // What no row lacks bears out all of them.
  const telling = rest.sort(
    (a, b) => (b.filled ?? 0) - (a.filled ?? 0) || Number(b.isMain ?? false) - Number(a.isMain ?? false),
  )
  return [...asked, ...telling.map(({ name }) => ({ relation: relation.name, column: name }))].slice(0, mostCited)
}

/** Whether rows were counted that have no cell among those that are cited for them. */
export function leavesRowsUncited({ select }: Form, evidence: Evidence[]): boolean {
  return evidence.some(({ column, cells, rows, isOfCells }) => {
    const term = select[column]
    const isCount = term?.kind === 'aggregate' && !term.column && isOfCells
    return isCount && countKeys(cells) < rows.length && countKeys(cells) < eachOnce(rows).length
  })
}

/** What a statement gives: values of the answer, and behind them keys as well. */
export type FoundValue = AnswerValue | Buffer

const noKeys = Buffer.alloc(0)

/** For every value of the answer, the cells that it is or was computed from. */
export function readEvidence(plan: EvidencePlan, form: Form, rows: FoundValue[][], first: number): Evidence[] {
  const terms = plan.terms.map((term, column) => ({
    ...term,
    places: placesOf(plan, term, form.select[column]?.column),
  }))
  const reader = new NumberReader()
  return rows.flatMap((values, row) => {
    const at = (place: number | undefined) => (place === undefined ? null : (values[first + place] ?? null))
    const keysAt = (place: number | undefined) => (at(place) as Buffer | null) ?? noKeys
    const keys = new Map<number | undefined, Float64Array>()
    return terms.map(({ columns, places }, column): Evidence => {
      const rows = keys.get(places.rows) ?? reader.readKeys(keysAt(places.rows))
      keys.set(places.rows, rows)
      return {
        ...{ row, column, rows, cells: keysAt(places.cells), isOfCells: columns.length > 0 },
        ...{ values: String(at(places.values) ?? ''), different: Number(at(places.different)) },
        ...{ doubtful: Number(at(places.doubtful)), unsure: Number(at(places.unsure)) },
        units: String(at(places.units) ?? ''),
      }
    })
  })
}

/** Where what is behind a term stands among what was wanted. */
function placesOf({ wanted }: EvidencePlan, { columns, relation }: EvidencePlan['terms'][number], own?: ColumnRef) {
  const placeOf = (isIt: (one: Behind) => boolean) => {
    const at = wanted.findIndex(isIt)
    return at < 0 ? undefined : at
  }
  const said = JSON.stringify(columns)
  const ofColumns = (of: Behind['of']) =>
    placeOf((one) => one.of === of && 'columns' in one && JSON.stringify(one.columns) === said)
  const ofOwn = (of: Behind['of']) =>
    placeOf((one) => one.of === of && 'column' in one && own !== undefined && isSameColumn(one.column, own))
  return {
    rows: placeOf((one) => one.of === 'rows' && one.relation === relation),
    ...{ cells: ofColumns('cells') ?? ofColumns('cell'), doubtful: ofColumns('doubtful') },
    ...{ values: ofOwn('values'), different: ofOwn('different'), unsure: ofOwn('unsure') },
    units: ofOwn('units'),
  }
}

/** Their numbers, each once. */
export function documentsBehind(evidence: Evidence[]): Float64Array {
  const documents = joined([...new Set(evidence.map(({ rows }) => rows))])
  for (let at = 0; at < documents.length; at++) documents[at] = Math.floor((documents[at] ?? 0) / keyScale)
  return eachOnce(documents)
}

/** Whether each value of the rows comes out again of what is cited for it. */
export async function verify(
  ctx: Context,
  form: Form,
  rows: AnswerValue[][],
  evidence: Evidence[],
): Promise<AskResult['verification']> {
  const shown = evidence.filter(({ column, isOfCells }) => isOfCells && form.select[column]?.kind === 'column')
  const firsts = shown.flatMap(({ cells }) => keysIn(cells, 1))
  const cells = new Map((await findCells(ctx.system.db, ctx.workspaceId, firsts)).map((cell) => [cell.key, cell]))
  const reader = new NumberReader()
  const checks = evidence.flatMap((one) => {
    const term = form.select[one.column]
    const value = rows[one.row]?.[one.column] ?? null
    // What says which document it is was read in none.
    if (!term || term.kind === 'test' || (term.kind === 'column' && !one.isOfCells)) return []
    if (value === null) return [one.cells.length === 0]
    return [
      term.kind === 'column'
        ? isSameValue(cells.get(keysIn(one.cells, 1)[0] ?? ''), value, term.period)
        : isFigure(term, value, one, reader),
    ]
  })
  const unsupported = checks.filter((isHeld) => !isHeld).length
  const verdict = unsupported === 0 ? 'supported' : unsupported < checks.length ? 'partly_supported' : 'unsupported'
  return { verdict, checks_total: checks.length, checks_unsupported: unsupported }
}

function isFigure(
  term: Extract<Term, { kind: 'aggregate' }>,
  value: AnswerValue,
  evidence: Evidence,
  reader: NumberReader,
): boolean {
  if (term.fn === 'count') return value === (term.column ? evidence.different : eachOnce(evidence.rows).length)
  if (typeof value === 'string')
    return (
      evidence.values
        .split(',')
        .sort()
        .at(term.fn === 'max' ? -1 : 0) === value
    )
  const numbers = reader.read(evidence.values)
  const extreme = () => numbers.reduce((a, b) => ((term.fn === 'max') === b > a ? b : a))
  return isNear(
    term.fn === 'sum' ? sumOf(numbers) : term.fn === 'avg' ? sumOf(numbers) / numbers.length : extreme(),
    Number(value),
  )
}

function isSameValue(cell: FoundCell | undefined, value: AnswerValue, period: string | undefined): boolean {
  if (!cell) return false
  // A quantity may stand before its unit.
  if (typeof value === 'number')
    return isNear(Number(cell.number ?? /^\s*[\d.,]+/.exec(cell.text ?? '')?.[0].replace(',', '.')), value)
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
