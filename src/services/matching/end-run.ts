import { awardRows } from '../../storage/matching/results.ts'
import { endRun, noteCharge, type RunEnd, type RunRow, shiftCounts } from '../../storage/matching/runs.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { announceEnds } from '../../storage/running-extractions.ts'
import { priceOf } from '../credits/price.ts'
import { releaseReservations } from '../credits/release.ts'
import { settleReservation } from '../credits/settle.ts'
import { emitEvent } from '../events/emit.ts'
import type { System } from '../system.ts'
import { settingsOf } from './configs.ts'

/** Ends a run whose results stay; rows that go to one record only are given out first. */
export async function closeMatching(
  tx: Tx,
  system: System,
  run: RunRow,
  status: 'completed' | 'cancelled',
): Promise<RunRow | undefined> {
  if (settingsOf(run).one_to_one) {
    const lost = await awardRows(tx, run.workspace_id, run.id)
    await shiftCounts(tx, run.id, { matched: -lost, review: lost, no_match: 0 })
  }
  return endMatching(tx, system, run.id, { status })
}

/** What it matched is charged, unless it failed, and what it did not is given back. Undefined when it has ended before. */
export async function endMatching(
  tx: Tx,
  system: System,
  id: string,
  end: Omit<RunEnd, 'now'>,
): Promise<RunRow | undefined> {
  const now = system.clock.now()
  const ended = await endRun(tx, id, { ...end, now })
  if (ended === undefined) return
  const run = { ...ended, credits_charged: await pay(tx, system, ended) }
  await tell(tx, run, now)
  await announceEnds(tx, [id])
  return run
}

async function pay(tx: Tx, system: System, run: RunRow): Promise<number> {
  const { id, workspace_id: workspaceId, reservation_id: reservationId, rows_processed: matchings } = run
  if (run.status === 'failed' || matchings === 0) {
    await releaseReservations(tx, system, [{ workspaceId, reservationId }])
    return 0
  }
  const { credits, charges } = priceOf({ matchings })
  await noteCharge(tx, id, credits)
  await settleReservation(tx, system, {
    ...{ workspaceId, reservationId, charges, reference: { type: 'matching_run', id }, description: 'Matching' },
  })
  return credits
}

async function tell(tx: Tx, run: RunRow, occurredAt: Date): Promise<void> {
  const { workspace_id: workspaceId, id: run_id, matching_config_id, status, rows_processed } = run
  const about = { run_id, matching_config_id }
  if (status === 'failed') {
    const error = run.error as { code: string; message: string }
    await emitEvent(tx, { workspaceId, type: 'matching.failed', occurredAt, data: { ...about, error } })
  }
  if (status !== 'completed') return
  const { rows_matched, rows_review, rows_no_match } = run
  const data = { ...about, rows_processed, rows_matched, rows_review, rows_no_match, avg_confidence: averageOf(run) }
  await emitEvent(tx, { workspaceId, type: 'matching.completed', occurredAt, data })
}

export function averageOf({ rows_processed, confidence_sum }: RunRow): number | null {
  return rows_processed === 0 ? null : Math.min(1, Math.round((confidence_sum / rows_processed) * 10_000) / 10_000)
}
