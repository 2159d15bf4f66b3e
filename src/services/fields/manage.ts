import type { Field } from '../../contract/fields.ts'
import type { ListQuery, Page } from '../../contract/lists.ts'
import { AppError } from '../../core/app-error.ts'
import { countFields, type FieldRow, findField, selectFields } from '../../storage/fields.ts'
import { typeOfField } from '../cells/common-type.ts'
import type { Context } from '../context.ts'
import { listPage } from '../lists/list-page.ts'

export async function listFields(ctx: Context, query: ListQuery): Promise<Page<Field>> {
  const { db } = ctx.system
  return listPage(ctx, {
    list: 'fields',
    query,
    select: (window) => selectFields(db, ctx.workspaceId, window),
    count: () => countFields(db, ctx.workspaceId),
    present: presentField,
  })
}

export async function getField(ctx: Context, id: string): Promise<Field> {
  return presentField(await fieldOf(ctx, id))
}

export async function fieldOf(ctx: Context, id: string): Promise<FieldRow> {
  const row = await findField(ctx.system.db, ctx.workspaceId, id)
  if (row === undefined) throw new AppError('not_found', `There is no field ${id}.`)
  return row
}

export function presentField(row: FieldRow): Field {
  return {
    id: row.id,
    canonical_name: row.canonical_name,
    display_name: row.display_name,
    data_type: typeOfField(row),
    occurrence_count: row.occurrence_count,
    document_types: row.document_types,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    links: { self: `/v1/fields/${row.id}`, similar: `/v1/fields/${row.id}/similar` },
  }
}
