import { sql } from 'kysely'
import { durationLimits } from './delivery-figures.ts'
import type { NewEventRow } from './events.ts'
import { endLease } from './leases.ts'
import type { Database, Tx } from './postgres/database.ts'

export interface DeliveryOutcome {
  id: string
  lease_epoch: number
  workspace_id: string
  target_id: string
  status: 'succeeded' | 'failed' | 'dead'
  /** Attempts that have ended, this one included if there was one. */
  attempts: number
  due_at: Date | null
  url: string
  last_status_code: number | null
  last_error_code: string | null
  /** Null when nothing was sent. */
  attempt: {
    started_at: Date
    duration_ms: number
    error: string | null
    response_excerpt: string | null
  } | null
  /** What the end of the delivery raises, if anything. */
  event: NewEventRow | null
}

/**
 * Saves outcomes with their attempts and events, as far as the deliveries are still held by whoever tried them, and says
 * which were. They are counted with it. A target that answered well closes its circuit; one that only failed comes nearer
 * to being left alone.
 */
export async function saveOutcomes(
  db: Database | Tx,
  outcomes: DeliveryOutcome[],
  { now, circuitFailures, pauseUntil }: { now: Date; circuitFailures: number; pauseUntil: Date },
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`/* sheaf:outcomes */
    with outcome as materialized (
      select * from json_to_recordset(${JSON.stringify(outcomes)}::json) as o (id uuid, lease_epoch int, workspace_id uuid,
        target_id uuid, status text, attempts int, due_at timestamptz, url text, last_status_code int,
        last_error_code text, attempt json, event json)),
    saved as (
      update deliveries d set status = o.status, attempts = o.attempts, due_at = o.due_at, url = o.url,
        last_status_code = o.last_status_code, last_error_code = o.last_error_code, updated_at = ${now}::timestamptz,
        ${endLease}
      from outcome o where d.id = o.id and d.lease_epoch = o.lease_epoch and d.status = 'in_flight'
      returning d.id),
    tried as (select o.* from outcome o join saved on saved.id = o.id where json_typeof(o.attempt) = 'object'),
    logged as (
      insert into delivery_attempts (delivery_id, number, workspace_id, attempt, url, started_at, duration_ms, status_code,
        error_code, error, response_excerpt)
      select o.id, o.lease_epoch, o.workspace_id, o.attempts, o.url, a.started_at, a.duration_ms, o.last_status_code,
        o.last_error_code, a.error, a.response_excerpt
      from tried o cross join lateral json_to_record(o.attempt)
        as a (started_at timestamptz, duration_ms int, error text, response_excerpt text)),
    raised as (
      insert into events (id, workspace_id, type, source_id, data, occurred_at)
      select e.id, e.workspace_id, e.type, e.source_id, e.data, e.occurred_at
      from outcome o join saved on saved.id = o.id cross join lateral json_populate_record(null::events, o.event) e
      where json_typeof(o.event) = 'object'
      returning pg_notify('sheaf_deliveries_wait', '')),
    ended as (
      insert into delivery_ends as e (outcome, deliveries)
      select o.status, count(*) from outcome o join saved on saved.id = o.id where o.status <> 'failed'
      group by o.status order by o.status
      on conflict (outcome) do update set deliveries = e.deliveries + excluded.deliveries),
    timed as (
      insert into delivery_durations as t (result, bucket, attempts, milliseconds)
      select case when o.last_error_code is null then 'succeeded' else 'failed' end,
        width_bucket((o.attempt ->> 'duration_ms')::int - 1, ${durationLimits}::int[]),
        count(*), sum((o.attempt ->> 'duration_ms')::int)
      from tried o group by 1, 2 order by 1, 2
      on conflict (result, bucket) do update set attempts = t.attempts + excluded.attempts,
        milliseconds = t.milliseconds + excluded.milliseconds),
    judged as (
      select target_id, bool_or(status = 'succeeded') as is_well, count(*) as failures from tried group by target_id),
    touched as materialized (
      select c.target_id from delivery_circuits c join judged j on j.target_id = c.target_id
      order by c.target_id for update of c),
    closed as (
      delete from delivery_circuits c using judged j, touched t
      where c.target_id = j.target_id and c.target_id = t.target_id and j.is_well),
    counted as (
      insert into delivery_circuits as c (target_id, failures, paused_until)
      select target_id, failures, case when failures >= ${circuitFailures}::int then ${pauseUntil}::timestamptz end
      from judged where not is_well order by target_id
      on conflict (target_id) do update set failures = c.failures + excluded.failures,
        paused_until = case when c.failures + excluded.failures >= ${circuitFailures}::int
          then ${pauseUntil}::timestamptz end)
    select id from saved`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Forgets the circuits of targets that nothing waits for. */
export async function purgeCircuits(db: Database): Promise<number> {
  const { rows } = await sql`
    delete from delivery_circuits c where not exists (
      select 1 from deliveries d where d.target_id = c.target_id and (d.due_at is not null or d.status = 'in_flight'))
    returning 1`.execute(db)
  return rows.length
}
