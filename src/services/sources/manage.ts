import type { ListQuery, Page } from '../../contract/lists.ts'
import type { CreateSource, Source, UpdateSource } from '../../contract/sources.ts'
import { AppError } from '../../core/app-error.ts'
import { newId } from '../../core/ids.ts'
import type { Database, Tx } from '../../storage/postgres/database.ts'
import { violatesUnique } from '../../storage/postgres/unique-violation.ts'
import { lockSchema } from '../../storage/schemas.ts'
import {
  countSources,
  deleteSource as deleteRow,
  findSource,
  insertSource,
  selectSources,
  updateSource as update,
} from '../../storage/sources.ts'
import type { Context } from '../context.ts'
import { refuseBeyond } from '../limits/refuse-beyond.ts'
import { listPage } from '../lists/list-page.ts'

export async function getSource(db: Database | Tx, workspaceId: string, id: string): Promise<Source> {
  const row = await findSource(db, workspaceId, id)
  if (row === undefined) throw noSource(id)
  return presentSource(row)
}

export function noSource(id: string): AppError {
  return new AppError('not_found', `There is no source ${id}.`)
}

export async function listSources(ctx: Context, query: ListQuery): Promise<Page<Source>> {
  const { db } = ctx.system
  return listPage(ctx, {
    list: 'sources',
    query,
    select: (window) => selectSources(db, ctx.workspaceId, window),
    count: () => countSources(db, ctx.workspaceId),
    present: presentSource,
  })
}

type SourceRow = NonNullable<Awaited<ReturnType<typeof findSource>>>

function presentSource(row: SourceRow): Source {
  const self = `/v1/sources/${row.id}`
  return {
    id: row.id,
    name: row.name,
    type: 'api',
    default_schema_id: row.default_schema_id,
    document_count: row.document_count ?? 0,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    links: { self, documents: `/v1/documents?source_id=${row.id}` },
  }
}

/** Its documents stay, without a source. */
export async function deleteSource(ctx: Context, id: string): Promise<{ deleted: true; id: string }> {
  return ctx.commit(async (tx, audit) => {
    const deleted = await deleteRow(tx, ctx.workspaceId, id)
    if (deleted === undefined) throw noSource(id)
    audit({ action: 'source.delete', subjectId: id, details: { name: deleted.name } })
    return { deleted: true as const, id }
  })
}

export async function createSource(ctx: Context, input: CreateSource): Promise<Source> {
  const { workspaceId: workspace_id, system } = ctx
  await refuseBeyond(system.settings.maxSources, 'sources', () => countSources(system.db, workspace_id))
  return ctx
    .commit(async (tx, audit) => {
      const id = newId()
      const default_schema_id = (await chosenSchema(tx, ctx, input.default_schema_id)) ?? null
      const created_at = system.clock.now()
      await insertSource(tx, { id, workspace_id, name: input.name, type: 'api', default_schema_id, created_at })
      audit({ action: 'source.create', subjectId: id, details: { name: input.name } })
      return getSource(tx, workspace_id, id)
    })
    .catch(refuseTakenName(input.name))
}

export async function updateSource(ctx: Context, id: string, input: UpdateSource): Promise<Source> {
  return ctx
    .commit(async (tx, audit) => {
      const default_schema_id = await chosenSchema(tx, ctx, input.default_schema_id)
      const isFound = await update(tx, ctx.workspaceId, id, {
        ...(input.name !== undefined && { name: input.name }),
        ...(default_schema_id !== undefined && { default_schema_id }),
        updated_at: ctx.system.clock.now(),
      })
      if (!isFound) throw noSource(id)
      audit({ action: 'source.update', subjectId: id, details: { changed: Object.keys(input) } })
      return getSource(tx, ctx.workspaceId, id)
    })
    .catch(refuseTakenName(input.name ?? ''))
}

/** Held until the commit: a schema that is being deleted cannot be chosen any more. */
async function chosenSchema(tx: Tx, ctx: Context, idOrShortId: string | null | undefined) {
  if (idOrShortId === undefined || idOrShortId === null) return idOrShortId
  const schema = await lockSchema(tx, ctx.workspaceId, idOrShortId)
  if (schema !== undefined) return schema.id
  throw new AppError('not_found', `There is no schema ${idOrShortId}.`, {
    details: [{ path: 'default_schema_id', message: 'names no schema of this workspace' }],
  })
}

function refuseTakenName(name: string) {
  return (error: unknown): never => {
    if (!violatesUnique(error, 'sources_name')) throw error
    throw new AppError('conflict', `There is already a source named "${name}".`, {
      reason: 'name_taken',
      details: [{ path: 'name', message: 'is the name of another source' }],
    })
  }
}
