import { AppError } from '../../core/app-error.ts'
import type { Document } from '../../document/model.ts'
import { type DocumentRow, loadDocument } from '../../storage/documents.ts'
import { type ExtractionRow, loadExtraction, updateRunning } from '../../storage/extractions.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { TaskRun } from '../../storage/queue/attempt.ts'
import { FenceLost } from '../../storage/queue/held-job.ts'
import { ingest } from '../documents/ingest.ts'
import { loadParsed } from '../documents/parsed-document.ts'
import { beginReading, isSendersFault, saveAndCharge } from '../documents/run-ingestion.ts'
import { emitEvent } from '../events/emit.ts'
import type { Extractor } from '../extraction/extractor.ts'
import { documentResolved, jobBegun } from '../extraction-jobs/progress.ts'
import { withRemedy } from '../remedy.ts'
import type { System } from '../system.ts'
import { failExtraction, finishExtraction } from './finish.ts'
import { promote } from './promote.ts'
import { LearnedMeanwhile } from './registry.ts'
import { resolveCells } from './resolve-cells.ts'

/** One attempt at an extraction. What the sender can mend ends it as failed; anything else is tried again. */
export async function runExtraction(system: System, extractor: Extractor, id: string, run: TaskRun): Promise<void> {
  const extraction = await loadExtraction(system.db, id)
  if (extraction === undefined || extraction.status !== 'processing') return
  const before = await loadDocument(system.db, extraction.document_id)
  if (before === undefined) return
  const started = performance.now()
  await run.checkpoint((tx) => begin(tx, system, extraction, before))
  try {
    const { row, document } = await read(system, extractor, extraction, before, run)
    const task = { extraction, row, document, signal: run.signal }
    await untilNothingIsLearnedMeanwhile(async () => {
      const resolved = await resolveCells(system, extractor, task)
      const duration = Math.round(performance.now() - started)
      const finished = { extraction, row, resolved, duration }
      await withRemedy(() => run.complete((tx) => finishExtraction(tx, system, finished)))
    })
  } catch (error) {
    if (error instanceof FenceLost || run.signal.aborted || !isSendersFault(error)) throw error
    await run.complete((tx) => failExtraction(tx, system, extraction, error))
  }
}

/** Of equal questions at the same time, one is paid: the others begin anew and find its answers known. */
async function untilNothingIsLearnedMeanwhile(work: () => Promise<void>): Promise<void> {
  for (;;)
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof LearnedMeanwhile)) throw error
    }
}

async function begin(tx: Tx, system: System, extraction: ExtractionRow, document: DocumentRow): Promise<void> {
  const now = system.clock.now()
  if (document.parsed_key === null) await beginReading(tx, system, document)
  if (extraction.started_at !== null) return
  const running = await updateRunning(tx, extraction.id, { started_at: now, updated_at: now })
  if (running === undefined) return
  const { id: extraction_id, schema_id, document_id } = running
  await emitEvent(tx, {
    ...{ workspaceId: running.workspace_id, type: 'extraction.started', sourceId: document.source_id, occurredAt: now },
    data: { document_id, filename: document.filename, extraction_id, schema_id },
  })
  if (running.job_id !== null) await jobBegun(tx, system, running.job_id)
}

interface Read {
  row: DocumentRow
  document(): Promise<Document>
}

/** The document's content: as it was read before, or read now and kept whatever becomes of the extraction. */
async function read(
  system: System,
  extractor: Extractor,
  extraction: ExtractionRow,
  before: DocumentRow,
  run: TaskRun,
): Promise<Read> {
  if (before.parsed_key !== null) {
    await run.checkpoint((tx) => documentResolved(tx, system, extraction))
    return { row: before, document: () => loadParsed(system, before) }
  }
  const ingested = await ingest(system, extractor, before, run)
  try {
    const row = await withRemedy(() =>
      run.checkpoint(async (tx) => {
        // A document that was sent to be read only is paid as such, whoever reads it.
        const saved = extraction.ingests ? (await ingested.save(tx)).row : await saveAndCharge(tx, system, ingested)
        if ((saved.pages ?? 0) > system.settings.syncPages) await promote(tx, system, extraction, saved)
        await documentResolved(tx, system, extraction)
        return saved
      }),
    )
    return { row, document: async () => ingested.document }
  } finally {
    await ingested.drop()
  }
}

/** When the last attempt has failed or its worker died. */
export async function giveExtractionUp(system: System, id: string, tx: Tx): Promise<void> {
  const extraction = await loadExtraction(tx, id)
  if (extraction === undefined || extraction.status !== 'processing') return
  const message = 'The document could not be worked on, although it was tried several times.'
  const error = new AppError('internal_error', message)
  await failExtraction(tx, system, extraction, error)
}
