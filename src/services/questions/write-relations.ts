import { quote, type Statement } from '../../ask/write-sql.ts'
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
  { sql, parameters }: Statement,
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
  const written = [...used].flatMap((name) => {
    const relation = relations.get(name)
    return relation ? [`${quote(name)} as (${define(relation, sql, conditions)})`] : []
  })
  return { sql: `with ${written.join(', ')}\nselect * from (\n${sql}\n) as answer limit ${limit}`, values }
}

function define(relation: CellRelation, sql: string, conditions: string[]): string {
  const named = [...relation.columns].filter(([name]) => sql.includes(quote(name)))
  const fields = [...new Set(named.map(([, { fieldNo }]) => fieldNo))]
  const columns = named.map(([name, column]) => `${readingOf(column)} as ${quote(name)}`)
  const item = relation.isList ? ' and c{n}.ordinals[1] = k.item_no' : ''
  const joins = fields.map(
    (no) =>
      `left join door.cells c${no} on c${no}.document_no = d.no and c${no}.field_no = ${no} and c${no}.is_latest and c${no}.as_text is not null${item.replace('{n}', String(no))}`,
  )
  const own = relation.isList
    ? ['d.id::text as document_id', 'd.no as document_no', 'k.item_no']
    : [
        ...['d.id::text as document_id', 'd.no as document_no', 'd.filename', 'd.type_detected as document_type'],
        'd.created_at::date as uploaded_at',
      ]
  const rows = relation.isList
    ? `join (select distinct document_no, ordinals[1] as item_no from door.cells where field_no in (${relation.fieldNos.join(', ')}) and is_latest and as_text is not null) k on k.document_no = d.no`
    : ''
  return `select ${[...own, ...columns].join(', ')} from door.documents d ${rows} ${joins.join(' ')} where ${conditions.join(' and ')}`
}

function readingOf({ fieldNo, part, type }: { fieldNo: number; part: 'value' | 'currency'; type: string }): string {
  const cell = `c${fieldNo}`
  if (part === 'currency') return `${cell}.currency`
  if (type === 'number') return `${cell}.as_number`
  if (type === 'date') return `${cell}.as_date::date`
  return type === 'boolean' ? `${cell}.as_boolean` : `coalesce(${cell}.text, ${cell}.as_text)`
}
