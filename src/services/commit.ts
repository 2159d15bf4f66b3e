import { newId } from '../core/ids.ts'
import { insertAuditEntries } from '../storage/audit-log.ts'
import type { Tx } from '../storage/postgres/database.ts'
import { inTransaction } from '../storage/postgres/transaction.ts'
import type { AuditEntry, Change, Context } from './context.ts'
import { type Actor, authorOf } from './principals/principal.ts'
import { Refusal } from './refusal.ts'
import { withRemedy } from './remedy.ts'
import type { System } from './system.ts'

/** Runs in the transaction of the change, after it and before the commit; throwing rolls everything back. The answer may be a refusal. */
export type CommitGuard = (tx: Tx, answer: unknown) => Promise<void>

interface RequestFacts {
  workspaceId: string
  actor: Actor
  requestId: string | null
  guard?: CommitGuard
  submissionKey?: Buffer
}

export function createContext(system: System, request: RequestFacts): Context {
  const change = async <T>(work: Change<T>, guard?: CommitGuard): Promise<T> => {
    const answer = await withRemedy(() =>
      inTransaction(system.db, async (tx) => {
        const entries: AuditEntry[] = []
        const answer = await work(tx, (entry) => entries.push(entry))
        await recordAudit(tx, system, request, entries)
        await guard?.(tx, answer)
        return answer
      }),
    )
    if (answer instanceof Refusal) throw answer
    return answer
  }
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
  const author = authorOf(request.actor)
  await insertAuditEntries(
    tx,
    entries.map((entry) => ({
      id: newId(),
      workspace_id: request.workspaceId,
      actor_kind: author.kind,
      actor_id: author.id,
      action: entry.action,
      subject_id: entry.subjectId,
      details: entry.details ?? {},
      request_id: request.requestId,
      created_at: system.clock.now(),
    })),
  )
}
