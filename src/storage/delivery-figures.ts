import { sql } from 'kysely'
import type { Database } from './postgres/database.ts'

/** Up to how many milliseconds attempts belong to the same bucket; the last one takes what is longer. */
export const durationLimits = [10, 50, 100, 500, 1000, 5000, 10_000, 30_000]

export interface DeliveryFigures {
  /** Events that are not handed to their targets yet. */
  events: number
  pending: number
  in_flight: number
  failed: number
  /** How long ago the oldest of those that may be tried by now became so. */
  oldest_seconds: number
  open_circuits: number
  succeeded: number
  dead: number
}

/** Of all workspaces together. */
export async function countDeliveryFigures(db: Database, now: Date, circuitFailures: number): Promise<DeliveryFigures> {
  const { rows } = await sql<DeliveryFigures>`
    with waiting as materialized (
      select count(*) filter (where status = 'pending') as pending, count(*) filter (where status = 'failed') as failed,
        min(due_at) as oldest
      from deliveries where due_at is not null)
    select (select count(*) from events where position is null) as events, pending, failed,
      (select count(*) from deliveries where status = 'in_flight') as in_flight,
      greatest(extract(epoch from ${now}::timestamptz - oldest), 0)::float8 as oldest_seconds,
      (select count(*) from delivery_circuits where failures >= ${circuitFailures}) as open_circuits,
      (select deliveries from delivery_ends where outcome = 'succeeded') as succeeded,
      (select deliveries from delivery_ends where outcome = 'dead') as dead
    from waiting`.execute(db)
  const [figures] = rows
  if (figures === undefined) throw new Error('there are no figures')
  return figures
}

export async function selectDurations(db: Database) {
  return db.selectFrom('delivery_durations').selectAll().orderBy('result').orderBy('bucket').execute()
}
