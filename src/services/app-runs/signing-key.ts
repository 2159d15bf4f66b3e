import { createPrivateKey, type KeyObject } from 'node:crypto'
import { AppError } from '../../core/app-error.ts'
import { newSigningKey, type PublicJwk } from '../../decide/seal/keys.ts'
import {
  currentSigningKey,
  insertSigningKey,
  retireSigningKey,
  type SealedKey,
  type SigningKeyRow,
  selectSigningKeys,
} from '../../storage/decisions/signing-keys.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { inTransaction } from '../../storage/postgres/transaction.ts'
import { sealSecret, unsealSecret } from '../sealed-secret.ts'
import type { System } from '../system.ts'

/** What records are sealed with: made when it is first needed, and shared by all processes on one database. */
export async function signingKey(tx: Tx, system: System, known: SealedKey | undefined): Promise<KeyObject> {
  const row = known ?? (await currentSigningKey(tx)) ?? (await addKey(tx, system))
  // Its id is made of it, so one that was opened is known by that.
  const key = opened.get(row.kid) ?? createPrivateKey(unsealed(row, system.secretKeys))
  opened.set(row.kid, key)
  return key
}

const opened = new Map<string, KeyObject>()

function unsealed({ sealed_key, kid }: SealedKey, keys: Buffer[]): string {
  try {
    return unsealSecret(sealed_key, kid, keys)
  } catch (cause) {
    throw new AppError(
      'service_unavailable',
      'The key that decisions are sealed with was itself encrypted with another key: set SHEAF_WEBHOOK_KEYS to the content of the file ' +
        'webhook-key of the installation that this database comes from, or seal with a new key from here on: sheaf signing-keys rotate.',
      { cause },
    )
  }
}

/** Seals with a new key from here on. Those before it are kept, so that what they have sealed can be checked for ever. */
export async function rotateSigningKey(system: System): Promise<string> {
  return inTransaction(system.db, async (tx) => {
    await retireSigningKey(tx, system.clock.now())
    return (await addKey(tx, system)).kid
  })
}

/** Of several who make one at once, that of the first is heeded by all. */
async function addKey(tx: Tx, { clock, secretKeys }: System): Promise<SigningKeyRow> {
  const { privateKey, jwk } = newSigningKey()
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
  await insertSigningKey(tx, {
    ...{ kid: jwk.kid, x: jwk.x, sealed_key: sealSecret(pem, jwk.kid, secretKeys[0]), created_at: clock.now() },
  })
  const row = await currentSigningKey(tx)
  if (row === undefined) throw new Error('there is no key to seal with')
  return row
}

/** Those that anybody can check records with. */
export async function publicKeys({ db }: System): Promise<{ keys: (PublicJwk & { alg: 'EdDSA'; use: 'sig' })[] }> {
  const rows = await selectSigningKeys(db)
  return { keys: rows.map(({ kid, x }) => ({ kid, kty: 'OKP', crv: 'Ed25519', x, alg: 'EdDSA', use: 'sig' })) }
}

/** The same for whoever operates the service. */
export async function listSigningKeys({ db }: System) {
  return (await selectSigningKeys(db)).map(({ kid, created_at, retired_at }) => ({
    ...{ kid, created_at: created_at.toISOString(), retired_at: retired_at?.toISOString() ?? null },
  }))
}
