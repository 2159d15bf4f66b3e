import { newId } from '../../core/ids.ts'
import { insertAuditEntries } from '../../storage/audit-log.ts'
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
export async function recordAudit(tx: Tx, { workspaceId, actor, requestId, now }: Occasion, entries: AuditEntry[]) {
  const author = authorOf(actor)
  await insertAuditEntries(
    tx,
    entries.map(({ action, subjectId, details = {} }) => ({
      ...{ id: newId(), workspace_id: workspaceId, actor_kind: author.kind, actor_id: author.id },
      ...{ action, subject_id: subjectId, details, request_id: requestId, created_at: now },
    })),
  )
}

/** For changes that the service makes by itself. */
export function auditSystem(tx: Tx, workspaceId: string, now: Date, entry: AuditEntry): Promise<void> {
  return recordAudit(tx, { workspaceId, actor: { kind: 'system', id: null }, requestId: null, now }, [entry])
}
