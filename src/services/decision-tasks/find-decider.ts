import { findApp } from '../../storage/decisions/apps.ts'
import { findTask } from '../../storage/decisions/tasks.ts'
import type { System } from '../system.ts'

/** The app that one must be let decide for; undefined when there is no such thing in the workspace. */
export async function findDecider(
  { db }: System,
  workspaceId: string,
  { appId, taskId }: { appId?: string | undefined; taskId?: string | undefined },
): Promise<string | undefined> {
  if (taskId !== undefined) return (await findTask(db, workspaceId, taskId))?.app_id
  return appId === undefined ? undefined : (await findApp(db, workspaceId, appId))?.id
}
