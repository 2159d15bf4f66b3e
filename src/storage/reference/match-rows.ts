import { type RawBuilder, sql } from 'kysely'
import type pg from 'pg'
import type { Database, Tx } from '../postgres/database.ts'
import { nameOf, type RowSet, tableOf } from './row-sets.ts'

/** A row with its id as callers know it, and some of its cells in the order that was asked for. */
export interface CandidateRow {
  id: string
  cells: (string | null)[]
}

/** Nobody drops these rows until the commit; false when they are gone. */
export async function holdRowSet(tx: Tx, workspaceId: string, id: string): Promise<boolean> {
  const found = await tx
    .selectFrom('reference_row_sets')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  return found !== undefined
}

export async function findRowSet(db: Database, workspaceId: string, id: string): Promise<RowSet | undefined> {
  const row = await db
    .selectFrom('reference_row_sets')
    .select(['id', 'columns', 'row_count', 'byte_count', 'id_column'])
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { ...row, columns: row.columns as unknown as RowSet['columns'] }
}

/** Some columns of a stretch of the table; of every so-manieth row. */
export async function selectCandidates(
  db: Database,
  set: RowSet,
  columns: string[],
  range: { after: number; limit: number; every?: number },
): Promise<CandidateRow[]> {
  const every = range.every ?? 1
  const { rows } = await sql<CandidateRow>`
    select ${idOf(set)} as id, ${cellsOf(set, columns)} as cells from ${sql.table(tableOf(set.id))}
    where no > ${range.after} and no <= ${range.after + range.limit * every} and no % ${every} = 0 order by no`.execute(
    db,
  )
  return rows
}

/** So many rows are compared with a record. */
const perRecord = 20

/** For each of the texts the rows whose column has a word of it that is not common, the most alike first. */
export async function rowsSharingWords(
  db: Database,
  set: RowSet,
  columns: string[],
  column: string,
  texts: (string | null)[],
): Promise<CandidateRow[][]> {
  const shared = sql`${wordsOf(set, column)} @@ asked.words`
  return nearest(db, set, columns, column, texts, shared, await commonWords(db, set, column))
}

/** The same by trigrams, which find misspelt words, and take longer. */
export async function rowsSharingTrigrams(
  db: Database,
  set: RowSet,
  columns: string[],
  column: string,
  texts: (string | null)[],
): Promise<CandidateRow[][]> {
  return nearest(db, set, columns, column, texts, sql`${folded(set, column)} % asked.text`, [])
}

/** For each of the texts the rows whose column has the same key: the letters and figures alone. None where too many have it. */
export async function rowsWithKey(
  db: Database,
  set: RowSet,
  columns: string[],
  column: string,
  texts: (string | null)[],
): Promise<CandidateRow[][]> {
  const found: CandidateRow[][] = texts.map(() => [])
  const key = sql.raw(keyOf('text'))
  const { rows } = await sql<CandidateRow & { place: number }>`
    with asked as materialized (
      select place, ${key} as key from unnest(${texts}::text[]) with ordinality as _(text, place) where ${key} <> '')
    select place::int, same.* from asked, lateral (
      select ${idOf(set)} as id, ${cellsOf(set, columns)} as cells from ${sql.table(tableOf(set.id))}
      where ${sql.raw(keyOf(`c${placeOf(set, column)}`))} = asked.key collate "C" order by no limit ${perRecord + 1}) same
    order by place`.execute(db)
  for (const { place, id, cells } of rows) found[place - 1]?.push({ id, cells })
  return found.map((same) => (same.length > perRecord ? [] : same))
}

async function nearest(
  db: Database,
  set: RowSet,
  columns: string[],
  column: string,
  texts: (string | null)[],
  isCandidate: RawBuilder<unknown>,
  common: string[],
): Promise<CandidateRow[][]> {
  const found: CandidateRow[][] = texts.map(() => [])
  const { rows } = await sql<CandidateRow & { place: number }>`
    with asked as materialized (
      select place, lower(left(text, ${indexedLength})) as text, (
        select string_agg('''' || replace(replace(word, '\\', '\\\\'), '''', '''''') || '''', ' | ')::tsquery
        from unnest(tsvector_to_array(to_tsvector('simple', left(text, ${indexedLength})))) word
        where not word = any(${common}::text[])) as words
      from unnest(${texts}::text[]) with ordinality as _(text, place) where text <> '')
    select place::int, near.* from asked, lateral (
      select ${idOf(set)} as id, ${cellsOf(set, columns)} as cells from ${sql.table(tableOf(set.id))}
      where ${isCandidate} order by similarity(${folded(set, column)}, asked.text) desc, no limit ${perRecord}) near
    order by place`.execute(db)
  for (const { place, id, cells } of rows) found[place - 1]?.push({ id, cells })
  return found
}

/** A word that more rows have leads to too many of them. */
const mostRows = 2000

/** For as long as somebody matches to the set. */
const commonOf = new WeakMap<RowSet, Map<string, string[]>>()

/** As far as PostgreSQL has counted them when the index was made. */
async function commonWords(db: Database, set: RowSet, column: string): Promise<string[]> {
  const known = commonOf.get(set) ?? new Map<string, string[]>()
  commonOf.set(set, known)
  const words = known.get(column) ?? (await countedWords(db, set, column))
  known.set(column, words)
  return words
}

async function countedWords(db: Database, set: RowSet, column: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from pg_stats, unnest(most_common_elems::text::text[], most_common_elem_freqs) as common(word, share)
    where schemaname = 'reference' and tablename = ${wordIndexOf(set, column)} and share * ${set.row_count} > ${mostRows}
      and word is not null`.execute(db)
  return rows.map(({ word }) => word)
}

/** By what the rows of a large table are found. */
export interface Leads {
  /** Columns of which whole values are equal. */
  keys: string[]
  /** Columns that share words, or trigrams where there is none of them; the first of them only. */
  texts: string[]
}

/** Made when a table is first matched this way, which takes minutes for millions of rows. Given up at once when the signal says so. */
export async function indexForMatching(
  pool: pg.Pool,
  set: RowSet,
  { keys, texts }: Leads,
  signal?: AbortSignal,
): Promise<void> {
  const table = tableOf(set.id)
  const client = await pool.connect()
  const giveUp = () => void cancelStatement(pool, client)
  signal?.addEventListener('abort', giveUp)
  try {
    signal?.throwIfAborted()
    await client.query('begin; set local statement_timeout = 0')
    for (const column of keys) {
      const place = placeOf(set, column)
      const name = `${nameOf(set.id)}_k${place}`
      await client.query(`create index if not exists ${name} on ${table} ((${keyOf(`c${place}`)}) collate "C")`)
    }
    for (const [index, column] of texts.entries()) {
      const cell = `left(c${placeOf(set, column)}, ${indexedLength})`
      await client.query(
        `create index if not exists ${wordIndexOf(set, column)} on ${table} using gin (to_tsvector('simple', ${cell}))`,
      )
      if (index > 0) continue
      const name = `${nameOf(set.id)}_t${placeOf(set, column)}`
      await client.query(`create index if not exists ${name} on ${table} using gin (lower(${cell}) gin_trgm_ops)`)
    }
    await client.query(`analyze ${table}`)
    await client.query('commit')
    // One whose statement is to be cancelled goes to nobody else.
    client.release(signal?.aborted)
  } catch (error) {
    client.release(true)
    signal?.throwIfAborted()
    throw error
  } finally {
    signal?.removeEventListener('abort', giveUp)
  }
}

/** A connection that is merely closed goes on with its statement to the end. */
async function cancelStatement(pool: pg.Pool, client: pg.PoolClient): Promise<void> {
  const { processID } = client as pg.PoolClient & { processID: number }
  await pool.query('select pg_cancel_backend($1)', [processID]).catch(() => undefined)
}

/** Of longer cells the beginning is compared. */
const indexedLength = 200

function wordIndexOf(set: RowSet, column: string): string {
  return `${nameOf(set.id)}_w${placeOf(set, column)}`
}

/** In SQL, of a column or of what is asked for. */
function keyOf(cell: string): string {
  return `regexp_replace(lower(left(${cell}, ${indexedLength})), '[^[:alnum:]]', '', 'g')`
}

function cellOf(set: RowSet, column: string) {
  return sql`left(${sql.ref(`c${placeOf(set, column)}`)}, ${sql.raw(String(indexedLength))})`
}

function folded(set: RowSet, column: string) {
  return sql`lower(${cellOf(set, column)})`
}

function wordsOf(set: RowSet, column: string) {
  return sql`to_tsvector('simple', ${cellOf(set, column)})`
}

function idOf({ id_column }: RowSet) {
  return id_column === null ? sql`no::text` : sql`coalesce(${sql.ref(`c${id_column}`)}, no::text)`
}

function cellsOf(set: RowSet, columns: string[]) {
  const cells = columns.map((column) => sql.ref(`c${placeOf(set, column)}`))
  return sql`json_build_array(${sql.join(cells)})`
}

function placeOf({ columns }: RowSet, column: string): number {
  const place = columns.findIndex(({ name }) => name === column) + 1
  if (place === 0) throw new Error('not a column of the row set')
  return place
}
