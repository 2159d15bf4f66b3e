import { type Selectable, sql } from 'kysely'
import { type KeysetWindow, withinWindow } from './keyset.ts'
import type { Database, Tx } from './postgres/database.ts'
import type { DB } from './postgres/schema.ts'

export type AskRow = Selectable<DB['asks']>

export async function insertAsk(
  tx: Tx,
  row: Omit<AskRow, 'answer' | 'context'> & { answer: object; context: object | null },
): Promise<void> {
  const context = row.context && JSON.stringify(row.context)
  await tx
    .insertInto('asks')
    .values({ ...row, answer: JSON.stringify(row.answer), context })
    .execute()
}

/** The last question of a conversation that was understood; false where there is no such conversation. */
export async function lastContext(db: Database, workspaceId: string, conversationId: string): Promise<unknown> {
  const rows = await ofWorkspace(db, workspaceId)
    .select('context')
    .where('conversation_id', '=', conversationId)
    .orderBy(sql`context is null`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  return rows[0] ? (rows[0].context ?? undefined) : false
}

/**
 * Whether the documents behind an answer are all there still. None of them goes before the transaction ends, and who lets
 * one go finds the answer.
 */
export async function holdDocumentsBehind(tx: Tx, workspaceId: string, documentNos: number[]): Promise<boolean> {
  await sql`select pg_advisory_xact_lock_shared(${lockClass}, hashtext(${workspaceId}))`.execute(tx)
  const { rows } = await sql<{ there: number }>`
    select count(*) as there from documents
    where workspace_id = ${workspaceId} and no = any(${documentNos}::bigint[])`.execute(tx)
  return rows[0]?.there === documentNos.length
}

/** The answers that a document is behind; with the lock in hand nobody waits for a row. */
export async function forgetAsks(tx: Tx, workspaceId: string, documentNo: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockClass}, hashtext(${workspaceId}))`.execute(tx)
  await tx
    .deleteFrom('asks')
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`document_nos @> array[${documentNo}]::bigint[]`)
    .execute()
}

const lockClass = 7_331_020

export async function findAsk(db: Database, workspaceId: string, id: string): Promise<AskRow | undefined> {
  return ofWorkspace(db, workspaceId).selectAll().where('id', '=', id).executeTakeFirst()
}

export async function selectAsks(db: Database, workspaceId: string, window: KeysetWindow) {
  return withinWindow(ofWorkspace(db, workspaceId).select(['id', 'question', 'answer', 'created_at']), window).execute()
}

export async function countAsks(db: Database, workspaceId: string): Promise<number> {
  const { count } = await ofWorkspace(db, workspaceId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function ofWorkspace(db: Database, workspaceId: string) {
  return db.selectFrom('asks').where('workspace_id', '=', workspaceId)
}

/** The cell of a field in a row: of a document, or of an item of a list in it. */
export interface CellKey {
  document_no: number
  field_no: number
  item_no: number | null
}

export interface FoundCell extends CellKey {
  extraction_no: number
  position: number
  text: string | null
  number: string | null
  date: string | null
  boolean: boolean | null
  currency: string | null
  confidence: number | null
}

/** The last word of documents on fields, for rows of a question. */
export async function findCells(
  db: Database,
  workspaceId: string,
  documentNos: number[],
  fieldNos: number[],
): Promise<FoundCell[]> {
  const { rows } = await sql<FoundCell>`
    select document_no, field_no, ordinals[1] as item_no, extraction_no, position, coalesce(text, as_text) as text,
      as_number::text as number, to_char(as_date, 'YYYY-MM-DD') as date, as_boolean as boolean, currency, confidence
    from cells
    where workspace_id = ${workspaceId} and field_no = any(${fieldNos}::integer[])
      and document_no = any(${documentNos}::bigint[]) and is_latest and as_text is not null`.execute(db)
  return rows
}

export interface CitedCell {
  document_id: string
  filename: string
  path: string
  quote: string | null
  page: number | null
  box: number[] | null
  span_start: number | null
  span_end: number | null
  confidence: number | null
  at: number
}

/** Cells by extraction and position; `at` counts what was asked for. Those of documents that are gone are missing. */
export async function citedCells(
  db: Database,
  workspaceId: string,
  extractions: number[],
  positions: number[],
): Promise<CitedCell[]> {
  const { rows } = await sql<CitedCell>`
    select documents.id as document_id, documents.filename, cells.path, cells.quote, cells.page, cells.box, cells.span_start,
      cells.span_end, cells.confidence, (wanted.at - 1)::integer as at
    from unnest(${extractions}::bigint[], ${positions}::integer[]) with ordinality as wanted (extraction_no, position, at)
    join cells on cells.workspace_id = ${workspaceId} and cells.extraction_no = wanted.extraction_no
      and cells.position = wanted.position
    join documents on documents.workspace_id = ${workspaceId} and documents.no = cells.document_no
    order by wanted.at`.execute(db)
  return rows
}

export interface FieldFacts {
  field_no: number
  /** `items[].price` */
  template: string
  sampled: number
  distinct: number
  has_currency: boolean
}

const sampleSize = 300

/** Of each field, what some of its values look like. */
export async function sampleFields(db: Database, workspaceId: string, fieldNos: number[]): Promise<FieldFacts[]> {
  const { rows } = await sql<FieldFacts>`
    select field.no as field_no, regexp_replace(min(path), '\\[\\d+\\]', '[]', 'g') as template, count(*) as sampled,
      count(distinct as_text) as distinct, bool_or(currency is not null) as has_currency
    from unnest(${fieldNos}::integer[]) as field (no) cross join lateral (
      select path, as_text, currency from cells
      where workspace_id = ${workspaceId} and field_no = field.no and (is_latest or is_current) and as_text is not null
      limit ${sampleSize}) as cell
    group by field.no`.execute(db)
  return rows
}

/** Which of the texts are values of which fields. */
export async function findValues(db: Database, workspaceId: string, fieldNos: number[], texts: string[]) {
  const { rows } = await sql<{ field_no: number; text: string }>`
    select distinct field_no, as_text as text from cells
    where workspace_id = ${workspaceId} and field_no = any(${fieldNos}::integer[]) and as_text = any(${texts}::text[])
      and is_latest and as_text is not null
    limit 500`.execute(db)
  return rows
}

/** Kinds of documents that have been extracted, and how many there are. */
export async function documentKinds(db: Database, workspaceId: string) {
  const { rows } = await sql<{ type: string | null; documents: number }>`
    select type_detected as type, count(*) as documents from documents
    where workspace_id = ${workspaceId} and extraction_count > 0 group by type_detected`.execute(db)
  return rows
}
