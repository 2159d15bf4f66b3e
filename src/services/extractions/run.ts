import { AppError } from '../../core/app-error.ts'
import type { ReservedBlob } from '../../storage/blob-garbage.ts'
import { type DocumentRow, loadDocumentOf } from '../../storage/documents.ts'
import { type ExtractionRow, loadExtraction } from '../../storage/extractions.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { FenceLost } from '../../storage/queue/held-job.ts'
import type { TaskRun } from '../../storage/queue/task-runner.ts'
import { beginRunning } from '../../storage/running-extractions.ts'
import { isSendersFault } from '../documents/run-ingestion.ts'
import type { Extractor } from '../engine/extractor.ts'
import { eventRow } from '../events/emit.ts'
import { jobBegun } from '../jobs/progress.ts'
import { withRemedy } from '../remedy.ts'
import type { System } from '../system.ts'
import { newBlob } from '../uploads/store-upload.ts'
import { openPassword } from '../work/sealed-password.ts'
import { failExtractions } from './fail.ts'
import { finishExtraction } from './finish.ts'
import { findAgain, readAndFind } from './read.ts'
import { LearnedMeanwhile } from './registry.ts'
import { resolveCells } from './resolve-cells.ts'

/** One attempt at an extraction. What the sender can mend ends it as failed; anything else is tried again. */
export async function runExtraction(
  system: System,
  extractor: Extractor,
  { extractionId: id, password }: { extractionId: string; password?: string | undefined },
  run: TaskRun,
): Promise<void> {
  const [extraction, before] = await Promise.all([loadExtraction(system.db, id), loadDocumentOf(system.db, id)])
  if (extraction?.status !== 'processing' || before === undefined) return
  const started = performance.now()
  const reserved = newBlob(system, extraction.workspace_id)
  await begin(system, extraction, before, { run, reserved })
  try {
    const task = { extraction, before, run, reserved: reserved.key, ...openPassword(system, password, id) }
    let read = await readAndFind(system, extractor, task)
    const finish = async () => {
      const resolved = await resolveCells(system, extraction, read)
      const duration = Math.round(performance.now() - started)
      const finished = { extraction, row: read.row, resolved, duration }
      await withRemedy(() => run.completeFrom((tx, end) => finishExtraction(tx, system, finished, end)))
    }
    while (!(await isFinished(finish))) read = await findAgain(system, extractor, task, read)
  } catch (error) {
    if (error instanceof FenceLost || run.signal.aborted || !isSendersFault(error)) throw error
    await run.complete((tx) => failExtractions(tx, system, [extraction], error))
  }
}

/** Of equal questions at the same time, one is paid: the others look again and find its answers known. A person's too. */
async function isFinished(finish: () => Promise<void>): Promise<boolean> {
  try {
    await finish()
    return true
  } catch (error) {
    if (error instanceof LearnedMeanwhile) return false
    throw error
  }
}

/** One statement, and one more transaction where a job may begin with it. */
async function begin(
  system: System,
  extraction: ExtractionRow,
  document: DocumentRow,
  { run, reserved }: { run: TaskRun; reserved: ReservedBlob },
): Promise<void> {
  const now = system.clock.now()
  const { id: extraction_id, schema_id, document_id, workspace_id: workspaceId } = extraction
  const { filename, source_id: sourceId } = document
  const about = { workspaceId, sourceId, occurredAt: now }
  const reads = document.parsed_key === null
  const events = [
    // An attempt after one that was lost is no news.
    ...(reads && document.status !== 'processing'
      ? [eventRow({ ...about, type: 'document.processing', data: { document_id, filename } })]
      : []),
    ...(extraction.started_at === null
      ? [eventRow({ ...about, type: 'extraction.started', data: { document_id, filename, extraction_id, schema_id } })]
      : []),
  ]
  const begun = await beginRunning(system.db, run.fence, extraction, { now, reads, events, reserved })
  if (begun === undefined) throw new FenceLost()
  const { job_id: jobId } = begun
  if (jobId !== null) await run.checkpoint((tx) => jobBegun(tx, system, jobId))
}

/** When the last attempt has failed or its worker died, or the process that it was handed over to says why it cannot be. */
export async function giveExtractionUp(system: System, id: string, tx: Tx, error = triedInVain()): Promise<void> {
  const extraction = await loadExtraction(tx, id)
  if (extraction?.status === 'processing') await failExtractions(tx, system, [extraction], error)
}

function triedInVain(): AppError {
  return new AppError('internal_error', 'The document could not be worked on, although it was tried several times.')
}
