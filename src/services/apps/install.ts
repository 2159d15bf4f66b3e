import type { App, InstallApp, InstalledApp } from '../../contract/apps.ts'
import { AppError } from '../../core/app-error.ts'
import { stepTask } from '../../decide/task-state.ts'
import { holdApiKey } from '../../storage/api-keys.ts'
import { lockApp, updateApp } from '../../storage/decisions/apps.ts'
import { readMoments } from '../../storage/decisions/journal.ts'
import { holdRunsWithTasks } from '../../storage/decisions/runs.ts'
import { type TaskRow, tasksOfRuns, updateTasks } from '../../storage/decisions/tasks.ts'
import { insertGrant } from '../../storage/grants.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { addApiKey, refuseTooManyKeys } from '../api-keys/create.ts'
import { type Held, noteAll } from '../app-runs/journal.ts'
import { announceOffers, offerNote } from '../app-runs/offer.ts'
import type { Context } from '../context.ts'
import { rowOf, stateOf } from '../decision-tasks/present.ts'
import { isPrincipal } from '../principals/principal.ts'
import { changeApp, noApp } from './manage.ts'

/** Gives the app a key of its own, which may decide for it and nothing else. A new one only when the last was revoked. */
export async function installApp(
  ctx: Context,
  id: string,
  { rate_limit_per_minute }: InstallApp,
): Promise<InstalledApp> {
  const { system, workspaceId: workspace_id, actor } = ctx
  await refuseTooManyKeys(ctx)
  return ctx.commit(async (tx, audit) => {
    const app = (await lockApp(tx, workspace_id, id)) ?? noApp(id)
    if (app.install_key_id !== null && (await holdApiKey(tx, workspace_id, app.install_key_id)))
      throw new AppError('conflict', 'The app is installed. Revoke its key to get another.', {
        reason: 'already_installed',
      })
    const key = await addApiKey(ctx, tx, audit, `App ${app.slug}`, {
      ...{ scopes: [], rate_limit_per_minute: rate_limit_per_minute ?? null },
      ...{ concurrent_extractions: null, max_file_bytes: null, expires_at: null },
    })
    const created_at = system.clock.now()
    await insertGrant(tx, {
      ...{ workspace_id, principal_id: key.id, principal_kind: 'key', resource_id: id, grant: 'decide' },
      ...{ granted_by: isPrincipal(actor) ? actor.id : null, created_at },
    })
    await updateApp(tx, id, { install_key_id: key.id, updated_at: created_at })
    audit({ action: 'app.install', subjectId: id, details: { key: key.id } })
    return { app_id: id, key_id: key.id, key: key.key, status: 'active', created_at: created_at.toISOString() }
  })
}

/** Whoever holds a task of the app loses it, and none is offered, until it is resumed. Deadlines go on. */
export async function suspendApp(ctx: Context, id: string): Promise<App> {
  return setSuspended(ctx, id, true)
}

export async function resumeApp(ctx: Context, id: string): Promise<App> {
  return setSuspended(ctx, id, false)
}

async function setSuspended(ctx: Context, id: string, is_suspended: boolean): Promise<App> {
  return changeApp(ctx, id, is_suspended ? 'app.suspend' : 'app.resume', async (tx, app, updated_at) => {
    if (app.install_key_id === null)
      throw new AppError('conflict', 'The app is not installed.', { reason: 'not_installed' })
    if (app.is_suspended === is_suspended) return app
    await stepTasks(tx, ctx, id, is_suspended)
    return updateApp(tx, id, { is_suspended, updated_at })
  })
}

async function stepTasks(tx: Tx, ctx: Context, appId: string, suspended: boolean): Promise<void> {
  const runs = new Map((await holdRunsWithTasks(tx, appId)).map((run) => [run.id, run]))
  if (runs.size === 0) return
  const moments = await readMoments(tx, [...runs.keys()])
  const held: Held[] = []
  const tasks = new Map<string, TaskRow>()
  for (const task of await tasksOfRuns(tx, [...runs.keys()])) {
    const [run, moment] = [runs.get(task.run_id), moments.get(task.run_id)]
    if (run === undefined || moment === undefined) continue
    const step = stepTask(stateOf(task), { kind: suspended ? 'suspend' : 'resume' }, moment.now)
    if (!step.ok || !step.changed) continue
    held.push({ run, ...moment })
    tasks.set(run.id, { ...task, ...rowOf(step.task) })
  }
  await updateTasks(tx, [...tasks.values()])
  const taskOf = (runId: string): TaskRow => {
    const task = tasks.get(runId)
    if (task === undefined) throw new Error('a step is of a task')
    return task
  }
  if (suspended) {
    await noteAll(tx, held, ctx.actor, ({ id }) => {
      const { id: task_id, execution_epoch } = taskOf(id)
      return { type: 'task.suspended', data: { task_id, execution_epoch } }
    })
    return
  }
  await noteAll(tx, held, ctx.actor, ({ id }) => offerNote(taskOf(id)))
  await announceOffers(
    tx,
    held.map(({ run, now }) => ({ run, task: taskOf(run.id), now })),
  )
}
