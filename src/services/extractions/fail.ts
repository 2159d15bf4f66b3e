import type { AppError } from '../../core/app-error.ts'
import { failUnreadDocuments, lockDocumentRows } from '../../storage/documents.ts'
import type { ExtractionRow } from '../../storage/extractions.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { announceEnds, failRunning } from '../../storage/running-extractions.ts'
import { releaseReservations } from '../credits/release.ts'
import { failureOf } from '../documents/run-ingestion.ts'
import { emitEvents } from '../events/emit.ts'
import { documentsFailed } from '../jobs/progress.ts'
import type { System } from '../system.ts'
import { storeFailure } from './failure.ts'

/** Ends extractions of a workspace without a result and without a cost, those of them that still run. */
export async function failExtractions(
  tx: Tx,
  system: System,
  extractions: ExtractionRow[],
  error: AppError,
): Promise<void> {
  const failed = await endWithoutResult(tx, system, extractions, error)
  await documentsFailed(tx, system, failed, failureOf(error))
  await releaseReservations(tx, system, reservationsOf(failed))
}

/** The same as far as documents and extractions go; jobs and credits, which are locked after them, are the caller's. */
export async function endWithoutResult(
  tx: Tx,
  { clock }: System,
  extractions: ExtractionRow[],
  error: AppError,
): Promise<ExtractionRow[]> {
  const now = clock.now()
  const documents = await lockDocumentRows(
    tx,
    extractions.map(({ document_id }) => document_id),
  )
  const failed = await failRunning(
    tx,
    extractions.map(({ id }) => id),
    { now, error: storeFailure(error) },
  )
  const failure = failureOf(error)
  // Nobody else reads them: they would seem to be worked on for ever.
  const readers = failed.filter(({ ingests }) => ingests).map(({ document_id }) => document_id)
  await failUnreadDocuments(tx, readers, { now, error: JSON.stringify(failure) })
  const known = new Map(documents.map((document) => [document.id, document]))
  await emitEvents(
    tx,
    failed.map(({ id: extraction_id, workspace_id: workspaceId, document_id, webhook_url: webhookUrl }) => {
      const { source_id: sourceId = null, filename = '' } = known.get(document_id) ?? {}
      const data = { document_id, filename, extraction_id, error: failure }
      return { ...{ workspaceId, type: 'extraction.failed' as const, sourceId, occurredAt: now, webhookUrl }, data }
    }),
  )
  await announceEnds(
    tx,
    failed.map(({ id }) => id),
  )
  return failed
}

export function reservationsOf(extractions: ExtractionRow[]) {
  return extractions.map(({ workspace_id: workspaceId, reservation_id: reservationId }) => ({
    ...{ workspaceId, reservationId },
  }))
}
