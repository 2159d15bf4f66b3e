import type { Insertable, Selectable } from 'kysely'
import type { Database, Tx } from './postgres/database.ts'
import type { DB } from './postgres/schema.ts'

export type ValueVersion = Selectable<DB['value_versions']>

export async function insertVersions(tx: Tx, versions: Insertable<DB['value_versions']>[]): Promise<void> {
  if (versions.length > 0) await tx.insertInto('value_versions').values(versions).execute()
}

/** By path, then from the first version on. */
export async function listVersions(
  db: Database | Tx,
  workspaceId: string,
  extractionId: string,
  paths?: string[],
): Promise<ValueVersion[]> {
  return db
    .selectFrom('value_versions')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('extraction_id', '=', extractionId)
    .$if(paths !== undefined, (query) => query.where('path', 'in', paths ?? []))
    .orderBy('path')
    .orderBy('version')
    .execute()
}
