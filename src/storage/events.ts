import { CompiledQuery } from 'kysely'
import type { Tx } from './postgres/database.ts'

export interface NewEventRow {
  id: string
  workspace_id: string
  type: string
  source_id: string | null
  webhook_url: string | null
  data: string
  occurred_at: Date
}

/** Puts events into the outbox and, once they are committed, wakes whoever hands them to their targets. */
export async function insertEvents(tx: Tx, events: NewEventRow[]): Promise<void> {
  await tx.executeQuery(CompiledQuery.raw(insert, [JSON.stringify(events)]))
}

const insert = `/* sheaf:event */
  with added as (
    insert into events (id, workspace_id, type, source_id, webhook_url, data, occurred_at)
    select id, workspace_id, type, source_id, webhook_url, data, occurred_at
    from json_populate_recordset(null::events, $1::json))
  select pg_notify('sheaf_deliveries_wait', '')`
