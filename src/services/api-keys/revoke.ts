import { AppError } from '../../core/app-error.ts'
import { revokeApiKey as revoke } from '../../storage/api-keys.ts'
import type { Context } from '../context.ts'

export async function revokeApiKey(ctx: Context, id: string): Promise<{ deleted: true; id: string }> {
  const { system } = ctx
  const answer = await ctx.commit(async (tx, audit) => {
    const revoked = await revoke(tx, ctx.workspaceId, id, system.clock.now())
    if (revoked === undefined) throw new AppError('not_found', `There is no API key ${id}.`)
    audit({ action: 'api_key.revoke', subjectId: id, details: { name: revoked.name } })
    return { deleted: true as const, id }
  })
  // Answer only when the notification that empties the processes' caches has been delivered.
  await system.presence.settle()
  return answer
}
