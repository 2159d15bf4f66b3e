import { type ColumnRef, isSameColumn } from '../../ask/catalogue.ts'
import { type Form, looksAtOthers, strictColumns } from '../../ask/form.ts'
import {
  cellColumn,
  confidenceColumn,
  kindColumn,
  quote,
  rowColumn,
  type Statement,
  unitColumn,
} from '../../ask/write-sql.ts'
import { keyScale, withUnit } from '../../storage/asks.ts'
import { indexedLength } from '../../storage/cells.ts'
import { foldText } from '../cells/read-value.ts'
import type { AskCatalogue, CellColumn, CellRelation } from './catalogue.ts'
import { isExtracted, type ScopeCondition } from './scope.ts'

export interface RunStatement {
  sql: string
  values: unknown[]
}

/** More rows than this are not given. */
export const mostRows = 1000

/** A statement with what its relations are: reads of the cells that only look at the columns that it names. */
export function withRelations(
  { sql, parameters, form, named }: Statement & { form?: Form; named?: ReadonlySet<string> },
  { relations }: AskCatalogue,
  used: Set<string>,
  scope: ScopeCondition[],
  limit: number,
): RunStatement {
  const values: unknown[] = [...parameters]
  const conditions = scope.map((condition) => {
    const wanted = [...condition.values]
    return condition.sql.replace(/\?/g, () => `$${values.push(wanted.shift())}`)
  })
  const needed = form && !looksAtOthers(form) ? strictColumns(form) : []
  const cells = cellsAsked(form, needed, relations).map(({ says, value, ...cell }) => ({
    ...{ ...cell, says: says.replace('?', `$${values.push(value)}`) },
  }))
  const few = scope.find(({ documentNos }) => documentNos !== undefined)?.documentNos
  const only = few && `$${values.push(few)}::bigint[]`
  const isNamed = (name: string) => sql.includes(quote(name)) || (named?.has(name) ?? false)
  const read = sql.replace(/"[^"]+" is (not )?null/g, '')
  const isRead = (name: string) => read.includes(quote(name)) || (named?.has(name) ?? false)
  const kindsIn = (kinds: (string | null)[]) =>
    `coalesce(d.type_detected, '') = any($${values.push(kinds.map((kind) => kind ?? ''))}::text[])`
  const written = [...used].flatMap((name) => {
    const relation = relations.get(name)
    const narrowing = { needed, cells, conditions, only, kindsIn }
    return relation ? [`${quote(name)} as (${define(relation, isNamed, isRead, narrowing)})`] : []
  })
  return { sql: `with ${written.join(', ')}\nselect * from (\n${sql}\n) as answer limit ${limit}`, values }
}

interface Narrowing {
  /** Columns that are filled in all rows. */
  needed: ColumnRef[]
  /** What cells of fields must be, as it is found by their indexes. */
  cells: { relation: string; fieldNo: number; says: string }[]
  conditions: string[]
  /** The numbers of the only documents there are. */
  only: string | undefined
  /** That a document is of one of these kinds. */
  kindsIn: (kinds: (string | null)[]) => string
}

/** A text, or the days of a period. */
function cellsAsked(form: Form | undefined, needed: ColumnRef[], relations: AskCatalogue['relations']) {
  const conditions = form?.where.flatMap((one) => (one.kind === 'related' ? one.where : [one])) ?? []
  const cellOf = (column: ColumnRef) => {
    const cell = relations.get(column.relation)?.columns.get(column.column)
    const isOwn = cell?.part === 'value' && !cell.others && needed.some((one) => isSameColumn(one, column))
    return isOwn ? cell : undefined
  }
  return conditions.flatMap((condition) => {
    if (condition.kind === 'within') {
      const { column, from, before } = condition
      const cell = cellOf(column)
      const ends = [
        { says: 'as_date >= ?::timestamp', value: from },
        { says: 'as_date < ?::timestamp', value: before },
      ]
      return ends.flatMap(({ says, value }) =>
        cell?.type === 'date' && value !== undefined
          ? [{ relation: column.relation, fieldNo: cell.fieldNo, says, value: String(value) }]
          : [],
      )
    }
    if (condition.kind !== 'compare' || condition.term.kind !== 'column' || condition.comparison !== '=') return []
    const { column } = condition.term
    const cell = cellOf(column)
    if (cell?.type !== 'text' || typeof condition.value !== 'string') return []
    const value = foldText(condition.value).slice(0, indexedLength)
    return [{ relation: column.relation, fieldNo: cell.fieldNo, says: 'as_text = ?::text', value }]
  })
}

function define(
  relation: CellRelation,
  isNamed: (column: string) => boolean,
  isRead: (column: string) => boolean,
  { needed, cells, conditions, only, kindsIn }: Narrowing,
): string {
  const among = (cells: string) => (only === undefined ? '' : ` and ${cells}document_no = any(${only})`)
  const named = [...relation.columns].flatMap(([name, column]) => {
    const shown: [string, (fieldNo: number) => string][] = [
      [name, (no) => (isRead(name) ? readingOf(no, column) : presenceOf(no, column))],
      [cellColumn(name), (no) => `c${no}.record_no * ${keyScale} + c${no}.position`],
      [confidenceColumn(name), (no) => `c${no}.confidence`],
      [unitColumn(name), (no) => `(regexp_match(coalesce(c${no}.text, c${no}.as_text), '${withUnit}'))[2]`],
    ]
    const parts = shown.flatMap(([as, read]) =>
      isNamed(as) ? [`${firstOf(column, read, kindsIn)} as ${quote(as)}`] : [],
    )
    const others = column.others ?? []
    return parts.length === 0 ? [] : [{ name, fieldNos: [column.fieldNo, ...others.map((one) => one.fieldNo)], parts }]
  })
  const fields = [...new Set(named.flatMap(({ fieldNos }) => fieldNos))]
  const asked = cells.filter((one) => one.relation === relation.name)
  const strict = needed.flatMap((one) => {
    const column = one.relation === relation.name ? relation.columns.get(one.column) : undefined
    return column && !column.others ? [column] : []
  })
  const filled = [...asked, ...strict].map(({ fieldNo }) => fieldNo).filter((no) => fields.includes(no))
  // Where a column must be filled, its cells are the items; else they are where any field of the list is.
  const base = relation.isList ? filled[0] : undefined
  const item = base === undefined ? 'k.item_no' : `c${base}.ordinals[1]`
  const ofDocument = relation.isList ? ofRows : ofDocuments
  const known = Object.entries(ofDocument).filter(([name]) => isNamed(name))
  // Of an extracted document of which nothing else is asked its cells know enough.
  const others = conditions.filter((condition) => condition !== isExtracted)
  const first = base ?? filled[0]
  const isAlone = first !== undefined && known.length === 0 && !/\bd\.(?!no\b)/.test(others.join(' '))
  const no = isAlone ? `c${first}.document_no` : 'd.no'
  const said = (isAlone ? others : conditions).map((condition) => condition.replaceAll(/\bd\.no\b/g, no))
  const own = (of: number) => [
    ...[`c${of}.field_no = ${of}`, ...(only === undefined ? [] : [`c${of}.document_no = any(${only})`])],
    ...asked.flatMap(({ fieldNo, says }) => (fieldNo === of ? [`c${of}.${says}`] : [])),
  ]
  const joins = fields
    .filter((of) => !isAlone || of !== first)
    .sort((a, b) => Number(b === base) - Number(a === base))
    .map((of) => {
      const ofItem = relation.isList && of !== base ? [`c${of}.ordinals[1] = ${item}`] : []
      const on = [`c${of}.document_no = ${no}`, ...own(of), ...ofItem].join(' and ')
      return `${filled.includes(of) ? '' : 'left '}join door.known_cells c${of} on ${on}`
    })
  const rows =
    relation.isList && base === undefined
      ? `join (select distinct document_no, ordinals[1] as item_no from door.known_cells where field_no in (${relation.fieldNos.join(', ')})${among('')}) k on k.document_no = d.no`
      : ''
  // A relation that is read twice is made once, with all its columns.
  const columns = [
    `${no} * ${keyScale}${relation.isList ? ` + ${item}` : ''} as ${quote(rowColumn)}`,
    ...known.map(([name, reading]) => `${reading} as ${quote(name)}`),
    ...named.flatMap(({ parts }) => parts),
  ]
  const from = isAlone ? `door.known_cells c${first}` : 'door.documents d'
  const where = [...(isAlone ? own(first) : []), ...said]
  return `select ${columns.join(', ')} from ${from} ${rows} ${joins.join(' ')} where ${where.join(' and ')}`
}

/** What is known of documents beside their cells. */
const ofDocuments = {
  document_id: 'd.id::text',
  filename: 'd.filename',
  document_type: 'd.type_detected',
  uploaded_at: 'd.created_at::date',
}

const ofRows = { document_id: ofDocuments.document_id, [kindColumn]: ofDocuments.document_type }

/** Of the first of its fields that a document states; of other fields only in documents of their kinds. */
function firstOf(column: CellColumn, read: (fieldNo: number) => string, kindsIn: Narrowing['kindsIn']): string {
  const { fieldNo, others } = column
  if (!others) return read(fieldNo)
  const isStated = (no: number) => `${readingOf(no, { ...column, part: 'value' })} is not null`
  const cases = others.map((one) => `when ${isStated(one.fieldNo)} and ${kindsIn(one.kinds)} then ${read(one.fieldNo)}`)
  return `case when ${isStated(fieldNo)} then ${read(fieldNo)} ${cases.join(' ')} end`
}

/** Where it is only asked whether something stands there. */
function presenceOf(fieldNo: number, column: CellColumn): string {
  const isText = column.part === 'value' && column.type === 'text' && !column.others
  return isText ? `c${fieldNo}.document_no` : readingOf(fieldNo, column)
}

function readingOf(fieldNo: number, { part, type, hasUnits }: CellColumn): string {
  const cell = `c${fieldNo}`
  if (part === 'currency') return `${cell}.currency`
  const text = `coalesce(${cell}.text, ${cell}.as_text collate "default")`
  if (hasUnits) return `coalesce(${cell}.as_number, replace(substring(${text} from '${withUnit}'), ',', '.')::numeric)`
  if (type === 'number') return `${cell}.as_number`
  if (type === 'date') return `${cell}.as_date::date`
  return type === 'boolean' ? `${cell}.as_boolean` : text
}
