import { countWorkers } from '../../storage/postgres/processes.ts'
import { listUnfinishedJobs, type ProcessJob, type UnfinishedJob } from '../../storage/process-jobs.ts'
import type { System } from '../system.ts'
import { rememberFor } from '../work/remember-for.ts'

const mostLookedAt = 20_000

interface Outlook {
  unfinished: Unfinished
  places: number
}

/** Of a long queue it takes a while to know, for which nobody is kept waiting. */
const outlook = rememberFor(1000, lookOut, { olderMilliseconds: 5000 })

async function lookOut({ db, settings, clock }: System): Promise<Outlook> {
  const [jobs, workers] = await Promise.all([listUnfinishedJobs(db, mostLookedAt), countWorkers(db)])
  const unfinished = sumUp(jobs, clock.now().getTime())
  return { unfinished, places: Math.max(1, workers) * settings.workerConcurrency }
}

/** How long until an unfinished job ends: its own work and what is done before it. */
export async function secondsToEnd(system: System, job: Pick<ProcessJob, keyof UnfinishedJob>): Promise<number> {
  const own = remaining(job, system.clock.now().getTime())
  if (job.started_at !== null) return own
  const { unfinished, places } = await outlook(system, '')
  return secondsBefore(unfinished, job, places, system.settings.concurrentExtractions) + own
}

/** What is unfinished, summed up once for all who ask: a long queue is asked about often. */
interface Unfinished {
  count: number
  byKey: Map<string, JobsOfKey>
}

interface JobsOfKey {
  /** In the order of submission. */
  ids: string[]
  /** How long those before the job at that place take together. */
  seconds: number[]
  total: number
}

export function sumUp(jobs: readonly UnfinishedJob[], now: number): Unfinished {
  const byKey = new Map<string, JobsOfKey>()
  for (const job of jobs) {
    const ofKey = byKey.get(job.principal_id) ?? { ids: [], seconds: [], total: 0 }
    byKey.set(job.principal_id, ofKey)
    ofKey.ids.push(job.id)
    ofKey.seconds.push(ofKey.total)
    ofKey.total += remaining(job, now)
  }
  return { count: jobs.length, byKey }
}

/**
 * Keys take turns: another key's work comes first only as far as it is not more than what our own key has waiting. One
 * key has no more than its own places at once.
 */
export function secondsBefore(
  { count, byKey }: Unfinished,
  job: Pick<UnfinishedJob, 'id' | 'principal_id' | 'estimated_seconds'>,
  places: number,
  placesOfKey: number,
): number {
  const ofKey = secondsAhead(byKey.get(job.principal_id), job.id)
  const turn = Math.max(ofKey, job.estimated_seconds)
  let ofOthers = 0
  for (const [key, { total }] of byKey) if (key !== job.principal_id) ofOthers += Math.min(total, turn)
  // What still finds a free place waits for nobody.
  if (count < places && ofKey === 0) return 0
  return Math.max((ofKey + ofOthers) / places, ofKey / Math.min(places, placesOfKey))
}

function secondsAhead(jobs: JobsOfKey | undefined, id: string): number {
  if (jobs === undefined) return 0
  let [from, to] = [0, jobs.ids.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((jobs.ids[middle] ?? '') < id) from = middle + 1
    else to = middle
  }
  return jobs.seconds[from] ?? jobs.total
}

/** A job that takes longer than it should is taken to be nearly done, never to be over. */
function remaining(job: Pick<UnfinishedJob, 'estimated_seconds' | 'started_at'>, now: number): number {
  const worked = job.started_at === null ? 0 : (now - job.started_at.getTime()) / 1000
  return Math.max(job.estimated_seconds - worked, job.estimated_seconds / 10)
}
