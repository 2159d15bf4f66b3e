import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database, Tx } from './database.ts'

const mostAttempts = 6
const restMilliseconds = 5

/**
 * One transaction. When PostgreSQL has ended it because others were in its way (a deadlock, a serialization failure),
 * nothing of it is left and it runs again: so the change must do nothing outside of its transaction.
 */
export async function inTransaction<T>(db: Database, change: (tx: Tx) => Promise<T>): Promise<T> {
  return tryAgain(() => db.transaction().execute(change))
}

/** For a transaction that was not worth waiting for the disk, until something came into it that a caller is told of. */
export async function waitForDisk(tx: Tx): Promise<void> {
  await sql`set local synchronous_commit to default`.execute(tx)
}

/** Thrown by a statement whose row is no longer what it was when it was looked at: it has changed nothing. */
export class MovedOn extends Error {}

/** For what is looked at first, and then changed by one statement if it is still the same: it begins anew where it is not. */
export async function lookAndChange<T>(attempt: () => Promise<T>): Promise<T> {
  return tryAgain(attempt, (error) => error instanceof MovedOn || wasInTheWay(error))
}

/** For a change that is one statement. */
export async function tryAgain<T>(attempt: () => Promise<T>, isWorthIt = wasInTheWay): Promise<T> {
  for (let made = 1; ; made++) {
    try {
      return await attempt()
    } catch (error) {
      if (!isWorthIt(error) || made === mostAttempts) throw error
      // Those who met meet again, unless one rests longer than the other.
      await delay(Math.random() * restMilliseconds * 2 ** made)
    }
  }
}

function wasInTheWay(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === '40001' || code === '40P01'
}
