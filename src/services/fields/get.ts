import type { Field } from '../../contract/fields.ts'
import { AppError } from '../../core/app-error.ts'
import { type FieldRow, findField } from '../../storage/fields.ts'
import type { Context } from '../context.ts'
import { presentField } from './present.ts'

export async function getField(ctx: Context, id: string): Promise<Field> {
  return presentField(await fieldOf(ctx, id))
}

export async function fieldOf(ctx: Context, id: string): Promise<FieldRow> {
  const row = await findField(ctx.system.db, ctx.workspaceId, id)
  if (row === undefined) throw new AppError('not_found', `There is no field ${id}.`)
  return row
}
