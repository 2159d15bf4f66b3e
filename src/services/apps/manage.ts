import type { App, CreateApp, PublishedApp, UpdateApp } from '../../contract/apps.ts'
import type { ListQuery, Page } from '../../contract/lists.ts'
import { AppError } from '../../core/app-error.ts'
import { newId } from '../../core/ids.ts'
import { canonicalJson, hashOf } from '../../decide/canonical-json.ts'
import { revokeApiKeys } from '../../storage/api-keys.ts'
import {
  type AppRow,
  countApps,
  findApp,
  findAppBySlug,
  insertApp,
  insertAppVersion,
  lockApp,
  selectApps,
  updateApp,
} from '../../storage/decisions/apps.ts'
import { findHumanReview } from '../../storage/decisions/human-reviews.ts'
import { findAppRun, openRunsOf } from '../../storage/decisions/runs.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { cancelOpenRun } from '../app-runs/cancel.ts'
import type { Context } from '../context.ts'
import { refuseBeyond } from '../limits/refuse-beyond.ts'
import { listPage } from '../lists/list-page.ts'
import type { System } from '../system.ts'
import { refuseBadContent, warningsOf } from './check-content.ts'
import { contentOf } from './content.ts'

const mostApps = 1000

export async function createApp(ctx: Context, { content, ...input }: CreateApp): Promise<App> {
  const { system, workspaceId: workspace_id } = ctx
  await refuseBadContent(ctx, content)
  await refuseBeyond(mostApps, 'apps', () => countApps(system.db, workspace_id))
  return ctx.commit(async (tx, audit) => {
    if (await findAppBySlug(tx, workspace_id, input.slug))
      throw new AppError('conflict', `There is an app "${input.slug}" already.`, { reason: 'slug_taken' })
    const now = system.clock.now()
    const row = await insertApp(tx, {
      ...{ ...input, id: newId(), workspace_id, draft: canonicalJson(content), created_at: now, updated_at: now },
    })
    audit({ action: 'app.create', subjectId: row.id, details: { slug: row.slug } })
    return presentApp(row)
  })
}

/** An app of the caller's workspace. */
export async function appOf({ system, workspaceId }: Context, id: string): Promise<AppRow> {
  return (await findApp(system.db, workspaceId, id)) ?? noApp(id)
}

export async function getApp(ctx: Context, id: string): Promise<App> {
  return presentApp(await appOf(ctx, id))
}

export async function listApps(ctx: Context, query: ListQuery): Promise<Page<App>> {
  const { db } = ctx.system
  return listPage(ctx, {
    ...{ list: 'apps', query },
    select: (window) => selectApps(db, ctx.workspaceId, window),
    count: () => countApps(db, ctx.workspaceId),
    present: presentApp,
  })
}

/** Changes the draft; versions that were published stay as they are. */
export async function updateDraft(ctx: Context, id: string, { content, revision }: UpdateApp): Promise<App> {
  await appOf(ctx, id)
  await refuseBadContent(ctx, content)
  return changeApp(ctx, id, 'app.update', async (tx, app, now) => {
    if (revision !== undefined && revision !== app.draft_revision)
      throw new AppError('conflict', `The draft has revision ${app.draft_revision} by now. Read it again.`, {
        reason: 'stale_revision',
      })
    return updateApp(tx, id, { draft: canonicalJson(content), draft_revision: app.draft_revision + 1, updated_at: now })
  })
}

/** Freezes the draft as the version that it says it is; new runs are by it from here on. */
export async function publishApp(ctx: Context, id: string, version: number): Promise<PublishedApp> {
  const content = contentOf((await appOf(ctx, id)).draft)
  // What it names may have gone since it was saved.
  await refuseBadContent(ctx, content)
  return ctx.commit(async (tx, audit) => {
    const app = (await lockApp(tx, ctx.workspaceId, id)) ?? noApp(id)
    if (version < app.draft_version)
      throw new AppError('conflict', `Version ${version} was published before, and stays as it is.`, {
        reason: 'already_published',
      })
    if (version > app.draft_version)
      throw new AppError(
        'not_found',
        `The draft of this app is version ${app.draft_version}; there is no ${version} yet.`,
      )
    if (app.draft !== canonicalJson(content))
      throw new AppError('conflict', 'The draft was changed meanwhile.', { reason: 'stale_revision' })
    const created_at = ctx.system.clock.now()
    const content_hash = hashOf(content)
    await insertAppVersion(tx, { app_id: id, version, content: app.draft, content_hash, created_at })
    await updateApp(tx, id, { published_version: version, draft_version: version + 1, updated_at: created_at })
    audit({ action: 'app.publish', subjectId: id, details: { version, hash: content_hash } })
    const warnings = warningsOf(content)
    return { app_id: id, version, content_hash, content, warnings, created_at: created_at.toISOString() }
  })
}

/** Whether runs can be started. Those that were go on. */
export async function enableApp(ctx: Context, id: string, enabled: boolean): Promise<App> {
  return changeApp(ctx, id, enabled ? 'app.enable' : 'app.disable', async (tx, app, now) => {
    if (enabled && app.published_version === null)
      throw new AppError('conflict', 'Publish a version of the app first.', { reason: 'not_published' })
    return updateApp(tx, id, { is_enabled: enabled, updated_at: now })
  })
}

/** Its open runs and their tasks are cancelled; what was decided stays, with its records. */
export async function deleteApp(ctx: Context, id: string): Promise<{ deleted: true; id: string }> {
  return ctx.commit(async (tx, audit) => {
    const { slug, install_key_id } = (await lockApp(tx, ctx.workspaceId, id)) ?? noApp(id)
    for (const runId of await openRunsOf(tx, id)) await cancelOpenRun(tx, ctx, runId)
    if (install_key_id !== null) await revokeApiKeys(tx, ctx.workspaceId, [install_key_id], ctx.system.clock.now())
    await updateApp(tx, id, { deleted_at: ctx.system.clock.now(), is_enabled: false })
    audit({ action: 'app.delete', subjectId: id, details: { slug } })
    return { deleted: true as const, id }
  })
}

/** A change of an app that waits for others, and others for it. */
export async function changeApp(
  ctx: Context,
  id: string,
  action: string,
  make: (tx: Tx, app: AppRow, now: Date) => Promise<AppRow>,
): Promise<App> {
  return ctx.commit(async (tx, audit) => {
    const app = (await lockApp(tx, ctx.workspaceId, id)) ?? noApp(id)
    const changed = await make(tx, app, ctx.system.clock.now())
    audit({ action, subjectId: id, details: { slug: app.slug, revision: changed.draft_revision } })
    return presentApp(changed)
  })
}

export function noApp(id: string): never {
  throw new AppError('not_found', `There is no app ${id}.`)
}

function presentApp(row: AppRow): App {
  const self = `/v1/apps/${row.id}`
  return {
    ...{ id: row.id, slug: row.slug, display_name: row.display_name, mode: row.mode as App['mode'] },
    ...{ enabled: row.is_enabled, published_version: row.published_version },
    install:
      row.install_key_id === null
        ? null
        : { key_id: row.install_key_id, status: row.is_suspended ? 'suspended' : 'active' },
    draft: { version: row.draft_version, revision: row.draft_revision, content: contentOf(row.draft) },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    links: { self, runs: `${self}/runs`, decision_tasks: `${self}/decision-tasks`, grants: `${self}/grants` },
  }
}

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
