import { sql } from 'kysely'
import type { Database } from '../postgres/database.ts'
import { escapeLike } from '../record-filter/condition.ts'

/** How many documents have extracted values, up to a number. */
export async function countExtracted(db: Database, workspaceId: string, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select 1 from documents where workspace_id = ${workspaceId} and extraction_count > 0 limit ${most}) as extracted`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** Which documents, of those that nothing was extracted of; all where nothing is said. */
export interface WaitingDocuments {
  ids?: string[] | undefined
  sourceId?: string | undefined
  after?: string | undefined
  before?: string | undefined
}

/** How many documents there are of which nothing was extracted, up to a number. Those that cannot be read never can be asked about. */
export async function countNeverExtracted(
  db: Database,
  workspaceId: string,
  { ids, sourceId, after, before }: WaitingDocuments,
  most: number,
): Promise<number> {
  const said = [
    ...(ids ? [sql`id = any(${ids}::uuid[])`] : []),
    ...(sourceId === undefined ? [] : [sql`source_id = ${sourceId}::uuid`]),
    ...(after === undefined ? [] : [sql`created_at > ${after}::timestamptz`]),
    ...(before === undefined ? [] : [sql`created_at < ${before}::timestamptz`]),
  ]
  const more = said.map((condition) => sql` and ${condition}`)
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select 1 from documents where workspace_id = ${workspaceId} and extraction_count = 0 and status <> 'pending'
        and status <> 'error' ${sql.join(more, sql``)} limit ${most}) as waiting`.execute(db)
  return rows[0]?.count ?? 0
}

/** Which fields some documents have, in how many of them and how often, and of which kinds these are. */
export async function fieldsWithin(db: Database, workspaceId: string, documentIds: string[]) {
  const documents = sql`from documents where workspace_id = ${workspaceId} and id = any(${documentIds}::uuid[])
    and extraction_count > 0`
  const [fields, kinds] = await Promise.all([
    sql<{ field_no: number; record_count: number; occurrence_count: number }>`
      select field_no, count(distinct document_no)::integer as record_count, count(*)::integer as occurrence_count
      from cells where workspace_id = ${workspaceId} and document_no in (select no ${documents})
        and is_latest and as_text is not null
      group by field_no`.execute(db),
    sql<{ type: string | null; count: number }>`
      select type_detected as type, count(*)::integer as count ${documents} group by type_detected order by 1`.execute(
      db,
    ),
  ])
  return {
    fields: new Map(fields.rows.map(({ field_no, ...counts }) => [field_no, counts])),
    kinds: kinds.rows.flatMap(({ type }) => type ?? []),
    documents: kinds.rows.reduce((sum, { count }) => sum + count, 0),
  }
}

/** Extracted files that are called just so, with or without what stands behind the dot. */
export async function filesCalled(db: Database, workspaceId: string, names: string[], most: number) {
  const begun = names.map((name) => `${name.replace(/[\\%_]/g, '\\$&')}.%`)
  const { rows } = await sql<{ id: string; filename: string }>`
    select id, filename from documents
    where workspace_id = ${workspaceId} and extraction_count > 0
      and (lower(filename) = any(${names}::text[]) or lower(filename) like any(${begun}::text[]))
    order by no limit ${most}`.execute(db)
  return rows
}

/** Extracted files that have one of the words in their names. */
export async function filesHolding(db: Database, workspaceId: string, words: string[], most: number) {
  const { rows } = await sql<{ id: string; filename: string }>`
    select id, filename from documents
    where workspace_id = ${workspaceId} and extraction_count > 0
      and lower(filename) like any(${words.map((word) => `%${escapeLike(word)}%`)}::text[])
    order by no limit ${most}`.execute(db)
  return rows
}

/** Kinds of documents that have been extracted: one step in the index for each, however many documents there are. */
export async function documentKinds(db: Database, workspaceId: string): Promise<string[]> {
  const next = sql`select min(type_detected) from documents where workspace_id = ${workspaceId} and extraction_count > 0`
  const { rows } = await sql<{ type: string }>`
    with recursive kinds (type) as (
      (${next}) union all select (${next} and type_detected > kinds.type) from kinds where kinds.type is not null)
    select type from kinds where type is not null`.execute(db)
  return rows.map(({ type }) => type)
}

/** Whether there is a document with a value of one of some fields and one of others: read from the index alone, to the first that has. */
export async function stateBoth(db: Database, workspaceId: string, some: number[], others: number[]): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from cells one join cells other on other.workspace_id = one.workspace_id and other.document_no = one.document_no
      where one.workspace_id = ${workspaceId}
        and one.field_no = any(${some}::integer[]) and (one.is_latest or one.is_current) and one.as_text is not null
        and other.field_no = any(${others}::integer[]) and (other.is_latest or other.is_current)
        and other.as_text is not null) as found`.execute(db)
  return rows[0]?.found === true
}

/** Whether several rows, of one document or of all, state the same in a field. */
export async function isStatedAgain(
  db: Database,
  workspaceId: string,
  fieldNo: number,
  isWithinDocuments: boolean,
): Promise<boolean> {
  const document = isWithinDocuments ? sql`document_no, ` : sql``
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from cells where workspace_id = ${workspaceId} and field_no = ${fieldNo} and is_latest and as_text is not null
      group by ${document}as_text, whole_text having count(*) > 1) as found`.execute(db)
  return rows[0]?.found === true
}
