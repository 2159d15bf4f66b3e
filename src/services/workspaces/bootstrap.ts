import { scopes } from '../../contract/scopes.ts'
import { newId } from '../../core/ids.ts'
import { findApiKeyByHash, insertApiKey } from '../../storage/api-keys.ts'
import { hasWorkspaces, insertWorkspace, lockForBootstrap } from '../../storage/workspaces.ts'
import { hashKey, keyHint, newKeyText } from '../api-keys/key-text.ts'
import { createContext } from '../commit.ts'
import { makeLink } from '../members/links.ts'
import type { System } from '../system.ts'

const bootstrapRateLimit = 6000

export interface Bootstrapped {
  key: string
  /** The path of the page by which somebody becomes the first owner. */
  ownerLink: string
}

/**
 * Fills an empty database with one workspace and one key that may do everything, and returns that key and a
 * link for the first owner; undefined when there is nothing to do. `keep` stores the key durably before the database knows it, so that a crash cannot lose it.
 */
export async function bootstrap(
  system: System,
  options: {
    /** What the operator wants the key to be. */
    givenKey: string | undefined
    /** What it was on an earlier start in this data folder. */
    keptKey: string | undefined
    keep: (key: string) => Promise<void>
  },
): Promise<Bootstrapped | undefined> {
  const { db, settings, clock } = system
  const { givenKey } = options
  if (await hasWorkspaces(db)) {
    if (givenKey !== undefined && (await findApiKeyByHash(db, hashKey(givenKey))) === undefined) {
      system.logger.warn(
        'SHEAF_BOOTSTRAP_KEY is not used: the database already has a workspace and does not know this key',
      )
    }
    return undefined
  }
  const key = givenKey ?? options.keptKey ?? newKeyText(settings.keyPrefix)
  const workspaceId = newId()
  const ctx = createContext(system, { workspaceId, actor: { kind: 'system', id: null }, requestId: null })
  return ctx
    .commit(async (tx, audit) => {
      await lockForBootstrap(tx)
      if (await hasWorkspaces(tx)) throw new BootstrapDone()
      await options.keep(key)
      const now = clock.now()
      await insertWorkspace(tx, { id: workspaceId, name: 'default', tier: settings.defaultTier, created_at: now })
      const row = await insertApiKey(tx, {
        id: newId(),
        workspace_id: workspaceId,
        name: 'bootstrap',
        hash: hashKey(key),
        hint: keyHint(key, settings.keyPrefix),
        scopes: [...scopes],
        rate_limit_per_minute: bootstrapRateLimit,
        concurrent_extractions: null,
        max_file_bytes: null,
        expires_at: null,
        made_by: null,
        created_at: now,
      })
      audit({ action: 'workspace.create', subjectId: workspaceId, details: { name: 'default' } })
      audit({ action: 'api_key.create', subjectId: row.id, details: { name: 'bootstrap' } })
      const link = { workspace_id: workspaceId, member_id: null, tier: 'owner' }
      return { key, ownerLink: (await makeLink(tx, system, link, '')).url }
    })
    .catch((error: unknown) => {
      if (error instanceof BootstrapDone) return undefined
      throw error
    })
}

/** Another process filled the database while this one waited for the lock. */
class BootstrapDone extends Error {}
