import type { CreateApiKey, CreatedApiKey } from '../../contract/api-keys.ts'
import { defaultScopes, type Scope } from '../../contract/scopes.ts'
import { AppError } from '../../core/app-error.ts'
import { newId } from '../../core/ids.ts'
import { insertApiKey } from '../../storage/api-keys.ts'
import type { Context } from '../context.ts'
import { hashKey, keyHint, newKeyText } from './key-text.ts'
import { presentApiKey } from './present.ts'

export async function createApiKey(ctx: Context, input: CreateApiKey): Promise<CreatedApiKey> {
  const { system } = ctx
  const now = system.clock.now()
  const scopes = [...new Set(input.scopes ?? scopesToHandOn(ctx))]
  refuseScopesNotHeld(ctx, scopes)
  const expiresAt = input.expires_at === undefined ? null : new Date(input.expires_at)
  if (expiresAt !== null && expiresAt <= now) {
    throw new AppError('validation_error', 'expires_at lies in the past.', {
      details: [{ path: 'expires_at', message: 'must lie in the future' }],
    })
  }
  const key = newKeyText(system.settings.keyPrefix)
  return ctx.commit(async (tx, audit) => {
    const row = await insertApiKey(tx, {
      id: newId(),
      workspace_id: ctx.workspaceId,
      name: input.name,
      hash: hashKey(key),
      hint: keyHint(key, system.settings.keyPrefix),
      scopes,
      rate_limit_per_minute: input.rate_limit_per_minute ?? null,
      concurrent_extractions: input.concurrent_extractions ?? null,
      max_file_bytes: input.max_file_bytes ?? null,
      expires_at: expiresAt,
      created_at: now,
    })
    audit({ action: 'api_key.create', subjectId: row.id, details: { name: row.name, scopes } })
    return { ...presentApiKey(row, system.settings), key }
  })
}

/** The usual scopes, as far as the caller holds them itself. */
function scopesToHandOn({ actor }: Context): Scope[] {
  return actor.kind === 'api_key' ? defaultScopes.filter((scope) => actor.scopes.includes(scope)) : defaultScopes
}

function refuseScopesNotHeld({ actor }: Context, scopes: Scope[]): void {
  if (actor.kind !== 'api_key') return
  const missing = scopes.find((scope) => !actor.scopes.includes(scope))
  if (missing === undefined) return
  throw new AppError(
    'insufficient_scope',
    `A key can hand on only scopes that it holds, and this one lacks "${missing}".`,
    {
      requiredScope: missing,
    },
  )
}
