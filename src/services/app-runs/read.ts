import type { AppRun, AppRunQuery } from '../../contract/app-runs.ts'
import type { Page } from '../../contract/lists.ts'
import { AppError } from '../../core/app-error.ts'
import type { JournalEntry } from '../../decide/journal.ts'
import {
  type AppRunRow,
  countAppRuns,
  findAppRun,
  findSealedRecord,
  selectAppRuns,
} from '../../storage/decisions/runs.ts'
import { appOf } from '../apps/manage.ts'
import type { Context } from '../context.ts'
import { listPage } from '../lists/list-page.ts'
import { readJournal } from './journal.ts'
import { presentAppRun } from './present.ts'

async function appRunOf({ system, workspaceId }: Context, id: string): Promise<AppRunRow> {
  const run = await findAppRun(system.db, workspaceId, id)
  if (run === undefined) throw new AppError('not_found', `There is no run ${id}.`)
  return run
}

export async function getAppRun(ctx: Context, id: string): Promise<AppRun> {
  return presentAppRun(await appRunOf(ctx, id))
}

export async function listAppRuns(ctx: Context, appId: string, query: AppRunQuery): Promise<Page<AppRun>> {
  const { db } = ctx.system
  await appOf(ctx, appId)
  const filters = { appId, status: query.status }
  return listPage(ctx, {
    ...{ list: 'app-runs', filters, query },
    select: (window) => selectAppRuns(db, ctx.workspaceId, filters, window),
    count: () => countAppRuns(db, ctx.workspaceId, filters),
    present: presentAppRun,
  })
}

export async function getJournal(ctx: Context, id: string): Promise<{ data: JournalEntry[] }> {
  await appRunOf(ctx, id)
  return { data: await readJournal(ctx.system.db, id) }
}

/** Byte for byte as it was sealed. */
export async function getSealedRecord(ctx: Context, id: string): Promise<string> {
  const record = await findSealedRecord(ctx.system.db, ctx.workspaceId, id)
  if (record === undefined) throw new AppError('not_found', `There is no run ${id}.`)
  if (record !== null) return record
  throw new AppError('conflict', 'The run has no decision that is sealed.', { reason: 'not_sealed' })
}
