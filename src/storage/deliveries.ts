import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import { countRows } from './count-rows.ts'
import { type KeysetWindow, withinWindow } from './keyset.ts'
import type { Database, Tx } from './postgres/database.ts'
import type { DB } from './postgres/schema.ts'

export type DeliveryRow = Selectable<DB['deliveries']>

export interface DeliveryFilter {
  status?: string | undefined
  event?: string | undefined
  webhookId?: string | undefined
  after?: Date | undefined
  before?: Date | undefined
  ids?: string[] | undefined
}

export async function selectDeliveries(
  db: Database,
  workspaceId: string,
  filter: DeliveryFilter,
  window: KeysetWindow,
): Promise<DeliveryRow[]> {
  const own = db.selectFrom('deliveries').selectAll().where('workspace_id', '=', workspaceId)
  return withinWindow(filtered(own, filter), window).execute()
}

export async function countDeliveries(db: Database | Tx, workspaceId: string, filter: DeliveryFilter): Promise<number> {
  const own = db.selectFrom('deliveries').where('workspace_id', '=', workspaceId)
  return countRows(filtered(own, filter))
}

export async function findDelivery(db: Database, workspaceId: string, id: string) {
  return db
    .selectFrom('deliveries')
    .innerJoin('events', 'events.id', 'deliveries.event_id')
    .selectAll('deliveries')
    .select(['events.data', 'events.occurred_at'])
    .where('deliveries.id', '=', id)
    .where('deliveries.workspace_id', '=', workspaceId)
    .executeTakeFirst()
}

export async function selectAttempts(db: Database, workspaceId: string, deliveryId: string) {
  return db
    .selectFrom('delivery_attempts')
    .selectAll()
    .where('delivery_id', '=', deliveryId)
    .where('workspace_id', '=', workspaceId)
    .orderBy('number')
    .execute()
}

/**
 * Starts the attempts of deliveries anew, as far as they match, have ended or wait, and can be sent: their webhook is
 * there and active. The id stays, so that receivers recognise what they had before.
 */
export async function replayDeliveries(
  tx: Tx,
  workspaceId: string,
  filter: DeliveryFilter,
  { now, limit, first = false }: { now: Date; limit: number; first?: boolean },
): Promise<DeliveryRow[]> {
  const matching = filtered(tx.selectFrom('deliveries').where('workspace_id', '=', workspaceId), filter)
    .select('id')
    .where('status', 'in', ['succeeded', 'failed', 'dead'])
    .where(({ or, eb, exists }) =>
      or([
        eb('webhook_id', 'is', null),
        exists(
          eb
            .selectFrom('webhooks')
            .select('webhooks.id')
            .whereRef('webhooks.id', '=', 'webhook_id')
            .where('is_active', '=', true),
        ),
      ]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
  const rows = await tx
    .updateTable('deliveries')
    .set({
      status: 'pending',
      attempts: 0,
      replays: sql`replays + 1`,
      due_at: first ? beforeOthers(now) : now,
      updated_at: now,
    })
    .where('id', 'in', matching)
    .where('workspace_id', '=', workspaceId)
    .returningAll()
    .execute()
  // Who asks for it has reason to think that the target is back: it is not left alone any longer, and one is tried.
  const targets = [...new Set(rows.map(({ target_id }) => target_id))]
  await sql`update delivery_circuits set paused_until = null where target_id = any(${targets}::uuid[])`.execute(tx)
  await sql`select pg_notify('sheaf_deliveries_wait', '')`.execute(tx)
  return rows
}

/** A target that failed too often is tried with one delivery, which is the one that is due first. */
function beforeOthers(now: Date) {
  return sql<Date>`least(${now}::timestamptz,
    (select min(other.due_at) - interval '1 second' from deliveries other where other.target_id = deliveries.target_id))`
}

/** Has what waits for a webhook looked at now, however long it was to wait and whether or not the webhook was left alone. */
export async function hastenDeliveries(tx: Tx, workspaceId: string, webhookId: string, now: Date): Promise<void> {
  await sql`
    with closed as (delete from delivery_circuits where target_id = ${webhookId}),
    hastened as (
      update deliveries set due_at = ${now}::timestamptz
      where workspace_id = ${workspaceId} and webhook_id = ${webhookId} and due_at > ${now}::timestamptz)
    select pg_notify('sheaf_deliveries_wait', '')`.execute(tx)
}

/** Deletes what ended before then, with its attempts and the events that no other delivery tells of; says how many. */
export async function deleteEndedDeliveries(tx: Tx, before: Date, limit: number): Promise<number> {
  const ended = sql`status in ('succeeded', 'dead') and updated_at < ${before}`
  // Events first, as whoever deletes what they tell of.
  const events = await sql<{ id: string }>`
    select id from events where id in (
      select event_id from deliveries where ${ended} order by updated_at limit ${limit})
    order by id for update`.execute(tx)
  const ids = events.rows.map(({ id }) => id)
  const { rows } = await sql`
    delete from deliveries where event_id = any(${ids}::uuid[]) and ${ended} returning 1`.execute(tx)
  await sql`
    delete from events e where id = any(${ids}::uuid[])
      and not exists (select 1 from deliveries d where d.event_id = e.id)`.execute(tx)
  return rows.length
}

function filtered<O>(
  query: SelectQueryBuilder<DB, 'deliveries', O>,
  filter: DeliveryFilter,
): SelectQueryBuilder<DB, 'deliveries', O> {
  const { status, event, webhookId, after, before, ids } = filter
  return query
    .$if(status !== undefined, (each) => each.where('status', '=', status ?? ''))
    .$if(event !== undefined, (each) => each.where('event', '=', event ?? ''))
    .$if(webhookId !== undefined, (each) => each.where('webhook_id', '=', webhookId ?? null))
    .$if(after !== undefined, (each) => each.where('created_at', '>=', after ?? new Date()))
    .$if(before !== undefined, (each) => each.where('created_at', '<', before ?? new Date()))
    .$if(ids !== undefined, (each) => each.where('id', 'in', ids ?? []))
}
