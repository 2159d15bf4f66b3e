import { type MemberTier, memberTiers } from '../../contract/members.ts'
import { AppError } from '../../core/app-error.ts'
import { newId } from '../../core/ids.ts'
import {
  deleteMember,
  findMember,
  insertMember,
  lockMembers,
  selectMembers,
  updateMemberTier,
} from '../../storage/members.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { Context } from '../context.ts'
import type { System } from '../system.ts'
import { parseEmail } from './email.ts'

export interface Member {
  id: string
  email: string
  tier: string
  created_at: string
}

export async function addMember(ctx: Context, input: { email: string; tier: MemberTier }): Promise<Member> {
  const email = parseEmail(input.email)
  return ctx.commit(async (tx, audit) => {
    const row = await insertMember(tx, {
      id: newId(),
      workspace_id: ctx.workspaceId,
      email,
      tier: input.tier,
      created_at: ctx.system.clock.now(),
    })
    if (row === undefined) throw new AppError('conflict', `${email} is a member already.`)
    audit({ action: 'member.add', subjectId: row.id, details: { tier: row.tier } })
    return present(row)
  })
}

export async function listMembers(ctx: Context): Promise<Member[]> {
  return (await selectMembers(ctx.system.db, ctx.workspaceId)).map(present)
}

/** The tier that a member has at this moment; undefined when it is a member no more. */
export async function tierOf(
  { db }: System,
  { workspaceId, id }: { workspaceId: string; id: string },
): Promise<MemberTier | undefined> {
  const member = await findMember(db, workspaceId, id)
  return memberTiers.find((tier) => tier === member?.tier)
}

export async function changeMemberTier(ctx: Context, input: { email: string; tier: MemberTier }): Promise<Member> {
  return ctx.commit(async (tx, audit) => {
    const member = await lockMember(tx, ctx, input.email, { mayLoseOwner: input.tier === 'owner' })
    const row = await updateMemberTier(tx, ctx.workspaceId, member.id, input.tier, ctx.system.clock.now())
    audit({ action: 'member.change_tier', subjectId: row.id, details: { from: member.tier, to: row.tier } })
    return present(row)
  })
}

export async function removeMember(ctx: Context, email: string): Promise<{ deleted: true; id: string }> {
  return ctx.commit(async (tx, audit) => {
    const member = await lockMember(tx, ctx, email, { mayLoseOwner: false })
    await deleteMember(tx, ctx.workspaceId, member.id)
    audit({ action: 'member.remove', subjectId: member.id, details: { tier: member.tier } })
    return { deleted: true as const, id: member.id }
  })
}

/** A workspace that has an owner keeps one. */
async function lockMember(tx: Tx, ctx: Context, email: string, options: { mayLoseOwner: boolean }) {
  const members = await lockMembers(tx, ctx.workspaceId)
  const member = members.find((candidate) => candidate.email.toLowerCase() === email.trim().toLowerCase())
  if (member === undefined) throw new AppError('not_found', `${email} is not a member of this workspace.`)
  const owners = members.filter((candidate) => candidate.tier === 'owner')
  if (!options.mayLoseOwner && member.tier === 'owner' && owners.length === 1) {
    throw new AppError('conflict', `${member.email} is the last owner. Make another member owner first.`)
  }
  return member
}

function present(row: { id: string; email: string; tier: string; created_at: Date }): Member {
  return { id: row.id, email: row.email, tier: row.tier, created_at: row.created_at.toISOString() }
}
