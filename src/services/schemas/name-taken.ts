import { AppError } from '../../core/app-error.ts'
import { violatesUnique } from '../../storage/postgres/unique-violation.ts'
import { findSchemaByName } from '../../storage/schemas.ts'
import type { Context } from '../context.ts'

/** Makes a change; one that fails because of the schema's name is refused with what has it. */
export async function unlessNameTaken<T>(ctx: Context, name: string, change: () => Promise<T>): Promise<T> {
  try {
    return await change()
  } catch (error) {
    if (!violatesUnique(error, 'schemas_name')) throw error
    const taken = await findSchemaByName(ctx.system.db, ctx.workspaceId, name)
    const advice = taken
      ? ` PUT /v1/schemas/${taken.short_id} (sheaf schemas update ${taken.short_id}) makes a new version of it.`
      : ''
    throw new AppError('conflict', `There is already a schema named "${taken?.name ?? name}".${advice}`, {
      reason: 'name_taken',
      details: [{ path: 'name', message: `is the name of ${taken?.short_id ?? 'another schema'}` }],
    })
  }
}
