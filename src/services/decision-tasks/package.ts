import { type DecisionPackage, defaultPackagePage, type PackagePage } from '../../contract/decision-tasks.ts'
import { AppError } from '../../core/app-error.ts'
import type { FrozenRecord } from '../../decide/package.ts'
import { type AppRunRow, findAppRun, selectFrozenPage } from '../../storage/decisions/runs.ts'
import { findTask } from '../../storage/decisions/tasks.ts'
import type { Context } from '../context.ts'

/** The first page of what a run decides on. */
export function firstPage(run: Paged, page: string): DecisionPackage {
  const { next_cursor: first_cursor, ...shown } = presentPage(run, page, 0, defaultPackagePage)
  return { ...shown, first_cursor }
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
  const after = Number(cursor)
  return presentPage(run, await selectFrozenPage(system.db, run.id, after, limit), after, limit)
}

type Paged = Pick<AppRunRow, 'package_hash' | 'record_count'>

function presentPage(run: Paged, page: string, after: number, limit: number): PackagePage {
  const documents = JSON.parse(`[${page}]`) as FrozenRecord[]
  const next = after + documents.length
  return {
    ...{ package_kind: 'records', package_hash: run.package_hash, record_count: run.record_count, page_size: limit },
    next_cursor: documents.length > 0 && next < run.record_count ? String(next) : null,
    documents,
  }
}
