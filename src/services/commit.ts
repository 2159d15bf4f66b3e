import type { Tx } from '../storage/postgres/database.ts'
import { inTransaction } from '../storage/postgres/transaction.ts'
import { recordAudit } from './audit/record.ts'
import type { AuditEntry, Change, Context } from './context.ts'
import type { Actor } from './principals/principal.ts'
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
        if (entries.length === 0) throw new Error('a change was committed without saying what it is')
        await recordAudit(tx, { ...request, now: system.clock.now() }, entries)
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
