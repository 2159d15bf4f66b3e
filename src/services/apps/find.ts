import { findApp } from '../../storage/decisions/apps.ts'
import { findHumanReview } from '../../storage/decisions/human-reviews.ts'
import { findAppRun } from '../../storage/decisions/runs.ts'
import type { System } from '../system.ts'

/** The app that is meant, or that of a run or a review; undefined when there is no such thing in the workspace. */
export async function findAppOf(
  { db }: System,
  workspaceId: string,
  { appId, runId, reviewId }: { appId?: string | undefined; runId?: string | undefined; reviewId?: string | undefined },
): Promise<string | undefined> {
  if (reviewId !== undefined) return (await findHumanReview(db, workspaceId, reviewId))?.app_id
  if (runId !== undefined) return (await findAppRun(db, workspaceId, runId))?.app_id
  return appId === undefined ? undefined : (await findApp(db, workspaceId, appId))?.id
}
