import { type RawBuilder, sql } from 'kysely'
import { isFree, type LeaseTerm, takeLease } from './leases.ts'
import type { Database, Tx } from './postgres/database.ts'

/** From `collectAfter` on the blob will be deleted, unless it is kept (`canBeKept`) before. */
export async function discardBlobs(db: Database | Tx, keys: string[], collectAfter: Date): Promise<void> {
  if (keys.length === 0) return
  await sql`/* sheaf:discard-blobs */
    insert into blob_garbage (key, collect_after) select unnest(${keys}::text[]), ${collectAfter}::timestamptz
    on conflict (key) do update set collect_after = excluded.collect_after`.execute(db)
}

export interface ReservedBlob {
  key: string
  collectAfter: Date
}

/** The same for blobs that are still to be stored, each with a time of its own. */
export async function reserveBlobs(db: Database, blobs: ReservedBlob[]): Promise<void> {
  const times = blobs.map(({ collectAfter }) => collectAfter)
  await sql`/* sheaf:reserve-blobs */
    insert into blob_garbage (key, collect_after)
    select * from unnest(${blobs.map(({ key }) => key)}::text[], ${times}::timestamptz[])`.execute(db)
}

/** The same for one, as part of a statement, if there is a row in `where`. */
export function reservation({ key, collectAfter }: ReservedBlob, where: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`insert into blob_garbage (key, collect_after) select ${key}::text, ${collectAfter}::timestamptz from ${where}`
}

/** Whoever deletes such a row of `blob_garbage` keeps the blob: none that was collected meanwhile, or is being collected. */
export const canBeKept = sql`lease_epoch = 0`

/** False when one of the blobs cannot be kept any more. */
export async function keepBlobs(tx: Tx, keys: string[]): Promise<boolean> {
  const { rows } =
    await sql`delete from blob_garbage where key = any(${keys}::text[]) and ${canBeKept} returning key`.execute(tx)
  return rows.length === keys.length
}

export interface TakenBlob {
  key: string
  lease_epoch: number
}

/** Takes blobs that are due: from now on nobody can keep them. */
export async function takeDueBlobs(db: Database, term: LeaseTerm, limit: number): Promise<TakenBlob[]> {
  const { now } = term
  const { rows } = await sql<TakenBlob>`
    with due as (
      select key from blob_garbage where collect_after <= ${now}::timestamptz and ${isFree(now)}
      order by collect_after limit ${limit} for update skip locked)
    update blob_garbage g set ${takeLease(term)} from due where g.key = due.key
    returning g.key, g.lease_epoch`.execute(db)
  return rows
}

/** Takes one that nobody has kept, whenever it was to be collected; none that a transaction is about to keep. */
export async function takeBlob(db: Database, key: string, term: LeaseTerm): Promise<TakenBlob | undefined> {
  const { rows } = await sql<TakenBlob>`
    with free as (select key from blob_garbage where key = ${key} and ${isFree(term.now)} for update skip locked)
    update blob_garbage g set collect_after = ${term.now}::timestamptz, ${takeLease(term)} from free where g.key = free.key
    returning g.key, g.lease_epoch`.execute(db)
  return rows[0]
}

/** They have been deleted. */
export async function forgetBlobs(db: Database, taken: TakenBlob[]): Promise<void> {
  await sql`
    delete from blob_garbage g using unnest(
      ${taken.map(({ key }) => key)}::text[], ${taken.map((each) => each.lease_epoch)}::int[]) as taken(key, epoch)
    where g.key = taken.key and g.lease_epoch = taken.epoch`.execute(db)
}
