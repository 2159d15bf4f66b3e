import { type DecisionPackage, defaultPackagePage, type PackagePage } from '../../contract/decision-tasks.ts'
import { AppError } from '../../core/app-error.ts'
import type { FrozenRecord } from '../../decide/package.ts'
import { type AppRunRow, findAppRun, selectFrozenRecords } from '../../storage/decisions/runs.ts'
import { findTask } from '../../storage/decisions/tasks.ts'
import type { Database, Tx } from '../../storage/postgres/database.ts'
import type { Context } from '../context.ts'

/** The first page of what a run decides on. */
export async function firstPage(db: Database | Tx, run: AppRunRow): Promise<DecisionPackage> {
  const { next_cursor: first_cursor, ...page } = await pageOf(db, run, 0, defaultPackagePage)
  return { ...page, first_cursor }
}

/** Another page: a package never changes, so a cursor is a place in it. */
export async function getPackage(
  { system, workspaceId }: Context,
  id: string,
  { cursor = '0', limit }: { cursor?: string | undefined; limit: number },
): Promise<PackagePage> {
  const task = await findTask(system.db, workspaceId, id)
  const run = task && (await findAppRun(system.db, workspaceId, task.run_id))
  if (run === undefined) throw new AppError('not_found', `There is no decision task ${id}.`)
  if (!/^\d{1,6}$/.test(cursor))
    throw new AppError('validation_error', 'This cursor is not one of this package.', {
      details: [{ path: 'cursor', message: 'must be one that this package was paged with' }],
    })
  return pageOf(system.db, run, Number(cursor), limit)
}

async function pageOf(db: Database | Tx, run: AppRunRow, after: number, limit: number): Promise<PackagePage> {
  const texts = await selectFrozenRecords(db, run.id, { after, limit })
  const next = after + texts.length
  return {
    ...{ package_kind: 'records', package_hash: run.package_hash, record_count: run.record_count, page_size: limit },
    next_cursor: texts.length > 0 && next < run.record_count ? String(next) : null,
    documents: texts.map((text) => JSON.parse(text) as FrozenRecord),
  }
}
