import { findApp } from '../../storage/decisions/apps.ts'
import { findAppRun } from '../../storage/decisions/runs.ts'
import type { System } from '../system.ts'

/** The app that is meant, or that of a run; undefined when there is no such thing in the workspace. */
export async function findAppOf(
  { db }: System,
  workspaceId: string,
  { appId, runId }: { appId?: string | undefined; runId?: string | undefined },
): Promise<string | undefined> {
  if (runId !== undefined) return (await findAppRun(db, workspaceId, runId))?.app_id
  return appId === undefined ? undefined : (await findApp(db, workspaceId, appId))?.id
}
