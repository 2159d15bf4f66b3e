import { sql } from 'kysely'
import { bigints } from './postgres/bigints.ts'
import type { Database, Tx } from './postgres/database.ts'

const lockClass = 7_331_020

/** How many documents of a workspace were ever deleted, of those that could be behind an answer. */
export async function countDeleted(db: Database | Tx, workspaceId: string): Promise<number> {
  const found = await db
    .selectFrom('deleted_documents')
    .select('count')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst()
  return found?.count ?? 0
}

/**
 * Whether the documents behind an answer are all there still, with how many had been deleted before it was read. None of them goes
 * before the transaction ends, and who lets one go finds the answer.
 */
export async function holdDocumentsBehind(
  tx: Tx,
  workspaceId: string,
  documentNos: Float64Array,
  deletedBefore: number,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock_shared(${lockClass}, hashtext(${workspaceId}))`.execute(tx)
  if ((await countDeleted(tx, workspaceId)) === deletedBefore) return true
  const { rows } = await sql<{ there: number }>`
    select count(*) as there from documents
    where workspace_id = ${workspaceId} and extraction_count > 0 and no = any(${bigints(documentNos)})`.execute(tx)
  return rows[0]?.there === documentNos.length
}

/** The answers that a document is behind go with it; with the lock in hand nobody waits for a row. */
export async function forgetAsks(tx: Tx, workspaceId: string, documentNo: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockClass}, hashtext(${workspaceId}))`.execute(tx)
  await sql`
    insert into deleted_documents as known (workspace_id, count) values (${workspaceId}, 1)
    on conflict (workspace_id) do update set count = known.count + 1`.execute(tx)
  await tx
    .deleteFrom('asks')
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`document_nos @> array[${documentNo}]::bigint[]`)
    .execute()
  await tx
    .deleteFrom('asks')
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`(many_document_nos is not null or many_from is not null)`)
    .where(
      sql<boolean>`(${documentNo}::bigint = any(many_document_nos)
        or case when ${documentNo}::bigint - many_from between 0 and length(many_bits) * 8 - 1
          then get_bit(many_bits, ${documentNo}::bigint - many_from) = 1 end)`,
    )
    .execute()
}

/** Which documents of a workspace are extracted: another text where one is or was added or deleted, and never the same again. */
export async function extractedState(db: Database, workspaceId: string): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select concat_ws(' ', (select count from deleted_documents where workspace_id = ${workspaceId}), count(*)) as state
    from documents where workspace_id = ${workspaceId} and extraction_count > 0`.execute(db)
  return rows[0]?.state ?? ''
}

/** The documents of a workspace that have the same content as others, those of each content together. */
export async function repeatedDocuments(db: Database, workspaceId: string): Promise<number[][]> {
  const extracted = sql`workspace_id = ${workspaceId} and extraction_count > 0`
  const { rows } = await sql<{ numbers: string }>`
    select string_agg(no::text, ',') as numbers from documents
    where ${extracted} and sha256 in (select sha256 from documents where ${extracted} group by sha256 having count(*) > 1)
    group by sha256`.execute(db)
  return rows.map(({ numbers }) => numbers.split(',').map(Number))
}

/** Of some documents, how many of their values a person has corrected; those without any are left out. */
export async function correctedValues(
  db: Database,
  workspaceId: string,
  documentNos: number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ no: string; corrected: number }>`
    select document_no as no, count(*)::int as corrected from cells
    where workspace_id = ${workspaceId} and document_no = any(${documentNos}::bigint[]) and is_latest and resolver = 'human'
    group by document_no`.execute(db)
  return new Map(rows.map(({ no, corrected }) => [Number(no), corrected]))
}
