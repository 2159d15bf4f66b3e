import { newId } from '../../core/ids.ts'
import type { DocumentRow } from '../../storage/documents.ts'
import { type ExtractionRow, insertExtraction } from '../../storage/extractions.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { Caller } from '../api-keys/authenticate.ts'
import type { Context } from '../context.ts'
import { reserveCredits } from '../credits/reserve.ts'
import type { Wanted } from './prepare.ts'

/** How often an extraction is begun before it counts as failed. */
const attempts = 3

export interface NewExtraction {
  document: DocumentRow
  /** Whether it pays for the pages of the document. */
  ingests: boolean
  wanted: Wanted
  caller: Pick<Caller, 'keyId' | 'concurrentExtractions'>
  /** Credits to set aside. */
  estimate: number
  estimatedSeconds: number
  /** Somebody waits for it. */
  urgent: boolean
  jobId?: string | undefined
  pipelineId?: string | undefined
  batch?: boolean | undefined
  maxCredits?: number | undefined
  webhookUrl?: string | undefined
  metadata?: object | undefined
  batchId?: string | undefined
}

/** Begins an extraction in the caller's transaction: its row, its task, and the credits it may need. */
export async function startExtraction(tx: Tx, ctx: Context, start: NewExtraction): Promise<ExtractionRow> {
  const { system, workspaceId } = ctx
  const { document, wanted, caller, batch = false } = start
  const id = newId()
  const now = system.clock.now()
  const { reservationId } = await reserveCredits(tx, system, {
    ...{ workspaceId, credits: start.estimate, reference: { type: 'extraction', id } },
  })
  const row = await insertExtraction(tx, {
    ...wanted.columns,
    ...{ id, workspace_id: workspaceId, document_id: document.id, job_id: start.jobId ?? null },
    ...{ pipeline_id: start.pipelineId ?? null, status: 'processing' },
    ...{ api_key_id: caller.keyId, request_id: ctx.requestId },
    submission_key: start.urgent ? (ctx.submissionKey ?? null) : null,
    options: JSON.stringify(wanted.options),
    metadata: start.metadata === undefined ? null : JSON.stringify(start.metadata),
    ...{ batch_id: start.batchId ?? null, webhook_url: start.webhookUrl ?? null },
    ...{ is_batch: batch, max_credits: start.maxCredits ?? null, ingests: start.ingests },
    ...{ reservation_id: reservationId, estimated_seconds: start.estimatedSeconds, created_at: now, updated_at: now },
  })
  await system.queue.enqueue(
    tx,
    'extraction:run',
    { extractionId: id },
    {
      key: taskKey(id),
      maxAttempts: attempts,
      priority: start.urgent ? -10 : batch ? 10 : 0,
      // Who waits has a place already.
      ...(!start.urgent && { concurrency: { key: `process:${caller.keyId}`, max: caller.concurrentExtractions } }),
    },
  )
  return row
}

/** The name of the extraction's task in the queue. */
export function taskKey(extractionId: string): string {
  return `extraction:${extractionId}`
}
