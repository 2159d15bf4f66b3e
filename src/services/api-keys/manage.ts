import type { ApiKey } from '../../contract/api-keys.ts'
import type { ListQuery, Page } from '../../contract/lists.ts'
import { scopeSchema } from '../../contract/scopes.ts'
import { countListedApiKeys, type findApiKeyByHash, selectApiKeys } from '../../storage/api-keys.ts'
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
