import type { CreateJob, JobListQuery, JobView } from '../../contract/jobs.ts'
import type { Page } from '../../contract/lists.ts'
import { AppError } from '../../core/app-error.ts'
import { unfinishedOfJobs } from '../../storage/extractions.ts'
import { cancelJobs, countJobs, findJob, type JobRow, selectJobs } from '../../storage/jobs.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { announceEnds } from '../../storage/running-extractions.ts'
import type { Context } from '../context.ts'
import { releaseReservations } from '../credits/release.ts'
import { endWithoutResult, reservationsOf } from '../extractions/fail.ts'
import { prepare } from '../extractions/prepare.ts'
import { taskKey } from '../extractions/start.ts'
import { listPage } from '../lists/list-page.ts'
import type { Principal } from '../principals/principal.ts'
import type { System } from '../system.ts'
import { type Reading, readUnseen } from '../work/read-unseen.ts'
import { waitForEnd } from '../work/wait-for-end.ts'
import { beginWork, planDocuments } from './begin.ts'
import { chooseDocuments, holdDocuments } from './choose-documents.ts'
import { jobFacts, tellJob } from './job-events.ts'
import { presentJob } from './present.ts'

/** Extracts from many documents by one schema. */
export async function createJob(ctx: Context, caller: Principal, input: CreateJob): Promise<JobView> {
  const wanted = await prepare(ctx, { schema_id: input.schema_id })
  const documents = await chooseDocuments(ctx, caller, input.document_ids)
  const materials = documents.map((document) => ({ document, file: undefined, ingests: document.parsed_key === null }))
  const plan = await planDocuments(ctx, wanted, materials)
  return ctx.commit(async (tx, audit) => {
    await holdDocuments(tx, ctx, documents)
    const job = await beginWork(tx, ctx, { kind: 'job', name: input.name ?? null, plan, documents, caller })
    const { created_at: occurredAt } = job
    await tellJob(tx, job, { type: 'job.created', occurredAt, data: jobFacts(job) })
    audit({ action: 'job.create', subjectId: job.id, details: { documents: documents.length } })
    return presentJob(job, occurredAt)
  })
}

/** What `/v1/jobs` shows; pipelines and runs have addresses of their own. */
export const jobKinds = ['extraction', 'job']

export async function getJob(
  ctx: Context,
  id: string,
  { wait = 0 }: { wait?: number | undefined },
  ifNoneMatch: string | undefined,
): Promise<Reading<JobView>> {
  const job = await waitForJob(ctx, id, jobKinds, wait)
  return readUnseen(job, ifNoneMatch, () => presentJob(job, ctx.system.clock.now()))
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

export async function cancelJob(ctx: Context, id: string): Promise<JobView> {
  return ctx.commit(async (tx, audit) => {
    await jobOf(ctx, id, jobKinds, tx)
    if (!(await cancelWork(tx, ctx.system, [id]))) throw hasEnded('job')
    audit({ action: 'job.cancel', subjectId: id })
    return presentJob(await jobOf(ctx, id, jobKinds, tx), ctx.system.clock.now())
  })
}

/**
 * Ends unfinished jobs; what their documents have given so far stays. The tasks go in the same transaction: whoever runs
 * one can save nothing any more and is told to stop. False when all had ended already.
 */
export async function cancelWork(tx: Tx, system: System, jobIds: string[]): Promise<boolean> {
  const unfinished = await unfinishedOfJobs(tx, jobIds)
  await system.queue.cancelAll(
    tx,
    unfinished.map(({ id }) => taskKey(id)),
  )
  // Some may have ended before their task was taken away.
  const failed = await endWithoutResult(tx, system, unfinished, calledOff)
  const cancelled = await cancelJobs(tx, jobIds, system.clock.now())
  await announceEnds(tx, cancelled)
  await releaseReservations(tx, system, reservationsOf(failed))
  return cancelled.length > 0
}

const calledOff = new AppError('conflict', 'The work was cancelled before it had ended.', { reason: 'cancelled' })

export function hasEnded(what: string): AppError {
  return new AppError('conflict', `The ${what} has already ended: it cannot be cancelled.`, { reason: 'already_ended' })
}
