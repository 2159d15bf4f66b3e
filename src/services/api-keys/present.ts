import type { ApiKey } from '../../contract/api-keys.ts'
import { scopeSchema } from '../../contract/scopes.ts'
import type { findApiKeyByHash } from '../../storage/api-keys.ts'
import type { ServiceSettings } from '../system.ts'

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
