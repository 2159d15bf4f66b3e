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

export async function insertAuditEntries(tx: Tx, entries: NewAuditEntry[]): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values(entries.map((entry) => ({ ...entry, details: JSON.stringify(entry.details) })))
    .execute()
}
