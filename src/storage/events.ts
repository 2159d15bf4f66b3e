import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from './postgres/database.ts'

export interface NewEventRow {
  id: string
  workspace_id: string
  type: string
  source_id: string | null
  webhook_url: string | null
  /** The documents that it tells of. */
  document_ids: string[]
  data: string
  occurred_at: Date
}

/** Puts events into the outbox and, once they are committed, wakes whoever hands them to their targets. */
export async function insertEvents(tx: Tx, events: NewEventRow[]): Promise<void> {
  await sql`/* sheaf:events */ with told as (${eventInsertion(events, sql`(select true) as always`)}) select ${wakesDispatchers}`.execute(
    tx,
  )
}

/** The same as part of a statement that does more: the events for each row of `cause`, of which there is one at most. */
export function eventInsertion(events: NewEventRow[], cause: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    insert into events (id, workspace_id, type, source_id, webhook_url, document_ids, data, occurred_at)
    select row.id, row.workspace_id, row.type, row.source_id, row.webhook_url, row.document_ids, row.data, row.occurred_at
    from ${cause}, json_populate_recordset(null::events, ${JSON.stringify(events)}) as row`
}

/** What such a statement selects besides. */
export const wakesDispatchers = sql`pg_notify('sheaf_deliveries_wait', '')`

/** Makes the deliveries of the oldest events that have none yet; says how many events that were. */
export async function fanOutEvents(db: Database, most: number, now: Date): Promise<number> {
  const { rows } = await sql<{ events: number }>`/* sheaf:fan-out */
    select fan_out_events(${most}::int, ${now}::timestamptz) as events`.execute(db)
  return rows[0]?.events ?? 0
}

/** Where the feed of events stands now. */
export async function lastEventPosition(db: Database, workspaceId: string): Promise<number> {
  const { last } = await db
    .selectFrom('events')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow()
  return last ?? 0
}

export async function selectEventsAfter(
  db: Database,
  workspaceId: string,
  { after, types, limit }: { after: number; types: readonly string[] | undefined; limit: number },
) {
  return db
    .selectFrom('events')
    .select(['id', 'type', 'data', 'occurred_at', 'position'])
    .where('workspace_id', '=', workspaceId)
    .where('position', '>', after)
    .$if(types !== undefined, (query) => query.where('type', 'in', [...(types ?? [])]))
    .orderBy('position')
    .limit(limit)
    .execute()
}

/** The payloads of events that tell of a document, to be changed in this transaction. */
export async function lockEventsAbout(tx: Tx, workspaceId: string, documentId: string) {
  const { rows } = await sql<{ id: string; data: string }>`
    select id, data from events
    where workspace_id = ${workspaceId} and document_ids @> array[${documentId}::uuid] and document_ids <> '{}'
    order by id for update`.execute(tx)
  return rows
}

/** Changes payloads, and forgets what endpoints answered to them, since some repeat what they are sent. */
export async function replacePayloads(tx: Tx, payloads: { id: string; data: string }[]): Promise<void> {
  await sql`
    with payload as (
      select * from json_to_recordset(${JSON.stringify(payloads)}::json) as p (id uuid, data text)),
    changed as (update events e set data = p.data from payload p where e.id = p.id)
    update delivery_attempts a set response_excerpt = null
    from deliveries d, payload p where d.event_id = p.id and a.delivery_id = d.id`.execute(tx)
}

/** Forgets events that nobody was to be told of. */
export async function purgeUnheardEvents(db: Database, before: Date, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from events where id in (
      select id from events where position is not null and not has_targets and occurred_at < ${before}
      order by occurred_at limit ${limit} for update skip locked)
    returning 1`.execute(db)
  return rows.length
}
