import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { eventually } from '../../support/eventually.ts'
import { startPlatform } from '../../support/platform.ts'
import { invoiceText, platformClient } from '../../support/platform-client.ts'

const { system, app, client } = await startPlatform({ allowPrivateNetworks: ['127.0.0.0/8'] })
const definition = { invoice_number: 'string', total: 'number' }
const schemaId: string = (await client.post('/v1/schemas', { name: 'Invoice', definition })).json().id
const host = createServer((request, response) => {
  if (request.url !== '/invoice.txt') return void response.writeHead(404).end()
  response.writeHead(200, { 'content-type': 'text/plain' }).end(invoiceText)
})
await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
after(() => host.close())

const runEnd = (id: string) =>
  eventually('the run to end', async () => {
    const run = (await client.get(`/v1/run/${id}?wait=10`)).json()
    return run.completed_at === undefined ? undefined : run
  })

async function eventOf(runId: string) {
  const { rows } = await system.pool.query(
    `select type, data::jsonb data, webhook_url from events where data::jsonb->>'run_id' = $1`,
    [runId],
  )
  assert.equal(rows.length, 1)
  return rows[0] as { type: string; webhook_url: string | null; data: Record<string, unknown> }
}

test('files become records in one call, and the event carries them', async () => {
  const answer = await client.send('/v1/run', [
    ['spec_id', schemaId],
    ['name', 'Inbox'],
    ['batch_id', 'b-7'],
    ['metadata', '{"from":"test"}'],
    ['webhook_url', 'https://hooks.example.com/run'],
    ['files', invoiceText, 'one.txt'],
    ['files', invoiceText.replace('96.00', '3.00'), 'two.txt'],
  ])
  assert.equal(answer.statusCode, 202, answer.body)
  const started = answer.json()
  assert.deepEqual(
    Object.keys(started).toSorted((a, b) => (a < b ? -1 : 1)),
    [...['documents', 'input_count', 'pipeline_id', 'poll_url', 'run_id', 'schema_id', 'spec_id', 'status']],
  )
  assert.deepEqual([started.status, started.input_count, started.spec_id], ['queued', 2, schemaId])
  const run = await runEnd(started.run_id)
  assert.equal(run.status, 'completed', JSON.stringify(run))
  assert.deepEqual(
    run.documents.map(({ filename, status }: Record<string, string>) => `${filename} ${status}`),
    ['one.txt completed', 'two.txt completed'],
  )
  const { data } = (await client.get(`${run.links.results}?order=asc`)).json()
  assert.deepEqual(
    data.map(({ fields, metadata, batch_id }: Record<string, unknown>) => ({ fields, metadata, batch_id })),
    [
      { fields: { invoice_number: 'RE-2024-17', total: 96 }, metadata: { from: 'test' }, batch_id: 'b-7' },
      { fields: { invoice_number: 'RE-2024-17', total: 3 }, metadata: { from: 'test' }, batch_id: 'b-7' },
    ],
  )
  assert.equal((await client.get(run.links.pipeline)).json().name, 'Inbox')
  assert.equal((await client.get(`${run.links.pipeline}/results`)).json().data.length, 2)
  const event = await eventOf(run.run_id)
  assert.deepEqual([event.type, event.webhook_url], ['run.completed', 'https://hooks.example.com/run'])
  assert.deepEqual(event.data['records'], [
    {
      ...{
        document_id: run.documents[0].document_id,
        filename: 'one.txt',
        metadata: { from: 'test' },
        batch_id: 'b-7',
      },
      data: { invoice_number: 'RE-2024-17', total: 96 },
    },
    {
      ...{
        document_id: run.documents[1].document_id,
        filename: 'two.txt',
        metadata: { from: 'test' },
        batch_id: 'b-7',
      },
      data: { invoice_number: 'RE-2024-17', total: 3 },
    },
  ])
  // The address of a run hears of the run only.
  const { rows } = await system.pool.query(`select distinct type from events where webhook_url is not null`)
  assert.deepEqual(rows, [{ type: 'run.completed' }])
})

test('addresses are taken as repeated parts of a form or as JSON, and one that fails is not the end of the run', async () => {
  const form = await client.send('/v1/run', [
    ['schema_id', schemaId],
    ['file_urls', `${address}/invoice.txt`],
    ['file_urls', `${address}/missing.txt`],
  ])
  assert.equal(form.statusCode, 202, form.body)
  const run = await runEnd(form.json().run_id)
  assert.deepEqual([run.status, run.completed_documents, run.failed_documents], ['completed', 1, 1])
  const event = await eventOf(run.run_id)
  assert.equal((event.data['records'] as unknown[]).length, 1)
  const json = await client.post('/v1/run', {
    ...{ schema_id: schemaId, file_urls: [`${address}/invoice.txt`], pipeline_mode: 'append' },
  })
  assert.equal(json.statusCode, 202, json.body)
  assert.equal(json.json().pipeline_id, run.pipeline_id)
  assert.equal((await runEnd(json.json().run_id)).status, 'completed')
})

test('a run none of whose documents can be read has failed, and its event names them', async () => {
  const started = await client.send('/v1/run', [
    ['schema_id', schemaId],
    ['files', '%PDF-1.7\nnothing of a document', 'broken.pdf'],
    ['file_urls', `${address}/missing.txt`],
  ])
  const run = await runEnd(started.json().run_id)
  assert.deepEqual([run.status, run.error.code], ['failed', 'every_document_failed'])
  const event = await eventOf(run.run_id)
  assert.equal(event.type, 'run.failed')
  assert.deepEqual(
    (event.data['error'] as { document_ids: string[] }).document_ids,
    run.documents.map(({ document_id }: { document_id: string }) => document_id),
  )
})

test('a run says what was wrong with its request, and leaves nothing behind', async () => {
  const counts = async () =>
    (await system.pool.query('select (select count(*) from documents) + (select count(*) from jobs) n')).rows[0].n
  const before = await counts()
  const file: [string, string, string] = ['files', invoiceText, 'one.txt']
  const unknown = '01a1dd5c-c4af-70d4-8d79-6b66ca8149d2'
  const answers = [
    await client.send('/v1/run', [['schema_id', schemaId]]),
    await client.send('/v1/run', [file]),
    await client.send('/v1/run', [['schema_id', schemaId], ['spec_id', schemaId], file]),
    await client.send('/v1/run', [['schema_id', unknown], file]),
    await client.send('/v1/run', [
      ['schema_id', schemaId],
      ['file_urls', 'ftp://example.com/x'],
    ]),
    await client.send('/v1/run', [['schema_id', schemaId], ...Array.from({ length: 21 }, () => file)]),
    await client.send('/v1/run', [['schema_id', schemaId], ['name', 'a'], ['name', 'b'], file]),
    await client.send('/v1/run', [
      ['schema_id', schemaId],
      ['files', Buffer.from([0, 1, 2, 255]), 'x.bin'],
    ]),
    await client.get(`/v1/run/${unknown}`),
  ]
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode),
    [400, 400, 400, 404, 400, 400, 400, 415, 404],
  )
  assert.equal(await counts(), before)
})

test('a repeated run is run once', async () => {
  const parts: [string, string, string?][] = [
    ['schema_id', schemaId],
    ['files', invoiceText, 'one.txt'],
  ]
  const once = { 'idempotency-key': 'one run' }
  const [first, second] = [await client.send('/v1/run', parts, once), await client.send('/v1/run', parts, once)]
  assert.equal(second.headers['idempotency-replayed'], 'true')
  assert.equal(first.json().run_id, second.json().run_id)
  await runEnd(first.json().run_id)
  assert.equal((await client.call('POST', `/v1/run/${first.json().run_id}/cancel`)).statusCode, 409)
})

test('scopes: a run needs extract, reading it read', async () => {
  const reader = platformClient(app, await system.workspace('reads', ['read']))
  const extractor = platformClient(app, await system.workspace('extracts', ['extract']))
  const id = '01a1dd5c-c4af-70d4-8d79-6b66ca8149d2'
  const answers = [
    await reader.post('/v1/run', { schema_id: id }),
    await reader.call('POST', `/v1/run/${id}/cancel`),
    await extractor.get(`/v1/run/${id}`),
    await extractor.get(`/v1/run/${id}/results`),
  ]
  assert.deepEqual(
    answers.map((answer) => answer.json().required_scope),
    ['extract', 'extract', 'read', 'read'],
  )
})
