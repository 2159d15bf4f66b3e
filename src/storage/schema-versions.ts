import { type KeysetWindow, withinWindow } from './keyset.ts'
import type { Database, Tx } from './postgres/database.ts'
import type { NewSchemaVersion } from './schemas.ts'

export async function insertSchemaVersion(
  tx: Tx,
  version: NewSchemaVersion & {
    id: string
    workspace_id: string
    schema_id: string
    version: number
    created_at: Date
  },
): Promise<void> {
  await tx.insertInto('schema_versions').values(version).execute()
}

/** Also of a schema that has been deleted since: what was made by it keeps it. */
export async function findSchemaVersion(db: Database | Tx, workspaceId: string, schemaId: string, version: number) {
  return db
    .selectFrom('schema_versions')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('schema_id', '=', schemaId)
    .where('version', '=', version)
    .executeTakeFirst()
}

export async function selectSchemaVersions(db: Database, workspaceId: string, schemaId: string, window: KeysetWindow) {
  const query = db.selectFrom('schema_versions').selectAll().where('workspace_id', '=', workspaceId)
  return withinWindow(query.where('schema_id', '=', schemaId), window).execute()
}
