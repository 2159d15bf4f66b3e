import type { NewAuditEntry } from '../storage/audit-log.ts'
import type { KeptAnswer } from '../storage/idempotency-requests.ts'
import type { Database, Tx } from '../storage/postgres/database.ts'
import type { Actor } from './principals/principal.ts'
import type { Refusal } from './refusal.ts'
import type { System } from './system.ts'

export interface AuditEntry {
  /** Noun and verb, like `api_key.create`. */
  action: string
  subjectId: string | null
  details?: Record<string, string | number | boolean | null | string[]>
}

export interface Audit {
  (entry: AuditEntry): void
  /** The same for a change that writes it by a statement of its own. */
  rows(entry: AuditEntry): NewAuditEntry[]
}

/** What it throws undoes it. A refusal that it returns is thrown once all that it wrote is committed. */
export type Change<T> = (tx: Tx, audit: Audit) => Promise<T | Refusal>

/** A change by one statement, which writes its audit entry too; what else it does only reads. */
export type Statement<T> = (db: Database | Tx, audited: NewAuditEntry[]) => Promise<T>

/**
 * One caller's request to one service: who asks, for which workspace, and how a change is made. Every write goes
 * through `commit`: one transaction that holds the change, its audit entries and whatever guards it (the stored answer
 * of an idempotent request, the fence of a background task). A change that lacks credits runs again once they were bought.
 */
export interface Context {
  system: System
  workspaceId: string
  actor: Actor
  requestId: string | null
  commit<T>(change: Change<T>): Promise<T>
  /** For a change by one statement: that is the transaction, unless the answer of an idempotent request is stored with it. */
  commitAtOnce<T>(entry: AuditEntry, statement: Statement<T>): Promise<T>
  /** The same where the answer is known before: the statement stores that of an idempotent request, too. */
  commitAnswer<T>(
    entry: AuditEntry,
    answer: T,
    statement: (audited: NewAuditEntry[], kept: KeptAnswer | undefined) => Promise<void>,
  ): Promise<T>
  /**
   * For work that a later answer reports: what is begun here is found again by `submissionKey` when the caller repeats
   * the request because the answer never came.
   */
  begin<T>(change: Change<T>): Promise<T>
  /** Of an idempotent request: the same for every repetition of it. */
  submissionKey: Buffer | undefined
}
