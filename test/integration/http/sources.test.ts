import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { newId } from '../../../src/core/ids.ts'
import { eventually } from '../../support/eventually.ts'
import { createTestSystem, type TestSystem, type TestWorkspace } from '../../support/system.ts'

let system: TestSystem
let app: FastifyInstance
let home: TestWorkspace

before(async () => {
  system = await createTestSystem()
  app = await system.app()
  home = await system.workspace()
})
after(() => system.close())

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
const call = (method: Method, url: string, payload?: object, headers: object = {}) =>
  app.inject({ method, url: `/v1${url}`, headers: { ...home.headers, ...headers }, ...(payload && { payload }) })
const create = (payload: object, headers: object = {}) => call('POST', '/sources', payload, headers)
const schemaNamed = async (name: string, headers: object = {}) =>
  (await call('POST', '/schemas', { name, definition: { total: 'money' } }, headers)).json()

/** A document of a source, as its row: how documents come in is not what is tested here. */
async function addDocument(sourceId: string, workspaceId = home.id): Promise<string> {
  const id = newId()
  await system.pool.query(
    `insert into documents (id, workspace_id, filename, status, max_file_bytes, source_id, created_at, updated_at)
     values ($1, $2, 'a.txt', 'completed', 1000, $3, now(), now())`,
    [id, workspaceId, sourceId],
  )
  return id
}

test('a source is created, read, listed and counts its documents', async () => {
  const created = await create({ name: 'Mailroom' })
  assert.equal(created.statusCode, 200)
  const { id, created_at, ...rest } = created.json()
  assert.deepEqual(rest, {
    name: 'Mailroom',
    type: 'api',

    document_count: 0,
    updated_at: created_at,
    links: { self: `/v1/sources/${id}`, documents: `/v1/documents?source_id=${id}` },
  })
  await addDocument(id)
  await addDocument(id)
  assert.equal((await call('GET', `/sources/${id}`)).json().document_count, 2)
  const other = (await create({ name: 'Scanner', type: 'api' })).json()
  const list = (await call('GET', '/sources?order=asc')).json()
  assert.deepEqual(
    list.data.map((each: { id: string; document_count: number }) => [each.id, each.document_count]),
    [
      [id, 2],
      [other.id, 0],
    ],
  )
  assert.equal(list.pagination.total, 2)
  const first = (await call('GET', '/sources?limit=1')).json()
  const next = (await call('GET', `/sources?cursor=${first.pagination.next_cursor}`)).json()
  assert.deepEqual([first.data[0].id, next.data[0].id], [other.id, id])
})

test('the default schema is named by either id, changed, and taken away', async () => {
  const schema = await schemaNamed('Default')
  const source = (await create({ name: 'With a schema', default_schema_id: schema.short_id })).json()
  assert.equal(source.default_schema_id, schema.id)
  const renamed = (await call('PATCH', `/sources/${source.id}`, { name: 'Renamed' })).json()
  assert.deepEqual([renamed.name, renamed.default_schema_id], ['Renamed', schema.id])
  assert.equal(renamed.created_at, source.created_at)
  const without = (await call('PATCH', `/sources/${source.id}`, { default_schema_id: null })).json()
  assert.deepEqual([without.name, without.default_schema_id], ['Renamed', undefined])
  const again = (await call('PATCH', `/sources/${source.id}`, { default_schema_id: schema.id })).json()
  assert.equal(again.default_schema_id, schema.id)
})

test('a schema that is deleted is no longer the default of a source', async () => {
  const schema = await schemaNamed('Going')
  const source = (await create({ name: 'Left behind', default_schema_id: schema.id })).json()
  await call('DELETE', `/schemas/${schema.id}`)
  assert.equal((await call('GET', `/sources/${source.id}`)).json().default_schema_id, undefined)
})

test('a schema that is not there, or is of another workspace, is a 404 that names the property', async () => {
  const foreign = await schemaNamed('Foreign', (await system.workspace()).headers)
  const source = (await create({ name: 'Patient' })).json()
  for (const default_schema_id of [foreign.id, foreign.short_id, newId(), 'SCH-00000000']) {
    for (const answer of [
      await create({ name: 'x', default_schema_id }),
      await call('PATCH', `/sources/${source.id}`, { default_schema_id }),
    ]) {
      assert.equal(answer.statusCode, 404)
      assert.equal(answer.json().details[0].path, 'default_schema_id')
    }
  }
  assert.equal((await call('GET', `/sources/${source.id}`)).json().default_schema_id, undefined)
})

test('deleting a source keeps its documents, without a source', async () => {
  const { id } = (await create({ name: 'Closed' })).json()
  const document = await addDocument(id)
  assert.deepEqual((await call('DELETE', `/sources/${id}`)).json(), { deleted: true, id })
  const { rows } = await system.pool.query('select source_id from documents where id = $1', [document])
  assert.deepEqual(rows, [{ source_id: null }])
  assert.equal((await call('GET', `/sources/${id}`)).statusCode, 404)
  assert.equal((await call('DELETE', `/sources/${id}`)).statusCode, 404)
  assert.equal((await call('PATCH', `/sources/${id}`, { name: 'x' })).statusCode, 404)
  assert.equal((await create({ name: 'closed' })).statusCode, 200)
})

test('no document can point at a source that is gone or of another workspace', async () => {
  const { id } = (await create({ name: 'Fenced' })).json()
  const stranger = await system.workspace()
  await assert.rejects(addDocument(id, stranger.id), /documents_source_id/)
  await call('DELETE', `/sources/${id}`)
  await assert.rejects(addDocument(id), /documents_source_id/)
})

test('a document for a source that is deleted at this moment is a 404', async () => {
  const schema = await schemaNamed('Late')
  const [plain, reading] = [
    (await create({ name: 'Closing' })).json().id,
    (await create({ name: 'Closing too', default_schema_id: schema.id })).json().id,
  ]
  const client = await system.pool.connect()
  await client.query('begin')
  await client.query('delete from sources where id = any($1)', [[plain, reading]])
  const document = { file_url: 'https://example.com/a.txt' }
  const answers = [
    call('POST', `/sources/${plain}/documents`, document),
    call('POST', `/sources/${reading}/documents`, document),
  ]
  await eventually('both to wait', async () => {
    const { rows } = await system.pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.length === answers.length
  })
  await client.query('commit')
  client.release()
  assert.deepEqual(
    (await Promise.all(answers)).map(({ statusCode }) => statusCode),
    [404, 404],
  )
})

test('a name that exists is a 409, also when only its case differs', async () => {
  const { id } = (await create({ name: 'Taken' })).json()
  const other = (await create({ name: 'Free' })).json()
  for (const refused of [
    await create({ name: 'taken' }),
    await call('PATCH', `/sources/${other.id}`, { name: 'TAKEN' }),
  ])
    assert.deepEqual([refused.statusCode, refused.json().reason], [409, 'name_taken'])
  assert.equal((await call('PATCH', `/sources/${id}`, { name: 'TAKEN' })).statusCode, 200)
  const both = await Promise.all([create({ name: 'At once' }), create({ name: 'At once' })])
  assert.deepEqual(both.map(({ statusCode }) => statusCode).sort(), [200, 409])
})

test('bad input is a 400 that names the property', async () => {
  for (const [body, path] of [
    [{}, 'name'],
    [{ name: 'x', type: 'email' }, 'type'],
    [{ name: 'x', color: 'red' }, 'color'],
    [{ name: 'x', default_schema_id: 'invoice' }, 'default_schema_id'],
  ] as const) {
    const refused = await create(body)
    assert.deepEqual([refused.statusCode, refused.json().details?.[0].path], [400, path])
  }
  const { id } = (await create({ name: 'Well behaved' })).json()
  assert.equal((await call('PATCH', `/sources/${id}`, {})).statusCode, 400)
})

test('reading needs the scope read, changing the scope write', async () => {
  const { id } = (await create({ name: 'Scoped' })).json()
  const reader = (await system.workspace(undefined, ['read'])).headers
  const writer = (await system.workspace(undefined, ['write'])).headers
  for (const [method, url, payload] of [
    ['POST', '/sources', { name: 'x' }],
    ['PATCH', `/sources/${id}`, { name: 'x' }],
    ['DELETE', `/sources/${id}`, undefined],
  ] as const) {
    const refused = await call(method, url, payload, reader)
    assert.deepEqual([refused.statusCode, refused.json().required_scope], [403, 'write'], method)
  }
  for (const url of ['/sources', `/sources/${id}`]) {
    const refused = await call('GET', url, undefined, writer)
    assert.deepEqual([refused.statusCode, refused.json().required_scope], [403, 'read'], url)
  }
})

test('a repeated request with the same Idempotency-Key is answered again and done once', async () => {
  const key = { 'idempotency-key': 'sources-1' }
  const [first, second] = [await create({ name: 'Once' }, key), await create({ name: 'Once' }, key)]
  assert.equal(second.headers['idempotency-replayed'], 'true')
  assert.equal(second.body, first.body)
  const { id } = first.json()
  for (let time = 0; time < 2; time++)
    assert.equal((await call('PATCH', `/sources/${id}`, { name: 'Twice' }, key)).json().name, 'Twice')
  for (let time = 0; time < 2; time++)
    assert.deepEqual((await call('DELETE', `/sources/${id}`, undefined, key)).json(), { deleted: true, id })
  const { rows } = await system.pool.query('select action from audit_log where subject_id = $1 order by id', [id])
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['source.create', 'source.update', 'source.delete'],
  )
})
