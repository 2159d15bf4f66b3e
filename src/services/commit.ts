import { insertAuditEntriesAtLast } from '../storage/audit-log.ts'
import type { KeptAnswer } from '../storage/idempotency-requests.ts'
import type { Tx } from '../storage/postgres/database.ts'
import { inTransaction, tryAgain } from '../storage/postgres/transaction.ts'
import { auditRows } from './audit/record.ts'
import type { AuditEntry, Change, Context } from './context.ts'
import type { Actor } from './principals/principal.ts'
import { Refusal } from './refusal.ts'
import { withRemedy } from './remedy.ts'
import type { System } from './system.ts'

/** Belongs to the transaction of the change: throwing rolls everything back. The answer may be a refusal. */
export interface CommitGuard {
  /** Whether it stores the answer, which must be in the transaction of the change. */
  storesAnswer: boolean
  /** After the change and before the commit. */
  inTransaction(tx: Tx, answer: unknown): Promise<void>
  /** What the statement that makes the change stores. */
  atOnce(answer: unknown): KeptAnswer | undefined
}

interface RequestFacts {
  workspaceId: string
  actor: Actor
  requestId: string | null
  guard?: CommitGuard
  submissionKey?: Buffer
}

export function createContext(system: System, request: RequestFacts): Context {
  const rowsOf = (entry: AuditEntry) => auditRows({ ...request, now: system.clock.now() }, [entry])
  const change = async <T>(work: Change<T>, guard?: CommitGuard): Promise<T> => {
    const answer = await withRemedy(() =>
      inTransaction(system.db, async (tx) => {
        const entries: AuditEntry[] = []
        let written = false
        const rows = (entry: AuditEntry) => {
          written = true
          return rowsOf(entry)
        }
        const answer = await work(
          tx,
          Object.assign((entry: AuditEntry) => entries.push(entry), { rows }),
        )
        if (entries.length === 0 && !written) throw new Error('a change was committed without saying what it is')
        await guard?.inTransaction(tx, answer)
        // Nothing follows: it ends the transaction as well.
        if (entries.length > 0) await insertAuditEntriesAtLast(tx, entries.flatMap(rowsOf))
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
    commitAtOnce: (entry, statement) =>
      request.guard?.storesAnswer
        ? change((tx, audit) => statement(tx, audit.rows(entry)), request.guard)
        : statement(system.db, rowsOf(entry)),
    commitAnswer: async (entry, answer, statement) => {
      const kept = request.guard?.atOnce(answer)
      await tryAgain(() => statement(rowsOf(entry), kept))
      return answer
    },
  }
}
