import { randomBytes } from 'node:crypto'
import type { CreateSchema, Schema, UpdateSchema } from '../../contract/schemas.ts'
import { AppError } from '../../core/app-error.ts'
import { newId } from '../../core/ids.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { violatesUnique } from '../../storage/postgres/unique-violation.ts'
import { insertSchemaVersion } from '../../storage/schema-versions.ts'
import {
  countSchemas,
  findSchemaByName,
  insertSchema,
  lockSchema,
  updateSchema as update,
} from '../../storage/schemas.ts'
import type { Context } from '../context.ts'
import { refuseBeyond } from '../limits/refuse-beyond.ts'
import { noSchema, presentSchema } from './manage.ts'
import { toJsonSchema } from './to-json-schema.ts'

export async function createSchema(ctx: Context, input: CreateSchema): Promise<Schema> {
  const { system, workspaceId } = ctx
  await refuseBeyond(system.settings.maxSchemas, 'schemas', () =>
    countSchemas(system.db, workspaceId, { search: undefined }),
  )
  const content = await readContent(input)
  const facts = { name: input.name, description: input.description ?? null, ...content }
  const mine = { workspace_id: ctx.workspaceId, created_at: ctx.system.clock.now() }
  return unlessNameTaken(ctx, input.name, () =>
    ctx.commit(async (tx, audit) => {
      const row = await insertWithShortId(tx, { id: newId(), ...mine, ...facts })
      await insertSchemaVersion(tx, { id: newId(), schema_id: row.id, version: 1, ...mine, ...facts })
      audit({ action: 'schema.create', subjectId: row.id, details: { name: row.name } })
      return presentSchema(row)
    }),
  )
}

async function insertWithShortId(tx: Tx, schema: Omit<Parameters<typeof insertSchema>[1], 'short_id'>) {
  for (;;) {
    const row = await insertSchema(tx, { ...schema, short_id: newShortId() })
    if (row !== undefined) return row
  }
}

/** 40 bits: easy to say and to type, so without letters that look like digits. */
function newShortId(): string {
  return `SCH-${Array.from(randomBytes(8), (byte) => letters[byte % 32]).join('')}`
}

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

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

interface SentContent {
  definition?: unknown
  fields?: unknown[] | undefined
}

/** What is stored of the schema in a request, which is under exactly one of two names. */
async function readContent(sent: SentContent): Promise<{ definition: string; field_count: number }> {
  if ((sent.definition === undefined) === (sent.fields === undefined)) {
    const what = sent.fields === undefined ? 'neither was sent' : 'both were sent'
    throw new AppError('validation_error', `Send the schema either as "definition" or as "fields": ${what}.`, {
      details: [{ path: 'definition', message: `either this or "fields" is needed: ${what}` }],
    })
  }
  const [name, content] = sent.fields === undefined ? ['definition', sent.definition] : ['fields', sent.fields]
  const { definition, fieldCount } = await toJsonSchema(content, String(name))
  return { definition: JSON.stringify(definition), field_count: fieldCount }
}

/** Makes a change; one that fails because of the schema's name is refused with what has it. */
async function unlessNameTaken<T>(ctx: Context, name: string, change: () => Promise<T>): Promise<T> {
  try {
    return await change()
  } catch (error) {
    if (!violatesUnique(error, 'schemas_name')) throw error
    const taken = await findSchemaByName(ctx.system.db, ctx.workspaceId, name)
    const advice = taken ? ` PUT /v1/schemas/${taken.short_id} makes a new version of it.` : ''
    throw new AppError('conflict', `There is already a schema named "${taken?.name ?? name}".${advice}`, {
      reason: 'name_taken',
      details: [{ path: 'name', message: `is the name of ${taken?.short_id ?? 'another schema'}` }],
    })
  }
}
