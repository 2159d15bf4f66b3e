import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { webhookPolicy } from '../../../src/contract/webhook-policy.ts'
import { emitEvent } from '../../../src/services/events/emit.ts'
import { fanOutEvents } from '../../../src/storage/events.ts'
import { platformClient } from '../../support/platform-client.ts'
import { createTestSystem, type TestSystem, type TestWorkspace } from '../../support/system.ts'
import { type Receiver, startReceiver } from '../../support/webhook-receiver.ts'
import { extraction } from '../../support/webhook-system.ts'

let system: TestSystem
let owner: TestWorkspace
let call: ReturnType<typeof platformClient>['call']
let receiver: Receiver

before(async () => {
  system = await createTestSystem({ allowPrivateNetworks: ['127.0.0.1'] })
  owner = await system.workspace()
  call = platformClient(await system.app(), owner).call
  receiver = await startReceiver()
})
after(async () => {
  await system.close()
  await receiver.close()
})

test('the reference tells of all 26 events with schema and example, and of the numbers that the code goes by', async () => {
  const events = (await call('GET', '/v1/webhooks/events')).json().data
  assert.equal(events.length, 26)
  assert.deepEqual(
    events.filter((each: { available: boolean }) => !each.available).map((each: { event: string }) => each.event),
    [],
  )
  for (const { description, version, schema, example } of events) {
    assert.equal(description.length > 5 && version === 1, true)
    const named = Object.keys(schema.properties).filter((name) => schema.required.includes(name))
    assert.deepEqual(named, schema.required)
    for (const name of schema.required) assert.equal(name in example, true)
  }
  const delivery = (await call('GET', '/v1/webhooks/delivery')).json()
  assert.deepEqual([delivery.method, delivery.content_type, delivery.timeout_seconds], ['POST', 'application/json', 30])
  const { id } = (await call('POST', '/v1/webhooks', { url: receiver.url('/headers'), secret: 'x' })).json()
  const sent = (await call('POST', `/v1/webhooks/${id}/test`)).json().request
  assert.deepEqual(
    new Set(delivery.headers.map(({ name }: { name: string }) => name)),
    new Set(Object.keys(sent.headers)),
  )
  assert.deepEqual(
    delivery.body.map(({ name }: { name: string }) => name),
    Object.keys(JSON.parse(sent.body)),
  )
  const signatures = (await call('GET', '/v1/webhooks/signatures')).json()
  assert.deepEqual(
    [signatures.algorithm, signatures.header, signatures.format, signatures.verification_steps.length],
    ['HMAC-SHA256', 'X-Service-Signature', 'sha256=<hex_digest>', 4],
  )
  const retries = (await call('GET', '/v1/webhooks/retries')).json()
  assert.deepEqual([retries.schedule_seconds, retries.max_attempts], [[...webhookPolicy.scheduleSeconds], 8])
})

test('who listens is told where the present is, then of each event once, ready to be sent on', async () => {
  const start = (await call('GET', '/v1/webhooks/listen')).json()
  assert.deepEqual(start.data, [])
  assert.equal(Number.isNaN(Number(start.next)), true, 'how many events others have is told by no number')
  const waiting = call('GET', `/v1/webhooks/listen?after=${start.next}&wait=20`)
  const raise = (workspaceId: string) =>
    system.db
      .transaction()
      .execute((tx) =>
        emitEvent(tx, { workspaceId, type: 'extraction.complete', data: extraction(), occurredAt: new Date() }),
      )
  await raise((await system.workspace()).id)
  await raise(owner.id)
  await fanOutEvents(system.db, 100, new Date())
  const heard = (await waiting).json()
  assert.equal(heard.data.length, 1)
  const [item] = heard.data
  const body = JSON.parse(item.body)
  assert.deepEqual(Object.keys(body), ['event', 'delivery_id', 'timestamp', 'data'])
  assert.equal(item.headers['X-Service-Delivery'], body.delivery_id)
  assert.equal(heard.signature_header, 'X-Service-Signature')
  assert.deepEqual((await call('GET', `/v1/webhooks/listen?after=${heard.next}`)).json().data, [])
  const other = await call('GET', `/v1/webhooks/listen?after=${start.next}&events=job.complete,job.failed`)
  assert.deepEqual(other.json().data, [])
  assert.equal((await call('GET', '/v1/webhooks/listen?after=x')).statusCode, 400)
  assert.equal((await call('GET', '/v1/webhooks/listen?events=nothing')).statusCode, 400)
})
