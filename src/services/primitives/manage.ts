import type { ListQuery, Page } from '../../contract/lists.ts'
import type {
  Column,
  Primitive,
  PrimitiveSummary,
  PrimitiveVersion,
  PrimitiveVersionSummary,
} from '../../contract/primitives.ts'
import { AppError } from '../../core/app-error.ts'
import type { Database, Tx } from '../../storage/postgres/database.ts'
import {
  countPrimitives,
  deletePrimitive as deleteRow,
  findPrimitive,
  findPrimitiveVersion,
  selectPrimitives,
  selectPrimitiveVersions,
} from '../../storage/primitives.ts'
import type { Context } from '../context.ts'
import { listPage } from '../lists/list-page.ts'

export async function getPrimitive(db: Database | Tx, workspaceId: string, id: string): Promise<Primitive> {
  const row = await findPrimitive(db, workspaceId, id)
  if (row === undefined) throw noPrimitive(id)
  return { ...presentFacts(row), entries: row.entries as Primitive['entries'] }
}

export function noPrimitive(id: string): AppError {
  return new AppError('not_found', `There is no primitive ${id}.`)
}

export async function listPrimitives(ctx: Context, query: ListQuery): Promise<Page<PrimitiveSummary>> {
  const { db } = ctx.system
  return listPage(ctx, {
    list: 'primitives',
    query,
    select: (window) => selectPrimitives(db, ctx.workspaceId, window),
    count: () => countPrimitives(db, ctx.workspaceId),
    // They are numbered from 1 without gaps.
    present: (row) => ({ ...presentFacts(row), versions_count: row.version }),
  })
}

export async function getPrimitiveVersion(ctx: Context, id: string, version: number): Promise<PrimitiveVersion> {
  const { current_version_number: newest } = await getPrimitive(ctx.system.db, ctx.workspaceId, id)
  const row = await findPrimitiveVersion(ctx.system.db, ctx.workspaceId, id, version)
  if (row !== undefined) return { ...presentVersion(row), entries: row.entries as PrimitiveVersion['entries'] }
  throw new AppError('not_found', `There is no version ${version} of ${id}: the newest is ${newest}.`)
}

export async function listPrimitiveVersions(
  ctx: Context,
  id: string,
  query: ListQuery,
): Promise<Page<PrimitiveVersionSummary>> {
  const { current_version_number } = await getPrimitive(ctx.system.db, ctx.workspaceId, id)
  return listPage(ctx, {
    list: 'primitive-versions',
    filters: { primitive: id },
    query,
    select: (window) => selectPrimitiveVersions(ctx.system.db, ctx.workspaceId, id, window),
    count: async () => current_version_number,
    present: presentVersion,
  })
}

/** With all its versions. Schemas that name it stay: what they look up is not found any more. */
export async function deletePrimitive(ctx: Context, id: string): Promise<{ deleted: true; id: string }> {
  return ctx.commit(async (tx, audit) => {
    const deleted = await deleteRow(tx, ctx.workspaceId, id)
    if (deleted === undefined) throw noPrimitive(id)
    audit({ action: 'primitive.delete', subjectId: id, details: { name: deleted.name } })
    return { deleted: true as const, id }
  })
}

type PrimitiveRow = Awaited<ReturnType<typeof selectPrimitives>>[number]
type VersionRow = Awaited<ReturnType<typeof selectPrimitiveVersions>>[number]

function presentFacts(row: PrimitiveRow): Omit<PrimitiveSummary, 'versions_count'> {
  const self = linkTo(row.id)
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    data_schema: row.data_schema as unknown as Column[],
    current_version_number: row.version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    links: { self, versions: `${self}/versions` },
  }
}

function presentVersion(row: VersionRow): PrimitiveVersionSummary {
  const primitive = linkTo(row.primitive_id)
  return {
    primitive_id: row.primitive_id,
    version: row.version,
    data_schema: row.data_schema as unknown as Column[],
    entry_count: row.entry_count,
    created_at: row.created_at.toISOString(),
    links: { self: `${primitive}/versions/${row.version}`, primitive },
  }
}

function linkTo(id: string): string {
  return `/v1/dialects/primitives/${id}`
}
