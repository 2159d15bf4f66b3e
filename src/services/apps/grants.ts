import type { AppGrant, AppGrantBody } from '../../contract/apps.ts'
import { AppError } from '../../core/app-error.ts'
import { holdApiKey } from '../../storage/api-keys.ts'
import { type AppGrantRow, deleteAppGrants, isResource, selectAppGrants } from '../../storage/decisions/apps.ts'
import { insertGrant } from '../../storage/grants.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { Context } from '../context.ts'
import { isPrincipal } from '../principals/principal.ts'
import { appOf } from './manage.ts'

export async function listAppGrants(ctx: Context, id: string): Promise<{ data: AppGrant[] }> {
  await appOf(ctx, id)
  const rows = await selectAppGrants(ctx.system.db, ctx.workspaceId, id)
  return { data: rows.map(presentGrant) }
}

/** Lets a key do one thing with the app, or its evidence name a resource. Giving it twice is giving it once. */
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
    const holder_id = key_id ?? resource_id
    audit({ action: 'grant.give', subjectId: id, details: { grant, holder: holder_id } })
    return presentGrant({ holder: key_id === undefined ? 'resource' : 'key', holder_id, grant, created_at })
  })
}

/** From here on the key cannot do it with the app, or its evidence cannot name the resource. */
export async function withdrawAppGrant(
  ctx: Context,
  id: string,
  holder: string,
  grant: AppGrant['grant'] | undefined,
): Promise<{ deleted: true; id: string }> {
  await appOf(ctx, id)
  return ctx.commit(async (tx, audit) => {
    await deleteAppGrants(tx, ctx.workspaceId, id, holder, grant)
    audit({ action: 'grant.withdraw', subjectId: id, details: { holder, grant: grant ?? null } })
    return { deleted: true as const, id }
  })
}

/** What evidence of the app may name besides its package. */
export async function readableBy(tx: Tx, workspaceId: string, appId: string): Promise<Set<string>> {
  const rows = await selectAppGrants(tx, workspaceId, appId)
  return new Set(rows.filter(({ holder }) => holder === 'resource').map(({ holder_id }) => holder_id))
}

function presentGrant({ holder, holder_id, grant, created_at }: AppGrantRow): AppGrant {
  return {
    ...(holder === 'key' ? { key_id: holder_id } : { resource_id: holder_id }),
    ...{ grant: grant as AppGrant['grant'], created_at: created_at.toISOString() },
  }
}
