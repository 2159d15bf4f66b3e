import type { Insertable } from 'kysely'
import type { Database, Tx } from './postgres/database.ts'
import type { DB } from './postgres/schema.ts'

export async function insertGrant(tx: Tx, grant: Insertable<DB['grants']>): Promise<void> {
  await tx
    .insertInto('grants')
    .values(grant)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteGrant(
  tx: Tx,
  workspaceId: string,
  principalId: string,
  resourceId: string,
  grant: string,
): Promise<void> {
  await tx
    .deleteFrom('grants')
    .where('workspace_id', '=', workspaceId)
    .where('principal_id', '=', principalId)
    .where('resource_id', '=', resourceId)
    .where('grant', '=', grant)
    .execute()
}

export async function findGrant(
  db: Database,
  workspaceId: string,
  principalId: string,
  resourceId: string,
  grant: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('grants')
    .select('grant')
    .where('workspace_id', '=', workspaceId)
    .where('principal_id', '=', principalId)
    .where('resource_id', '=', resourceId)
    .where('grant', '=', grant)
    .executeTakeFirst()
  return found !== undefined
}
