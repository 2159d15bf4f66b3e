import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database, Tx } from './postgres/database.ts'
import type { DB } from './postgres/schema.ts'

export type ValueVersion = Selectable<DB['value_versions']>

export async function insertVersions(tx: Tx, versions: Insertable<DB['value_versions']>[]): Promise<void> {
  if (versions.length === 0) return
  await sql`
    insert into value_versions select * from json_populate_recordset(
      null::value_versions, ${JSON.stringify(versions)})`.execute(tx)
}

/** How many versions there are of each of these values. */
export async function countVersions(tx: Tx, workspaceId: string, extractionIds: string[], paths: string[]) {
  return tx
    .selectFrom('value_versions')
    .select(['extraction_id', 'path', ({ fn }) => fn.countAll<number>().as('count')])
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`extraction_id = any(${extractionIds}::uuid[])`)
    .where(sql<boolean>`path = any(${paths}::text[])`)
    .groupBy(['extraction_id', 'path'])
    .execute()
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
