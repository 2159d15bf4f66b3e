import { type Catalogue, type ColumnRef, findRelation } from '../../ask/catalogue.ts'
import { columnsOfCondition, type Form, type Term } from '../../ask/form.ts'
import type { AnswerValue } from '../../ask/word-answer.ts'
import { type FoundCell, findCells } from '../../storage/asks.ts'
import type { Context } from '../context.ts'
import type { AskCatalogue } from './catalogue.ts'

/** What one value of the answer rests on. */
export interface Evidence {
  row: number
  column: number
  cells: FoundCell[]
  /** False of what is known about the document itself: its name, its kind. */
  isOfCells: boolean
  /** The rows of the catalogue that were counted for it. */
  counted: Set<string>
}

/** The rows behind an answer: which of its rows each belongs to, and the keys of its documents and items. */
export interface SourceRow {
  row: number
  keys: Map<string, { documentNo: number; itemNo: number | null }>
}

const documentsAtOnce = 5000

export function documentsBehind(sources: SourceRow[]): number[] {
  return [...new Set(sources.flatMap(({ keys }) => [...keys.values()].map(({ documentNo }) => documentNo)))]
}

/** For every value of the answer, the cells that it is or was computed from. */
export async function gatherEvidence(
  ctx: Context,
  form: Form,
  { catalogue, relations }: AskCatalogue,
  sources: SourceRow[],
): Promise<Evidence[]> {
  const fieldOf = ({ relation, column }: ColumnRef) => relations.get(relation)?.columns.get(column)?.fieldNo
  const wanted = form.select.map((term) =>
    citedColumns(term, form, catalogue).filter((column) => fieldOf(column) !== undefined),
  )
  const fields = new Set(wanted.flat().flatMap((column) => fieldOf(column) ?? []))
  const cells = await cellsOf(ctx, documentsBehind(sources), [...fields])
  const evidence = new Map<string, Evidence>()
  for (const { row, keys } of sources)
    for (const [column, columns] of wanted.entries()) {
      const place = `${row} ${column}`
      const own = evidence.get(place) ?? {
        row,
        column,
        cells: [],
        isOfCells: columns.length > 0,
        counted: new Set<string>(),
      }
      evidence.set(place, own)
      own.counted.add(rowOf(form.select[column], form, keys))
      const found = columns.map((ref) => {
        const key = keys.get(ref.relation)
        return key && cells.get(keyOf(key.documentNo, fieldOf(ref) ?? 0, key.itemNo))
      })
      const first = found.find((cell) => cell !== undefined)
      if (first) own.cells.push(first)
    }
  return [...evidence.values()].sort((a, b) => a.row - b.row || a.column - b.column)
}

function rowOf(term: Term | undefined, form: Form, keys: SourceRow['keys']): string {
  const key = keys.get((term?.kind === 'aggregate' && term.relation) || form.subject)
  return `${key?.documentNo} ${key?.itemNo ?? ''}`
}

/** A count rests on what was asked of its rows, or on what says the most of them. */
function citedColumns(term: Term, form: Form, catalogue: Catalogue): ColumnRef[] {
  if (term.column) return [term.column]
  const relation = findRelation(catalogue, (term.kind === 'aggregate' && term.relation) || form.subject)
  const asked = form.where.flatMap(columnsOfCondition).filter((column) => column.relation === relation.name)
  const mains = [...relation.columns].sort((a, b) => Number(b.isMain ?? false) - Number(a.isMain ?? false))
  return [...asked, ...mains.map(({ name }) => ({ relation: relation.name, column: name }))].slice(0, 12)
}

async function cellsOf(ctx: Context, documents: number[], fields: number[]): Promise<Map<string, FoundCell>> {
  const found = new Map<string, FoundCell>()
  if (fields.length === 0) return found
  for (let at = 0; at < documents.length; at += documentsAtOnce) {
    const some = documents.slice(at, at + documentsAtOnce)
    for (const cell of await findCells(ctx.system.db, ctx.workspaceId, some, fields))
      found.set(keyOf(cell.document_no, cell.field_no, cell.item_no), cell)
  }
  return found
}

function keyOf(documentNo: number, fieldNo: number, itemNo: number | null): string {
  return `${documentNo} ${fieldNo} ${itemNo ?? ''}`
}

/** Whether a value comes out again of what it rests on. */
export function isSupported(term: Term, value: AnswerValue, { cells, counted }: Evidence): boolean {
  if (value === null) return cells.length === 0
  if (term.kind === 'column') return isSameValue(cells[0], value, term.period)
  if (term.fn === 'count')
    return value === (term.column ? new Set(cells.map(({ text }) => text?.toLowerCase())).size : counted.size)
  const numbers = cells.flatMap(({ number }) => (number === null ? [] : [Number(number)]))
  const dates = cells.flatMap(({ date }) => date ?? []).sort()
  if (typeof value === 'string') return (term.fn === 'max' ? dates.at(-1) : dates[0]) === value
  const sum = numbers.reduce((total, number) => total + number, 0)
  const figure = { sum, avg: sum / numbers.length, max: Math.max(...numbers), min: Math.min(...numbers) }[term.fn]
  return isNear(figure, Number(value))
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
