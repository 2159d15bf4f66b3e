import type { Failure } from '../../contract/documents.ts'
import { AppError } from '../../core/app-error.ts'
import { claimPages, type DocumentRow, loadDocument, updateDocument } from '../../storage/documents.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { TaskRun } from '../../storage/queue/task-runner.ts'
import { priceOf } from '../credits/price.ts'
import { releaseReservations } from '../credits/release.ts'
import { settleReservation } from '../credits/settle.ts'
import type { Extractor } from '../engine/extractor.ts'
import { emitEvent } from '../events/emit.ts'
import { withRemedy } from '../remedy.ts'
import type { System } from '../system.ts'
import { openPassword } from '../work/sealed-password.ts'
import { type Ingested, ingest } from './ingest.ts'

/** One attempt to read a document that nobody extracts from. */
export async function runIngestion(
  system: System,
  extractor: Extractor,
  { documentId: id, password }: { documentId: string; password?: string | undefined },
  run: TaskRun,
): Promise<void> {
  const row = await loadDocument(system.db, id)
  if (row === undefined || row.parsed_key !== null) return
  await run.checkpoint((tx) => beginReading(tx, system, row))
  try {
    const opened = openPassword(system, password, id)
    const ingested = await ingest(system, extractor, row, { signal: run.signal, onLong: run.leavePlace, ...opened })
    try {
      await withRemedy(() => run.complete((tx) => saveAndCharge(tx, system, ingested)))
    } finally {
      await ingested.drop()
    }
  } catch (error) {
    if (run.signal.aborted || !isSendersFault(error)) throw error
    await run.complete((tx) => failIngestion(tx, system, row, failureOf(error)))
  }
}

/** Whether trying again would end the same way. */
export function isSendersFault(error: unknown): error is AppError {
  // A source that is not there is our fault, not its sender's.
  return error instanceof AppError && error.status < 500 && error.code !== 'not_found'
}

export function failureOf({ code, reason, message }: AppError) {
  return { code: reason ?? code, message }
}

/** When the last attempt has failed or its worker died. */
export async function giveIngestionUp(system: System, id: string, tx: Tx, error?: AppError): Promise<void> {
  const row = await loadDocument(tx, id)
  const message = 'The document could not be read, although it was tried several times.'
  const failure = error ? failureOf(error) : { code: 'internal_error', message }
  if (row) await failIngestion(tx, system, row, failure)
}

/** What was not read is not paid. */
async function failIngestion(tx: Tx, system: System, row: DocumentRow, failure: Failure): Promise<void> {
  const { workspace_id: workspaceId, reservation_id: reservationId } = row
  await failDocument(tx, system, row, failure)
  await releaseReservations(tx, system, [{ workspaceId, reservationId }])
}

async function beginReading(tx: Tx, { clock }: System, row: DocumentRow): Promise<void> {
  const now = clock.now()
  await updateDocument(tx, row.id, { status: 'processing', error: null, updated_at: now })
  // An attempt after one that was lost is no news.
  if (row.status === 'processing') return
  await emitEvent(tx, {
    ...{ workspaceId: row.workspace_id, type: 'document.processing', sourceId: row.source_id, occurredAt: now },
    data: { document_id: row.id, filename: row.filename },
  })
}

async function failDocument(tx: Tx, { clock }: System, row: DocumentRow, error: Failure): Promise<void> {
  await updateDocument(tx, row.id, { status: 'error', error: JSON.stringify(error), updated_at: clock.now() })
}

/** Pages are paid by the first who reads them. What else happens is done before the account is locked. */
export async function saveAndCharge(
  tx: Tx,
  system: System,
  ingested: Ingested,
  onSaved: (row: DocumentRow) => Promise<void> = async () => undefined,
): Promise<DocumentRow> {
  const { row, isFirst } = await ingested.save(tx)
  const pays = isFirst && (await claimPages(tx, row.id))
  await onSaved(row)
  if (pays) await chargePages(tx, system, row)
  return { ...row, pages_paid: true }
}

async function chargePages(tx: Tx, system: System, row: DocumentRow): Promise<void> {
  const { id, workspace_id: workspaceId, reservation_id: reservationId, pages } = row
  const { charges } = priceOf({ pages: pages ?? 1 })
  await settleReservation(tx, system, {
    ...{ workspaceId, reservationId, charges },
    ...{ reference: { type: 'document', id }, description: 'Pages of a document' },
  })
}
