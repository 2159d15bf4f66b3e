import { createHash } from 'node:crypto'
import { AppError } from '../../core/app-error.ts'
import { findInstanceSecret, forgetInstanceSecret, keepInstanceSecret } from '../../storage/instance-secrets.ts'
import type { Database, Tx } from '../../storage/postgres/database.ts'
import { inTransaction } from '../../storage/postgres/transaction.ts'
import { lockSealedSecrets, type SealedSecrets, saveSealedSecrets } from '../../storage/webhooks.ts'
import { sealSecret } from '../sealed-secret.ts'
import type { System } from '../system.ts'
import { openSecret } from './secrets.ts'

const fingerprintName = 'fingerprint of the webhook key'
/** Where releases before kept the key. */
const formerName = 'webhook secrets'

/**
 * Sees to it that all secrets are encrypted with the first of the keys: after a rotation, and once for those whose key lay in the
 * database. The database knows a fingerprint of the key, so that processes with different ones do not work on it.
 */
export async function settleWebhookKeys(db: Database, keys: System['secretKeys']): Promise<void> {
  const [current] = keys
  const known = await findInstanceSecret(db, fingerprintName)
  if (known?.equals(fingerprintOf(current))) return
  await inTransaction(db, async (tx) => {
    const former = await findInstanceSecret(tx, formerName)
    await resealAll(tx, current, former ? [...keys, former] : keys)
    await forgetInstanceSecret(tx, formerName)
    await keepInstanceSecret(tx, fingerprintName, fingerprintOf(current))
  })
}

async function resealAll(tx: Tx, current: Buffer, keys: Buffer[]): Promise<void> {
  for (const { id, ...sealed } of await lockSealedSecrets(tx)) {
    const reseal = (secret: Buffer | null) => secret && sealSecret(open(secret, id, keys), id, current)
    const fresh: SealedSecrets = { secret: reseal(sealed.secret), previous_secret: reseal(sealed.previous_secret) }
    await saveSealedSecrets(tx, id, fresh)
  }
}

function open(sealed: Buffer, id: string, keys: Buffer[]): string {
  try {
    return openSecret(sealed, id, keys)
  } catch (cause) {
    throw new AppError(
      'service_unavailable',
      'The secrets of webhooks in this database were encrypted with another key. Set SHEAF_WEBHOOK_KEYS to the same value for all ' +
        'processes: the content of the file webhook-key in the data folder of the first, or "new,old" to change it.',
      { cause },
    )
  }
}

function fingerprintOf(key: Buffer): Buffer {
  return createHash('sha256').update('webhook key').update(key).digest()
}
