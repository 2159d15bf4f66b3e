import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from './postgres/database.ts'
import type { DB } from './postgres/schema.ts'
import { escapeLike } from './record-filter/condition.ts'

/** What is searched for, where, and how much of it is wanted. `text` is folded. */
export interface Search {
  workspaceId: string
  text: string
  limit: number
}

/** The newest documents that are called like that, extracted or not. */
export async function searchDocuments(db: Database, { workspaceId, text, limit }: Search) {
  return db
    .selectFrom('documents')
    .select(['id', 'filename', 'type_detected', 'status', 'created_at'])
    .where('workspace_id', '=', workspaceId)
    .where(sql<string>`lower(filename)`, 'like', pattern(text))
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
}

/** The newest documents with such a value or name. */
export async function searchRecords(db: Database, { workspaceId, text, limit }: Search) {
  return db
    .selectFrom('records')
    .innerJoin('documents', (join) =>
      join
        .onRef('documents.workspace_id', '=', 'records.workspace_id')
        .onRef('documents.id', '=', 'records.document_id'),
    )
    .select(['documents.id', 'filename', 'type_detected', 'status', 'documents.created_at', 'records.leaves'])
    .where('records.workspace_id', '=', workspaceId)
    .where('records.search_text', 'like', pattern(text))
    .orderBy('records.no', 'desc')
    .limit(limit)
    .execute()
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

export async function searchFields(db: Database, { workspaceId, text, limit }: Search) {
  const isCalled = (eb: ExpressionBuilder<DB, 'fields'>) =>
    eb.or([
      eb('canonical_name', 'like', pattern(text.replaceAll(' ', '_'))),
      eb(sql`lower(display_name)`, 'like', pattern(text)),
    ])
  return db
    .selectFrom('fields')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where(isCalled)
    .orderBy('occurrence_count', 'desc')
    .orderBy('canonical_name')
    .limit(limit)
    .execute()
}

function pattern(text: string): string {
  return `%${escapeLike(text)}%`
}
