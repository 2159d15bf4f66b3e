import { newId } from '../../core/ids.ts'
import { insertExtractions } from '../../storage/extractions.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { Context } from '../context.ts'
import { reserveAll } from '../credits/reserve.ts'
import { sealPassword } from '../work/sealed-password.ts'
import { type Asked, columnsOf, type NewExtraction, taskKey, taskOptions } from './start.ts'

type Each = Pick<NewExtraction, 'document' | 'ingests' | 'estimate' | 'estimatedSeconds'>

/** Begins an extraction from each document, as `startExtraction` does, by a handful of statements however many they are. */
export async function startExtractions(tx: Tx, ctx: Context, asked: Asked, each: Each[]): Promise<void> {
  const { system, workspaceId } = ctx
  const begun = each.map((one) => ({ ...one, id: newId() }))
  const reservations = await reserveAll(tx, system, {
    workspaceId,
    parts: begun.map(({ id, estimate: credits }) => ({ credits, reference: { type: 'extraction', id } })),
  })
  await insertExtractions(
    tx,
    columnsOf(ctx, asked),
    begun.map(({ id, document, ingests, estimatedSeconds }) => ({
      ...{ id, document_id: document.id, ingests, estimated_seconds: estimatedSeconds },
      reservation_id: reservations.get(id) ?? null,
    })),
  )
  await system.queue.enqueueAll(
    tx,
    'extraction:run',
    begun.map(({ id }) => ({
      data: { extractionId: id, ...sealPassword(system, asked.wanted.password, id) },
      key: taskKey(id),
    })),
    taskOptions(ctx, asked),
  )
}
