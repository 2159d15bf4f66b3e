import { findApp } from '../../storage/decisions/apps.ts'
import { mayDecideTask } from '../../storage/decisions/tasks.ts'
import { hasGrant } from '../grants/grants.ts'
import type { Principal } from '../principals/principal.ts'
import type { System } from '../system.ts'

/** Whether somebody was let decide for an app, or that of a task; undefined when there is no such thing in the workspace. */
export async function mayDecide(
  system: System,
  caller: Principal,
  { appId, taskId }: { appId?: string | undefined; taskId?: string | undefined },
): Promise<boolean | undefined> {
  if (taskId !== undefined) return mayDecideTask(system.db, caller.workspaceId, taskId, caller.id)
  const app = appId === undefined ? undefined : await findApp(system.db, caller.workspaceId, appId)
  return app && hasGrant(system, caller, app.id, 'decide')
}
