import type { CreateApiKey, CreatedApiKey } from '../../contract/api-keys.ts'
import { defaultScopes } from '../../contract/scopes.ts'
import { AppError } from '../../core/app-error.ts'
import { newId } from '../../core/ids.ts'
import { countApiKeys, holdApiKey, insertApiKey } from '../../storage/api-keys.ts'
import { holdMember } from '../../storage/members.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { AuditEntry, Context } from '../context.ts'
import { refuseBeyond } from '../limits/refuse-beyond.ts'
import { isPrincipal, unauthorized } from '../principals/principal.ts'
import { hashKey, keyHint, newKeyText } from './key-text.ts'
import { presentApiKey } from './manage.ts'
import { type AskedFor, withinMaker } from './within-maker.ts'

export async function createApiKey(ctx: Context, input: CreateApiKey): Promise<CreatedApiKey> {
  const { system } = ctx
  const now = system.clock.now()
  const expiresAt = input.expires_at === undefined ? null : new Date(input.expires_at)
  if (expiresAt !== null && expiresAt <= now) {
    throw new AppError('validation_error', 'expires_at lies in the past.', {
      details: [{ path: 'expires_at', message: 'must lie in the future' }],
    })
  }
  const asked = {
    scopes: input.scopes && [...new Set(input.scopes)],
    rate_limit_per_minute: input.rate_limit_per_minute ?? null,
    concurrent_extractions: input.concurrent_extractions ?? null,
    max_file_bytes: input.max_file_bytes ?? null,
    expires_at: expiresAt,
  }
  await refuseTooManyKeys(ctx)
  return ctx.commit((tx, audit) => addApiKey(ctx, tx, audit, input.name, asked))
}

/** Whoever operates the service is not kept from making a key. */
export async function refuseTooManyKeys({ system, workspaceId, actor }: Context): Promise<void> {
  if (!isPrincipal(actor)) return
  await refuseBeyond(system.settings.maxApiKeys, 'API keys', () => countApiKeys(system.db, workspaceId))
}

/** As part of a change: nothing that whoever makes it has not. */
export async function addApiKey(
  { system, workspaceId, actor }: Context,
  tx: Tx,
  audit: (entry: AuditEntry) => void,
  name: string,
  asked: AskedFor,
): Promise<CreatedApiKey> {
  const maker = isPrincipal(actor) ? actor : undefined
  // It would outlive what its member can end.
  if (maker?.kind === 'oauth')
    throw new AppError('insufficient_scope', 'A client that was let in makes no keys: that is for people and keys.', {
      reason: 'members_only',
    })
  const given = maker ? withinMaker(maker, asked, system.settings) : { ...asked, scopes: asked.scopes ?? defaultScopes }
  // A key that is revoked meanwhile makes none that would outlive it.
  if (maker?.kind === 'key' && !(await holdApiKey(tx, workspaceId, maker.id)))
    throw unauthorized('This API key was revoked. Use another one.')
  if (maker?.kind === 'member' && (await holdMember(tx, workspaceId, maker.id))?.tier !== maker.tier)
    throw new AppError('conflict', 'What you may do was changed a moment ago. Try again.')
  const key = newKeyText(system.settings.keyPrefix)
  const row = await insertApiKey(tx, {
    ...{ ...given, id: newId(), workspace_id: workspaceId, name, hash: hashKey(key) },
    hint: keyHint(key, system.settings.keyPrefix),
    ...{ made_by: maker?.id ?? null, created_at: system.clock.now() },
  })
  audit({ action: 'api_key.create', subjectId: row.id, details: { name: row.name, scopes: given.scopes } })
  return { ...presentApiKey(row, system.settings), key }
}
