import { randomBytes } from 'node:crypto'
import type { Database } from './postgres/database.ts'

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
