import type { Schema, SchemaVersion } from '../../contract/schemas.ts'
import { AppError } from '../../core/app-error.ts'
import { findSchemaVersion } from '../../storage/schema-versions.ts'
import { findSchema } from '../../storage/schemas.ts'
import type { Context } from '../context.ts'
import { presentSchema, presentSchemaVersion } from './present.ts'

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
