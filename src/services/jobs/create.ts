import type { CreateJob, JobView } from '../../contract/jobs.ts'
import type { Context } from '../context.ts'
import { prepare } from '../extractions/prepare.ts'
import type { Principal } from '../principals/principal.ts'
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
