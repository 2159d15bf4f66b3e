import type { DocumentView, Ingestion } from '../../contract/documents.ts'
import { AppError } from '../../core/app-error.ts'
import { newId } from '../../core/ids.ts'
import { findTier } from '../../storage/credit-accounts.ts'
import { type DocumentRow, insertDocument, updateDocument } from '../../storage/documents.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { holdSource } from '../../storage/sources.ts'
import type { Context } from '../context.ts'
import { priceOf } from '../credits/price.ts'
import { reserveCredits } from '../credits/reserve.ts'
import { eventRow } from '../events/emit.ts'
import { keptName, nameInUrl } from '../outbound/name-of-file.ts'
import { isPrincipal, type Principal } from '../principals/principal.ts'
import { noSource } from '../sources/manage.ts'
import { uploadGone } from '../uploads/store-upload.ts'
import { type Holder, placesOf } from '../work/places-of.ts'
import { sealPassword } from '../work/sealed-password.ts'
import { type ArrivedFile, countArrived } from './arrived-file.ts'
import { presentDocument } from './present.ts'

export interface NewDocument extends Omit<Ingestion, 'source_id'> {
  /** Where it was promised before. */
  id?: string
  file: ArrivedFile | undefined
  sourceId?: string | undefined
  maxFileBytes: number
}

const attempts = 3

/** Accepts a document that is only to be read. */
export async function createDocument(
  ctx: Context,
  caller: Principal,
  input: Ingestion,
  file: ArrivedFile | undefined,
): Promise<DocumentView> {
  refuseOtherThanOneSource({ file, file_url: input.file_url })
  const { source_id: sourceId, ...rest } = input
  const credits = await pagesToPay(ctx, file)
  return ctx.commit(async (tx, audit) => {
    const source = sourceId === undefined ? undefined : await holdInbox(tx, ctx, sourceId)
    const row = await admitDocument(
      tx,
      ctx,
      { ...rest, file, sourceId, maxFileBytes: caller.limits.maxFileBytes },
      credits,
    )
    audit({ action: 'document.create', subjectId: row.id })
    return presentDocument(row, source?.name ?? null)
  })
}

/** Adds a document that is only to be read, sets aside what that costs, and has it read. */
export async function admitDocument(
  tx: Tx,
  ctx: Context,
  document: NewDocument,
  credits: number,
): Promise<DocumentRow> {
  const { system, workspaceId } = ctx
  const row = await addDocument(tx, ctx, document)
  const reference = { type: 'document', id: row.id }
  const { reservationId } = await reserveCredits(tx, system, { workspaceId, credits, reference })
  if (reservationId !== null) await updateDocument(tx, row.id, { reservation_id: reservationId })
  await system.queue.enqueue(
    tx,
    'document:ingest',
    { documentId: row.id, ...sealPassword(system, document.password, row.id) },
    { maxAttempts: attempts, key: ingestKey(row.id), concurrency: placesOf(workspaceId, holderOf(ctx), 'process') },
  )
  return row
}

function holderOf({ actor, system, workspaceId }: Context): Holder {
  return isPrincipal(actor) ? actor : { id: workspaceId, limits: system.settings }
}

/** What is set aside for reading a file, where somebody has to pay for it. */
export async function pagesToPay(ctx: Context, file: ArrivedFile | undefined): Promise<number> {
  if ((await findTier(ctx.system.db, ctx.workspaceId)) === 'self_hosted') return 0
  return priceOf({ pages: (file && (await countArrived(ctx, file))) ?? 1 }).credits
}

/** The name of the document's task in the queue. */
export function ingestKey(documentId: string): string {
  return `ingest:${documentId}`
}

/** Whoever calls this sees to it that the document is read. */
export async function addDocument(
  tx: Tx,
  { system, workspaceId }: Context,
  document: NewDocument,
): Promise<DocumentRow> {
  const { file, file_url } = document
  const now = system.clock.now()
  const values = {
    id: document.id ?? newId(),
    workspace_id: workspaceId,
    filename: keptName(file?.name ?? (file_url === undefined ? '' : nameInUrl(new URL(file_url)))),
    status: 'pending',
    blob_key: file?.upload.blobKey ?? null,
    source_url: file_url ?? null,
    max_file_bytes: document.maxFileBytes,
    size_bytes: file?.upload.bytes ?? null,
    mime_type: file?.mediaType ?? null,
    sha256: file ? Buffer.from(file.upload.sha256, 'hex') : null,
    language_hint: document.language_hint ?? null,
    source_id: document.sourceId ?? null,
    batch_id: document.batch_id ?? null,
    metadata: document.metadata === undefined ? null : JSON.stringify(document.metadata),
    created_at: now,
    updated_at: now,
  }
  const { id: document_id, filename, size_bytes, mime_type, source_id, batch_id } = values
  const uploaded = eventRow({
    ...{ workspaceId, type: 'document.uploaded', sourceId: source_id, occurredAt: now },
    data: { document_id, filename, size_bytes, mime_type, source_id, batch_id },
  })
  if (file) file.upload.claimed = true
  const { row, kept } = await insertDocument(tx, values, uploaded)
  if (file && !kept) throw uploadGone()
  return row
}

/** It may have been deleted since it was looked at. */
export async function holdInbox(tx: Tx, { workspaceId }: Context, sourceId: string) {
  const source = await holdSource(tx, workspaceId, sourceId)
  if (source === undefined) throw noSource(sourceId)
  return source
}

/** By the names that requests have for them. */
export function refuseOtherThanOneSource(sources: Record<string, unknown>): void {
  const given = Object.keys(sources).filter((name) => sources[name] !== undefined)
  if (given.length === 1) return
  const names = Object.keys(sources)
  const which = given.length === 0 ? `none of ${list(names)} was sent` : `${list(given)} were sent`
  throw new AppError('validation_error', `Send exactly one of ${list(names)}: ${which}.`, {
    details: (given.length === 0 ? names : given).map((path) => ({ path, message: 'exactly one source is needed' })),
  })
}

function list(names: string[]): string {
  return names
    .map((name) => `"${name}"`)
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1')
}
