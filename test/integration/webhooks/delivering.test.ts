import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newId } from '../../../src/core/ids.ts'
import { emitEvent } from '../../../src/services/events/emit.ts'
import { fanOutEvents } from '../../../src/storage/events.ts'
import { type Receiver, startReceiver } from '../../support/webhook-receiver.ts'
import { createWebhookSystem, extraction, type WebhookSystem } from '../../support/webhook-system.ts'

let hooks: WebhookSystem
let receiver: Receiver
before(async () => {
  receiver = await startReceiver()
})
test.beforeEach(async () => {
  hooks = await createWebhookSystem()
})
test.afterEach(() => hooks.close())
after(() => receiver.close())

test('each event goes once to every active webhook that wants it, by source, and to the address of its request', async () => {
  const [source, other] = [await makeSource(), await makeSource()]
  await hooks.webhook({ url: receiver.url('/all') })
  await hooks.webhook({ url: receiver.url('/of-source'), source_connection_id: source })
  await hooks.webhook({ url: receiver.url('/of-other'), source_connection_id: other })
  await hooks.webhook({ url: receiver.url('/not-active'), is_active: false })
  await hooks.webhook({ url: receiver.url('/not-wanted'), events: ['job.complete'] })
  await hooks.raise({ sourceId: source, webhookUrl: receiver.url('/of-request') })
  await hooks.pass(0)
  const reached = ['/all', '/of-source', '/of-other', '/not-active', '/not-wanted', '/of-request'].map(
    (path) => receiver.received(path).length,
  )
  assert.deepEqual(reached, [1, 1, 0, 0, 0, 1])
  const deliveries = await hooks.deliveries()
  assert.equal(new Set(deliveries.map(({ id }) => id)).size, 3)
  const [ofRequest] = receiver.received('/of-request')
  assert.equal(ofRequest?.headers['x-service-signature'], undefined)
})

test('no target, no delivery; a change that is rolled back, no event', async () => {
  const { system, workspaceId } = hooks
  await hooks.raise()
  await hooks.pass(0)
  assert.deepEqual(await hooks.deliveries(), [])
  await hooks.webhook({ url: receiver.url('/rolled-back') })
  const change = system.db.transaction().execute(async (tx) => {
    const occurredAt = system.clock.now()
    await emitEvent(tx, { workspaceId, type: 'extraction.complete', data: extraction(), occurredAt })
    throw new Error('rolled back')
  })
  await assert.rejects(change, /rolled back/)
  await hooks.pass(0)
  assert.deepEqual(await hooks.deliveries(), [])
  assert.equal(receiver.received('/rolled-back').length, 0)
})

test('a payload that does not fit the catalogue is not raised', async () => {
  const { system, workspaceId } = hooks
  const data = { ...extraction(), document_id: 'not an id' }
  const change = system.db
    .transaction()
    .execute((tx) => emitEvent(tx, { workspaceId, type: 'extraction.complete', data, occurredAt: system.clock.now() }))
  await assert.rejects(change, /document_id/)
})

test('delivery.sent tells of deliveries, except of those that tell of deliveries themselves', async () => {
  await hooks.webhook({ url: receiver.url('/told') })
  await hooks.webhook({ url: receiver.url('/watching'), events: ['delivery.sent', 'delivery.failed'] })
  await hooks.raise()
  await hooks.pass(0)
  await hooks.pass(0)
  const [told] = receiver.received('/told')
  const watched = receiver.received('/watching').map(({ body }) => JSON.parse(body))
  assert.equal(watched.length, 1)
  assert.equal(watched[0].event, 'delivery.sent')
  assert.equal(watched[0].data.delivery_id, told?.headers['x-service-delivery'])
  const types = await hooks.system.db.selectFrom('events').select('type').orderBy('position').execute()
  assert.deepEqual(
    types.map(({ type }) => type),
    ['extraction.complete', 'delivery.sent'],
  )
})

test('deliveries to one endpoint start in the order of their events and share connections', async () => {
  const before = receiver.connections()
  await hooks.webhook({ url: receiver.url('/ordered') })
  for (let event = 0; event < 30; event++) {
    await hooks.raise()
    await hooks.pass(0)
  }
  const positions = (await hooks.deliveries()).map(({ id }) => id)
  assert.deepEqual(
    receiver.received('/ordered').map(({ headers }) => headers['x-service-delivery']),
    positions,
  )
  assert.equal(receiver.connections() - before, 1)
})

test('one event for a thousand webhooks is one statement and a delivery for each', async () => {
  await hooks.dispatcher.stop(1)
  const { db, clock } = hooks.system
  const now = clock.now()
  const rows = Array.from({ length: 1000 }, () => ({
    ...{ id: newId(), workspace_id: hooks.workspaceId, url: receiver.url('/many'), events: ['extraction.complete'] },
    ...{ is_active: true, respect_retry_after: false, created_at: now, updated_at: now },
  }))
  await db.insertInto('webhooks').values(rows).execute()
  await hooks.raise()
  assert.equal(await fanOutEvents(db, 100, now), 1)
  assert.equal(await fanOutEvents(db, 100, now), 0)
  const deliveries = await hooks.deliveries()
  assert.equal(deliveries.length, 1000)
  assert.equal(new Set(deliveries.map(({ webhook_id }) => webhook_id)).size, 1000)
})

async function makeSource(): Promise<string> {
  const [id, now] = [newId(), new Date()]
  const times = { created_at: now, updated_at: now }
  const { db } = hooks.system
  await db
    .insertInto('sources')
    .values({ id, workspace_id: hooks.workspaceId, name: id, type: 'api', ...times })
    .execute()
  return id
}
