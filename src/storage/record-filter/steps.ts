import { type RawBuilder, sql } from 'kysely'
import { type CellCondition, escapeLike, isComparable, passes } from './condition.ts'

type Fragment = RawBuilder<unknown>

/** One demand on a record. */
export type Demand =
  | { kind: 'cell'; condition: CellCondition }
  | { kind: 'type'; documentType: string }
  | { kind: 'source'; sourceId: string }
  | { kind: 'schema'; schemaId: string }
  | { kind: 'text'; text: string }

/**
 * The numbers of the records that meet a demand, as a query: of all records, or of those in the array `among`. Known
 * records are looked up in one pass through an index, in order, which is several times faster than one by one.
 */
export function recordsMeeting(workspaceId: string, demand: Demand, among?: Fragment): Fragment {
  if (demand.kind === 'cell') return recordsWith(workspaceId, demand.condition, among)
  const within = among ? sql`and no = any(${among})` : sql``
  return sql`select no from records where workspace_id = ${workspaceId} ${within} and ${recordPasses(demand)}`
}

function recordPasses(demand: Exclude<Demand, { kind: 'cell' }>): Fragment {
  switch (demand.kind) {
    case 'type':
      return sql`document_type = ${demand.documentType}`
    case 'source':
      return sql`source_id = ${demand.sourceId}`
    case 'schema':
      return sql`schema_ids @> array[${demand.schemaId}::uuid]`
    case 'text':
      return sql`search_text like ${`%${escapeLike(demand.text)}%`}`
  }
}

function recordsWith(workspaceId: string, condition: CellCondition, among?: Fragment): Fragment {
  const { fieldNo, repeats, test, negated } = condition
  const within = among ? sql`and record_no = any(${among})` : sql``
  const cells = sql`from cells where workspace_id = ${workspaceId} and field_no = ${fieldNo} ${within}`
  if (!negated) return sql`select ${repeats ? sql`distinct ` : sql``}record_no ${cells} and ${passes(test)}`
  if (test.kind === 'present') {
    const all = among ? sql`select unnest(${among})` : sql`select no from records where workspace_id = ${workspaceId}`
    return sql`${all} except select record_no ${cells}`
  }
  if (!repeats) return sql`select record_no ${cells} and ${isComparable(test)} and not ${passes(test)}`
  return sql`select record_no ${cells} and ${isComparable(test)} group by record_no having not bool_or(${passes(test)})`
}
