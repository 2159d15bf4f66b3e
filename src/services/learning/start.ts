import type { LearnedVersion } from '../../contract/learning.ts'
import { newId } from '../../core/ids.ts'
import {
  findLearning,
  insertLearning,
  type LearnedVersionRow,
  lockLearning,
  selectTaught,
  workspacesToLearn,
} from '../../storage/learned-versions.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { inTransaction } from '../../storage/postgres/transaction.ts'
import type { Context } from '../context.ts'
import type { System } from '../system.ts'
import { presentVersion } from './manage.ts'

/** So many documents are learned from, the newest: more would take longer than minutes. */
export const mostDocuments = 200

/** Begins to learn; a worker does it. */
export async function startLearning(ctx: Context): Promise<LearnedVersion> {
  const { system, workspaceId } = ctx
  return ctx.commit(async (tx, audit) => {
    const { version, isNew } = await begin(tx, system, workspaceId)
    audit({ action: isNew ? 'learned_version.create' : 'learned_version.await', subjectId: version.id })
    return presentVersion(version)
  })
}

/** Where people have corrected something since the last time. */
export async function learnNightly(system: System): Promise<void> {
  for (const workspaceId of await workspacesToLearn(system.db))
    await inTransaction(system.db, (tx) => begin(tx, system, workspaceId))
}

/** Or the one that is under way. */
async function begin(
  tx: Tx,
  system: System,
  workspaceId: string,
): Promise<{ version: LearnedVersionRow; isNew: boolean }> {
  await lockLearning(tx, workspaceId)
  const under = await findLearning(tx, workspaceId)
  if (under) return { version: under, isNew: false }
  const id = newId()
  const { length: documents } = await selectTaught(tx, workspaceId, mostDocuments)
  await insertLearning(tx, { id, workspace_id: workspaceId, documents, created_at: system.clock.now() })
  await system.queue.enqueue(tx, 'learning:run', { versionId: id }, { key: `learning:${id}` })
  const version = await findLearning(tx, workspaceId)
  if (version === undefined) throw new Error('What was just begun is not there.')
  return { version, isNew: true }
}
