import type { JobKind } from '../../contract/process-jobs.ts'
import { newId } from '../../core/ids.ts'
import type { ExtractionSchema } from '../../extract/schema/field-tree.ts'
import { findTier } from '../../storage/credit-accounts.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { ProcessJob, RunningJob } from '../../storage/process-jobs.ts'
import type { Outcome } from '../../storage/process-outcomes.ts'
import type { Context } from '../context.ts'
import { balanceCredits } from '../credits/balance.ts'
import { priceOf } from '../credits/price.ts'
import { releaseReservations } from '../credits/release.ts'
import { settleReservation } from '../credits/settle.ts'
import { type ArrivedFile, countArrived } from '../documents/arrived-file.ts'
import { unitsOf } from '../extractions/field-units.ts'
import type { System } from '../system.ts'
import { rememberFor } from '../work/remember-for.ts'
import type { Performed } from './perform.ts'

/** What is set aside for a job, where its workspace pays. */
export async function creditsFor(
  ctx: Context,
  { kind, schema, file }: { kind: JobKind; schema: ExtractionSchema | undefined; file: ArrivedFile | undefined },
): Promise<number> {
  if ((await tierOf(ctx.system, ctx.workspaceId)) === 'self_hosted') return 0
  const pages = (file && (await countArrived(ctx, file))) ?? 1
  const cells = kind === 'process' ? unitsOf(schema, {}).reduce((sum, { expected }) => sum + expected, 0) : 0
  return priceOf({ pages, cells }).credits
}

/** Who begins to pay does so a second later at most. */
const tierOf = rememberFor(1000, ({ db }: System, workspaceId) => findTier(db, workspaceId))

/** Jobs take nothing from it: what it was a moment ago is good enough. */
const balanceOf = rememberFor(2000, ({ db, clock }: System, workspaceId) =>
  balanceCredits(db, workspaceId, clock.now()),
)

/** What a job has cost the operator, as an entry of the ledger. A job that failed costs nothing. */
export async function meteringOf(
  system: System,
  { id, workspace_id }: RunningJob,
  performed: Performed,
): Promise<Outcome['metered']> {
  if (performed.result === undefined) return
  const { credits, charges } = priceOf({ pages: performed.billedPages, cells: performed.cells })
  const now = system.clock.now()
  return {
    entry: {
      ...{ id: newId(), workspace_id, type: 'charge', credits: 0, description: 'Job' },
      ...{ reference_type: 'process_job', reference_id: id, lot_id: null, reservation_id: null, refund_of: null },
      ...{ balance_credits: await balanceOf(system, workspace_id), created_at: now },
    },
    postings: [
      { account: 'operator', lotId: null, credits: -credits },
      { account: 'spent', lotId: null, credits },
    ],
    charges,
  }
}

/** Charges a job to its workspace, or gives back what was set aside when it failed. */
export async function payForJob(tx: Tx, system: System, job: RunningJob, performed: Performed): Promise<void> {
  if (performed.result === undefined) return giveCreditsBack(tx, system, job)
  const { charges } = priceOf({ pages: performed.billedPages, cells: performed.cells })
  await settleReservation(tx, system, {
    ...{ workspaceId: job.workspace_id, reservationId: job.reservation_id, charges },
    ...{ reference: { type: 'process_job', id: job.id }, description: 'Job' },
  })
}

export async function giveCreditsBack(
  tx: Tx,
  system: System,
  { workspace_id: workspaceId, reservation_id: reservationId }: Pick<ProcessJob, 'workspace_id' | 'reservation_id'>,
): Promise<void> {
  await releaseReservations(tx, system, [{ workspaceId, reservationId }])
}
