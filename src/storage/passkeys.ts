import type { Insertable } from 'kysely'
import type { Database, Tx } from './postgres/database.ts'
import type { DB } from './postgres/schema.ts'

/** False when the device has it already. */
export async function insertPasskey(tx: Tx, passkey: Insertable<DB['passkeys']>): Promise<boolean> {
  const inserted = tx.insertInto('passkeys').values(passkey)
  return (
    (await inserted
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()) !== undefined
  )
}

export async function selectPasskeys(db: Database, workspaceId: string, memberId: string) {
  const query = db.selectFrom('passkeys').select(['id', 'name', 'created_at']).where('workspace_id', '=', workspaceId)
  return query.where('member_id', '=', memberId).orderBy('created_at').limit(100).execute()
}

/** By what the device says, which is where the workspace is known from. */
export async function findPasskey(db: Database, id: string) {
  return db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()
}

/** False when it was used or removed meanwhile. */
export async function notePasskeyUse(
  tx: Tx,
  { id, before, counter, now }: { id: string; before: number; counter: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where('counter', '=', before)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deletePasskey(tx: Tx, workspaceId: string, memberId: string, id: string): Promise<boolean> {
  const query = tx.deleteFrom('passkeys').where('workspace_id', '=', workspaceId).where('member_id', '=', memberId)
  return (await query.where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n
}

export async function insertChallenge(db: Database, challenge: Insertable<DB['passkey_challenges']>): Promise<void> {
  await db.insertInto('passkey_challenges').values(challenge).execute()
}

/** True once, for who it was given to. */
export async function takeChallenge(db: Database, hash: Buffer, memberId: string | null, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hash)
    .where('member_id', memberId === null ? 'is' : '=', memberId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
