import type { ColumnRef } from '../../ask/catalogue.ts'
import { type Form, strictColumns } from '../../ask/form.ts'
import { cellColumn, confidenceColumn, quote, rowColumn, type Statement } from '../../ask/write-sql.ts'
import { keyScale } from '../../storage/asks.ts'
import type { AskCatalogue, CellRelation } from './catalogue.ts'
import type { ScopeCondition } from './scope.ts'

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
  const needed = form ? strictColumns(form) : []
  const few = scope.find(({ documentNos }) => documentNos !== undefined)?.documentNos
  const only = few && `$${values.push(few)}::bigint[]`
  const isNamed = (name: string) => sql.includes(quote(name)) || (named?.has(name) ?? false)
  const written = [...used].flatMap((name) => {
    const relation = relations.get(name)
    return relation ? [`${quote(name)} as (${define(relation, isNamed, { needed, conditions, only })})`] : []
  })
  return { sql: `with ${written.join(', ')}\nselect * from (\n${sql}\n) as answer limit ${limit}`, values }
}

interface Narrowing {
  /** Columns that are filled in all rows. */
  needed: ColumnRef[]
  conditions: string[]
  /** The numbers of the only documents there are. */
  only: string | undefined
}

function define(
  relation: CellRelation,
  isNamed: (column: string) => boolean,
  { needed, conditions, only }: Narrowing,
): string {
  const among = (cells: string) => (only === undefined ? '' : ` and ${cells}document_no = any(${only})`)
  const named = [...relation.columns].flatMap(([name, column]) => {
    const parts = [
      ...(isNamed(name) ? [`${readingOf(column)} as ${quote(name)}`] : []),
      ...(isNamed(cellColumn(name))
        ? [`c${column.fieldNo}.record_no * ${keyScale} + c${column.fieldNo}.position as ${quote(cellColumn(name))}`]
        : []),
      ...(isNamed(confidenceColumn(name)) ? [`c${column.fieldNo}.confidence as ${quote(confidenceColumn(name))}`] : []),
    ]
    return parts.length === 0 ? [] : [{ name, fieldNo: column.fieldNo, parts }]
  })
  const fields = [...new Set(named.map(({ fieldNo }) => fieldNo))]
  // Where a column must be filled, its cells are the items; else they are where any field of the list is.
  const base = relation.isList
    ? named.find(({ name }) => needed.some((one) => one.relation === relation.name && one.column === name))?.fieldNo
    : undefined
  const item = base === undefined ? 'k.item_no' : `c${base}.ordinals[1]`
  const joins = fields
    .sort((a, b) => Number(b === base) - Number(a === base))
    .map((no) => {
      const own = `c${no}.document_no = d.no and c${no}.field_no = ${no} and c${no}.is_latest and c${no}.as_text is not null${among(`c${no}.`)}`
      const ofItem = relation.isList && no !== base ? ` and c${no}.ordinals[1] = ${item}` : ''
      return `${no === base ? '' : 'left '}join door.cells c${no} on ${own}${ofItem}`
    })
  const rows =
    relation.isList && base === undefined
      ? `join (select distinct document_no, ordinals[1] as item_no from door.cells where field_no in (${relation.fieldNos.join(', ')}) and is_latest and as_text is not null${among('')}) k on k.document_no = d.no`
      : ''
  const own = relation.isList
    ? [`d.id::text as document_id`, `d.no * ${keyScale} + ${item} as ${quote(rowColumn)}`]
    : [
        ...['d.id::text as document_id', `d.no * ${keyScale} as ${quote(rowColumn)}`, 'd.filename'],
        ...['d.type_detected as document_type', 'd.created_at::date as uploaded_at'],
      ]
  const columns = named.flatMap(({ parts }) => parts)
  return `select ${[...own, ...columns].join(', ')} from door.documents d ${rows} ${joins.join(' ')} where ${conditions.join(' and ')}`
}

function readingOf({ fieldNo, part, type }: { fieldNo: number; part: 'value' | 'currency'; type: string }): string {
  const cell = `c${fieldNo}`
  if (part === 'currency') return `${cell}.currency`
  if (type === 'number') return `${cell}.as_number`
  if (type === 'date') return `${cell}.as_date::date`
  return type === 'boolean' ? `${cell}.as_boolean` : `coalesce(${cell}.text, ${cell}.as_text)`
}
