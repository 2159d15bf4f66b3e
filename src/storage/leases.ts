import { type RawBuilder, sql } from 'kysely'
import type { Database } from './postgres/database.ts'

// A lease is a row that somebody works on, whatever becomes of them. Its table has four columns: `lease_epoch` counts how often
// it was taken and is the fence of whoever took it, `lease_holder` is their process, `lease_until` must be renewed in time, and
// `lease_deadline` ends renewing. An index on `lease_until`, where it is not null, has the few rows that are held: a sweep reads
// these and not the table.

type LeasedTable = 'deliveries' | 'blob_garbage'

export interface LeaseTerm {
  /** A process. */
  holder: string
  now: Date
  /** How long it is held without being renewed, and in all. */
  milliseconds: number
  longestMilliseconds: number
}

/** For the `set` of an update: whoever held the row before can save nothing from here on. */
export function takeLease(term: LeaseTerm): RawBuilder<unknown> {
  const { until, deadline } = endsOf(term)
  return sql`lease_epoch = lease_epoch + 1, lease_holder = ${term.holder}::uuid,
    lease_until = ${until}::timestamptz, lease_deadline = ${deadline}::timestamptz`
}

/** For the `set` of an update that ends the work, or leaves it to others. */
export const endLease = sql`lease_holder = null, lease_until = null, lease_deadline = null`

/** Nobody holds the row, or whoever did has not renewed it. */
export function isFree(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(lease_until is null or lease_until < ${now}::timestamptz)`
}

/** Rows that were taken and not given back: not renewed in time, or by another process that is gone. */
export function isLost(now: Date, { exceptOf }: { exceptOf: string }): RawBuilder<boolean> {
  return sql<boolean>`lease_until is not null and (lease_until < ${now}::timestamptz
    or lease_holder <> ${exceptOf}::uuid and not exists (select from processes where processes.id = lease_holder))`
}

/** All that a process holds stays its own for another while, up to the deadline of each. */
export async function renewLeases(
  db: Database,
  table: LeasedTable,
  { holder, now, milliseconds }: Pick<LeaseTerm, 'holder' | 'now' | 'milliseconds'>,
): Promise<void> {
  const until = new Date(now.getTime() + milliseconds)
  await sql`
    update ${sql.table(table)} set lease_until = least(${until}::timestamptz, lease_deadline)
    where lease_until is not null and lease_holder = ${holder}::uuid`.execute(db)
}

function endsOf({ now, milliseconds, longestMilliseconds }: LeaseTerm) {
  const deadline = new Date(now.getTime() + longestMilliseconds)
  return { until: new Date(now.getTime() + Math.min(milliseconds, longestMilliseconds)), deadline }
}
