import { sql } from 'kysely'
import { type KeysetWindow, withinWindow } from './keyset.ts'
import type { Database, Tx } from './postgres/database.ts'

export interface NewField {
  id: string
  canonical_name: string
  display_name: string
  data_type: string
  repeats: boolean
}

export async function findFieldsByName(db: Database | Tx, workspaceId: string, names: string[]) {
  if (names.length === 0) return []
  return db
    .selectFrom('fields')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('canonical_name', 'in', names)
    .execute()
}

export async function findFieldsById(db: Database, workspaceId: string, ids: string[]) {
  if (ids.length === 0) return []
  return db.selectFrom('fields').selectAll().where('workspace_id', '=', workspaceId).where('id', 'in', ids).execute()
}

export async function insertFields(tx: Tx, workspaceId: string, fields: NewField[], now: Date): Promise<void> {
  if (fields.length === 0) return
  const rows = fields.map((field) => ({ ...field, workspace_id: workspaceId, created_at: now, updated_at: now }))
  await tx.insertInto('fields').values(rows).execute()
}

export interface FieldChange {
  no: number
  dataType: string
  repeats: boolean
  typedAs: Record<string, number>
  /** How many documents more, or fewer, have a value and are asked for one. */
  occurrences: number
  records: number
  documentType: string | null
}

/** `now` where the change says something new about the fields. */
export async function changeFields(tx: Tx, workspaceId: string, changes: FieldChange[], now?: Date): Promise<void> {
  if (changes.length === 0) return
  await sql`
    update fields set
      data_type = change.data_type,
      repeats = change.repeats,
      typed_as = change.typed_as,
      occurrence_count = occurrence_count + change.occurrences,
      record_count = record_count + change.records,
      document_types = case when change.document_type is null or change.document_type = any(document_types)
        then document_types else document_types || change.document_type end,
      updated_at = coalesce(${now ?? null}, updated_at)
    from unnest(
      ${changes.map((change) => change.no)}::integer[],
      ${changes.map((change) => change.dataType)}::text[],
      ${changes.map((change) => change.repeats)}::boolean[],
      ${changes.map((change) => JSON.stringify(change.typedAs))}::jsonb[],
      ${changes.map((change) => change.occurrences)}::integer[],
      ${changes.map((change) => change.records)}::integer[],
      ${changes.map((change) => change.documentType)}::text[]
    ) as change (no, data_type, repeats, typed_as, occurrences, records, document_type)
    where fields.workspace_id = ${workspaceId} and fields.no = change.no`.execute(tx)
}

/** What no document knows of any more leaves the registry. */
export async function dropUnusedFields(tx: Tx, workspaceId: string, names: string[]): Promise<void> {
  await sql`delete from fields where workspace_id = ${workspaceId} and canonical_name = any(${names}::text[])
    and record_count <= 0`.execute(tx)
}

export async function findField(db: Database, workspaceId: string, id: string) {
  return db
    .selectFrom('fields')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function selectFields(db: Database, workspaceId: string, window: KeysetWindow) {
  return withinWindow(db.selectFrom('fields').selectAll().where('workspace_id', '=', workspaceId), window).execute()
}

export async function selectAllFields(db: Database, workspaceId: string) {
  return db.selectFrom('fields').selectAll().where('workspace_id', '=', workspaceId).execute()
}

export async function countFields(db: Database, workspaceId: string): Promise<number> {
  const { count } = await db
    .selectFrom('fields')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow()
  return count
}
