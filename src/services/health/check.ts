import { statfs } from 'node:fs/promises'
import { sql } from 'kysely'
import { countTasks } from '../../storage/queue/count.ts'
import type { System } from '../system.ts'

export type HealthReport = Record<'database' | 'queue' | 'blobs', 'ok' | 'failing'>

const patienceMilliseconds = 3000

const freshMilliseconds = 1000
const lastReports = new WeakMap<System, { at: number; report: Promise<HealthReport> }>()

/** Asking costs a write to the blob store, and anybody may ask: within a second all get the same answer. */
export function checkHealth(system: System): Promise<HealthReport> {
  const last = lastReports.get(system)
  if (last !== undefined && performance.now() - last.at < freshMilliseconds) return last.report
  const report = examine(system)
  lastReports.set(system, { at: performance.now(), report })
  return report
}

/** Asks each thing that the service stands on, now, and does not wait long for an answer. */
async function examine(system: System): Promise<HealthReport> {
  const [database, queue, blobs] = await Promise.all([
    probe(system, 'database', () => sql`select 1`.execute(system.db)),
    probe(system, 'queue', () => sql`select 1 from graphile_worker._private_jobs limit 1`.execute(system.db)),
    probe(system, 'blobs', () => checkStore(system)),
  ])
  return { database, queue, blobs }
}

/** A disk on which the largest file would not fit any more is told of before an upload fails. */
async function checkStore({ blobs, scratchFolder, settings }: System): Promise<void> {
  await blobs.check()
  const { bavail, bsize } = await statfs(scratchFolder)
  if (bavail * bsize < settings.maxFileBytes) throw new Error('The disk is nearly full.')
}

async function probe(system: System, name: string, check: () => Promise<unknown>): Promise<'ok' | 'failing'> {
  let timer: NodeJS.Timeout | undefined
  try {
    const patience = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('no answer in time')), patienceMilliseconds)
    })
    await Promise.race([check(), patience])
    return 'ok'
  } catch (error) {
    system.logger.warn({ err: error, part: name }, 'health check failed')
    return 'failing'
  } finally {
    clearTimeout(timer)
  }
}

export async function queueDepth(system: System): Promise<Record<'ready' | 'waiting' | 'running', number>> {
  return countTasks(system.db)
}
