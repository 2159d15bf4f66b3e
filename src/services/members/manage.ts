import type { ListQuery, Page } from '../../contract/lists.ts'
import {
  type AddedMember,
  type AddMember,
  type ChangedMember,
  type Member,
  type MemberLink,
  type MemberTier,
  memberTiers,
  scopesOfTier,
} from '../../contract/members.ts'
import { AppError } from '../../core/app-error.ts'
import { isId, newId } from '../../core/ids.ts'
import { revokeApiKeys, selectKeysMadeBy } from '../../storage/api-keys.ts'
import {
  countMembers,
  deleteMember,
  findAnyMember,
  findMember,
  insertMember,
  lockMembers,
  type MemberRow,
  selectMembers,
  updateMemberTier,
} from '../../storage/members.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { AuditEntry, Context } from '../context.ts'
import { listPage } from '../lists/list-page.ts'
import type { System } from '../system.ts'
import { parseEmail } from './email.ts'
import { makeLink } from './links.ts'
import { refuseToManage } from './may-manage.ts'

/** A new member, with the link by which they come in. */
export async function addMember(ctx: Context, input: AddMember, origin: string): Promise<AddedMember> {
  const { system, workspaceId: workspace_id, actor } = ctx
  const email = parseEmail(input.email)
  return ctx.commit(async (tx, audit) => {
    refuseToManage(actor, await lockMembers(tx, workspace_id), [input.tier])
    const created_at = system.clock.now()
    const row = await insertMember(tx, { id: newId(), workspace_id, email, tier: input.tier, created_at })
    if (row === undefined) throw new AppError('conflict', `${email} is a member already.`)
    audit({ action: 'member.add', subjectId: row.id, details: { tier: row.tier } })
    return { ...present(row), invitation: await makeLink(tx, system, { ...row, member_id: row.id }, origin) }
  })
}

/** A new link for a member who has lost the first one, or the password. Earlier ones end. */
export async function linkMember(ctx: Context, idOrEmail: string, origin: string): Promise<MemberLink> {
  return ctx.commit(async (tx, audit) => {
    const { member } = await lockMember(tx, ctx, idOrEmail)
    audit({ action: 'member.link', subjectId: member.id })
    return makeLink(tx, ctx.system, { ...member, member_id: member.id }, origin)
  })
}

export async function listMembers(ctx: Context, query: ListQuery): Promise<Page<Member>> {
  const { db } = ctx.system
  return listPage(ctx, {
    ...{ list: 'members', query, present },
    select: (window) => selectMembers(db, ctx.workspaceId, window),
    count: () => countMembers(db, ctx.workspaceId),
  })
}

/** The tier that a member has at this moment; undefined when it is a member no more. */
export async function tierOf(
  { db }: System,
  { workspaceId, id }: { workspaceId: string; id: string },
): Promise<MemberTier | undefined> {
  const member = await findMember(db, workspaceId, id)
  return memberTiers.find((tier) => tier === member?.tier)
}

/** For tokens, which say whose they are and not of which workspace. */
export async function findMemberById({ db }: System, id: string): Promise<{ id: string } | undefined> {
  return isId(id) ? findAnyMember(db, id) : undefined
}

/** A lower tier ends the keys that the member has made and that could do more. */
export async function changeMemberTier(ctx: Context, idOrEmail: string, tier: MemberTier): Promise<ChangedMember> {
  const { system, workspaceId } = ctx
  const changed = await ctx.commit(async (tx, audit) => {
    const { member } = await lockMember(tx, ctx, idOrEmail, { tier })
    const row = await updateMemberTier(tx, workspaceId, member.id, tier, system.clock.now())
    audit({ action: 'member.change_tier', subjectId: row.id, details: { from: member.tier, to: row.tier } })
    const revoked_keys = await revokeKeysBeyond(tx, ctx, member.id, scopesOfTier[tier], audit)
    return { ...present(row), revoked_keys }
  })
  await system.presence.settle()
  return changed
}

/** With the member go sessions, links and the keys that they have made. */
export async function removeMember(ctx: Context, idOrEmail: string): Promise<{ deleted: true; id: string }> {
  const removed = await ctx.commit(async (tx, audit) => {
    const { member } = await lockMember(tx, ctx, idOrEmail, { tier: undefined })
    await revokeKeysBeyond(tx, ctx, member.id, [], audit)
    await deleteMember(tx, ctx.workspaceId, member.id)
    audit({ action: 'member.remove', subjectId: member.id, details: { tier: member.tier } })
    return { deleted: true as const, id: member.id }
  })
  await ctx.system.presence.settle()
  return removed
}

/** `becomes`: what the member is to be, if that changes. A workspace that has an owner keeps one. */
async function lockMember(tx: Tx, ctx: Context, idOrEmail: string, becomes?: { tier: MemberTier | undefined }) {
  const members = await lockMembers(tx, ctx.workspaceId)
  const wanted = idOrEmail.trim().toLowerCase()
  const member = members.find(({ id, email }) => id === wanted || email.toLowerCase() === wanted)
  if (member === undefined) throw new AppError('not_found', `There is no member ${idOrEmail} in this workspace.`)
  const given = becomes?.tier === undefined ? [] : [becomes.tier]
  refuseToManage(ctx.actor, members, [member.tier as MemberTier, ...given])
  const owners = members.filter(({ tier }) => tier === 'owner')
  if (becomes && becomes.tier !== 'owner' && member.tier === 'owner' && owners.length === 1)
    throw new AppError('conflict', `${member.email} is the last owner. Make another member owner first.`, {
      reason: 'last_owner',
    })
  return { member }
}

/** The keys that the member has made, and those made with them, whose scopes are not among these. */
async function revokeKeysBeyond(
  tx: Tx,
  { system, workspaceId }: Context,
  memberId: string,
  kept: readonly string[],
  audit: (entry: AuditEntry) => void,
): Promise<string[]> {
  const revoked: string[] = []
  for (let makers = [memberId]; makers.length > 0; ) {
    const made = await selectKeysMadeBy(tx, workspaceId, makers)
    const beyond = made.filter(({ scopes }) => !scopes.every((scope) => kept.includes(scope))).map(({ id }) => id)
    if (beyond.length > 0) await revokeApiKeys(tx, workspaceId, beyond, system.clock.now())
    for (const id of beyond) audit({ action: 'api_key.revoke', subjectId: id, details: { with: memberId } })
    revoked.push(...beyond)
    makers = made.map(({ id }) => id)
  }
  return revoked
}

function present(row: MemberRow): Member {
  return {
    ...{ id: row.id, email: row.email, tier: row.tier as MemberTier },
    status: row.password_hash === null ? 'invited' : 'active',
    last_signed_in_at: row.last_signed_in_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    links: { self: `/v1/members/${row.id}` },
  }
}
