import { newId } from '../../core/ids.ts'
import { insertAuditEntries, type NewAuditEntry } from '../../storage/audit-log.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { AuditEntry } from '../context.ts'
import { type Actor, authorOf } from '../principals/principal.ts'

interface Occasion {
  workspaceId: string
  actor: Actor
  requestId: string | null
  now: Date
}

/** Writes down what a change is, in its transaction. */
export async function recordAudit(tx: Tx, occasion: Occasion, entries: AuditEntry[]): Promise<void> {
  await insertAuditEntries(tx, auditRows(occasion, entries))
}

/** For those who write them with the change itself. */
export function auditRows({ workspaceId, actor, requestId, now }: Occasion, entries: AuditEntry[]): NewAuditEntry[] {
  const author = authorOf(actor)
  return entries.map(({ action, subjectId, details = {} }) => ({
    ...{ id: newId(), workspace_id: workspaceId, actor_kind: author.kind, actor_id: author.id },
    ...{ action, subject_id: subjectId, details, request_id: requestId, created_at: now },
  }))
}

/** For changes that the service makes by itself. */
export function auditSystem(tx: Tx, workspaceId: string, now: Date, entry: AuditEntry): Promise<void> {
  return recordAudit(tx, { workspaceId, actor: { kind: 'system', id: null }, requestId: null, now }, [entry])
}
