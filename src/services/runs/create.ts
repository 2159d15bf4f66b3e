import { mostInputs, type RunRequest, type RunView } from '../../contract/runs.ts'
import { AppError } from '../../core/app-error.ts'
import type { DocumentRow } from '../../storage/documents.ts'
import { selectJobDocuments } from '../../storage/job-results.ts'
import type { Context } from '../context.ts'
import type { ArrivedFile } from '../documents/arrived-file.ts'
import { addDocument } from '../documents/create.ts'
import { prepare } from '../extractions/prepare.ts'
import { beginWork, planDocuments } from '../jobs/begin.ts'
import { refuseAddress } from '../outbound/refuse-address.ts'
import { holdPipeline, newPipeline } from '../pipelines/create.ts'
import type { Principal } from '../principals/principal.ts'
import { presentRun } from './manage.ts'

/** Files in, records out: documents, pipeline, run and all that it reserves are one transaction. */
export async function createRun(
  ctx: Context,
  caller: Principal,
  input: RunRequest,
  files: ArrivedFile[],
): Promise<RunView> {
  const { file_urls = [], metadata, batch_id: batchId, webhook_url: webhookUrl } = input
  refuseAddress(webhookUrl, ctx.system.allowedAddresses, 'webhook_url')
  const sources = [...files.map((file) => ({ file })), ...file_urls.map((file_url) => ({ file: undefined, file_url }))]
  refuseCount(sources.length)
  const wanted = await prepare(ctx, {
    schema_id: input.schema_id ?? input.spec_id,
    ...(input.password !== undefined && { options: { password: input.password } }),
  })
  const plan = await planDocuments(
    ctx,
    wanted,
    sources.map(({ file }) => ({ document: undefined, file, ingests: true })),
  )
  return ctx.commit(async (tx, audit) => {
    const target = await holdPipeline(tx, ctx, wanted, input)
    const { id: pipelineId, name } = target ?? (await newPipeline(tx, ctx, wanted, input.name))
    const documents: DocumentRow[] = []
    const { maxFileBytes } = caller.limits
    for (const source of sources)
      documents.push(await addDocument(tx, ctx, { ...source, metadata, batch_id: batchId, maxFileBytes }))
    const job = await beginWork(tx, ctx, {
      ...{ kind: 'run', name, plan, documents, caller, pipelineId, webhookUrl, metadata, batchId },
    })
    audit({ action: 'run.create', subjectId: job.id, details: { documents: documents.length } })
    return presentRun(job, await selectJobDocuments(tx, ctx.workspaceId, [job.id]), job.created_at)
  })
}

function refuseCount(count: number): void {
  if (count >= 1 && count <= mostInputs) return
  const message = count === 0 ? 'at least one file is needed' : `there are ${count} and ${mostInputs} are taken`
  throw new AppError('validation_error', `Send 1 to ${mostInputs} of "files" and "file_urls": ${message}.`, {
    details: ['files', 'file_urls'].map((path) => ({ path, message })),
  })
}
