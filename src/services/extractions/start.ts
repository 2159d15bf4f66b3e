import type { NewAuditEntry } from '../../storage/audit-log.ts'
import type { DocumentRow } from '../../storage/documents.ts'
import { type ExtractionRow, insertExtraction } from '../../storage/extractions.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { Context } from '../context.ts'
import { reserveCredits } from '../credits/reserve.ts'
import type { Principal } from '../principals/principal.ts'
import { placesOf } from '../work/places-of.ts'
import { sealPassword } from '../work/sealed-password.ts'
import type { Wanted } from './prepare.ts'

/** How often an extraction is begun before it counts as failed. */
const attempts = 3

export interface NewExtraction extends Asked {
  id: string
  document: DocumentRow
  /** Whether it pays for the pages of the document. */
  ingests: boolean
  /** Credits to set aside. */
  estimate: number
  estimatedSeconds: number
  /** What the audit log says of it, where nobody says it later. */
  audited?: NewAuditEntry[]
}

/** What is the same for all extractions of a job. */
export interface Asked {
  wanted: Wanted
  caller: Pick<Principal, 'id' | 'limits'>
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
  const { id } = start
  const { reservationId } = await reserveCredits(tx, system, {
    ...{ workspaceId, credits: start.estimate, reference: { type: 'extraction', id } },
  })
  const values = {
    ...columnsOf(ctx, start),
    ...{ id, document_id: start.document.id, ingests: start.ingests },
    ...{ reservation_id: reservationId, estimated_seconds: start.estimatedSeconds },
  }
  const row = await insertExtraction(tx, values, start.audited ?? [])
  await system.queue.enqueue(
    tx,
    'extraction:run',
    { extractionId: id, ...sealPassword(system, start.wanted.password, id) },
    { key: taskKey(id), ...taskOptions(ctx, start), isAwaited: start.urgent },
  )
  return row
}

/** The columns that do not depend on the document. */
export function columnsOf({ system, workspaceId, requestId, submissionKey }: Context, start: Asked) {
  const now = system.clock.now()
  return {
    ...start.wanted.columns,
    ...{ workspace_id: workspaceId, job_id: start.jobId ?? null, pipeline_id: start.pipelineId ?? null },
    ...{ status: 'processing', principal_id: start.caller.id, request_id: requestId },
    submission_key: start.urgent ? (submissionKey ?? null) : null,
    options: JSON.stringify(start.wanted.options),
    metadata: start.metadata === undefined ? null : JSON.stringify(start.metadata),
    ...{ batch_id: start.batchId ?? null, webhook_url: start.webhookUrl ?? null },
    ...{ is_batch: start.batch ?? false, max_credits: start.maxCredits ?? null, created_at: now, updated_at: now },
  }
}

export function taskOptions({ workspaceId }: Context, { urgent, batch = false, caller }: Asked) {
  return {
    maxAttempts: attempts,
    priority: urgent ? -10 : batch ? 10 : 0,
    // Requests that wait are counted by themselves.
    concurrency: placesOf(workspaceId, caller, urgent ? 'waiting' : 'process'),
  }
}

/** The name of the extraction's task in the queue. */
export function taskKey(extractionId: string): string {
  return `extraction:${extractionId}`
}
