import type { Database } from '../postgres/database.ts'
import { FenceLost, type HeldJob, removeHeld } from './held-job.ts'

interface Ending {
  job: HeldJob
  resolve(): void
  reject(error: unknown): void
}

/**
 * Ends tasks of one worker that have nothing to save. Those that end while a statement is under way share the next
 * one, so that a busy worker needs few and an idle one waits for none.
 */
export function createPlainCompletion(db: Database): (job: HeldJob) => Promise<void> {
  let waiting: Ending[] = []
  let busy = false

  async function completeWaiting(): Promise<void> {
    while (waiting.length > 0) {
      const endings = waiting
      waiting = []
      try {
        const removed = await removeHeld(
          db,
          endings.map(({ job }) => job),
        )
        for (const { job, resolve, reject } of endings) removed.has(job) ? resolve() : reject(new FenceLost())
      } catch (error) {
        for (const { reject } of endings) reject(error)
      }
    }
    busy = false
  }

  return (job) =>
    new Promise((resolve, reject) => {
      waiting.push({ job, resolve, reject })
      if (busy) return
      busy = true
      setImmediate(() => void completeWaiting())
    })
}
