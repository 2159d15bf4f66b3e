import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../postgres/database.ts'
import { type Column, columnOf, passes, typeOf } from './condition.ts'
import { orderDemands } from './order-demands.ts'
import { cellsOf, type Demand, type Ground, keyOf, recordsMeeting, recordsOf } from './steps.ts'

export interface RecordSort {
  fieldNo: number
  repeats: boolean
  column: Column
  direction: 'asc' | 'desc'
}

/** Where a page begins: behind a record, with the value it was sorted by (null: it has none), or at a number of rows. */
export type PageStart = { after: { no: number; value: string | null } } | { offset: number }

export interface PageQuery {
  ground: Ground
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
  source_id: string | null
  created_at: Date
}

export interface FoundPage {
  total: number
  rows: FoundRecord[]
}

type Fragment = RawBuilder<unknown>

/** A page of the records that meet all demands, and how many there are. Records without a value to sort by come last. */
export async function findPage(db: Database, query: PageQuery): Promise<FoundPage> {
  const demands = await orderDemands(db, query.ground, query.demands)
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
  return { total: page.total, rows: [...page.rows, ...rest.rows] }
}

/** The numbers of all records that meet all demands, in order. */
export async function findNumbers(db: Database, query: Omit<PageQuery, 'start' | 'limit'>): Promise<number[]> {
  const { ground, sort } = query
  const demands = await orderDemands(db, ground, query.demands)
  const way = sort?.direction === 'asc' ? sql`asc` : sql`desc`
  const all = { ...query, start: { offset: 0 }, limit: 2 ** 31 - 1 }
  const page = sort === undefined ? unsorted(all.start, all.limit) : sorted(all, sort)
  const rest = sql`|| array(select no from (select unnest(${allMatches}) as no except select no from keys) _ order by no desc)`
  const { rows } = await sql<{ nos: number[] }>`
    with ${matching(all, demands)}, ${page}
    select to_json(array(select no from page order by key ${way}, no ${way}) ${sort === undefined ? sql`` : rest}) as nos`.execute(
    db,
  )
  return rows[0]?.nos ?? []
}

function isAbout(demand: Demand, { fieldNo, column, repeats }: RecordSort): boolean {
  if (demand.kind !== 'cell' || repeats) return false
  const { test, negated } = demand.condition
  return demand.condition.fieldNo === fieldNo && !negated && test.kind === 'within' && test.column === column
}

/** Common table expressions, the last of which, `matches`, has the numbers of all records that meet the demands. */
function matching({ ground }: Pick<PageQuery, 'ground'>, demands: Demand[]): Fragment {
  const steps = demands.map((demand, i) => {
    const among = i === 0 ? undefined : sql`(select nos from ${sql.ref(`step_${i - 1}`)})::bigint[]`
    return sql`${sql.ref(`step_${i}`)} as materialized (select array(${recordsMeeting(ground, demand, among)}) as nos)`
  })
  const last =
    demands.length === 0
      ? sql`select array(${recordsOf(ground)}) as nos`
      : sql`select nos from ${sql.ref(`step_${demands.length - 1}`)}`
  return sql.join([...steps, sql`matches as materialized (${last})`])
}

const allMatches = sql`(select nos from matches)::bigint[]`

/** Newest first. */
function unsorted(start: PageStart, limit: number): Fragment {
  return sql`keys as (select where false),
    page as materialized (select no, null::text as key from unnest(${allMatches}) no ${newestFirst(start, limit)})`
}

function sorted({ ground, start, limit }: PageQuery, sort: RecordSort, test = sql`true`): Fragment {
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
  return sql`keys as materialized (select ${keyOf(ground)} as no, ${key} as key ${valued(ground, sort)}
      and ${test} ${repeats ? sql`group by ${keyOf(ground)}` : sql``}),
    page as materialized (select no, key from keys ${behind}
      order by key ${way}, no ${way} limit ${limit} offset ${offsetOf(start)})`
}

/** The matches that have nothing to be sorted by. */
function restOf({ ground }: PageQuery, sort: RecordSort, start: PageStart, limit: number): Fragment {
  return sql`keys as materialized (select ${keyOf(ground)} as no ${valued(ground, sort)}),
    page as materialized (select no, null::text as key from (select unnest(${allMatches}) as no except select no from keys) _
      ${newestFirst(start, limit)})`
}

function valued(ground: Ground, { fieldNo, column }: RecordSort): Fragment {
  return sql`from ${cellsOf(ground)} and field_no = ${fieldNo}
    and ${keyOf(ground)} = any(${allMatches}) and ${columnOf[column]} is not null`
}

function newestFirst(start: PageStart, limit: number): Fragment {
  const behind = 'after' in start ? sql`where no < ${start.after.no}::bigint` : sql``
  return sql`${behind} order by no desc limit ${limit} offset ${offsetOf(start)}`
}

function offsetOf(start: PageStart): number {
  return 'offset' in start ? start.offset : 0
}

type Row = FoundRecord & { total: number; valued: number }

async function runPage(db: Database, { ground }: PageQuery, steps: Fragment, page: Fragment, way: Fragment) {
  const { rows } = await sql<Row | (Row & { no: null })>`
    with ${steps}, ${page},
    facts as (select cardinality(nos) as total, (select count(*) from keys) as valued from matches)
    select total, valued, page.no, key::text as value, documents.id as document_id, type_detected as document_type, filename,
      source_id, documents.created_at
    from facts left join (page ${documentsOf(ground)}) on true order by key ${way}, page.no ${way}`.execute(db)
  const [first] = rows
  if (first === undefined) throw new Error('a page without a row')
  return { total: first.total, valued: first.valued, rows: rows.filter((row) => row.no !== null) }
}

function documentsOf({ workspaceId, schemaId }: Ground): Fragment {
  if (schemaId === undefined)
    return sql`join documents on documents.workspace_id = ${workspaceId} and documents.no = page.no
      and documents.extraction_count > 0`
  return sql`join extractions on extractions.no = page.no
    join documents on documents.workspace_id = ${workspaceId} and documents.id = extractions.document_id`
}
