import { sql } from 'kysely'
import { countRows } from './count-rows.ts'
import { type KeysetWindow, withinWindow } from './keyset.ts'
import type { Database, Tx } from './postgres/database.ts'

export interface PrimitiveContent {
  data_schema: { name: string; type: string }[]
  entries: Record<string, unknown>[]
}

interface Placed {
  workspace_id: string
  created_at: Date
}

export async function insertPrimitive(
  tx: Tx,
  primitive: Placed & { id: string; name: string; description: string | null },
): Promise<void> {
  await tx
    .insertInto('primitives')
    .values({ ...primitive, version: 1, updated_at: primitive.created_at })
    .execute()
}

export async function insertPrimitiveVersion(
  tx: Tx,
  version: Placed & PrimitiveContent & { id: string; primitive_id: string; version: number },
): Promise<void> {
  const { data_schema, entries, ...facts } = version
  await tx
    .insertInto('primitive_versions')
    .values({ ...facts, data_schema: JSON.stringify(data_schema), entries: JSON.stringify(entries) })
    .execute()
}

/** Holds the primitive until the commit: whoever else writes a version waits and gets the next number. */
export async function lockPrimitive(tx: Tx, workspaceId: string, id: string) {
  return tx
    .selectFrom('primitives')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function updatePrimitive(
  tx: Tx,
  workspaceId: string,
  id: string,
  change: { version: number; updated_at: Date; description?: string | null },
): Promise<void> {
  await tx.updateTable('primitives').set(change).where('workspace_id', '=', workspaceId).where('id', '=', id).execute()
}

export async function findPrimitive(db: Database | Tx, workspaceId: string, id: string) {
  return withCurrentSchema(db, workspaceId).select('current.entries').where('primitives.id', '=', id).executeTakeFirst()
}

export async function selectPrimitives(db: Database, workspaceId: string, window: KeysetWindow) {
  const page = withinWindow(ofWorkspace(db, workspaceId), window)
  return db
    .selectFrom(page.selectAll().as('primitives'))
    .innerJoin('primitive_versions as current', (join) =>
      join.onRef('current.primitive_id', '=', 'primitives.id').onRef('current.version', '=', 'primitives.version'),
    )
    .selectAll('primitives')
    .select('current.data_schema')
    .orderBy('primitives.created_at', window.order)
    .orderBy('primitives.id', window.order)
    .execute()
}

export async function countPrimitives(db: Database, workspaceId: string): Promise<number> {
  return countRows(ofWorkspace(db, workspaceId))
}

export interface AskedColumns {
  primitive: string
  key: string
  value: string
}

export interface LookUpTable {
  /** The place among what was asked for. */
  at: number
  version: number
  data_schema: PrimitiveContent['data_schema']
  /** Key and value of each entry; null where the column is not there. */
  entries: [string | number | boolean | null, string | number | boolean | null][]
}

/** The newest versions of primitives by their names, whatever its case, each with two columns of its entries. */
export async function selectLookUpTables(
  db: Database,
  workspaceId: string,
  asked: AskedColumns[],
): Promise<LookUpTable[]> {
  const wanted = JSON.stringify(asked.map((each, at) => ({ at, ...each })))
  const { rows } = await sql<LookUpTable>`/* sheaf:look-up-tables */
    select asked.at, current.version, current.data_schema, coalesce((
      select json_agg(json_build_array(entry -> asked.key, entry -> asked.value) order by place)
      from jsonb_array_elements(current.entries) with ordinality as _ (entry, place)), '[]') as entries
    from json_to_recordset(${wanted}) as asked (at integer, primitive text, key text, value text)
    join primitives on primitives.workspace_id = ${workspaceId} and lower(primitives.name) = lower(asked.primitive)
    join primitive_versions as current
      on current.primitive_id = primitives.id and current.version = primitives.version`.execute(db)
  return rows
}

export async function findPrimitiveVersion(db: Database, workspaceId: string, primitiveId: string, version: number) {
  return versionsOf(db, workspaceId, primitiveId).select('entries').where('version', '=', version).executeTakeFirst()
}

export async function selectPrimitiveVersions(
  db: Database,
  workspaceId: string,
  primitiveId: string,
  window: KeysetWindow,
) {
  return withinWindow(versionsOf(db, workspaceId, primitiveId), window).execute()
}

export async function deletePrimitive(tx: Tx, workspaceId: string, id: string) {
  return tx
    .deleteFrom('primitives')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .returning(['id', 'name'])
    .executeTakeFirst()
}

function ofWorkspace(db: Database | Tx, workspaceId: string) {
  return db.selectFrom('primitives').where('workspace_id', '=', workspaceId)
}

function withCurrentSchema(db: Database | Tx, workspaceId: string) {
  return db
    .selectFrom('primitives')
    .innerJoin('primitive_versions as current', (join) =>
      join.onRef('current.primitive_id', '=', 'primitives.id').onRef('current.version', '=', 'primitives.version'),
    )
    .selectAll('primitives')
    .select('current.data_schema')
    .where('primitives.workspace_id', '=', workspaceId)
}

function versionsOf(db: Database, workspaceId: string, primitiveId: string) {
  return db
    .selectFrom('primitive_versions')
    .select(['id', 'primitive_id', 'version', 'data_schema', 'created_at'])
    .select(sql<number>`jsonb_array_length(entries)`.as('entry_count'))
    .where('workspace_id', '=', workspaceId)
    .where('primitive_id', '=', primitiveId)
}
