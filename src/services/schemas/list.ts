import type { ListQuery, Page } from '../../contract/lists.ts'
import type { Schema, SchemaListQuery, SchemaVersion } from '../../contract/schemas.ts'
import { selectSchemaVersions } from '../../storage/schema-versions.ts'
import { countSchemas, selectSchemas } from '../../storage/schemas.ts'
import type { Context } from '../context.ts'
import { listPage } from '../lists/list-page.ts'
import { getSchema } from './get.ts'
import { presentSchema, presentSchemaVersion } from './present.ts'

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
