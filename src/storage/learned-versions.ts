import { type RawBuilder, type Selectable, sql } from 'kysely'
import { countRows } from './count-rows.ts'
import { type KeysetWindow, withinWindow } from './keyset.ts'
import type { Database, Tx } from './postgres/database.ts'
import type { DB } from './postgres/schema.ts'

export type LearnedVersionRow = Selectable<DB['learned_versions']> & {
  /** How many of its examples are left. */
  examples: number
}

/** The version of what a workspace has learned that is in use, and how many of its examples are left. */
export interface ActiveVersion {
  id: string
  examples: number
}

/** As a column of whatever is selected of the workspace. */
export function activeVersion(workspaceId: RawBuilder<unknown>): RawBuilder<ActiveVersion | null> {
  return sql`(select json_build_object('id', id, 'examples', (select count(*) from learned_examples where version_id = id))
    from learned_versions where workspace_id = ${workspaceId} and status = 'active')`
}

/** Whoever begins, ends or chooses a version of the workspace waits until the transaction ends. */
export async function lockLearning(tx: Tx, workspaceId: string): Promise<void> {
  await sql`select from workspaces where id = ${workspaceId} for no key update`.execute(tx)
}

export async function insertLearning(
  tx: Tx,
  version: Pick<LearnedVersionRow, 'id' | 'workspace_id' | 'documents' | 'created_at'>,
): Promise<void> {
  await tx
    .insertInto('learned_versions')
    .values({ ...version, status: 'learning' })
    .execute()
}

export async function findLearning(tx: Tx, workspaceId: string): Promise<LearnedVersionRow | undefined> {
  return ofWorkspace(tx, workspaceId).where('status', '=', 'learning').executeTakeFirst()
}

export async function findVersion(
  db: Database | Tx,
  workspaceId: string,
  id: string,
): Promise<LearnedVersionRow | undefined> {
  return ofWorkspace(db, workspaceId).where('id', '=', id).executeTakeFirst()
}

export async function findActive(db: Database | Tx, workspaceId: string): Promise<LearnedVersionRow | undefined> {
  return ofWorkspace(db, workspaceId).where('status', '=', 'active').executeTakeFirst()
}

export async function selectVersions(
  db: Database,
  workspaceId: string,
  window: KeysetWindow,
): Promise<LearnedVersionRow[]> {
  return withinWindow(ofWorkspace(db, workspaceId), window).execute()
}

export async function countLearned(db: Database, workspaceId: string): Promise<number> {
  return countRows(db.selectFrom('learned_versions').where('workspace_id', '=', workspaceId))
}

export async function selectExamples(db: Database, workspaceId: string, versionId: string): Promise<unknown[]> {
  const rows = await db
    .selectFrom('learned_examples')
    .select('example')
    .where('workspace_id', '=', workspaceId)
    .where('version_id', '=', versionId)
    .orderBy('document_id')
    .execute()
  return rows.map(({ example }) => example)
}

/** For its worker, which knows it from its task. */
export async function loadLearning(db: Database | Tx, id: string): Promise<LearnedVersionRow | undefined> {
  return versions(db).where('id', '=', id).where('status', '=', 'learning').executeTakeFirst()
}

export async function updateVersion(
  tx: Tx,
  workspaceId: string,
  id: string,
  change: Partial<Pick<LearnedVersionRow, 'status' | 'studied' | 'weights' | 'fields' | 'error' | 'completed_at'>> & {
    report?: string
    replaced?: string | null
  },
): Promise<void> {
  await tx
    .updateTable('learned_versions')
    .set(change)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}

/** Those of documents that are still there. */
export async function insertExamples(
  tx: Tx,
  workspaceId: string,
  versionId: string,
  examples: { document_id: string; example: object }[],
): Promise<void> {
  await sql`
    insert into learned_examples (version_id, workspace_id, document_id, example)
    select ${versionId}, ${workspaceId}, documents.id, given.example
    from json_to_recordset(${JSON.stringify(examples)}) as given (document_id uuid, example jsonb)
    join documents on documents.id = given.document_id and documents.workspace_id = ${workspaceId}
    for key share of documents`.execute(tx)
}

/** Versions beyond the newest so many, but for the one that is in use. */
export async function dropOldVersions(tx: Tx, workspaceId: string, kept: number): Promise<void> {
  await sql`
    delete from learned_versions where workspace_id = ${workspaceId} and status not in ('active', 'learning') and id not in (
      select id from learned_versions where workspace_id = ${workspaceId} order by created_at desc, id desc limit ${kept})`.execute(
    tx,
  )
}

/** The extractions to learn from, the newest first: what people have corrected or approved, each content once. */
export async function selectTaught(
  db: Database | Tx,
  workspaceId: string,
  limit: number,
): Promise<{ extraction_id: string; document_id: string }[]> {
  const { rows } = await sql<{ extraction_id: string; document_id: string }>`
    select extraction_id, document_id from (
      select distinct on (coalesce(documents.sha256, documents.id::text::bytea)) extractions.id as extraction_id,
        documents.id as document_id, extractions.no
      from extractions join documents on documents.id = extractions.document_id
      where extractions.workspace_id = ${workspaceId} and extractions.status = 'complete'
        and extractions.definition is not null and documents.parsed_key is not null
        and (cardinality(extractions.locked_fields) > 0 or extractions.review_status = 'approved')
      order by coalesce(documents.sha256, documents.id::text::bytea), cardinality(extractions.locked_fields) desc, extractions.no desc
    ) taught order by no desc limit ${limit}`.execute(db)
  return rows
}

/** Workspaces in which people have corrected something since it was last learned from. */
export async function workspacesToLearn(db: Database): Promise<string[]> {
  const { rows } = await sql<{ workspace_id: string }>`
    select workspace_id from corrected_cells group by workspace_id having max(created_at) > coalesce(
      (select max(created_at) from learned_versions where learned_versions.workspace_id = corrected_cells.workspace_id), '-infinity')`.execute(
    db,
  )
  return rows.map(({ workspace_id }) => workspace_id)
}

function ofWorkspace(db: Database | Tx, workspaceId: string) {
  return versions(db).where('workspace_id', '=', workspaceId)
}

function versions(db: Database | Tx) {
  return db
    .selectFrom('learned_versions')
    .selectAll()
    .select(sql<number>`(select count(*) from learned_examples where version_id = learned_versions.id)`.as('examples'))
}
