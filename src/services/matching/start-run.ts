import type { MatchingRun, StartMatching } from '../../contract/matching.ts'
import { AppError } from '../../core/app-error.ts'
import { newId } from '../../core/ids.ts'
import type { ConfigRow } from '../../storage/matching/configs.ts'
import { insertRun } from '../../storage/matching/runs.ts'
import { holdRowSet } from '../../storage/reference/match-rows.ts'
import { findTable } from '../../storage/reference/tables.ts'
import type { Context } from '../context.ts'
import { priceOf } from '../credits/price.ts'
import { reserveCredits } from '../credits/reserve.ts'
import type { Principal } from '../principals/principal.ts'
import { rowSetOf } from '../reference-data/manage.ts'
import { problemsOf } from './check-config.ts'
import { configOf, settingsOf, targetOf } from './configs.ts'
import { presentRun, taskKey } from './runs.ts'
import { type ResolvedTarget, resolveTarget } from './targets.ts'

const mostRecords = 100_000

/** Begins to match the records that its config names now to the rows that its table has now, and sets aside what that costs. */
export async function startMatching(
  ctx: Context,
  caller: Principal,
  configId: string,
  { max_credits: maxCredits }: StartMatching,
): Promise<MatchingRun> {
  const { system, workspaceId: workspace_id } = ctx
  const config = await configOf(ctx, configId)
  const target = await targetNow(ctx, config)
  const table = await tableNow(ctx, config, target)
  const record_nos = await target.numbers()
  refuseCount(record_nos.length)
  const { credits } = priceOf({ matchings: record_nos.length })
  refuseTooDear(credits, record_nos.length, maxCredits)
  return ctx.commit(async (tx, audit) => {
    const id = newId()
    if (!(await holdRowSet(tx, workspace_id, table.row_set_id))) throw deletedTable(config)
    const reference = { type: 'matching_run', id }
    const { reservationId } = await reserveCredits(tx, system, { workspaceId: workspace_id, credits, reference })
    const run = await insertRun(tx, {
      ...{ id, workspace_id, matching_config_id: config.id, config_version: config.version, config_name: config.name },
      ...{ settings: settingsOf(config), reference_data_id: table.id, reference_version: table.version },
      ...{ row_set_id: table.row_set_id, records_are: target.recordsAre, record_nos, reservation_id: reservationId },
      ...{ principal_id: caller.id, created_at: system.clock.now() },
    })
    // Runs of all workspaces take turns, one of each at a time: each holds a table in memory.
    const concurrency = { key: `matching:${workspace_id}`, max: 1, share: 'matching' }
    await system.queue.enqueue(tx, 'matching:run', { runId: id }, { key: taskKey(id), concurrency })
    audit({ action: 'matching_run.create', subjectId: id, details: { config: config.id, records: record_nos.length } })
    return presentRun(run)
  })
}

async function targetNow(ctx: Context, config: ConfigRow): Promise<ResolvedTarget> {
  return resolveTarget(ctx, targetOf(config)).catch((error: unknown): never => {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error
    throw new AppError('conflict', `What the config is to match is gone: ${error.message}`, {
      reason: 'target_deleted',
    })
  })
}

async function tableNow({ system, workspaceId }: Context, config: ConfigRow, target: ResolvedTarget) {
  const table = await findTable(system.db, workspaceId, config.reference_data_id)
  if (table === undefined) throw deletedTable(config)
  const details = problemsOf(settingsOf(config), { name: table.name, columns: rowSetOf(table).columns }, target)
  if (details.length > 0)
    throw new AppError('conflict', 'The config does not fit its table or its records any more: change it first.', {
      ...{ reason: 'config_out_of_date', details },
    })
  if (table.row_count === 0) throw emptyTable(table.name)
  return table
}

function deletedTable({ reference_data_id: id }: ConfigRow): AppError {
  return new AppError('conflict', `The reference data ${id} of this config was deleted. Name other reference data.`, {
    reason: 'reference_data_deleted',
  })
}

export function emptyTable(name: string): AppError {
  return new AppError('unprocessable', `The reference data "${name}" has no rows to match to.`, {
    reason: 'reference_data_empty',
  })
}

export function nothingToMatch(): AppError {
  return new AppError('unprocessable', 'There is nothing to match: no extracted document is in the target.', {
    reason: 'nothing_to_match',
  })
}

function refuseCount(count: number): void {
  if (count === 0) throw nothingToMatch()
  if (count <= mostRecords) return
  throw new AppError('unprocessable', `There are ${count} records and ${mostRecords} are matched at once.`, {
    reason: 'too_many_records',
  })
}

function refuseTooDear(credits: number, records: number, maxCredits: number | undefined): void {
  if (maxCredits === undefined || credits <= maxCredits) return
  const message = `The run costs ${credits} credits, and max_credits is ${maxCredits}. Nothing was charged.`
  throw new AppError('unprocessable', message, {
    reason: 'budget_exceeded',
    details: [
      { path: 'max_credits', message: `must be at least ${credits}` },
      { path: 'matching_operation', message: `${records} for ${credits} credits` },
    ],
  })
}
