import { timingSafeEqual } from 'node:crypto'
import { findApiKeyByHash, touchApiKey } from '../../storage/api-keys.ts'
import { type Principal, type Recogniser, unauthorized } from '../principals/principal.ts'
import type { System } from '../system.ts'
import { hashKey, isKeyText } from './key-text.ts'
import { presentApiKey } from './manage.ts'

interface KnownKey {
  principal: Principal
  hash: Buffer
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
export function recogniseKeys(system: System): Recogniser {
  const known = new Map<string, KnownKey>()
  let revocations = 0
  system.presence.onNotification('sheaf_api_key_revoked', (keyId) => {
    revocations += 1
    for (const [name, key] of known) if (key.principal.id === keyId) known.delete(name)
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
    claims: (text) => isKeyText(text, system.settings.keyPrefix),
    async recognise(text) {
      const now = system.clock.now()
      const key = await lookUp(text, now)
      const { expiresAt } = key.principal
      if (key.revoked) throw unauthorized('This API key was revoked. Use another one.')
      if (expiresAt !== null && expiresAt <= now) throw unauthorized('This API key has expired. Create a new one.')
      if (now.getTime() - key.touchedAt >= touchMilliseconds) {
        key.touchedAt = now.getTime()
        touchApiKey(system.db, key.principal.id, now).catch((error: unknown) =>
          system.logger.warn({ err: error }, 'could not note the use of a key'),
        )
      }
      return key.principal
    },
  }
}

async function load(system: System, hash: Buffer, now: Date, touchedAt: number): Promise<KnownKey> {
  const row = await findApiKeyByHash(system.db, hash)
  if (row === undefined) throw unauthorized('This API key is not known here. Check that it was copied whole.')
  const shown = presentApiKey(row, system.settings)
  return {
    principal: {
      ...{ kind: 'key', id: row.id, workspaceId: row.workspace_id, scopes: shown.scopes },
      limits: {
        requestsPerMinute: shown.rate_limit_per_minute,
        concurrentExtractions: shown.concurrent_extractions,
        maxFileBytes: shown.max_file_bytes,
      },
      expiresAt: row.expires_at,
    },
    hash: row.hash,
    revoked: row.revoked_at !== null,
    loadedAt: now.getTime(),
    epoch: system.presence.epoch,
    touchedAt: Math.max(touchedAt, row.last_used_at?.getTime() ?? 0),
  }
}
