import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { storeDocument } from '../../support/stored-documents.ts'
import { createTestSystem, type TestSystem, type TestWorkspace } from '../../support/system.ts'

let system: TestSystem
let app: FastifyInstance
let home: TestWorkspace
let documentId: string

before(async () => {
  system = await createTestSystem()
  app = await system.app()
  home = await system.workspace()
  const values = {
    ...{
      'seller.name': 'Nordwind GmbH',
      supplier_name: 'Nordwind',
      invoice_total: 'x',
      grand_total: 'y',
      page_count: '2',
    },
    ...{ due_date: '2024-01-01', rechnungsnummer: '1', invoice_no: '1' },
  }
  const leaves = Object.entries(values).map(([path, value]) => ({
    path,
    value,
    confidence: 0.8,
    dataType: 'string' as const,
  }))
  const stored = await storeDocument(system, {
    workspaceId: home.id,
    filename: 'Wind.pdf',
    leaves,
    documentType: 'invoice',
  })
  documentId = stored.documentId
})
after(() => system.close())

const get = async (url: string, headers: object = home.headers) => {
  const answer = await app.inject({ url, headers: { ...headers } })
  return { status: answer.statusCode, body: answer.json() }
}
const fieldNamed = async (name: string) => {
  const { body } = await get('/v1/fields?limit=200')
  return body.data.find((field: { canonical_name: string }) => field.canonical_name === name)
}

test('fields are listed page by page and read one by one', async () => {
  const { body } = await get('/v1/fields?limit=3')
  assert.deepEqual([body.data.length, body.pagination.total, body.pagination.has_more], [3, 8, true])
  const field = await fieldNamed('seller.name')
  const { created_at, updated_at, ...rest } = field
  assert.ok(created_at <= updated_at)
  assert.deepEqual(rest, {
    ...{ id: field.id, canonical_name: 'seller.name', display_name: 'Seller name', data_type: 'string' },
    ...{ occurrence_count: 1, document_types: ['invoice'] },
    links: { self: `/v1/fields/${field.id}`, similar: `/v1/fields/${field.id}/similar` },
  })
  assert.deepEqual(await get(`/v1/fields/${field.id}`), { status: 200, body: field })
})

test('similar fields mean the same, in other words or another language, and not just share a word', async () => {
  const similar = async (name: string) => {
    const { body } = await get(`/v1/fields/${(await fieldNamed(name)).id}/similar`)
    return body.data.map((field: { canonical_name: string }) => field.canonical_name)
  }
  assert.deepEqual(await similar('seller.name'), ['supplier_name'])
  assert.deepEqual(await similar('invoice_no'), ['rechnungsnummer'])
  assert.deepEqual((await similar('invoice_total'))[0], 'grand_total')
  assert.deepEqual(await similar('page_count'), [])
})

test('a search finds documents, values, sources, schemas and fields', async () => {
  const post = async (url: string, payload: object) =>
    (await app.inject({ method: 'POST', url, headers: home.headers, payload })).json()
  const schema = await post('/v1/schemas', { name: 'Wind turbines', definition: { a: 'string' } })
  const source = await post('/v1/sources', { name: 'north wind' })
  const { body } = await get('/v1/search?q=WIND')
  assert.deepEqual(
    body.documents.map((one: { id: string }) => one.id),
    [documentId],
  )
  assert.deepEqual(body.documents[0].links, { self: `/v1/documents/${documentId}` })
  const values = body.fieldMatches.map((match: { field: string; value: string }) => `${match.field}: ${match.value}`)
  assert.deepEqual(values, ['seller.name: Nordwind GmbH', 'supplier_name: Nordwind'])
  assert.deepEqual(body.sources, [{ id: source.id, name: 'north wind', links: { self: `/v1/sources/${source.id}` } }])
  const { id, short_id } = schema
  assert.deepEqual(body.schemas, [{ id, short_id, name: 'Wind turbines', links: { self: `/v1/schemas/${id}` } }])
  const { body: byName } = await get('/v1/search?q=due%20date&limit=5')
  assert.deepEqual(
    byName.fields.map((field: { canonical_name: string }) => field.canonical_name),
    ['due_date'],
  )
})

test('signs that stand for anything elsewhere stand for themselves in a search', async () => {
  const { body } = await get('/v1/search?q=%25')
  assert.deepEqual([body.documents, body.fieldMatches, body.fields], [[], [], []])
})

test('bad input, a missing scope and other workspaces', async () => {
  assert.equal((await get('/v1/search')).status, 400)
  assert.equal((await get('/v1/search?q=a&limit=0')).status, 400)
  assert.equal((await get('/v1/fields?limit=1000')).status, 400)
  assert.equal((await get('/v1/fields/no-id')).status, 404)
  const { headers } = await system.workspace(undefined, ['write'])
  const field = await fieldNamed('due_date')
  for (const url of ['/v1/search?q=a', '/v1/fields', `/v1/fields/${field.id}`, `/v1/fields/${field.id}/similar`])
    assert.equal((await get(url, headers)).body.required_scope, 'read', url)
  const stranger = await system.workspace()
  assert.deepEqual((await get('/v1/fields', stranger.headers)).body.data, [])
  assert.deepEqual((await get('/v1/search?q=wind', stranger.headers)).body.fieldMatches, [])
})
