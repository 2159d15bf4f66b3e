import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { eventTypes } from '../../../src/contract/events.ts'
import { newId } from '../../../src/core/ids.ts'
import { signBody } from '../../../src/services/deliveries/sign.ts'
import { platformClient } from '../../support/platform-client.ts'
import { createTestSystem, type TestSystem } from '../../support/system.ts'
import { answering, type Receiver, startReceiver } from '../../support/webhook-receiver.ts'

let system: TestSystem
let app: FastifyInstance
let call: ReturnType<typeof platformClient>['call']
let receiver: Receiver

before(async () => {
  system = await createTestSystem({ allowPrivateNetworks: ['127.0.0.1'] })
  app = await system.app()
  call = platformClient(app, await system.workspace()).call
  receiver = await startReceiver({ '/broken': answering(500) })
})
after(async () => {
  await system.close()
  await receiver.close()
})

const url = 'https://example.com/hook'

test('a webhook is created with the usual events and policy, and its secret is never shown nor stored as it is', async () => {
  const secret = 'a-very-secret-word'
  const created = await call('POST', '/v1/webhooks', { url, secret })
  assert.equal(created.statusCode, 200)
  const { id, created_at, updated_at, ...rest } = created.json()
  assert.deepEqual(rest, {
    url,
    events: ['extraction.complete', 'extraction.failed'],
    is_active: true,

    has_secret: true,

    delivery_policy: {
      schedule_seconds: [0, 30, 120, 480, 1800, 7200, 28800],
      timeout_ms: 30_000,
      respect_retry_after: false,
    },
    links: {
      self: `/v1/webhooks/${id}`,
      test: `/v1/webhooks/${id}/test`,
      deliveries: `/v1/deliveries?webhook_id=${id}`,
    },
  })
  assert.deepEqual((await call('GET', `/v1/webhooks/${id}`)).json(), created.json())
  const list = await call('GET', '/v1/webhooks')
  assert.equal(list.json().data[0].id, id)
  const { rows } = await system.pool.query('select w::text as webhook, a::text as entry from webhooks w, audit_log a')
  const seen = JSON.stringify([created.body, list.body, rows, system.logLines])
  assert.equal(seen.includes(secret), false)
  assert.equal(seen.includes(Buffer.from(secret).toString('hex')), false)
})

test('what is wrong with a webhook is a 400 that names it', async () => {
  const refused: [object, string][] = [
    [{}, 'url'],
    [{ url: 'ftp://example.com/' }, 'url'],
    [{ url: '/relative' }, 'url'],
    [{ url: 'https://name:password@example.com/' }, 'url'],
    [{ url, events: ['extraction.done'] }, 'events[0]'],
    [{ url, events: [] }, 'events'],
    [{ url, secret: '' }, 'secret'],
    [{ url, secret: 'whsec_not base64!' }, 'secret'],
    [{ url, secret: 'whsec_c2VjcmV0cw' }, 'secret'],
    [{ url, source_connection_id: 'x' }, 'source_connection_id'],
    [{ url, delivery_policy: { schedule_seconds: [-1] } }, 'delivery_policy.schedule_seconds[0]'],
    [{ url, delivery_policy: { timeout_ms: 30_001 } }, 'delivery_policy.timeout_ms'],
    [{ url, delivery_policy: { retries: 3 } }, 'delivery_policy.retries'],
    [{ url, colour: 'red' }, 'colour'],
  ]
  for (const [payload, path] of refused) {
    const answer = await call('POST', '/v1/webhooks', payload)
    assert.equal(answer.statusCode, 400, JSON.stringify(payload))
    assert.equal(answer.json().details[0].path, path)
  }
  const unknown = await call('POST', '/v1/webhooks', { url, source_connection_id: newId() })
  assert.equal(unknown.statusCode, 404)
  const webhook_url = 'https://name:password@example.com/'
  const ofRequest = await call('POST', '/v1/extract', { document_id: newId(), webhook_url })
  assert.deepEqual([ofRequest.statusCode, ofRequest.json().details[0].path], [400, 'webhook_url'])
})

test('a webhook is changed in what is named, and can be deleted', async () => {
  const { id } = (await call('POST', '/v1/webhooks', { url })).json()
  const changed = await call('PATCH', `/v1/webhooks/${id}`, {
    events: ['job.complete', 'job.complete'],
    is_active: false,
    secret: 's',
    delivery_policy: { schedule_seconds: [], timeout_ms: 5000 },
  })
  assert.equal(changed.statusCode, 200)
  const { events, is_active, has_secret, delivery_policy } = changed.json()
  assert.deepEqual(
    { url: changed.json().url, events, is_active, has_secret, delivery_policy },
    {
      ...{ url, events: ['job.complete'], is_active: false, has_secret: true },
      delivery_policy: { schedule_seconds: [], timeout_ms: 5000, respect_retry_after: false },
    },
  )
  const back = (await call('PATCH', `/v1/webhooks/${id}`, { secret: null, delivery_policy: null })).json()
  assert.deepEqual([back.has_secret, back.delivery_policy.timeout_ms], [false, 30_000])
  assert.equal((await call('PATCH', `/v1/webhooks/${id}`, { events: ['nothing'] })).statusCode, 400)
  assert.deepEqual((await call('DELETE', `/v1/webhooks/${id}`)).json(), { deleted: true, id })
  for (const method of ['GET', 'DELETE'] as const)
    assert.equal((await call(method, `/v1/webhooks/${id}`)).statusCode, 404)
})

test('creating twice under one idempotency key makes one webhook', async () => {
  const before = (await call('GET', '/v1/webhooks')).json().pagination.total
  const headers = { 'idempotency-key': newId() }
  const [first, second] = [
    await call('POST', '/v1/webhooks', { url, secret: 'x' }, headers),
    await call('POST', '/v1/webhooks', { url, secret: 'x' }, headers),
  ]
  assert.equal(second.headers['idempotency-replayed'], 'true')
  assert.equal(first.body, second.body)
  assert.equal((await call('GET', '/v1/webhooks')).json().pagination.total, before + 1)
})

test('each operation wants its scope', async () => {
  const reader = await system.workspace('reader', ['read'])
  const inject = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string) =>
    app.inject({ method, url: path, headers: reader.headers, ...(method !== 'GET' && { payload: {} }) })
  const id = newId()
  for (const [method, path, scope] of [
    ['POST', '/v1/webhooks', 'write'],
    ['PATCH', `/v1/webhooks/${id}`, 'write'],
    ['DELETE', `/v1/webhooks/${id}`, 'write'],
    ['POST', `/v1/webhooks/${id}/test`, 'write'],
    ['GET', '/v1/webhooks/listen', 'delivery'],
    ['GET', '/v1/deliveries', 'delivery'],
    ['GET', '/v1/deliveries/dead-letters', 'delivery'],
    ['GET', `/v1/deliveries/${id}`, 'delivery'],
    ['POST', `/v1/deliveries/${id}/replay`, 'delivery'],
    ['POST', '/v1/deliveries/dead-letters/replay', 'delivery'],
  ] as const) {
    const answer = await inject(method, path)
    assert.deepEqual([answer.statusCode, answer.json().required_scope], [403, scope], `${method} ${path}`)
  }
  assert.equal((await inject('GET', '/v1/webhooks')).statusCode, 200)
  assert.equal((await inject('GET', '/v1/webhooks/events')).statusCode, 200)
})

test('a sample is sent at once, signed, and the answer tells what the endpoint said', async () => {
  const secret = 'sample-secret'
  const { id } = (await call('POST', '/v1/webhooks', { url: receiver.url('/sample'), secret, is_active: false })).json()
  const { request: sent, duration_ms, ...told } = (await call('POST', `/v1/webhooks/${id}/test`)).json()
  assert.deepEqual(told, {
    ...{ delivered: true, status_code: 200, response_excerpt: 'thanks' },
  })
  const [request] = receiver.received('/sample')
  assert.equal(request?.body, sent.body)
  assert.equal(request?.headers['x-service-signature'], signBody(secret, sent.body))
  assert.equal(JSON.parse(sent.body).event, 'extraction.complete')
  for (const event of eventTypes) {
    const answer = await call('POST', `/v1/webhooks/${id}/test`, { event })
    assert.equal(JSON.parse(answer.json().request.body).event, event)
  }
  assert.equal((await call('POST', `/v1/webhooks/${id}/test`, { event: 'nothing' })).statusCode, 400)
})

test('a sample that fails says why', async () => {
  const outcome = async (target: string) => {
    const { id } = (await call('POST', '/v1/webhooks', { url: target })).json()
    const { delivered, status_code, error_code } = (await call('POST', `/v1/webhooks/${id}/test`, {})).json()
    return { delivered, status_code, error_code }
  }
  assert.deepEqual(await outcome(receiver.url('/broken')), {
    delivered: false,
    status_code: 500,
    error_code: 'http_status',
  })
})

test('an address that would be refused is refused at once, by whichever call, and the setting is named', async () => {
  const { id } = (await call('POST', '/v1/webhooks', { url: receiver.url('/') })).json()
  const urls = ['http://127.0.0.2:9/', 'http://0x7f.2/', 'http://[::ffff:10.0.0.1]/', 'http://10.1.2.3/hook']
  for (const url of urls)
    for (const answer of [
      await call('POST', '/v1/webhooks', { url }),
      await call('PATCH', `/v1/webhooks/${id}`, { url }),
    ]) {
      assert.equal(answer.statusCode, 400, answer.body)
      const { reason, message, details } = answer.json()
      assert.deepEqual([reason, details[0].path], ['address_refused', 'url'])
      assert.match(message, /SHEAF_ALLOW_PRIVATE_NETWORKS/)
    }
  const webhook_url = urls[0]
  const body = { file_url: 'https://example.com/a.pdf', webhook_url }
  for (const answer of [
    await call('POST', '/v1/extract', body),
    await call('POST', '/v1/run', { schema_id: 'SCH-00000000', file_urls: [body.file_url], webhook_url }),
  ])
    assert.deepEqual([answer.statusCode, answer.json().reason], [400, 'address_refused'], answer.body)
})
