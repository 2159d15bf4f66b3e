import { type Selectable, sql } from 'kysely'
import { countRows } from './count-rows.ts'
import { type KeysetWindow, withinWindow } from './keyset.ts'
import type { Database, Tx } from './postgres/database.ts'
import type { DB } from './postgres/schema.ts'

export interface WantedField {
  id: string
  name: string
  label: string
  type: string
  repeats: boolean
}

/** What a version of a schema asks for, by the name of its field. */
export interface AskedField {
  schema_id: string
  version: number
  path: string
  name: string
  position: number
}

/** The numbers of fields by their names, made where there are none. None of them goes until the transaction ends. */
export async function registerFields(
  tx: Tx,
  workspaceId: string,
  wanted: WantedField[],
  asked: AskedField[],
  now: Date,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ field_no: number; field_name: string }>`/* sheaf:register-fields */
    select field_no, field_name from register_fields(
      ${workspaceId}, ${JSON.stringify(wanted)}, ${JSON.stringify(asked)}, ${now})`.execute(tx)
  return new Map(rows.map(({ field_no, field_name }) => [field_name, field_no]))
}

/** Changes that were appended become counts; what no document knows of any more leaves the registry. */
export async function foldFields(db: Database): Promise<void> {
  const { rows } = await sql<{ workspace_id: string }>`select distinct workspace_id from field_changes`.execute(db)
  for (const { workspace_id } of rows) await sql`select fold_fields(${workspace_id})`.execute(db)
}

/** With what was appended since its counts were folded. */
export type FieldRow = Selectable<DB['fields']>

function fieldsOf(db: Database | Tx, workspaceId: string) {
  return db.selectFrom('known_fields').selectAll().where('workspace_id', '=', workspaceId)
}

export async function findFieldsByName(db: Database | Tx, workspaceId: string, names: string[]): Promise<FieldRow[]> {
  if (names.length === 0) return []
  const { rows } = await sql<FieldRow>`/* sheaf:fields-by-name */
    select * from known_fields where workspace_id = ${workspaceId} and canonical_name = any(${names}::text[])`.execute(
    db,
  )
  return rows
}

export async function findFieldsById(db: Database, workspaceId: string, ids: string[]): Promise<FieldRow[]> {
  if (ids.length === 0) return []
  return fieldsOf(db, workspaceId).where('id', 'in', ids).$castTo<FieldRow>().execute()
}

export async function findField(db: Database, workspaceId: string, id: string): Promise<FieldRow | undefined> {
  return fieldsOf(db, workspaceId).where('id', '=', id).$castTo<FieldRow>().executeTakeFirst()
}

export async function selectFields(db: Database, workspaceId: string, window: KeysetWindow): Promise<FieldRow[]> {
  return withinWindow(fieldsOf(db, workspaceId), window).$castTo<FieldRow>().execute()
}

/** The most frequent first; of those as frequent as each other, by their name. */
export async function selectAllFields(db: Database, workspaceId: string): Promise<FieldRow[]> {
  return fieldsOf(db, workspaceId)
    .orderBy('occurrence_count', 'desc')
    .orderBy('canonical_name')
    .$castTo<FieldRow>()
    .execute()
}

export async function searchFields(
  db: Database,
  workspaceId: string,
  { name, label, limit }: { name: string; label: string; limit: number },
): Promise<FieldRow[]> {
  return fieldsOf(db, workspaceId)
    .where((eb) => eb.or([eb('canonical_name', 'like', name), eb(sql`lower(display_name)`, 'like', label)]))
    .orderBy('occurrence_count', 'desc')
    .orderBy('canonical_name')
    .limit(limit)
    .$castTo<FieldRow>()
    .execute()
}

export async function countFields(db: Database, workspaceId: string): Promise<number> {
  return countRows(db.selectFrom('known_fields').where('workspace_id', '=', workspaceId))
}
