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

/** What is written down of a change, by a statement of its own or with the change. */
export function auditRows({ workspaceId, actor, requestId, now }: Occasion, entries: AuditEntry[]): NewAuditEntry[] {
  const author = authorOf(actor)
  return entries.map(({ action, subjectId, details = {} }) => ({
    ...{ id: newId(), workspace_id: workspaceId, actor_kind: author.kind, actor_id: author.id },
    ...{ action, subject_id: subjectId, details, request_id: requestId, created_at: now },
  }))
}

/** For changes that the service makes by itself. */
export function auditSystem(tx: Tx, workspaceId: string, now: Date, entry: AuditEntry): Promise<void> {
  const occasion = { workspaceId, actor: { kind: 'system', id: null } as const, requestId: null, now }
  return insertAuditEntries(tx, auditRows(occasion, [entry]))
}
