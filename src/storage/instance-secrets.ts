import { randomBytes } from 'node:crypto'
import type { Database, Tx } from './postgres/database.ts'

/** A secret that all processes on this database share; made by whichever asks first. */
export async function instanceSecret(db: Database, name: string): Promise<Buffer> {
  await db
    .insertInto('instance_secrets')
    .values({ name, value: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db
    .selectFrom('instance_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return value
}

export async function findInstanceSecret(db: Database | Tx, name: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('instance_secrets').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}

export async function keepInstanceSecret(tx: Tx, name: string, value: Buffer): Promise<void> {
  await tx
    .insertInto('instance_secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

export async function forgetInstanceSecret(tx: Tx, name: string): Promise<void> {
  await tx.deleteFrom('instance_secrets').where('name', '=', name).execute()
}
