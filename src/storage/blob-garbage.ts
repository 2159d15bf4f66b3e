import { sql } from 'kysely'
import type { Database, Tx } from './postgres/database.ts'

/** From `collectAfter` on the blob will be deleted, unless `keepBlobs` is called for it in a transaction before. */
export async function discardBlobs(db: Database | Tx, keys: string[], collectAfter: Date): Promise<void> {
  if (keys.length === 0) return
  await sql`/* sheaf:discard-blobs */
    insert into blob_garbage (key, collect_after) select unnest(${keys}::text[]), ${collectAfter}::timestamptz
    on conflict (key) do update set collect_after = excluded.collect_after`.execute(db)
}

/** False when one of them was collected meanwhile. */
export async function keepBlobs(tx: Tx, keys: string[]): Promise<boolean> {
  if (keys.length === 0) return true
  const { rows } = await sql`/* sheaf:keep-blobs */
    delete from blob_garbage where key = any(${keys}::text[]) returning 1`.execute(tx)
  return rows.length === keys.length
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
