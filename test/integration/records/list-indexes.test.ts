import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import { newId } from '../../../src/core/ids.ts'
import { countDocuments } from '../../../src/storage/documents.ts'
import { countExtractions } from '../../../src/storage/extractions.ts'
import type { Database } from '../../../src/storage/postgres/database.ts'
import type { DB } from '../../../src/storage/postgres/schema.ts'
import { createTestSystem, type TestSystem } from '../../support/system.ts'

const workspaceId = newId()
let system: TestSystem
before(async () => {
  system = await createTestSystem()
  await system.pool.query(
    `insert into documents (id, workspace_id, filename, status, max_file_bytes, created_at, updated_at)
     select gen_random_uuid(), $1, 'Report ' || md5(i::text) || '.PDF', case when i % 500 = 0 then 'error' else 'completed' end, 1, now(), now()
     from generate_series(1, 20000) i`,
    [workspaceId],
  )
  await system.pool.query(
    `insert into extractions (id, workspace_id, document_id, status, schema_source, options, is_batch, ingests, estimated_seconds, created_at, completed_at, updated_at)
     select gen_random_uuid(), workspace_id, id, case when status = 'error' then 'failed' else 'complete' end, 'provided', '{}', false, true, 1, now(), now(), now()
     from documents`,
  )
  await system.pool.query('vacuum analyze documents, extractions')
})
after(() => system.close())

/** How PostgreSQL goes about what is asked of it. */
async function planOf(ask: (db: Database) => Promise<unknown>): Promise<string> {
  let asked: CompiledQuery | undefined
  const dialect = new PostgresDialect({ pool: system.pool })
  await ask(
    new Kysely<DB>({
      dialect,
      log({ query }) {
        asked = query
      },
    }),
  )
  const { rows } = await system.pool.query(`explain ${asked?.sql}`, [...(asked?.parameters ?? [])])
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

test('documents are found by their name through an index, whatever the case of its letters', async () => {
  const { rows } = await system.pool.query(`select filename from documents where status = 'completed' limit 1`)
  const search = rows[0].filename.slice(7, 25).toUpperCase()
  assert.equal(await countDocuments(system.db, workspaceId, { search }), 1)
  assert.match(await planOf((db) => countDocuments(db, workspaceId, { search })), /documents_name/)
})

test('documents and extractions are found by their state through an index', async () => {
  assert.equal(await countDocuments(system.db, workspaceId, { status: 'error' }), 40)
  assert.match(await planOf((db) => countDocuments(db, workspaceId, { status: 'error' })), /documents_status/)
  assert.match(await planOf((db) => countExtractions(db, workspaceId, { status: 'failed' })), /extractions_status/)
})
