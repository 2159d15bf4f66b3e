import { randomBytes } from 'node:crypto'
import type { CreateSchema, Schema } from '../../contract/schemas.ts'
import { newId } from '../../core/ids.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import { insertSchemaVersion } from '../../storage/schema-versions.ts'
import { countSchemas, insertSchema } from '../../storage/schemas.ts'
import type { Context } from '../context.ts'
import { refuseBeyond } from '../limits/refuse-beyond.ts'
import { presentSchema } from './manage.ts'
import { unlessNameTaken } from './name-taken.ts'
import { readContent } from './read-content.ts'

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
