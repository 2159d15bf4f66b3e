import type { RevokedApiKey } from '../../contract/api-keys.ts'
import { AppError } from '../../core/app-error.ts'
import { revokeApiKeys, selectKeysMadeBy } from '../../storage/api-keys.ts'
import type { Context } from '../context.ts'

/** Revokes a key, and with `cascade` all that was made with it; otherwise it tells which keys those are. */
export async function revokeApiKey(
  ctx: Context,
  id: string,
  { cascade }: { cascade: boolean },
): Promise<RevokedApiKey> {
  const { system, workspaceId } = ctx
  const now = system.clock.now()
  const answer = await ctx.commit(async (tx, audit) => {
    const [revoked] = await revokeApiKeys(tx, workspaceId, [id], now)
    if (revoked === undefined) throw new AppError('not_found', `There is no API key ${id}.`)
    audit({ action: 'api_key.revoke', subjectId: id, details: { name: revoked.name } })
    const made: NonNullable<RevokedApiKey['made']> = []
    let latest = await selectKeysMadeBy(tx, workspaceId, [id])
    while (latest.length > 0) {
      made.push(...latest.map(({ id, name, hint }) => ({ id, name, hint, revoked: cascade })))
      if (!cascade) break
      const ids = latest.map((key) => key.id)
      await revokeApiKeys(tx, workspaceId, ids, now)
      for (const key of latest)
        audit({ action: 'api_key.revoke', subjectId: key.id, details: { name: key.name, with: id } })
      latest = await selectKeysMadeBy(tx, workspaceId, ids)
    }
    return { deleted: true as const, id, ...(made.length > 0 && { made }) }
  })
  // Answer only when the notification that empties the processes' caches has been delivered.
  await system.presence.settle()
  return answer
}
