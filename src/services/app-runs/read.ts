import type { AppRun, AppRunQuery } from '../../contract/app-runs.ts'
import type { Page } from '../../contract/lists.ts'
import { AppError } from '../../core/app-error.ts'
import type { JournalEntry } from '../../decide/journal.ts'
import { joinedPages } from '../../decide/seal/seal-record.ts'
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
import type { System } from '../system.ts'
import { pagesOf } from './held-run.ts'
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

/** Byte for byte as it was sealed, piece by piece. */
export async function getSealedRecord({ system, workspaceId }: Context, id: string): Promise<AsyncIterable<string>> {
  const found = await findSealedRecord(system.db, workspaceId, id)
  if (found === undefined) throw new AppError('not_found', `There is no run ${id}.`)
  const { record, record_tail, record_count } = found
  if (record === null)
    throw new AppError('conflict', 'The run has no decision that is sealed.', { reason: 'not_sealed' })
  return piecesOf(system, { id, record_count }, record, record_tail)
}

async function* piecesOf(
  { db }: System,
  run: Pick<AppRunRow, 'id' | 'record_count'>,
  head: string,
  tail: string | null,
): AsyncGenerator<string> {
  yield head
  if (tail === null) return
  yield* joinedPages(pagesOf(db, { run }))
  yield tail
}
