import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database, Tx } from '../postgres/database.ts'
import type { DB } from '../postgres/schema.ts'

export type SigningKeyRow = Selectable<DB['signing_keys']>
/** What can be opened by whoever has the secret of the service. */
export type SealedKey = Pick<SigningKeyRow, 'kid' | 'sealed_key'>

export async function currentSigningKey(tx: Tx): Promise<SigningKeyRow | undefined> {
  const { rows } = await sql<SigningKeyRow>`/* sheaf:signing-key */
    select kid, x, sealed_key, created_at, retired_at from signing_keys where retired_at is null`.execute(tx)
  return rows[0]
}

/** Of several processes that make one at once, the first is heeded. */
export async function insertSigningKey(tx: Tx, key: Insertable<DB['signing_keys']>): Promise<void> {
  await tx
    .insertInto('signing_keys')
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function retireSigningKey(tx: Tx, now: Date): Promise<void> {
  await tx.updateTable('signing_keys').set({ retired_at: now }).where('retired_at', 'is', null).execute()
}

/** All that ever were: what was sealed with a key that is retired is checked by it all the same. */
export async function selectSigningKeys(db: Database): Promise<SigningKeyRow[]> {
  return db.selectFrom('signing_keys').selectAll().orderBy('created_at', 'desc').execute()
}
