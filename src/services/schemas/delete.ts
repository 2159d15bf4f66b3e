import { deleteSchema as deleteRow } from '../../storage/schemas.ts'
import type { Context } from '../context.ts'
import { noSchema } from './get.ts'

export async function deleteSchema(ctx: Context, idOrShortId: string): Promise<{ deleted: true; id: string }> {
  return ctx.commit(async (tx, audit) => {
    const deleted = await deleteRow(tx, ctx.workspaceId, idOrShortId, ctx.system.clock.now())
    if (deleted === undefined) throw noSchema(idOrShortId)
    audit({ action: 'schema.delete', subjectId: deleted.id, details: { name: deleted.name } })
    return { deleted: true as const, id: deleted.id }
  })
}
