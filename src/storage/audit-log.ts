import { CompiledQuery } from 'kysely'
import type { Tx } from './postgres/database.ts'
import type { Json } from './postgres/schema.ts'

export interface NewAuditEntry {
  id: string
  workspace_id: string
  actor_kind: string
  actor_id: string | null
  action: string
  subject_id: string | null
  details: Json
  request_id: string | null
  created_at: Date
}

/** Every change comes through here, so the statement is a fixed text that need not be put together each time. */
export async function insertAuditEntries(tx: Tx, entries: NewAuditEntry[]): Promise<void> {
  const rows = JSON.stringify(entries)
  await tx.executeQuery(CompiledQuery.raw(insertEntries, [rows]))
}

const insertEntries = `/* sheaf:audit */
  insert into audit_log
    (id, workspace_id, actor_kind, actor_id, action, subject_id, details, request_id, created_at)
  select id, workspace_id, actor_kind, actor_id, action, subject_id, details, request_id, created_at
  from jsonb_populate_recordset(null::audit_log, $1::jsonb)`
