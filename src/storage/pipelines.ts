import type { Selectable } from 'kysely'
import type { Database, Tx } from './postgres/database.ts'
import type { DB } from './postgres/schema.ts'

export type PipelineRow = Selectable<DB['pipelines']>

export async function findPipeline(
  db: Database | Tx,
  workspaceId: string,
  id: string,
): Promise<PipelineRow | undefined> {
  return db
    .selectFrom('pipelines')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()
}
