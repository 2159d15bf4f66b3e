import { newId } from '../core/ids.ts'
import { insertAuditEntries } from '../storage/audit-log.ts'
import type { Tx } from '../storage/postgres/database.ts'
import type { Actor, AuditEntry, Change, Context } from './context.ts'
import { withRemedy } from './remedy.ts'
import type { System } from './system.ts'

/** Runs in the transaction of the change, after it and before the commit; throwing rolls everything back. */
export type CommitGuard = (tx: Tx, answer: unknown) => Promise<void>

interface RequestFacts {
  workspaceId: string
  actor: Actor
  requestId: string | null
  guard?: CommitGuard
  submissionKey?: Buffer
}

export function createContext(system: System, request: RequestFacts): Context {
  const change = <T>(work: Change<T>, guard?: CommitGuard): Promise<T> =>
    withRemedy(() =>
      system.db.transaction().execute(async (tx) => {
        const entries: AuditEntry[] = []
        const answer = await work(tx, (entry) => entries.push(entry))
        await recordAudit(tx, system, request, entries)
        await guard?.(tx, answer)
        return answer
      }),
    )
  return {
    system,
    workspaceId: request.workspaceId,
    actor: request.actor,
    requestId: request.requestId,
    submissionKey: request.submissionKey,
    commit: (work) => change(work, request.guard),
    begin: (work) => change(work),
  }
}

async function recordAudit(tx: Tx, system: System, request: RequestFacts, entries: AuditEntry[]): Promise<void> {
  if (entries.length === 0) throw new Error('a change was committed without saying what it is')
  await insertAuditEntries(
    tx,
    entries.map((entry) => ({
      id: newId(),
      workspace_id: request.workspaceId,
      actor_kind: request.actor.kind,
      actor_id: request.actor.id,
      action: entry.action,
      subject_id: entry.subjectId,
      details: entry.details ?? {},
      request_id: request.requestId,
      created_at: system.clock.now(),
    })),
  )
}
