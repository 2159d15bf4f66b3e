import type { JobListQuery, JobView } from '../../contract/jobs.ts'
import type { Page } from '../../contract/lists.ts'
import { AppError } from '../../core/app-error.ts'
import { countJobs, findJob, type JobRow, selectJobs } from '../../storage/jobs.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { Context } from '../context.ts'
import { listPage } from '../lists/list-page.ts'
import { hasSeen, waitForEnd } from '../work/wait-for-end.ts'
import { presentJob } from './present.ts'

/** What `/v1/jobs` shows; pipelines and runs have addresses of their own. */
export const jobKinds = ['extraction', 'job']

export interface Reading<T> {
  etag: string
  /** Undefined when the caller has seen it. */
  view: T | undefined
}

export async function getJob(
  ctx: Context,
  id: string,
  { wait = 0 }: { wait?: number | undefined },
  ifNoneMatch: string | undefined,
): Promise<Reading<JobView>> {
  const job = await waitForJob(ctx, id, jobKinds, wait)
  const etag = `W/"${job.revision}"`
  return { etag, view: hasSeen(ifNoneMatch, etag) ? undefined : presentJob(job, ctx.system.clock.now()) }
}

/** The job as it is now, or as it is when it has ended, if the caller waits for that. */
export async function waitForJob(ctx: Context, id: string, kinds: string[], seconds: number): Promise<JobRow> {
  const load = async () => {
    const job = await jobOf(ctx, id, kinds)
    return { ...job, finished_at: job.completed_at }
  }
  return waitForEnd(ctx.system, id, seconds, load)
}

/** A job of the caller's workspace. */
export async function jobOf(
  { system, workspaceId }: Context,
  id: string,
  kinds: string[] = jobKinds,
  tx?: Tx,
): Promise<JobRow> {
  const job = await findJob(tx ?? system.db, workspaceId, id)
  if (job && kinds.includes(job.kind)) return job
  throw new AppError('not_found', `There is no ${kinds.includes('run') ? 'run' : 'job'} ${id}.`)
}

export async function listJobs(ctx: Context, query: JobListQuery): Promise<Page<JobView>> {
  const { db, clock } = ctx.system
  const { status, schema_id: schemaId, after, before } = query
  const filters = { kinds: jobKinds, status, schemaId, after, before }
  return listPage(ctx, {
    ...{ list: 'jobs', filters, query },
    select: (window) => selectJobs(db, ctx.workspaceId, filters, window),
    count: () => countJobs(db, ctx.workspaceId, filters),
    present: (job) => presentJob(job, clock.now()),
  })
}
