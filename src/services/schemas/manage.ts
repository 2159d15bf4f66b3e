import type { ListQuery, Page } from '../../contract/lists.ts'
import type { Schema, SchemaListQuery, SchemaVersion } from '../../contract/schemas.ts'
import { AppError } from '../../core/app-error.ts'
import { findSchemaVersion, selectSchemaVersions } from '../../storage/schema-versions.ts'
import { countSchemas, deleteSchema as deleteRow, findSchema, selectSchemas } from '../../storage/schemas.ts'
import type { Context } from '../context.ts'
import { listPage } from '../lists/list-page.ts'

export async function getSchema(ctx: Context, idOrShortId: string): Promise<Schema> {
  const row = await findSchema(ctx.system.db, ctx.workspaceId, idOrShortId)
  if (row === undefined) throw noSchema(idOrShortId)
  return presentSchema(row)
}

export async function getSchemaVersion(ctx: Context, idOrShortId: string, version: number): Promise<SchemaVersion> {
  const schema = await getSchema(ctx, idOrShortId)
  const row = await findSchemaVersion(ctx.system.db, ctx.workspaceId, schema.id, version)
  if (row === undefined)
    throw new AppError(
      'not_found',
      `There is no version ${version} of ${idOrShortId}: the newest is ${schema.version}.`,
    )
  return presentSchemaVersion(row)
}

export function noSchema(idOrShortId: string): AppError {
  return new AppError('not_found', `There is no schema ${idOrShortId}.`)
}

export async function listSchemas(ctx: Context, query: SchemaListQuery): Promise<Page<Schema>> {
  const { db } = ctx.system
  const filters = { search: query.search }
  return listPage(ctx, {
    list: 'schemas',
    filters,
    query,
    select: (window) => selectSchemas(db, ctx.workspaceId, filters, window),
    count: () => countSchemas(db, ctx.workspaceId, filters),
    present: presentSchema,
  })
}

export async function listSchemaVersions(
  ctx: Context,
  idOrShortId: string,
  query: ListQuery,
): Promise<Page<SchemaVersion>> {
  const { id, version } = await getSchema(ctx, idOrShortId)
  return listPage(ctx, {
    list: 'schema-versions',
    filters: { schema: id },
    query,
    select: (window) => selectSchemaVersions(ctx.system.db, ctx.workspaceId, id, window),
    // They are numbered from 1 without gaps.
    count: async () => version,
    present: presentSchemaVersion,
  })
}

type SchemaRow = NonNullable<Awaited<ReturnType<typeof findSchema>>>
type VersionRow = NonNullable<Awaited<ReturnType<typeof findSchemaVersion>>>

export function presentSchema(row: SchemaRow): Schema {
  const self = `/v1/schemas/${row.id}`
  return {
    id: row.id,
    short_id: row.short_id,
    ...versionFacts(row),
    updated_at: row.updated_at.toISOString(),
    links: { self, versions: `${self}/versions` },
  }
}

function presentSchemaVersion(row: VersionRow): SchemaVersion {
  const schema = `/v1/schemas/${row.schema_id}`
  return {
    schema_id: row.schema_id,
    ...versionFacts(row),
    links: { self: `${schema}/versions/${row.version}`, schema },
  }
}

function versionFacts(row: SchemaRow | VersionRow) {
  return {
    name: row.name,
    description: row.description,
    definition: JSON.parse(row.definition),
    field_count: row.field_count,
    version: row.version,
    created_at: row.created_at.toISOString(),
  }
}

export async function deleteSchema(ctx: Context, idOrShortId: string): Promise<{ deleted: true; id: string }> {
  return ctx.commit(async (tx, audit) => {
    const deleted = await deleteRow(tx, ctx.workspaceId, idOrShortId, ctx.system.clock.now())
    if (deleted === undefined) throw noSchema(idOrShortId)
    audit({ action: 'schema.delete', subjectId: deleted.id, details: { name: deleted.name } })
    return { deleted: true as const, id: deleted.id }
  })
}
