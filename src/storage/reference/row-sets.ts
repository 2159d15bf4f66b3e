import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { Database, Tx } from '../postgres/database.ts'

export interface RowSet {
  id: string
  columns: { name: string; type: string }[]
  row_count: number
  byte_count: number
  id_column: number | null
}

export type FilledRowSet = RowSet & { content_hash: Buffer }

export interface NewRows {
  id: string
  workspaceId: string
  columnCount: number
  /** In the text format of COPY. */
  rows: AsyncIterable<Buffer>
  /** Asked when all rows are there. */
  facts(): Omit<FilledRowSet, 'id'>
  /** Unless somebody keeps them before. */
  dropAfter: Date
}

/** The table is there with all its rows or not at all. */
export async function copyRowSet(
  pool: pg.Pool,
  { id, workspaceId, columnCount, ...rest }: NewRows,
): Promise<FilledRowSet> {
  const client = await pool.connect()
  try {
    // A large table takes as long as it takes; whoever sends it is watched elsewhere.
    await client.query(`begin; set local statement_timeout = 0; set local maintenance_work_mem = '128MB'`)
    const columns = Array.from({ length: columnCount }, (_, index) => `c${index + 1}`)
    const numbered = 'no integer generated always as identity (cache 1000)'
    await client.query(`create table ${tableOf(id)} (${numbered}, ${columns.map((name) => `${name} text`).join(', ')})`)
    await pipeline(rest.rows, client.query(copyFrom(`copy ${tableOf(id)} (${columns.join(', ')}) from stdin (freeze)`)))
    const facts = rest.facts()
    // Sorted at once when all rows are there, and by bytes: in a fraction of the time of row by row.
    await client.query(`alter table ${tableOf(id)} add primary key (no)`)
    if (facts.id_column !== null)
      await client.query(`create unique index ${idIndexOf(id)} on ${tableOf(id)} (c${facts.id_column} collate "C")`)
    await client.query(
      `insert into reference_row_sets
         (id, workspace_id, columns, row_count, byte_count, content_hash, id_column, drop_after)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        ...[id, workspaceId, JSON.stringify(facts.columns), facts.row_count, facts.byte_count],
        ...[facts.content_hash, facts.id_column, rest.dropAfter],
      ],
    )
    await client.query('commit')
    client.release()
    return { id, ...facts }
  } catch (error) {
    // The connection may be in the midst of a COPY.
    client.release(true)
    throw error
  }
}

/** False when they have been dropped meanwhile. */
export async function keepRowSet(tx: Tx, workspaceId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reference_row_sets')
    .set({ drop_after: null })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function dropRowSetAfter(db: Database | Tx, workspaceId: string, id: string, time: Date): Promise<void> {
  await db
    .updateTable('reference_row_sets')
    .set({ drop_after: time })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}

export type ReferenceRow = { no: number } & Record<string, string | null>

/** Rows are numbered from 1 without gaps, so a page is found at once wherever it is. */
export async function selectRows(
  db: Database,
  { id, columns }: Pick<RowSet, 'id' | 'columns'>,
  range: { after: number; limit: number },
): Promise<ReferenceRow[]> {
  const names = sql.join(columns.map((_, index) => sql.ref(`c${index + 1}`)))
  const { rows } = await sql<ReferenceRow>`
    select no, ${names} from ${sql.table(tableOf(id))}
    where no > ${range.after} and no <= ${range.after + range.limit} order by no`.execute(db)
  return rows
}

/** A stretch of the table as CSV, whole, so that no connection waits for whoever reads it. */
export async function copyOut(
  pool: pg.Pool,
  { id, columns }: Pick<RowSet, 'id' | 'columns'>,
  options: { after: number; upTo: number; escapeFormulas: boolean },
): Promise<Buffer[]> {
  const names = columns.map((_, index) => {
    const name = `c${index + 1}`
    return options.escapeFormulas ? `case when ${name} ~ '^[=+@\\t\\r-]' then '''' || ${name} else ${name} end` : name
  })
  const range = `no > ${Math.trunc(options.after)} and no <= ${Math.trunc(options.upTo)}`
  const client = await pool.connect()
  try {
    const chunks: Buffer[] = []
    const rows = `select ${names.join(', ')} from ${tableOf(id)} where ${range} order by no`
    for await (const chunk of client.query(copyTo(`copy (${rows}) to stdout (format csv)`))) chunks.push(chunk)
    client.release()
    return chunks
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** Drops what is due, and says how many there were. What somebody is still reading is dropped another time. */
export async function dropDueRowSets(pool: pg.Pool, now: Date): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from reference_row_sets where drop_after <= $1 or workspace_id is null limit 1000',
    [now],
  )
  let dropped = 0
  for (const { id } of rows) dropped += await dropRowSet(pool, id, now)
  return dropped
}

async function dropRowSet(pool: pg.Pool, id: string, now: Date): Promise<number> {
  const client = await pool.connect()
  try {
    await client.query("begin; set local lock_timeout = '2s'")
    // Whoever has just begun a matching run on these rows is seen by the next statement.
    await client.query('select from reference_row_sets where id = $1 for update', [id])
    const due = `id = $1 and (drop_after <= $2 or workspace_id is null) and not exists (
      select from matching_runs where row_set_id = $1 and completed_at is null)`
    const { rowCount } = await client.query(`delete from reference_row_sets where ${due}`, [id, now])
    await client.query(rowCount === 0 ? 'select' : `drop table if exists ${tableOf(id)}`)
    await client.query('commit')
    return rowCount ?? 0
  } catch {
    await client.query('rollback')
    return 0
  } finally {
    client.release()
  }
}

/** Refuses two rows with the same id. */
export function idIndexOf(id: string): string {
  return `${nameOf(id)}_id`
}

export function nameOf(id: string): string {
  if (!/^[0-9a-f-]{36}$/.test(id)) throw new Error('not the id of a row set')
  return `rows_${id.replaceAll('-', '')}`
}

export function tableOf(id: string): string {
  return `reference.${nameOf(id)}`
}
