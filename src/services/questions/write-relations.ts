import { type Catalogue, type ColumnRef, isSameColumn } from '../../ask/catalogue.ts'
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
import { keyScale } from '../../storage/asks/keys.ts'
import { withUnit } from '../../storage/asks/values.ts'
import { indexedLength } from '../../storage/cells.ts'
import { foldText } from '../cells/read-value.ts'
import type { AskCatalogue } from './catalogue.ts'
import type { CellColumn, CellRelation } from './cell-relations.ts'
import type { RowsSaidAgain } from './repeated-rows.ts'
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
  { catalogue, relations }: AskCatalogue,
  used: Set<string>,
  scope: ScopeCondition[],
  limit: number,
  again: RowsSaidAgain = new Map(),
): RunStatement {
  const values: unknown[] = [...parameters]
  const conditions = scope.map((condition) => {
    const wanted = [...condition.values]
    return condition.sql.replace(/\?/g, () => `$${values.push(wanted.shift())}`)
  })
  const needed = form && !looksAtOthers(form) ? strictColumns(form) : []
  for (const kind of kindsOfAll(form, catalogue)) conditions.push(`d.type_detected = $${values.push(kind)}`)
  const cells = cellsAsked(form, needed, relations).map(({ says, value, ...cell }) => ({
    ...{ ...cell, say: () => says.replace('?', `$${values.push(value)}`) },
  }))
  const few = scope.find(({ documentNos }) => documentNos !== undefined)?.documentNos
  const only = few && `$${values.push(few)}::bigint[]`
  const isNamed = (name: string) => sql.includes(quote(name)) || (named?.has(name) ?? false)
  const read = sql.replace(/"[^"]+" is (not )?null/g, '')
  const isRead = (name: string) => read.includes(quote(name)) || (named?.has(name) ?? false)
  const kindsIn = (kinds: (string | null)[]) =>
    `coalesce(d.type_detected, '') = any($${values.push(kinds.map((kind) => kind ?? ''))}::text[])`
  const saidOnce = (list: CellRelation, fields: number[], row: string) => {
    const [first] = list.fieldNos
    const rows = (first === undefined ? undefined : again.get(first)) ?? []
    const said = rows.filter((one) => fields.every((field) => one.fields.includes(field)))
    if (said.length === 0) return []
    const documents = `$${values.push(said.map((one) => one.document_no))}::bigint[]`
    return [
      `(${row}) not in (select * from unnest(${documents}, $${values.push(said.map(({ item }) => item))}::integer[]))`,
    ]
  }
  const written = [...used].flatMap((name) => {
    const relation = relations.get(name)
    const narrowing = { needed, cells, conditions, only, kindsIn, saidOnce }
    return relation ? [`${quote(name)} as (${defineAll(relation, isNamed, isRead, narrowing)})`] : []
  })
  return { sql: `with ${written.join(', ')}\nselect * from (\n${sql}\n) as answer limit ${limit}`, values }
}

/** The kind that all rows are of where they are compared with others: what they are compared with is of it too. */
function kindsOfAll(form: Form | undefined, { relations }: Catalogue): string[] {
  if (!form || !looksAtOthers(form) || form.where.some(({ kind }) => kind === 'related')) return []
  const others = form.where.flatMap((one) => (one.kind === 'figure' || one.kind === 'shared' ? [one.where] : []))
  return form.where.flatMap((one) => {
    if (one.kind !== 'compare' || one.comparison !== '=' || one.term.column?.relation !== form.subject) return []
    const { column } = one.term.column
    const own = relations.find(({ name }) => name === form.subject)?.kinds?.filter((kind) => kind.column === column)
    // "Invoice" and "invoice" are one kind for whoever asks.
    const isOnly = own?.filter(({ value }) => value.toLowerCase() === String(one.value).toLowerCase()).length === 1
    const isOfAll = others.every((where) => where.some((other) => JSON.stringify(other) === JSON.stringify(one)))
    return isOnly && isOfAll ? [String(one.value)] : []
  })
}

interface Narrowing {
  /** Columns that are filled in all rows. */
  needed: ColumnRef[]
  /** What cells of fields must be, as it is found by their indexes. */
  cells: { relation: string; fieldNo: number; say: () => string }[]
  conditions: string[]
  /** The numbers of the only documents there are. */
  only: string | undefined
  /** That a row of a list is none that a later extraction has in another list, with all of these fields. */
  saidOnce: (list: CellRelation, fields: number[], row: string) => string[]
  /** That a document is of one of these kinds. */
  kindsIn: (kinds: (string | null)[]) => string
}

/** A text, or the days of a period. */
function cellsAsked(form: Form | undefined, needed: ColumnRef[], relations: AskCatalogue['relations']) {
  const conditions = form?.where.flatMap((one) => (one.kind === 'related' ? one.where : [one])) ?? []
  const cellsOf = (column: ColumnRef) => {
    const relation = relations.get(column.relation)
    const cells = (relation?.parts ?? (relation ? [relation] : [])).flatMap(
      ({ columns }) => columns.get(column.column) ?? [],
    )
    const isNeeded = needed.some((one) => isSameColumn(one, column))
    return isNeeded ? cells.filter(({ part, others }) => part === 'value' && !others) : []
  }
  return conditions.flatMap((condition) => {
    if (condition.kind === 'within') {
      const { column, from, before } = condition
      const days = cellsOf(column).filter(({ type }) => type === 'date')
      const ends = [
        { says: 'as_date >= ?::timestamp', value: from },
        { says: 'as_date < ?::timestamp', value: before },
      ]
      return days.flatMap(({ fieldNo }) =>
        ends.flatMap(({ says, value }) =>
          value === undefined ? [] : [{ relation: column.relation, fieldNo, says, value: String(value) }],
        ),
      )
    }
    if (condition.kind !== 'compare' || condition.term.kind !== 'column' || condition.comparison !== '=') return []
    const { column } = condition.term
    if (typeof condition.value !== 'string') return []
    const value = foldText(condition.value).slice(0, indexedLength)
    const texts = cellsOf(column).filter(({ type }) => type === 'text')
    return texts.map(({ fieldNo }) => ({ relation: column.relation, fieldNo, says: 'as_text = ?::text', value }))
  })
}

/** Lists that are asked about as one are read one after the other: each has all columns, and its rows have numbers of their own. */
function defineAll(
  relation: CellRelation,
  isNamed: (column: string) => boolean,
  isRead: (column: string) => boolean,
  narrowing: Narrowing,
): string {
  const { parts, name, columns } = relation
  if (!parts) return define(relation, isNamed, isRead, narrowing)
  const strict = narrowing.needed.filter((one) => one.relation === name && columns.has(one.column))
  const numbered = parts.map((part, at) => ({ part, isOpen: strict.every((one) => part.columns.has(one.column)), at }))
  const open = numbered.filter(({ isOpen }) => isOpen)
  return (open.length > 0 ? open : numbered)
    .map(({ part, at }) => define({ ...part, all: columns }, isNamed, isRead, narrowing, at * rowsOfPart))
    .join('\nunion all ')
}

/** No list has as many rows. */
const rowsOfPart = 2 ** 20

/** What a list does not state, beside one that does. */
function nothingOf(
  name: string,
  type: CellColumn['type'],
  isNamed: (column: string) => boolean,
  isRead: (column: string) => boolean,
) {
  const value = type === 'number' ? 'numeric' : type === 'text' && !isRead(name) ? 'bigint' : type
  const types = [
    [name, value],
    [cellColumn(name), 'bigint'],
    [confidenceColumn(name), 'real'],
    [unitColumn(name), 'text'],
  ] as const
  return types.flatMap(([as, of]) => (isNamed(as) ? [`null::${of} as ${quote(as)}`] : []))
}

function define(
  relation: CellRelation & { all?: CellRelation['columns'] },
  isNamed: (column: string) => boolean,
  isRead: (column: string) => boolean,
  { needed, cells, conditions, only, kindsIn, saidOnce }: Narrowing,
  firstRow = 0,
): string {
  const among = (cells: string) => (only === undefined ? '' : ` and ${cells}document_no = any(${only})`)
  const named = [...(relation.all ?? relation.columns)].flatMap(([name, { type }]) => {
    const column = relation.columns.get(name)
    if (!column) return [{ name, fieldNos: [], parts: nothingOf(name, type, isNamed, isRead) }]
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
  const isOfKinds = named.some(({ name }) => relation.columns.get(name)?.others)
  const isAlone = first !== undefined && known.length === 0 && !isOfKinds && !/\bd\.(?!no\b)/.test(others.join(' '))
  const no = isAlone ? `c${first}.document_no` : 'd.no'
  const said = (isAlone ? others : conditions).map((condition) => condition.replaceAll(/\bd\.no\b/g, no))
  const own = (of: number) => [
    ...[`c${of}.field_no = ${of}`, ...(only === undefined ? [] : [`c${of}.document_no = any(${only})`])],
    ...asked.flatMap(({ fieldNo, say }) => (fieldNo === of ? [`c${of}.${say()}`] : [])),
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
    `${no} * ${keyScale}${relation.isList ? ` + ${item}` : ''}${firstRow > 0 ? ` + ${firstRow}` : ''} as ${quote(rowColumn)}`,
    ...known.map(([name, reading]) => `${reading} as ${quote(name)}`),
    ...named.flatMap(({ parts }) => parts),
  ]
  const from = isAlone ? `door.known_cells c${first}` : 'door.documents d'
  const once = relation.isList ? saidOnce(relation, fields, `${no}, ${item}`) : []
  const where = [...(isAlone ? own(first) : []), ...said, ...once]
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
