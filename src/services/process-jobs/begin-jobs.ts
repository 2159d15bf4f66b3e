import { askTogether } from '../../core/ask-together.ts'
import type { Database, Tx } from '../../storage/postgres/database.ts'
import { jobSubmissions, type Submitted } from '../../storage/process-jobs.ts'
import type { NewTaskWith } from '../../storage/queue/add-with.ts'
import type { System } from '../system.ts'

export interface NewJob extends Submitted {
  task: NewTaskWith<{ jobId: string; password?: string | undefined }>
}

export interface Begun {
  isReady: boolean
  is_claimed: boolean
}

export async function beginJobs(system: System, db: Database | Tx, jobs: NewJob[]): Promise<Begun[]> {
  const tasks = jobs.map(({ task }) => task)
  return system.queue.enqueueWith(db, 'process:run', tasks, jobSubmissions(jobs))
}

/** Those who are answered together ask together again: so many at once, no more, that others do not wait long for them. */
const mostAtOnce = 10
/** A schema of more characters is not put together with those of others. */
const mostShared = 20_000
const together = new WeakMap<System, (job: NewJob) => Promise<Begun | { error: unknown }>>()

/** By one statement, and one wait for the disk, for all that come while others are under way. */
export async function beginWithOthers(system: System, job: NewJob): Promise<Begun | undefined> {
  if ((job.job.json_schema?.length ?? 0) > mostShared) return (await beginJobs(system, system.db, [job]))[0]
  const ask = together.get(system) ?? askTogether(mostAtOnce, (jobs: NewJob[]) => beginEach(system, jobs))
  together.set(system, ask)
  const begun = await ask(job)
  if ('error' in begun) throw begun.error
  return begun
}

/** What is wrong with one of them is wrong for nobody else. */
async function beginEach(system: System, jobs: NewJob[]): Promise<(Begun | { error: unknown })[]> {
  try {
    return await beginJobs(system, system.db, jobs)
  } catch (error) {
    if (jobs.length === 1) throw error
    const alone = (job: NewJob) => beginEach(system, [job]).catch((reason: unknown) => [{ error: reason }])
    return (await Promise.all(jobs.map(alone))).flat()
  }
}
