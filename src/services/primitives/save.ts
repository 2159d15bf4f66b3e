import type { Column, CreatePrimitive, Primitive, ReplacePrimitive } from '../../contract/primitives.ts'
import { AppError } from '../../core/app-error.ts'
import { newId } from '../../core/ids.ts'
import { violatesUnique } from '../../storage/postgres/unique-violation.ts'
import {
  findPrimitive,
  insertPrimitive,
  insertPrimitiveVersion,
  lockPrimitive,
  updatePrimitive,
} from '../../storage/primitives.ts'
import type { Context } from '../context.ts'
import { checkEntries, completeEntries } from './check-entries.ts'
import { getPrimitive, noPrimitive } from './manage.ts'

export async function createPrimitive(ctx: Context, input: CreatePrimitive): Promise<Primitive> {
  checkEntries(input.data_schema, input.entries)
  const { name, description = null, data_schema } = input
  const { workspaceId: workspace_id, system } = ctx
  const id = newId()
  return ctx
    .commit(async (tx, audit) => {
      const placed = { workspace_id, created_at: system.clock.now() }
      await insertPrimitive(tx, { ...placed, id, name, description })
      const entries = completeEntries(data_schema, input.entries)
      await insertPrimitiveVersion(tx, { ...placed, id: newId(), primitive_id: id, version: 1, data_schema, entries })
      audit({ action: 'primitive.create', subjectId: id, details: { name, entries: entries.length } })
      return getPrimitive(tx, workspace_id, id)
    })
    .catch((error: unknown): never => {
      if (!violatesUnique(error, 'primitives_name')) throw error
      throw new AppError(
        'conflict',
        `There is already a primitive named "${name}". PUT /v1/dialects/primitives/{id} writes a new version of it.`,
        {
          reason: 'name_taken',
          details: [{ path: 'name', message: 'is the name of another primitive' }],
        },
      )
    })
}

/** Writes the next version; the ones before stay as they were. */
export async function replacePrimitive(ctx: Context, id: string, input: ReplacePrimitive): Promise<Primitive> {
  const { workspaceId: workspace_id, system } = ctx
  return ctx.commit(async (tx, audit) => {
    const locked = await lockPrimitive(tx, workspace_id, id)
    const current = locked && (await findPrimitive(tx, workspace_id, id))
    if (current === undefined) throw noPrimitive(id)
    const data_schema = input.data_schema ?? (current.data_schema as unknown as Column[])
    checkEntries(data_schema, input.entries)
    const entries = completeEntries(data_schema, input.entries)
    const version = current.version + 1
    const now = system.clock.now()
    await insertPrimitiveVersion(tx, {
      ...{ id: newId(), workspace_id, primitive_id: id, created_at: now },
      ...{ version, data_schema, entries },
    })
    const { description } = input
    await updatePrimitive(tx, workspace_id, id, {
      ...{ version, updated_at: now },
      ...(description !== undefined && { description }),
    })
    audit({ action: 'primitive.replace', subjectId: id, details: { version, entries: entries.length } })
    return getPrimitive(tx, workspace_id, id)
  })
}
