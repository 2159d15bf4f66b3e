import type { Failure } from '../../contract/documents.ts'
import type { Page } from '../../contract/lists.ts'
import type { ResultList, ResultQuery } from '../../contract/results.ts'
import type { RunListQuery, RunView } from '../../contract/runs.ts'
import { selectJobDocuments } from '../../storage/job-results.ts'
import { countJobs, type JobRow, selectJobs } from '../../storage/jobs.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { Context } from '../context.ts'
import { missingIn } from '../extractions/missing-required.ts'
import { cancelWork, hasEnded, jobOf, waitForJob } from '../jobs/manage.ts'
import { presentWork } from '../jobs/present.ts'
import { listResults, statusOf } from '../jobs/results.ts'
import { listPage } from '../lists/list-page.ts'
import { type Reading, readUnseen } from '../work/read-unseen.ts'

export const runKinds = ['run']

export async function getRun(
  ctx: Context,
  id: string,
  { wait = 0 }: { wait?: number | undefined },
  ifNoneMatch: string | undefined,
): Promise<Reading<RunView>> {
  const job = await waitForJob(ctx, id, runKinds, wait)
  return readUnseen(job, ifNoneMatch, () => present(ctx, job))
}

export async function listRuns(ctx: Context, query: RunListQuery): Promise<Page<RunView>> {
  const { db, clock } = ctx.system
  const { status, schema_id: schemaId, batch_id: batchId, after, before } = query
  const filters = { kinds: runKinds, status, schemaId, batchId, after, before }
  return listPage(ctx, {
    ...{ list: 'runs', filters, query },
    select: async (window) => {
      const runs = await selectJobs(db, ctx.workspaceId, filters, window)
      const ids = runs.map(({ id }) => id)
      const documents = Map.groupBy(await selectJobDocuments(db, ctx.workspaceId, ids), ({ job_id }) => job_id)
      return runs.map((run) => ({ ...run, documents: documents.get(run.id) ?? [] }))
    },
    count: () => countJobs(db, ctx.workspaceId, filters),
    present: ({ documents, ...run }) => presentRun(run, documents, clock.now()),
  })
}

async function present({ system, workspaceId }: Context, job: JobRow, tx?: Tx): Promise<RunView> {
  return presentRun(job, await selectJobDocuments(tx ?? system.db, workspaceId, [job.id]), system.clock.now())
}

export async function getRunResults(ctx: Context, id: string, query: ResultQuery): Promise<ResultList> {
  const { status } = await jobOf(ctx, id, runKinds)
  return listResults(ctx, { job_id: id }, status, query)
}

export async function cancelRun(ctx: Context, id: string): Promise<RunView> {
  return ctx.commit(async (tx, audit) => {
    await jobOf(ctx, id, runKinds, tx)
    if (!(await cancelWork(tx, ctx.system, [id]))) throw hasEnded('run')
    audit({ action: 'run.cancel', subjectId: id })
    return present(ctx, await jobOf(ctx, id, runKinds, tx), tx)
  })
}

type RunDocument = Awaited<ReturnType<typeof selectJobDocuments>>[number]

export function presentRun(job: JobRow, documents: RunDocument[], now: Date): RunView {
  const self = `/v1/run/${job.id}`
  const [pipeline_id, schema_id] = [job.pipeline_id ?? '', job.schema_id ?? '']
  return {
    ...{ run_id: job.id, pipeline_id, spec_id: schema_id, schema_id, name: job.name },
    ...presentWork(job, now),
    ...{ input_count: job.document_count, poll_url: self },
    documents: documents.map(presentDocument),
    ...{ batch_id: job.batch_id, metadata: job.metadata as RunView['metadata'] },
    links: { self, results: `${self}/results`, cancel: `${self}/cancel`, pipeline: `/v1/pipelines/${pipeline_id}` },
  }
}

function presentDocument(row: RunDocument): RunView['documents'][number] {
  const missing = missingIn(row.validation)
  return {
    ...{ document_id: row.document_id, filename: row.filename, record_id: row.id, status: statusOf(row) },
    error: row.error as Failure | null,
    ...(missing.length > 0 && { missing_required: missing }),
  }
}
