import type { LearnedVersion } from '../../contract/learning.ts'
import type { ListQuery, Page } from '../../contract/lists.ts'
import { AppError } from '../../core/app-error.ts'
import {
  countLearned,
  findActive,
  findVersion,
  type LearnedVersionRow,
  lockLearning,
  selectVersions,
  updateVersion,
} from '../../storage/learned-versions.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { Context } from '../context.ts'
import { listPage } from '../lists/list-page.ts'

export async function listLearned(ctx: Context, query: ListQuery): Promise<Page<LearnedVersion>> {
  const { db } = ctx.system
  return listPage(ctx, {
    ...{ list: 'learned-versions', query },
    select: (window) => selectVersions(db, ctx.workspaceId, window),
    count: () => countLearned(db, ctx.workspaceId),
    present: presentVersion,
  })
}

export async function getLearned(ctx: Context, id: string): Promise<LearnedVersion> {
  return presentVersion(await versionOf(ctx.system.db, ctx.workspaceId, id))
}

/** Any version that held-out corrections got better by, or none. */
export async function useVersion(ctx: Context, id: string | null): Promise<LearningState> {
  const { workspaceId } = ctx
  return ctx.commit(async (tx, audit) => {
    await lockLearning(tx, workspaceId)
    const { status } = id === null ? { status: 'inactive' } : await versionOf(tx, workspaceId, id)
    if (status !== 'active' && status !== 'inactive')
      throw new AppError('conflict', `The version is ${status}: only one that made corrections better can be used.`, {
        reason: 'version_not_usable',
      })
    if (status === 'inactive') await putInPlace(tx, workspaceId, id)
    audit({ action: 'learned_version.use', subjectId: id, details: { version: id } })
    return stateOf(tx, workspaceId)
  })
}

/** Back to the version before the active one; to none where that is gone or was none. */
export async function undoLearning(ctx: Context): Promise<LearningState> {
  const { workspaceId } = ctx
  return ctx.commit(async (tx, audit) => {
    await lockLearning(tx, workspaceId)
    const active = await findActive(tx, workspaceId)
    audit({ action: 'learned_version.undo', subjectId: active?.id ?? null })
    if (active === undefined) return { active: null }
    await updateVersion(tx, workspaceId, active.id, { status: 'inactive' })
    const before = active.replaced === null ? undefined : await findVersion(tx, workspaceId, active.replaced)
    if (before?.status === 'inactive') await updateVersion(tx, workspaceId, before.id, { status: 'active' })
    return stateOf(tx, workspaceId)
  })
}

type LearningState = { active: LearnedVersion | null }

async function stateOf(tx: Tx, workspaceId: string): Promise<LearningState> {
  const active = await findActive(tx, workspaceId)
  return { active: active ? presentVersion(active) : null }
}

/** In the place of the one that is in use. */
export async function putInPlace(tx: Tx, workspaceId: string, id: string | null): Promise<void> {
  const active = await findActive(tx, workspaceId)
  if (active) await updateVersion(tx, workspaceId, active.id, { status: 'inactive' })
  if (id !== null) await updateVersion(tx, workspaceId, id, { status: 'active', replaced: active?.id ?? null })
}

async function versionOf(
  db: Parameters<typeof findVersion>[0],
  workspaceId: string,
  id: string,
): Promise<LearnedVersionRow> {
  const row = await findVersion(db, workspaceId, id)
  if (row === undefined) throw new AppError('not_found', `There is no learned version ${id}.`)
  return row
}

export function presentVersion(row: LearnedVersionRow): LearnedVersion {
  const { id, documents, studied, examples, fields, error } = row
  return {
    ...{ id, status: row.status as LearnedVersion['status'], documents, documents_studied: studied, examples, fields },
    ...{ report: row.report as LearnedVersion['report'], error, created_at: row.created_at.toISOString() },
    completed_at: row.completed_at?.toISOString() ?? null,
    links: { self: `/v1/learning/versions/${id}` },
  }
}
