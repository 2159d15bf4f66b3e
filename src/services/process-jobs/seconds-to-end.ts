import { countWorkers } from '../../storage/postgres/processes.ts'
import { listUnfinishedJobs, type ProcessJob, type UnfinishedJob } from '../../storage/process-jobs.ts'
import type { System } from '../system.ts'
import { rememberFor } from '../work/remember-for.ts'

const mostLookedAt = 20_000

interface Outlook {
  jobs: UnfinishedJob[]
  places: number
}

const outlook = rememberFor(1000, async ({ db, settings }: System): Promise<Outlook> => {
  const [jobs, workers] = await Promise.all([listUnfinishedJobs(db, mostLookedAt), countWorkers(db)])
  return { jobs, places: Math.max(1, workers) * settings.workerConcurrency }
})

/** How long until an unfinished job ends: its own work and what is done before it. */
export async function secondsToEnd(system: System, job: Pick<ProcessJob, keyof UnfinishedJob>): Promise<number> {
  const now = system.clock.now().getTime()
  const own = remaining(job, now)
  if (job.started_at !== null) return own
  const { jobs, places } = await outlook(system, '')
  return secondsBefore(jobs, job, places, system.settings.concurrentExtractions, now) + own
}

/**
 * Keys take turns: another key's work comes first only as far as it is not more than what our own key has waiting. One
 * key has no more than its own places at once.
 */
export function secondsBefore(
  jobs: readonly UnfinishedJob[],
  job: Pick<UnfinishedJob, 'id' | 'principal_id' | 'estimated_seconds'>,
  places: number,
  placesOfKey: number,
  now: number,
): number {
  const byKey = new Map<string, number>()
  for (const other of jobs) {
    if (other.id === job.id || (other.principal_id === job.principal_id && other.id > job.id)) continue
    byKey.set(other.principal_id, (byKey.get(other.principal_id) ?? 0) + remaining(other, now))
  }
  const ofKey = byKey.get(job.principal_id) ?? 0
  byKey.delete(job.principal_id)
  const turn = Math.max(ofKey, job.estimated_seconds)
  const ofOthers = [...byKey.values()].reduce((sum, seconds) => sum + Math.min(seconds, turn), 0)
  // What still finds a free place waits for nobody.
  if (jobs.length < places && ofKey === 0) return 0
  return Math.max((ofKey + ofOthers) / places, ofKey / Math.min(places, placesOfKey))
}

/** A job that takes longer than it should is taken to be nearly done, never to be over. */
function remaining(job: Pick<UnfinishedJob, 'estimated_seconds' | 'started_at'>, now: number): number {
  const worked = job.started_at === null ? 0 : (now - job.started_at.getTime()) / 1000
  return Math.max(job.estimated_seconds - worked, job.estimated_seconds / 10)
}
