import type { Database, Tx } from './postgres/database.ts'

/** From `collectAfter` on the blob will be deleted, unless `keepBlobs` is called for it in a transaction before. */
export async function discardBlobs(db: Database | Tx, keys: string[], collectAfter: Date): Promise<void> {
  if (keys.length === 0) return
  await db
    .insertInto('blob_garbage')
    .values(keys.map((key) => ({ key, collect_after: collectAfter })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ collect_after: collectAfter }))
    .execute()
}

/** False when one of them was collected meanwhile. */
export async function keepBlobs(tx: Tx, keys: string[]): Promise<boolean> {
  if (keys.length === 0) return true
  const { numDeletedRows } = await tx.deleteFrom('blob_garbage').where('key', 'in', keys).executeTakeFirst()
  return Number(numDeletedRows) === keys.length
}

/** Hands each due blob to `collect` while its row is locked, so that nobody can keep what is being deleted. */
export async function collectDueBlobs(
  db: Database,
  due: { now: Date; limit: number },
  collect: (key: string) => Promise<void>,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const rows = await tx
      .selectFrom('blob_garbage')
      .select('key')
      .where('collect_after', '<=', due.now)
      .orderBy('collect_after')
      .limit(due.limit)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { key } of rows) {
      await collect(key)
      await tx.deleteFrom('blob_garbage').where('key', '=', key).execute()
    }
    return rows.length
  })
}
