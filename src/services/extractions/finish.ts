import { mostEventValues } from '../../contract/event-payloads.ts'
import type { Extraction } from '../../extract/extraction.ts'
import type { PostedEntry } from '../../storage/credit-ledger.ts'
import type { DocumentRow } from '../../storage/documents.ts'
import type { ExtractionRow } from '../../storage/extractions.ts'
import type { CorrectedCell } from '../../storage/known-cells.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { JobEnd } from '../../storage/queue/end-job.ts'
import { FenceLost } from '../../storage/queue/held-job.ts'
import { announceResult, completeRunning } from '../../storage/running-extractions.ts'
import { collectLeaves } from '../cells/leaves.ts'
import { saveCells } from '../cells/save.ts'
import { priceOf } from '../credits/price.ts'
import { settleReservation } from '../credits/settle.ts'
import { eventRow } from '../events/emit.ts'
import { documentCompleted } from '../jobs/progress.ts'
import type { System } from '../system.ts'
import { missingRequired } from './missing-required.ts'
import type { StoredOptions } from './prepare.ts'
import { LearnedMeanwhile } from './registry.ts'
import type { Resolved } from './resolve-cells.ts'

interface Finished {
  extraction: ExtractionRow
  row: DocumentRow
  resolved: Resolved
  duration: number
}

/**
 * All that an extraction changes when it ends well; nothing when somebody else has learned the same meanwhile or said
 * something of the content, which it throws. It locks in the order that all transactions keep (`storage/README.md`).
 */
export async function finishExtraction(
  tx: Tx,
  system: System,
  { extraction, row, resolved, duration }: Finished,
  end: JobEnd,
) {
  const now = system.clock.now()
  const { confidence } = resolved.extraction
  const leaves = await collectLeaves(resolved.extraction, resolved.schema)
  const fieldCount = Object.keys(confidence.fields).length
  const lowest = lowestOf(confidence)
  const { workspace_id: workspaceId } = extraction
  const learned = resolved.learned.map(({ profile, path }) => ({ profile: profile.toString('hex'), path }))
  const { fresh = false, webhook_data = false } = extraction.options as StoredOptions
  const ended = await completeRunning(tx, end, extraction, row.sha256, {
    ...{ now, duration, engine: resolved.engine, fieldCount, lockedFields: resolved.locked },
    ...{ confidence: confidence.overall, lowest },
    // A value that is not sure enough makes a record that somebody should look at.
    reviewStatus: lowest !== null && lowest < system.settings.reviewThreshold ? 'pending' : null,
    ...{ result: resultOf(resolved), learned, fresh },
    complete: eventRow({
      ...{ workspaceId, type: 'extraction.complete', sourceId: row.source_id, occurredAt: now },
      webhookUrl: extraction.webhook_url,
      data: {
        ...{ document_id: row.id, extraction_id: extraction.id, filename: row.filename },
        ...{ field_count: fieldCount, confidence_overall: confidence.overall },
        ...(webhook_data && fieldCount <= mostEventValues && { data: resolved.extraction.data }),
      },
    }),
  })
  if (ended === undefined) throw new FenceLost()
  if (ended.was_paid === null) return
  if (!isSame(ended.corrected, resolved.corrected) || (row.sha256 !== null && ended.learned < learned.length))
    throw new LearnedMeanwhile()
  const { job_id, resolved_at } = ended
  const running = { ...extraction, job_id, resolved_at, is_current: true }
  const record = { document: row, extraction: running, schema: resolved.schema, leaves }
  await saveCells(tx, { workspaceId, records: [record], now })
  const filled = leaves.filter(({ value }) => value !== null && value !== '' && typeof value !== 'object').length
  const incomplete = Number(missingRequired(resolved.validation.concerns).length > 0)
  await documentCompleted(tx, system, running, { incomplete, cells: fieldCount, filled })
  const usage = usageOf(running, resolved.usage, !ended.was_paid)
  const posted: PostedEntry[] = []
  const balance = await charge(tx, system, running, usage, posted)
  await announceResult(tx, running.id, { usage: JSON.stringify({ ...usage, balance }), posted })
}

function isSame(said: CorrectedCell[], known: CorrectedCell[]): boolean {
  const values = new Map(known.map(({ path, value }) => [path, value]))
  return said.length === known.length && said.every(({ path, value }) => values.get(path) === value)
}

/** The confidence of the value that is least sure. */
export function lowestOf({ fields }: Extraction['confidence']): number | null {
  const all = Object.values(fields)
  return all.length === 0 ? null : all.reduce((lowest, each) => Math.min(lowest, each))
}

function resultOf({ definition, validation: { valid, concerns } }: Resolved) {
  return { definition: JSON.stringify(definition), validation: JSON.stringify({ valid, concerns }) }
}

/** Somebody else may have paid for the pages meanwhile. */
function usageOf({ is_batch: batch }: ExtractionRow, usage: Resolved['usage'], paysPages: boolean) {
  if (usage.pages === 0 || paysPages) return usage
  const { credits } = priceOf({ pages: 0, cells: usage.cells_ai }, { batch })
  return { ...usage, pages: 0, credits }
}

async function charge(
  tx: Tx,
  system: System,
  { id, workspace_id: workspaceId, reservation_id: reservationId, is_batch: batch }: ExtractionRow,
  { pages, cells_ai: cells, cells_registry: registryCells }: Resolved['usage'],
  posted: PostedEntry[],
): Promise<number> {
  const { charges } = priceOf({ pages, cells, registryCells }, { batch })
  const { balanceCredits } = await settleReservation(tx, system, {
    ...{ workspaceId, reservationId, charges, posted },
    ...{ reference: { type: 'extraction', id }, description: 'Extraction' },
  })
  return balanceCredits
}
