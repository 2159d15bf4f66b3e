import { deleteSource as deleteRow } from '../../storage/sources.ts'
import type { Context } from '../context.ts'
import { noSource } from './get.ts'

/** Its documents stay, without a source. */
export async function deleteSource(ctx: Context, id: string): Promise<{ deleted: true; id: string }> {
  return ctx.commit(async (tx, audit) => {
    const deleted = await deleteRow(tx, ctx.workspaceId, id)
    if (deleted === undefined) throw noSource(id)
    audit({ action: 'source.delete', subjectId: id, details: { name: deleted.name } })
    return { deleted: true as const, id }
  })
}
