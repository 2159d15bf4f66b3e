import type { AppGrant, AppGrantBody } from '../../contract/apps.ts'
import { AppError } from '../../core/app-error.ts'
import { holdApiKey } from '../../storage/api-keys.ts'
import { isResource, selectAppGrants } from '../../storage/decisions/apps.ts'
import { deleteGrant, insertGrant } from '../../storage/grants.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { Context } from '../context.ts'
import { isPrincipal } from '../principals/principal.ts'
import { appOf } from './manage.ts'

export async function listAppGrants(ctx: Context, id: string): Promise<{ data: AppGrant[] }> {
  await appOf(ctx, id)
  const rows = await selectAppGrants(ctx.system.db, ctx.workspaceId, id)
  return { data: rows.map(presentGrant) }
}

/** Lets a key decide for the app, or its evidence name a resource. Giving it twice is giving it once. */
export async function giveAppGrant(
  ctx: Context,
  id: string,
  { key_id, resource_id = '', grant }: AppGrantBody,
): Promise<AppGrant> {
  const { system, workspaceId: workspace_id, actor } = ctx
  await appOf(ctx, id)
  return ctx.commit(async (tx, audit) => {
    if (key_id !== undefined && !(await holdApiKey(tx, workspace_id, key_id)))
      throw new AppError('not_found', `There is no API key ${key_id}.`)
    if (key_id === undefined && !(await isResource(tx, workspace_id, resource_id)))
      throw new AppError('not_found', `There is nothing to read with the id ${resource_id}.`)
    const created_at = system.clock.now()
    const about =
      key_id === undefined
        ? { principal_kind: 'install', principal_id: id, resource_id }
        : { principal_kind: 'key', principal_id: key_id, resource_id: id }
    const granted_by = isPrincipal(actor) ? actor.id : null
    await insertGrant(tx, { ...about, workspace_id, grant, granted_by, created_at })
    const holder = key_id ?? resource_id
    audit({ action: 'grant.give', subjectId: id, details: { grant, holder } })
    return presentGrant({ holder_id: holder, grant, created_at })
  })
}

/** From here on the key cannot decide for the app, and its evidence cannot name the resource. */
export async function withdrawAppGrant(
  ctx: Context,
  id: string,
  holder: string,
): Promise<{ deleted: true; id: string }> {
  await appOf(ctx, id)
  return ctx.commit(async (tx, audit) => {
    await deleteGrant(tx, ctx.workspaceId, holder, id, 'decide')
    await deleteGrant(tx, ctx.workspaceId, id, holder, 'read')
    audit({ action: 'grant.withdraw', subjectId: id, details: { holder } })
    return { deleted: true as const, id }
  })
}

/** What evidence of the app may name besides its package. */
export async function readableBy(tx: Tx, workspaceId: string, appId: string): Promise<Set<string>> {
  const rows = await selectAppGrants(tx, workspaceId, appId)
  return new Set(rows.filter(({ grant }) => grant === 'read').map(({ holder_id }) => holder_id))
}

function presentGrant({
  holder_id,
  grant,
  created_at,
}: {
  holder_id: string
  grant: string
  created_at: Date
}): AppGrant {
  const at = created_at.toISOString()
  return grant === 'read'
    ? { resource_id: holder_id, grant: 'read', created_at: at }
    : { key_id: holder_id, grant: 'decide', created_at: at }
}
