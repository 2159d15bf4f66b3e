import type { Field } from '../../contract/fields.ts'
import type { ListQuery, Page } from '../../contract/lists.ts'
import { countFields, selectFields } from '../../storage/fields.ts'
import type { Context } from '../context.ts'
import { listPage } from '../lists/list-page.ts'
import { presentField } from './present.ts'

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
