import { AppError } from '../../core/app-error.ts'
import { newId } from '../../core/ids.ts'
import type { DocumentRow } from '../../storage/documents.ts'
import { insertJob, type JobRow } from '../../storage/jobs.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { Context } from '../context.ts'
import { secondsFor } from '../extractions/extract.ts'
import { forecastAll, type Material } from '../extractions/forecast.ts'
import type { Wanted } from '../extractions/prepare.ts'
import { quoteOf } from '../extractions/quote.ts'
import { startExtractions } from '../extractions/start-many.ts'
import type { Principal } from '../principals/principal.ts'

/** What is to be found, and what each document will need. */
export interface Plan {
  wanted: Wanted
  /** In the order of the documents. */
  shares: { estimate: number; estimatedSeconds: number }[]
}

/** Finds out what the work will be before its transaction begins. */
export async function planDocuments(ctx: Context, wanted: Wanted, materials: Material[]): Promise<Plan> {
  const forecasts = await forecastAll(ctx, wanted, materials)
  const shares: Plan['shares'] = []
  for (const [index, material] of materials.entries()) {
    const forecast = forecasts[index]
    const estimate = forecast === undefined ? 0 : quoteOf(forecast).estimated_credits
    shares.push({ estimate, estimatedSeconds: await secondsFor(ctx, material) })
  }
  return { wanted, shares }
}

export interface NewWork {
  kind: 'job' | 'pipeline' | 'run'
  name: string | null
  plan: Plan
  documents: DocumentRow[]
  caller: Principal
  pipelineId?: string
  webhookUrl?: string | undefined
  metadata?: object | undefined
  batchId?: string | undefined
}

/** Begins an extraction from each document in the caller's transaction. */
export async function beginWork(tx: Tx, ctx: Context, work: NewWork): Promise<JobRow> {
  const { system, workspaceId } = ctx
  const { plan, documents, caller, pipelineId, metadata, batchId } = work
  const { wanted, shares } = plan
  const seconds = shares.reduce((sum, { estimatedSeconds }) => sum + estimatedSeconds, 0)
  const job = await insertJob(tx, {
    ...{ id: newId(), workspace_id: workspaceId, kind: work.kind, name: work.name, principal_id: caller.id },
    ...{ schema_id: wanted.columns.schema_id, schema_version: wanted.columns.schema_version },
    ...{ status: 'queued', current_phase: 'resolve', document_count: documents.length },
    estimated_seconds: seconds / Math.min(caller.limits.concurrentExtractions, documents.length),
    ...{ pipeline_id: pipelineId ?? null, webhook_url: work.webhookUrl ?? null, batch_id: batchId ?? null },
    metadata: metadata === undefined ? null : JSON.stringify(metadata),
    created_at: system.clock.now(),
  })
  const asked = { wanted, caller, urgent: false, jobId: job.id, pipelineId, metadata, batchId }
  const each = documents.map((document, index) => {
    const share = shares[index]
    if (share === undefined) throw new AppError('internal_error', 'A document is not in the plan.')
    // Pages that nobody could read have not been paid yet.
    return { document, ingests: document.parsed_key === null, ...share }
  })
  await startExtractions(tx, ctx, asked, each)
  return job
}
