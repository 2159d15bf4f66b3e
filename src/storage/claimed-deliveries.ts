import { sql } from 'kysely'
import { endLease, isLost } from './leases.ts'
import type { Database } from './postgres/database.ts'

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
  lease_epoch: number
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
  /** How long an attempt is waited for without a sign of its process, and in all. */
  leaseMilliseconds: number
  longestMilliseconds: number
}

/** Takes deliveries that are due, in the order of their events. */
export async function claimDeliveries(
  db: Database,
  processId: string,
  now: Date,
  limits: ClaimLimits,
): Promise<ClaimedDelivery[]> {
  const { rows: claimed } = await sql<{ id: string }>`/* sheaf:claim-deliveries */
    select id from claim_deliveries(${now}::timestamptz, ${processId}::uuid, ${limits.room}::int,
      ${limits.placesPerTarget}::int, ${limits.circuitFailures}::int, ${limits.leaseMilliseconds}::int,
      ${limits.longestMilliseconds}::int)`.execute(db)
  if (claimed.length === 0) return []
  // By a statement of its own: one that waited for other claimers does not see events that came meanwhile, though it claims their deliveries.
  const { rows } = await sql<ClaimedDelivery>`/* sheaf:claimed-deliveries */
    select d.id, d.workspace_id, d.event_id, d.event, e.source_id, e.data, e.occurred_at, d.webhook_id, d.target_id,
      coalesce(w.url, d.url) as url, d.attempts, d.lease_epoch, w.is_active, w.secret, w.previous_secret,
      w.previous_secret_until, w.schedule_seconds, w.timeout_ms, w.respect_retry_after
    from deliveries d join events e on e.id = d.event_id left join webhooks w on w.id = d.webhook_id
    where d.id = any(${claimed.map(({ id }) => id)}::uuid[]) order by d.position`.execute(db)
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
  const lost = 'of' in whose ? sql`lease_until is not null and lease_holder = ${whose.of}` : isLost(now, whose)
  const { rows } = await sql`
    with lost as (select id from deliveries where ${lost} for update skip locked)
    update deliveries d set status = case attempts when 0 then 'pending' else 'failed' end, due_at = ${now}::timestamptz,
      ${endLease}
    from lost where d.id = lost.id returning 1`.execute(db)
  return rows.length
}
