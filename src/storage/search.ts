import { type RawBuilder, sql } from 'kysely'
import type { CellRow } from './cells.ts'
import { documentsSaying } from './document-texts.ts'
import type { Database } from './postgres/database.ts'
import { escapeLike } from './record-filter/condition.ts'

/** What is searched for, where, and how much of it is wanted. `text` is folded. */
export interface Search {
  workspaceId: string
  text: string
  limit: number
}

/** The newest documents that are called like that, extracted or not. */
export async function searchDocuments(db: Database, { workspaceId, text, limit }: Search) {
  return selectNamed(db, workspaceId, sql`lower(filename) like ${pattern(text)}`, limit)
}

/** The newest documents whose text has all the words. */
export async function searchTexts(db: Database, { workspaceId, text, limit }: Search) {
  return selectNamed(db, workspaceId, sql`documents.id in (${documentsSaying(workspaceId, text)})`, limit)
}

export interface NamedDocument {
  id: string
  filename: string
  type_detected: string | null
  status: string
  created_at: Date
  source_id: string | null
  source_name: string | null
}

async function selectNamed(db: Database, workspaceId: string, like: RawBuilder<unknown>, limit: number) {
  const { rows } = await sql<NamedDocument>`
    select documents.id, filename, type_detected, status, documents.created_at, source_id, sources.name as source_name
    from documents left join sources on sources.workspace_id = documents.workspace_id and sources.id = source_id
    where documents.workspace_id = ${workspaceId} and ${like} order by documents.created_at desc limit ${limit}`.execute(
    db,
  )
  return rows
}

export interface FoundCell
  extends NamedDocument,
    Pick<CellRow, 'path' | 'kind' | 'text' | 'exact' | 'as_number' | 'as_boolean'> {
  field_id: string
  canonical_name: string
  display_name: string
  occurrence_count: number
  confidence: number
  extraction_id: string
}

/** Values that hold it, as far as they are the last word: of each of the newest documents the first ones. */
export async function searchCells(db: Database, { workspaceId, text, limit }: Search): Promise<FoundCell[]> {
  const { rows } = await sql<FoundCell>`
    with hit as materialized (
      select document_no, extraction_no, position,
        dense_rank() over (order by document_no desc) as document_rank,
        row_number() over (partition by document_no order by extraction_no, position) as rank
      from cells where workspace_id = ${workspaceId} and is_latest and as_text is not null
        and coalesce(whole_text, as_text) like ${pattern(text)}
    )
    select documents.id, filename, type_detected, documents.status, documents.created_at, source_id,
      sources.name as source_name, fields.id as field_id, canonical_name, display_name, occurrence_count,
      path, kind, cells.text, exact, as_number, as_boolean, confidence, extractions.id as extraction_id
    from hit
    join cells on cells.extraction_no = hit.extraction_no and cells.position = hit.position
    join extractions on extractions.no = hit.extraction_no and extractions.workspace_id = ${workspaceId}
    join documents on documents.workspace_id = ${workspaceId} and documents.id = extractions.document_id
    left join sources on sources.workspace_id = ${workspaceId} and sources.id = source_id
    join known_fields as fields on fields.no = cells.field_no and fields.workspace_id = ${workspaceId}
    where document_rank <= ${limit} and rank <= ${limit}
    order by document_rank, rank`.execute(db)
  return rows
}

export async function searchSources(db: Database, { workspaceId, text, limit }: Search) {
  return db
    .selectFrom('sources')
    .select(['id', 'name'])
    .where('workspace_id', '=', workspaceId)
    .where(sql<string>`lower(name)`, 'like', pattern(text))
    .orderBy('name')
    .limit(limit)
    .execute()
}

export async function searchSchemas(db: Database, { workspaceId, text, limit }: Search) {
  return db
    .selectFrom('schemas')
    .select(['id', 'short_id', 'name'])
    .where('workspace_id', '=', workspaceId)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb(sql`lower(name)`, 'like', pattern(text)), eb(sql`lower(short_id)`, '=', text)]))
    .orderBy('name')
    .limit(limit)
    .execute()
}

export function pattern(text: string): string {
  return `%${escapeLike(text)}%`
}
