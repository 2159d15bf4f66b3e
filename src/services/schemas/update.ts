import type { Schema, UpdateSchema } from '../../contract/schemas.ts'
import { newId } from '../../core/ids.ts'
import { insertSchemaVersion } from '../../storage/schema-versions.ts'
import { lockSchema, updateSchema as update } from '../../storage/schemas.ts'
import type { Context } from '../context.ts'
import { noSchema, presentSchema } from './manage.ts'
import { unlessNameTaken } from './name-taken.ts'
import { readContent } from './read-content.ts'

/** A new version: as the one before, but for what is sent. What was made by older versions keeps them. */
export async function updateSchema(ctx: Context, idOrShortId: string, input: UpdateSchema): Promise<Schema> {
  const { workspaceId } = ctx
  const isContentSent = input.definition !== undefined || input.fields !== undefined
  const sent = isContentSent ? await readContent(input) : undefined
  const now = ctx.system.clock.now()
  return unlessNameTaken(ctx, input.name ?? '', () =>
    ctx.commit(async (tx, audit) => {
      const before = await lockSchema(tx, workspaceId, idOrShortId)
      if (before === undefined) throw noSchema(idOrShortId)
      const facts = {
        name: input.name ?? before.name,
        description: input.description === undefined ? before.description : input.description,
        definition: sent?.definition ?? before.definition,
        field_count: sent?.field_count ?? before.field_count,
        version: before.version + 1,
      }
      const row = await update(tx, workspaceId, before.id, { ...facts, updated_at: now })
      await insertSchemaVersion(tx, {
        id: newId(),
        workspace_id: workspaceId,
        schema_id: row.id,
        ...facts,
        created_at: now,
      })
      audit({ action: 'schema.update', subjectId: row.id, details: { name: row.name, version: row.version } })
      return presentSchema(row)
    }),
  )
}
