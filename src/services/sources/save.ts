import type { CreateSource, Source, UpdateSource } from '../../contract/sources.ts'
import { AppError } from '../../core/app-error.ts'
import { newId } from '../../core/ids.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { violatesUnique } from '../../storage/postgres/unique-violation.ts'
import { lockSchema } from '../../storage/schemas.ts'
import { countSources, insertSource, updateSource as update } from '../../storage/sources.ts'
import type { Context } from '../context.ts'
import { refuseBeyond } from '../limits/refuse-beyond.ts'
import { getSource, noSource } from './manage.ts'

export async function createSource(ctx: Context, input: CreateSource): Promise<Source> {
  const { workspaceId: workspace_id, system } = ctx
  await refuseBeyond(system.settings.maxSources, 'sources', () => countSources(system.db, workspace_id))
  return ctx
    .commit(async (tx, audit) => {
      const id = newId()
      const default_schema_id = (await chosenSchema(tx, ctx, input.default_schema_id)) ?? null
      const created_at = system.clock.now()
      await insertSource(tx, { id, workspace_id, name: input.name, type: 'api', default_schema_id, created_at })
      audit({ action: 'source.create', subjectId: id, details: { name: input.name } })
      return getSource(tx, workspace_id, id)
    })
    .catch(refuseTakenName(input.name))
}

export async function updateSource(ctx: Context, id: string, input: UpdateSource): Promise<Source> {
  return ctx
    .commit(async (tx, audit) => {
      const default_schema_id = await chosenSchema(tx, ctx, input.default_schema_id)
      const isFound = await update(tx, ctx.workspaceId, id, {
        ...(input.name !== undefined && { name: input.name }),
        ...(default_schema_id !== undefined && { default_schema_id }),
        updated_at: ctx.system.clock.now(),
      })
      if (!isFound) throw noSource(id)
      audit({ action: 'source.update', subjectId: id, details: { changed: Object.keys(input) } })
      return getSource(tx, ctx.workspaceId, id)
    })
    .catch(refuseTakenName(input.name ?? ''))
}

/** Held until the commit: a schema that is being deleted cannot be chosen any more. */
async function chosenSchema(tx: Tx, ctx: Context, idOrShortId: string | null | undefined) {
  if (idOrShortId === undefined || idOrShortId === null) return idOrShortId
  const schema = await lockSchema(tx, ctx.workspaceId, idOrShortId)
  if (schema !== undefined) return schema.id
  throw new AppError('not_found', `There is no schema ${idOrShortId}.`, {
    details: [{ path: 'default_schema_id', message: 'names no schema of this workspace' }],
  })
}

function refuseTakenName(name: string) {
  return (error: unknown): never => {
    if (!violatesUnique(error, 'sources_name')) throw error
    throw new AppError('conflict', `There is already a source named "${name}".`, {
      reason: 'name_taken',
      details: [{ path: 'name', message: 'is the name of another source' }],
    })
  }
}
