/** From least to most; each tier may do what those before it may. */
export const memberTiers = ['member', 'senior_member', 'admin', 'owner'] as const

export type MemberTier = (typeof memberTiers)[number]
