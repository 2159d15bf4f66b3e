import { sql } from 'kysely'
import type { Database, Tx } from './postgres/database.ts'

/** A delivery that is being tried, with all that the attempt needs. */
export interface ClaimedDelivery {
  id: string
  workspace_id: string
  event_id: string
  event: string
  source_id: string | null
  data: string
  occurred_at: Date
  webhook_id: string | null
  target_id: string
  url: string
  attempts: number
  claims: number
  /** Null when the webhook was deleted, and for the target of a request. */
  is_active: boolean | null
  secret: Buffer | null
  previous_secret: Buffer | null
  previous_secret_until: Date | null
  schedule_seconds: number[] | null
  timeout_ms: number | null
  respect_retry_after: boolean | null
}

export interface ClaimLimits {
  /** How many the caller takes at most. */
  room: number
  placesPerTarget: number
  circuitFailures: number
  leaseMilliseconds: number
}

/** Takes deliveries that are due, in the order of their events. */
export async function claimDeliveries(
  db: Database,
  processId: string,
  now: Date,
  limits: ClaimLimits,
): Promise<ClaimedDelivery[]> {
  const { rows } = await sql<ClaimedDelivery>`/* sheaf:claim-deliveries */
    select d.id, d.workspace_id, d.event_id, d.event, e.source_id, e.data, e.occurred_at, d.webhook_id, d.target_id,
      coalesce(w.url, d.url) as url, d.attempts, d.claims, w.is_active, w.secret, w.previous_secret,
      w.previous_secret_until, w.schedule_seconds, w.timeout_ms, w.respect_retry_after
    from claim_deliveries(${now}::timestamptz, ${processId}::uuid, ${limits.room}::int, ${limits.placesPerTarget}::int,
        ${limits.circuitFailures}::int, ${limits.leaseMilliseconds}::int) d
      join events e on e.id = d.event_id left join webhooks w on w.id = d.webhook_id
    order by d.position`.execute(db)
  return rows
}

/**
 * Makes deliveries due again whose attempt was lost: those of other processes that died, and those that took too long; or
 * all of one process, when it stops. The attempt does not count, since nobody knows what became of it.
 */
export async function freeDeliveries(
  db: Database,
  now: Date,
  whose: { of: string } | { exceptOf: string },
): Promise<number> {
  const lost =
    'of' in whose
      ? sql`claimed_by = ${whose.of}`
      : sql`(lease_until < ${now}::timestamptz or claimed_by <> ${whose.exceptOf}
          and not exists (select 1 from processes p where p.id = d.claimed_by))`
  const { rows } = await sql`
    with lost as (select id from deliveries d where status = 'in_flight' and ${lost} for update skip locked)
    update deliveries d set status = case attempts when 0 then 'pending' else 'failed' end, due_at = ${now}::timestamptz,
      claimed_by = null, lease_until = null
    from lost where d.id = lost.id returning 1`.execute(db)
  return rows.length
}

export interface DeliveryOutcome {
  id: string
  claims: number
  workspace_id: string
  target_id: string
  status: 'succeeded' | 'failed' | 'dead'
  /** Attempts that have ended, this one included if there was one. */
  attempts: number
  due_at: Date | null
  url: string
  last_status_code: number | null
  last_error_code: string | null
  /** Undefined when nothing was sent. */
  attempt?: {
    started_at: Date
    duration_ms: number
    error: string | null
    response_excerpt: string | null
  }
}

/** Saves outcomes with their attempts and says which deliveries were still held by whoever tried them. */
export async function saveOutcomes(tx: Tx, outcomes: DeliveryOutcome[], now: Date): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`/* sheaf:outcomes */
    with outcome as (
      select * from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as o (id uuid, claims int, workspace_id uuid,
        status text, attempts int, due_at timestamptz, url text, last_status_code int, last_error_code text,
        attempt jsonb)),
    saved as (
      update deliveries d set status = o.status, attempts = o.attempts, due_at = o.due_at, url = o.url,
        last_status_code = o.last_status_code, last_error_code = o.last_error_code, updated_at = ${now}::timestamptz,
        claimed_by = null, lease_until = null
      from outcome o where d.id = o.id and d.claims = o.claims and d.status = 'in_flight'
      returning d.id),
    logged as (
      insert into delivery_attempts (delivery_id, number, workspace_id, attempt, url, started_at, duration_ms, status_code,
        error_code, error, response_excerpt)
      select o.id, o.claims, o.workspace_id, o.attempts, o.url, a.started_at, a.duration_ms, o.last_status_code,
        o.last_error_code, a.error, a.response_excerpt
      from outcome o join saved on saved.id = o.id
        cross join lateral jsonb_to_record(o.attempt)
          as a (started_at timestamptz, duration_ms int, error text, response_excerpt text)
      where o.attempt is not null)
    select id from saved`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}
