import { z } from 'zod'
import { idSchema, maybe, timeSchema } from './common.ts'
import { listOf } from './lists.ts'
import { type Scope, scopes } from './scopes.ts'

/** From least to most; each tier may do what those before it may. */
export const memberTiers = ['member', 'senior_member', 'admin', 'owner'] as const

export type MemberTier = (typeof memberTiers)[number]

export function isAtLeast(held: MemberTier, least: MemberTier): boolean {
  return memberTiers.indexOf(held) >= memberTiers.indexOf(least)
}

/** What a member may do over the API, in person or through a client that was let in. */
export const scopesOfTier: Record<MemberTier, readonly Scope[]> = {
  member: ['extract', 'read', 'write'],
  senior_member: ['extract', 'read', 'write', 'operations'],
  admin: ['extract', 'read', 'write', 'operations', 'delivery'],
  owner: scopes,
}

const memberTierSchema = z.enum(memberTiers)

export const addMemberBody = z
  .strictObject({
    email: z.email('must be an e-mail address').max(320),
    tier: memberTierSchema.default('member').describe('At most what whoever invites may do.'),
  })
  .meta({ id: 'AddMember' })
export type AddMember = z.output<typeof addMemberBody>

export const changeMemberBody = z.strictObject({ tier: memberTierSchema }).meta({ id: 'ChangeMember' })

const memberSchema = z
  .object({
    id: idSchema,
    email: z.string(),
    tier: memberTierSchema,
    status: z.enum(['invited', 'active']).describe('`invited` until they have set a password.'),
    last_signed_in_at: maybe(timeSchema),
    created_at: timeSchema,
    links: z.object({ self: z.string() }),
  })
  .meta({ id: 'Member' })
export type Member = z.input<typeof memberSchema>

export const memberLinkSchema = z
  .object({
    url: z
      .string()
      .describe('Opens once, for whoever has it: the member sets a password and is signed in. Shown this once.'),
    expires_at: timeSchema,
  })
  .meta({ id: 'MemberLink' })
export type MemberLink = z.input<typeof memberLinkSchema>

export const addedMemberSchema = memberSchema.extend({ invitation: memberLinkSchema }).meta({ id: 'AddedMember' })
export type AddedMember = z.input<typeof addedMemberSchema>

export const changedMemberSchema = memberSchema
  .extend({
    revoked_keys: z
      .array(idSchema)
      .describe('Keys that the member had made and that could do more than the member may now.'),
  })
  .meta({ id: 'ChangedMember' })
export type ChangedMember = z.input<typeof changedMemberSchema>

export const memberListSchema = listOf(memberSchema).meta({ id: 'MemberList' })
