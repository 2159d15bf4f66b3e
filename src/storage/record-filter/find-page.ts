import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../postgres/database.ts'
import { type Column, columnOf, passes, typeOf } from './condition.ts'
import { orderDemands } from './order-demands.ts'
import { type Demand, recordsMeeting } from './steps.ts'

export interface RecordSort {
  fieldNo: number
  repeats: boolean
  column: Column
  direction: 'asc' | 'desc'
}

/** Where a page begins: behind a record, with the value it was sorted by (null: it has none), or at a number of rows. */
export type PageStart = { after: { no: number; value: string | null } } | { offset: number }

export interface PageQuery {
  workspaceId: string
  demands: Demand[]
  sort: RecordSort | undefined
  start: PageStart
  limit: number
}

export interface FoundRecord {
  no: number
  /** What it was sorted by, as PostgreSQL writes it. */
  value: string | null
  document_id: string
  document_type: string | null
  filename: string
  leaves: string
}

export interface FoundField {
  id: string
  canonical_name: string
  display_name: string
  data_type: string
  repeats: boolean
}

export interface FoundPage {
  total: number
  rows: FoundRecord[]
  /** Those of the rows. */
  fields: FoundField[]
}

type Fragment = RawBuilder<unknown>

/** A page of the records that meet all demands, and how many there are. Records without a value to sort by come last. */
export async function findPage(db: Database, query: PageQuery): Promise<FoundPage> {
  const demands = await orderDemands(db, query.workspaceId, query.demands)
  const { start, limit, sort } = query
  const run = (page: Fragment, way = sql`desc`, among = demands) =>
    runPage(db, query, matching(query, among), page, way)
  if (sort === undefined) return run(unsorted(start, limit))
  const isAmongRest = 'after' in start && start.after.value === null
  if (isAmongRest) return run(restOf(query, sort, start, limit))

  const way = sort.direction === 'asc' ? sql`asc` : sql`desc`
  const own = demands.findIndex((demand) => isAbout(demand, sort))
  const ownTest = demands[own]
  // The values to sort by are those that one of the conditions is about: they are read once.
  if (own > 0 && ownTest?.kind === 'cell') {
    const page = await run(sorted(query, sort, passes(ownTest.condition.test)), way, demands.toSpliced(own, 1))
    return { ...page, total: page.valued }
  }
  const page = await run(sorted(query, sort), way)
  const missing = limit - page.rows.length
  if (missing === 0 || page.valued === page.total) return page
  const restStart = 'offset' in start ? { offset: Math.max(0, start.offset - page.valued) } : { offset: 0 }
  const rest = await run(restOf(query, sort, restStart, missing))
  return { total: page.total, rows: [...page.rows, ...rest.rows], fields: [...page.fields, ...rest.fields] }
}

function isAbout(demand: Demand, { fieldNo, column, repeats }: RecordSort): boolean {
  if (demand.kind !== 'cell' || repeats) return false
  const { test, negated } = demand.condition
  return demand.condition.fieldNo === fieldNo && !negated && test.kind === 'within' && test.column === column
}

/** Common table expressions, the last of which, `matches`, has the numbers of all records that meet the demands. */
function matching({ workspaceId }: PageQuery, demands: Demand[]): Fragment {
  const steps = demands.map((demand, i) => {
    const among = i === 0 ? undefined : sql`(select nos from ${sql.ref(`step_${i - 1}`)})::bigint[]`
    return sql`${sql.ref(`step_${i}`)} as materialized (select array(${recordsMeeting(workspaceId, demand, among)}) as nos)`
  })
  const last =
    demands.length === 0
      ? sql`select array(select no from records where workspace_id = ${workspaceId}) as nos`
      : sql`select nos from ${sql.ref(`step_${demands.length - 1}`)}`
  return sql.join([...steps, sql`matches as materialized (${last})`])
}

const allMatches = sql`(select nos from matches)::bigint[]`

/** Newest first. */
function unsorted(start: PageStart, limit: number): Fragment {
  return sql`keys as (select where false),
    page as materialized (select no, null::text as key from unnest(${allMatches}) no ${newestFirst(start, limit)})`
}

function sorted({ workspaceId, start, limit }: PageQuery, sort: RecordSort, test = sql`true`): Fragment {
  const { direction, column, repeats } = sort
  const isAscending = direction === 'asc'
  const way = isAscending ? sql`asc` : sql`desc`
  const best = isAscending ? sql`min` : sql`max`
  const key = repeats ? sql`${best}(${columnOf[column]})` : columnOf[column]
  const behind =
    'after' in start
      ? sql`where (key, no) ${isAscending ? sql`>` : sql`<`}
          (${start.after.value}::${typeOf[column]}, ${start.after.no}::bigint)`
      : sql``
  return sql`keys as materialized (select record_no as no, ${key} as key ${valued(workspaceId, sort)}
      and ${test} ${repeats ? sql`group by record_no` : sql``}),
    page as materialized (select no, key from keys ${behind}
      order by key ${way}, no ${way} limit ${limit} offset ${offsetOf(start)})`
}

/** The matches that have nothing to be sorted by. */
function restOf({ workspaceId }: PageQuery, sort: RecordSort, start: PageStart, limit: number): Fragment {
  return sql`keys as materialized (select record_no as no ${valued(workspaceId, sort)}),
    page as materialized (select no, null::text as key from (select unnest(${allMatches}) as no except select no from keys) _
      ${newestFirst(start, limit)})`
}

function valued(workspaceId: string, { fieldNo, column }: RecordSort): Fragment {
  return sql`from cells where workspace_id = ${workspaceId} and field_no = ${fieldNo}
    and record_no = any(${allMatches}) and ${columnOf[column]} is not null`
}

function newestFirst(start: PageStart, limit: number): Fragment {
  const behind = 'after' in start ? sql`where no < ${start.after.no}::bigint` : sql``
  return sql`${behind} order by no desc limit ${limit} offset ${offsetOf(start)}`
}

function offsetOf(start: PageStart): number {
  return 'offset' in start ? start.offset : 0
}

type Row = FoundRecord & { total: number; valued: number; fields: FoundField[] | null }

/** In one statement: asking again for what belongs to a page takes longer than finding it. */
async function runPage(db: Database, { workspaceId }: PageQuery, steps: Fragment, page: Fragment, way: Fragment) {
  const { rows } = await sql<Row | (Row & { no: null })>`
    with ${steps}, ${page},
    shown as materialized (
      select page.no, key, records.document_id, document_type, filename, leaves, field_nos from page
      join records on records.workspace_id = ${workspaceId} and records.no = page.no
      join documents on documents.workspace_id = ${workspaceId} and documents.id = document_id),
    facts as (
      select cardinality(nos) as total, (select count(*) from keys) as valued,
        (select json_agg(field) from (
          select id, canonical_name, display_name, data_type, repeats from fields
          where workspace_id = ${workspaceId} and no = any(array(select distinct unnest(field_nos) from shown))) field) as fields
      from matches)
    select total, valued, case when row_number() over () = 1 then fields end as fields,
      no, key::text as value, document_id, document_type, filename, leaves
    from facts left join shown on true order by key ${way}, no ${way}`.execute(db)
  const [first] = rows
  if (first === undefined) throw new Error('a page without a row')
  const fields = rows.flatMap((row) => row.fields ?? [])
  return { total: first.total, valued: first.valued, rows: rows.filter((row) => row.no !== null), fields }
}
