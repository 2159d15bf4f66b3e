import type { Accepted, ExtractRequest, ExtractResult } from '../../contract/extractions.ts'
import { AppError } from '../../core/app-error.ts'
import { newId } from '../../core/ids.ts'
import type { LargeAnswer } from '../../core/large-answer.ts'
import { type DocumentRow, findDocument } from '../../storage/documents.ts'
import { type ExtractionRow, findExtraction, findSubmission, updateExtraction } from '../../storage/extractions.ts'
import { findJob, insertJob, type JobRow } from '../../storage/jobs.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { inTransaction } from '../../storage/postgres/transaction.ts'
import { hasTask } from '../../storage/queue/has-task.ts'
import type { Audit, AuditEntry, Context } from '../context.ts'
import type { ArrivedFile } from '../documents/arrived-file.ts'
import { addDocument, ingestKey, refuseOtherThanOneSource } from '../documents/create.ts'
import { documentOf, refuseUnseen } from '../documents/find.ts'
import { isSurelyLarge } from '../documents/ingest.ts'
import { holdDocuments } from '../jobs/choose-documents.ts'
import { jobFacts, tellJob } from '../jobs/job-events.ts'
import { withExtractionSlot } from '../limits/concurrency.ts'
import { keptName } from '../outbound/name-of-file.ts'
import { refuseAddress } from '../outbound/refuse-address.ts'
import type { Principal } from '../principals/principal.ts'
import { estimateWork } from '../work/estimate-work.ts'
import { listenForEnd, type News, waitForEnd } from '../work/wait-for-end.ts'
import { failureToThrow } from './failure.ts'
import { forecastIfNeeded } from './forecast.ts'
import { prepare, type Wanted } from './prepare.ts'
import { costHeaders, presentAccepted, presentResult } from './present.ts'
import { newJob, promote } from './promote.ts'
import { budgetExceeded, quoteOf } from './quote.ts'
import { type NewExtraction, startExtraction } from './start.ts'

export type Answered =
  | { status: 200; body: ExtractResult | LargeAnswer; headers: Record<string, string> }
  | { status: 202; body: Accepted }

interface Work {
  /** The inbox that a new document belongs to. */
  sourceId?: string
  request: ExtractRequest
  wanted: Wanted
  document: DocumentRow | undefined
  file: ArrivedFile | undefined
  /** Whether it reads the document, and pays for that. */
  ingests: boolean
  caller: Principal
  estimate: number
  estimatedSeconds: number
}

/** Extracts from a file, an address or a known document: at once where that is possible, else as a job. */
export async function extract(
  ctx: Context,
  caller: Principal,
  request: ExtractRequest,
  file: ArrivedFile | undefined,
): Promise<Answered> {
  refuseOtherThanOneSource({ file, file_url: request.file_url, document_id: request.document_id })
  const work = await planWork(ctx, caller, request, file)
  const isLong = (work.document?.pages ?? 0) > ctx.system.settings.syncPages
  if (request.async || request.batch || isLong)
    return ctx.commit(async (tx, audit) => {
      const { extraction, document, job } = await beginJob(tx, ctx, work, audit)
      return { status: 202, body: presentAccepted(extraction, document, job) }
    })
  const stopEarly = readEarly(ctx, work)
  const workOn = async () => {
    const id = newId()
    const news = listenForEnd(ctx.system, id)
    try {
      const extraction = await ctx.begin((tx, audit) => beginUrgent(tx, ctx, work, id, audit))
      return await waitUntilDone(ctx, extraction, extraction.id === id ? news : undefined)
    } finally {
      news.end()
    }
  }
  try {
    return await withExtractionSlot(ctx.system, caller, workOn, (row) => answerWith(ctx, row))
  } finally {
    stopEarly()
  }
}

/** Reads the file while its place is asked for and its task is made and taken, where that is done here. */
function readEarly({ system, workspaceId }: Context, { file, request, wanted }: Work): () => void {
  const isHere = file && wanted.password === undefined && !isSurelyLarge(system, sizeOf(file))
  if (!isHere) return () => {}
  const blob = {
    blobKey: file.upload.blobKey,
    filename: keptName(file.name),
    language: request.options?.language_hint ?? null,
  }
  return system.early.begin(blob, workspaceId)
}

function sizeOf({ mediaType, upload }: ArrivedFile) {
  return { mime_type: mediaType ?? null, size_bytes: upload.bytes }
}

/** What is to be done, checked and estimated, before anything is begun. */
export async function planWork(
  ctx: Context,
  caller: Principal,
  request: ExtractRequest,
  file: ArrivedFile | undefined,
): Promise<Work> {
  refuseAddress(request.webhook_url, ctx.system.allowedAddresses, 'webhook_url')
  const wanted = await prepare(ctx, request)
  const document = request.document_id === undefined ? undefined : await documentOf(ctx, request.document_id)
  if (document) await refuseUnseen(ctx, caller, [document])
  const plan = { request, wanted, document, file, ingests: await isToBeRead(ctx, document) }
  return { ...plan, caller, ...(await estimateOf(ctx, plan)) }
}

/** Whether nobody else reads the document: then this extraction does, and pays for its pages. */
export async function isToBeRead({ system }: Context, document: DocumentRow | undefined): Promise<boolean> {
  if (document === undefined) return true
  return document.parsed_key === null && !(await hasTask(system.db, ingestKey(document.id)))
}

/** The credits and the seconds that it will take. */
async function estimateOf(
  ctx: Context,
  { request, wanted, document, file, ingests }: Pick<Work, 'request' | 'wanted' | 'document' | 'file' | 'ingests'>,
) {
  const { batch = false, max_credits: maxCredits } = request
  const forecast = await forecastIfNeeded(ctx, { document, file, ingests }, wanted, { batch, maxCredits })
  const quote = forecast && quoteOf(forecast)
  if (quote && maxCredits !== undefined && quote.minimum_credits > maxCredits) throw budgetExceeded(maxCredits, quote)
  return { estimate: quote?.estimated_credits ?? 0, estimatedSeconds: await secondsFor(ctx, { document, file }) }
}

export async function secondsFor({ system }: Context, { document, file }: Pick<Work, 'document' | 'file'>) {
  const media_type = document?.mime_type ?? file?.mediaType ?? 'unknown'
  const size = { bytes: document?.size_bytes ?? file?.upload.bytes, pages: document?.pages ?? undefined }
  return estimateWork(system, { kind: 'process', media_type, fast_extraction: false }, size)
}

/** Work that its caller waits for. One that was begun by the same request before is gone on with. */
async function beginUrgent(tx: Tx, ctx: Context, work: Work, id: string, audit: Audit) {
  const { system, workspaceId, submissionKey } = ctx
  if (work.document) await holdDocuments(tx, ctx, [work.document])
  if (submissionKey) {
    const since = new Date(system.clock.now().getTime() - 24 * 3_600_000)
    const begun = await findSubmission(tx, workspaceId, submissionKey, since)
    if (begun) {
      audit({ action: 'extraction.resume', subjectId: begun.id })
      return begun
    }
  }
  const audited = audit.rows({ action: 'extraction.create', subjectId: id })
  const { extraction } = await begin(tx, ctx, work, { id, urgent: true, audited })
  return extraction
}

/** Work that nobody waits for. */
export async function beginJob(tx: Tx, ctx: Context, work: Work, audit: (entry: AuditEntry) => void) {
  if (work.document) await holdDocuments(tx, ctx, [work.document])
  const { extraction, document } = await begin(tx, ctx, work, { id: newId(), urgent: false })
  const job = await insertJob(tx, newJob(extraction, document, extraction.created_at))
  await updateExtraction(tx, extraction.id, { job_id: job.id })
  await tellJob(tx, job, { type: 'job.created', occurredAt: job.created_at, data: jobFacts(job) })
  audit({ action: 'extraction.create', subjectId: extraction.id, details: { job_id: job.id } })
  return { extraction, document, job }
}

async function begin(tx: Tx, ctx: Context, work: Work, how: Pick<NewExtraction, 'id' | 'urgent' | 'audited'>) {
  const { request, wanted, file, caller, estimate, estimatedSeconds, sourceId } = work
  const { file_url, metadata, batch_id } = request
  const { maxFileBytes } = caller.limits
  const language_hint = request.options?.language_hint
  const document =
    work.document ??
    (await addDocument(tx, ctx, { file, file_url, metadata, batch_id, language_hint, maxFileBytes, sourceId }))
  const extraction = await startExtraction(tx, ctx, {
    ...{ ...how, document, ingests: work.ingests, wanted, caller, estimate, estimatedSeconds },
    ...{ batch: request.batch, maxCredits: request.max_credits, webhookUrl: request.webhook_url },
    ...{ metadata, batchId: batch_id },
  })
  return { extraction, document }
}

/** As it has ended, or as it is when its caller can wait no longer. */
function waitUntilDone({ system, workspaceId }: Context, begun: ExtractionRow, sinceBegin?: News) {
  const load = async () => {
    const row = await findExtraction(system.db, workspaceId, begun.id)
    if (row === undefined) throw new AppError('conflict', 'The document was deleted while it was worked on.')
    return { ...row, finished_at: row.completed_at ?? (row.job_id === null ? null : row.created_at) }
  }
  return waitForEnd(system, begun.id, system.settings.syncSeconds, load, sinceBegin)
}

/** The result, or the job that will have it. */
async function answerWith(ctx: Context, row: ExtractionRow): Promise<Answered> {
  if (row.status === 'processing') return accept(ctx, row)
  if (row.status === 'failed') throw failureToThrow(ctx.system, row)
  const { body, usage } = await presentResult(ctx, row)
  return { status: 200, body, headers: costHeaders(ctx.system, usage) }
}

/** It takes longer than its caller can wait: from now on it is a job. */
async function accept(ctx: Context, row: ExtractionRow): Promise<Answered> {
  const { system, workspaceId } = ctx
  const document = await findDocument(system.db, workspaceId, row.document_id)
  if (document === undefined) throw new AppError('conflict', 'The document was deleted while it was worked on.')
  const made =
    row.job_id === null ? await inTransaction(system.db, (tx) => promote(tx, system, row, document)) : undefined
  const job = made ?? (await jobOf(ctx, row.id))
  // It ended in this very moment.
  if (job === undefined) return answerWith(ctx, await waitUntilDone(ctx, row))
  return { status: 202, body: presentAccepted(row, document, job) }
}

async function jobOf({ system, workspaceId }: Context, extractionId: string): Promise<JobRow | undefined> {
  const row = await findExtraction(system.db, workspaceId, extractionId)
  return row === undefined || row.job_id === null ? undefined : findJob(system.db, workspaceId, row.job_id)
}
