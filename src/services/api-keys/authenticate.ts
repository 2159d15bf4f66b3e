import { timingSafeEqual } from 'node:crypto'
import type { Scope } from '../../contract/scopes.ts'
import { AppError } from '../../core/app-error.ts'
import { findApiKeyByHash, touchApiKey } from '../../storage/api-keys.ts'
import type { System } from '../system.ts'
import { hashKey, isKeyText } from './key-text.ts'
import { presentApiKey } from './present.ts'

/** A key that was recognised, with the limits that hold for it. */
export interface Caller {
  keyId: string
  workspaceId: string
  scopes: Scope[]
  rateLimitPerMinute: number
  concurrentExtractions: number
  maxFileBytes: number
}

export interface Authenticator {
  authenticate(authorization: string | undefined): Promise<Caller>
}

interface KnownKey {
  caller: Caller
  hash: Buffer
  expiresAt: Date | null
  revoked: boolean
  loadedAt: number
  epoch: number | undefined
  touchedAt: number
}

const trustMilliseconds = 30_000
const touchMilliseconds = 60_000
const maximumKnown = 10_000

/**
 * Recognised keys are remembered for a short time. A revocation reaches every process as a notification, and while
 * the connection that brings notifications is down nothing is remembered, so a revoked key ends at once everywhere.
 */
export function createAuthenticator(system: System): Authenticator {
  const known = new Map<string, KnownKey>()
  let revocations = 0
  system.presence.onNotification('sheaf_api_key_revoked', (keyId) => {
    revocations += 1
    for (const [name, key] of known) if (key.caller.keyId === keyId) known.delete(name)
  })

  async function lookUp(text: string, now: Date): Promise<KnownKey> {
    const hash = hashKey(text)
    const name = hash.toString('base64')
    const remembered = known.get(name)
    if (remembered !== undefined && isFresh(remembered, now) && timingSafeEqual(remembered.hash, hash))
      return remembered
    known.delete(name)
    const before = { revocations, epoch: system.presence.epoch }
    const loaded = await load(system, hash, now, remembered?.touchedAt ?? 0)
    if (known.size >= maximumKnown) known.clear()
    // A revocation that arrived while the row was read may be of this very key: then it is not remembered.
    if (before.revocations === revocations && loaded.epoch === before.epoch) known.set(name, loaded)
    return loaded
  }

  function isFresh(key: KnownKey, now: Date): boolean {
    return (
      key.epoch !== undefined && key.epoch === system.presence.epoch && now.getTime() - key.loadedAt < trustMilliseconds
    )
  }

  return {
    async authenticate(authorization) {
      const now = system.clock.now()
      const key = await lookUp(keyTextFrom(authorization, system.settings.keyPrefix), now)
      if (key.revoked) throw unauthorized('This API key was revoked. Use another one.')
      if (key.expiresAt !== null && key.expiresAt <= now)
        throw unauthorized('This API key has expired. Create a new one.')
      if (now.getTime() - key.touchedAt >= touchMilliseconds) {
        key.touchedAt = now.getTime()
        touchApiKey(system.db, key.caller.keyId, now).catch((error: unknown) =>
          system.logger.warn({ err: error }, 'could not note the use of a key'),
        )
      }
      return key.caller
    },
  }
}

function keyTextFrom(authorization: string | undefined, prefix: string): string {
  if (authorization === undefined || authorization === '') {
    throw unauthorized('No API key was sent. Send it in the header "Authorization: Bearer <key>".')
  }
  const [scheme = '', text = '', ...rest] = authorization.trim().split(/\s+/)
  if (scheme.toLowerCase() !== 'bearer' || rest.length > 0) {
    throw unauthorized('The Authorization header is not of the form "Bearer <key>".')
  }
  if (!isKeyText(text, prefix)) {
    throw unauthorized(`That is not an API key of this service: one is "${prefix}live_" and 43 more characters.`)
  }
  return text
}

async function load(system: System, hash: Buffer, now: Date, touchedAt: number): Promise<KnownKey> {
  const row = await findApiKeyByHash(system.db, hash)
  if (row === undefined) throw unauthorized('This API key is not known here. Check that it was copied whole.')
  const shown = presentApiKey(row, system.settings)
  return {
    caller: {
      keyId: row.id,
      workspaceId: row.workspace_id,
      scopes: shown.scopes,
      rateLimitPerMinute: shown.rate_limit_per_minute,
      concurrentExtractions: shown.concurrent_extractions,
      maxFileBytes: shown.max_file_bytes,
    },
    hash: row.hash,
    expiresAt: row.expires_at,
    revoked: row.revoked_at !== null,
    loadedAt: now.getTime(),
    epoch: system.presence.epoch,
    touchedAt: Math.max(touchedAt, row.last_used_at?.getTime() ?? 0),
  }
}

function unauthorized(message: string): AppError {
  return new AppError('unauthorized', message, { headers: { 'www-authenticate': 'Bearer' } })
}
