import type { ApiKey, RevokedApiKey } from '../../contract/api-keys.ts'
import type { ListQuery, Page } from '../../contract/lists.ts'
import { scopeSchema } from '../../contract/scopes.ts'
import { AppError } from '../../core/app-error.ts'
import {
  countListedApiKeys,
  type findApiKeyByHash,
  revokeApiKeys,
  selectApiKeys,
  selectKeysMadeBy,
} from '../../storage/api-keys.ts'
import type { Context } from '../context.ts'
import { listPage } from '../lists/list-page.ts'
import type { ServiceSettings } from '../system.ts'

export async function listApiKeys(ctx: Context, query: ListQuery): Promise<Page<ApiKey>> {
  const { db, settings } = ctx.system
  return listPage(ctx, {
    list: 'api-keys',
    query,
    select: (window) => selectApiKeys(db, ctx.workspaceId, window),
    count: () => countListedApiKeys(db, ctx.workspaceId),
    present: (row) => presentApiKey(row, settings),
  })
}

export type ApiKeyRow = NonNullable<Awaited<ReturnType<typeof findApiKeyByHash>>>

/** The row as callers see it: with the limits that hold for it, and never its hash. */
export function presentApiKey(row: ApiKeyRow, settings: ServiceSettings): ApiKey {
  return {
    id: row.id,
    name: row.name,
    hint: row.hint,
    scopes: row.scopes.map((scope) => scopeSchema.parse(scope)),
    rate_limit_per_minute: row.rate_limit_per_minute ?? settings.rateLimitPerMinute,
    concurrent_extractions: row.concurrent_extractions ?? settings.concurrentExtractions,
    max_file_bytes: row.max_file_bytes ?? settings.maxFileBytes,
    expires_at: row.expires_at?.toISOString() ?? null,
    last_used_at: row.last_used_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    links: { self: `/v1/api-keys/${row.id}` },
  }
}

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
