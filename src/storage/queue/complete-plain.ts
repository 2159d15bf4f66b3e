import { askTogether } from '../../core/ask-together.ts'
import type { Database } from '../postgres/database.ts'
import { FenceLost, type HeldJob, removeHeld } from './held-job.ts'

/** Ends tasks of one worker that have nothing to save, by one statement for those that end while another is under way. */
export function createPlainCompletion(db: Database): (job: HeldJob) => Promise<void> {
  const remove = askTogether(Infinity, async (jobs: HeldJob[]) => {
    const removed = await removeHeld(db, jobs)
    return jobs.map((job) => removed.has(job))
  })
  return async (job) => {
    if (!(await remove(job))) throw new FenceLost()
  }
}
