import { deleteGrant, findGrant, insertGrant } from '../../storage/grants.ts'
import type { Context } from '../context.ts'
import { isPrincipal, type Principal } from '../principals/principal.ts'
import type { System } from '../system.ts'

interface Grant {
  principal: Pick<Principal, 'kind' | 'id'>
  resourceId: string
  grant: string
}

/** Lets a principal do one thing with one resource. Giving it twice is giving it once. */
export async function giveGrant(ctx: Context, { principal, resourceId, grant }: Grant): Promise<void> {
  const { system, workspaceId, actor } = ctx
  await ctx.commit(async (tx, audit) => {
    await insertGrant(tx, {
      workspace_id: workspaceId,
      principal_id: principal.id,
      principal_kind: principal.kind,
      resource_id: resourceId,
      grant,
      granted_by: isPrincipal(actor) ? actor.id : null,
      created_at: system.clock.now(),
    })
    audit({ action: 'grant.give', subjectId: resourceId, details: { grant, principal: principal.id } })
  })
}

export async function withdrawGrant(ctx: Context, { principal, resourceId, grant }: Grant): Promise<void> {
  await ctx.commit(async (tx, audit) => {
    await deleteGrant(tx, ctx.workspaceId, principal.id, resourceId, grant)
    audit({ action: 'grant.withdraw', subjectId: resourceId, details: { grant, principal: principal.id } })
  })
}

export async function hasGrant(
  { db }: System,
  { workspaceId, id }: Principal,
  resourceId: string,
  grant: string,
): Promise<boolean> {
  return findGrant(db, workspaceId, id, resourceId, grant)
}
