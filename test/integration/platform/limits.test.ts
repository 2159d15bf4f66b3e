import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startPlatform } from '../../support/platform.ts'
import { platformClient } from '../../support/platform-client.ts'
import type { TestWorkspace } from '../../support/system.ts'

const { app, client } = await startPlatform({
  settings: { maxWebhooks: 1, maxSchemas: 1, maxSources: 1, maxApiKeys: 3, maxCells: 100 },
})

test('a key that may only extract gets nothing of documents that others have brought', async () => {
  const { id } = await client.ingest('Total: 12.00 EUR')
  const { key } = (await client.post('/v1/api-keys', { name: 'Extracts', scopes: ['extract'] })).json()
  const extracts = platformClient(app, { headers: { authorization: `Bearer ${key}` } } as TestWorkspace)
  const ask = (document_id: string) => extracts.post('/v1/extract', { document_id, schema: { total: 'number' } })
  const refused = await ask(id)
  assert.deepEqual([refused.statusCode, refused.json().required_scope], [403, 'read'], refused.body)
  const own = (await extracts.extract('Total: 13.00 EUR', { schema: { total: 'number' } })).json()
  assert.equal((await ask(own.document.id)).statusCode, 200)

  const saved = (await client.post('/v1/schemas', { name: 'One', definition: { total: 'number' } })).json()
  const ways: [string, object][] = [
    [`/v1/documents/${id}/re-extract`, { schema: { total: 'number' } }],
    ['/v1/extract/quote', { document_id: id, schema: { total: 'number' } }],
    ['/v1/jobs', { schema_id: saved.id, document_ids: [own.document.id, id] }],
    ['/v1/jobs', { schema_id: saved.id }],
    ['/v1/pipelines', { schema_id: saved.id, document_ids: [id] }],
  ]
  for (const [path, body] of ways) {
    const answer = await extracts.post(path, body)
    assert.deepEqual([answer.statusCode, answer.json().required_scope], [403, 'read'], `${path} ${answer.body}`)
  }
  const job = await extracts.post('/v1/jobs', { schema_id: saved.id, document_ids: [own.document.id] })
  assert.equal(job.statusCode, 202, job.body)
  await client.call('DELETE', `/v1/schemas/${saved.id}`)
})

test('a workspace has only so many webhooks, schemas, sources and keys', async () => {
  const made: [string, object][] = [
    ['/v1/webhooks', { url: 'https://example.com/hook' }],
    ['/v1/schemas', { name: 'One', definition: { total: 'number' } }],
    ['/v1/sources', { name: 'One' }],
    ['/v1/api-keys', { name: 'One' }],
  ]
  for (const [path, body] of made) {
    const first = await client.post(path, body)
    assert.ok(first.statusCode < 300, first.body)
    const second = await client.post(path, { ...body, ...('name' in body && { name: 'Two' }) })
    assert.deepEqual([second.statusCode, second.json().reason], [422, 'limit_reached'], second.body)
  }
})

test('a document that gives more values than an extraction may hold is told so', async () => {
  const rows = Array.from({ length: 101 }, (_, index) => `${index},name ${index}`)
  const begun = (await client.extract(`number,name\n${rows.join('\n')}\n`, { async: 'true' }, 'rows.csv')).json()
  const { status, error } = await client.extractionEnd(begun.extraction_id)
  assert.deepEqual([status, error.code], ['failed', 'result_too_large'])
  assert.match(error.message, /202 values, and one extraction holds at most 100/)
})

test('JSON in the fields of a form is bounded in depth as a body is', async () => {
  const deep = `${'{"a":'.repeat(101)}1${'}'.repeat(101)}`
  const answer = await client.send('/v1/documents', [
    ['metadata', deep],
    ['file', 'Hello', 'a.txt'],
  ])
  assert.equal(answer.statusCode, 400, answer.body)
  assert.match(answer.body, /nested more than 100 levels/)
})

test('a schema of thousands of mistakes is refused with the first of them', async () => {
  const misspelt = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`field${index}`, 'strng']))
  const answer = await client.extract('Total: 12.00', { schema: misspelt(9_000) })
  assert.equal(answer.statusCode, 400)
  assert.equal(answer.json().details.length, 20)
  const refused = [
    await client.extract('Total: 12.00', { schema: misspelt(50_000) }),
    await client.post('/v1/schemas', { name: 'misspelt', definition: misspelt(40_000) }),
  ]
  for (const { statusCode, body } of refused) {
    assert.equal(statusCode, 400)
    assert.match(body, /more than 10000 different names/)
  }
})
