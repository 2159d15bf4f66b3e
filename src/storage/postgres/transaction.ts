import { setTimeout as delay } from 'node:timers/promises'
import type { Database, Tx } from './database.ts'

const mostAttempts = 6
const restMilliseconds = 5

/**
 * One transaction. When PostgreSQL has ended it because others were in its way (a deadlock, a serialization failure),
 * nothing of it is left and it runs again: so the change must do nothing outside of its transaction.
 */
export async function inTransaction<T>(db: Database, change: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(change)
    } catch (error) {
      if (!wasInTheWay(error) || attempt === mostAttempts) throw error
      // Those who met meet again, unless one rests longer than the other.
      await delay(Math.random() * restMilliseconds * 2 ** attempt)
    }
  }
}

function wasInTheWay(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === '40001' || code === '40P01'
}
