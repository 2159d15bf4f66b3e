import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { after, before, test } from 'node:test'
import { newId } from '../../../src/core/ids.ts'
import { startDispatcher } from '../../../src/services/deliveries/dispatcher.ts'
import { claimDeliveries, freeDeliveries } from '../../../src/storage/claimed-deliveries.ts'
import { fanOutEvents } from '../../../src/storage/events.ts'
import { eventually } from '../../support/eventually.ts'
import { createTestSystem } from '../../support/system.ts'
import { type Receiver, startReceiver } from '../../support/webhook-receiver.ts'
import { createWebhookSystem, type WebhookSystem } from '../../support/webhook-system.ts'

let hooks: WebhookSystem
let receiver: Receiver
let held: ServerResponse[] = []
let isHolding = false
before(async () => {
  receiver = await startReceiver({
    '/held': (response) => void (isHolding ? held.push(response) : response.end()),
  })
})
test.beforeEach(async () => {
  hooks = await createWebhookSystem()
  held = []
  isHolding = true
})
test.afterEach(() => hooks.close())
after(() => receiver.close())

/** What a second process on the same database would be. */
async function another() {
  const { system } = hooks
  const other = await createTestSystem({
    ...{ database: system.database, clock: system.clock, allowPrivateNetworks: ['127.0.0.1'] },
  })
  const dispatcher = startDispatcher(other)
  const close = async () => {
    await dispatcher.stop(1)
    await other.close()
  }
  return { dispatcher, close }
}

test('two processes share the deliveries and send none twice', async () => {
  const second = await another()
  for (const path of ['/x', '/y']) await hooks.webhook({ url: receiver.url(path) })
  for (let event = 0; event < 20; event++) await hooks.raise()
  await hooks.pass(0)
  await eventually('all to be delivered', async () =>
    (await hooks.deliveries()).every(({ status }) => status === 'succeeded'),
  )
  assert.equal(receiver.received('/x').length, 20)
  assert.equal(receiver.received('/y').length, 20)
  await second.close()
})

test('who waits for another to claim gets all that it claims, also what came while it waited', async () => {
  const { system } = hooks
  await hooks.webhook({ url: receiver.url('/x') })
  await hooks.dispatcher.stop(0)
  const first = await system.pool.connect()
  await first.query('begin')
  await first.query('select pg_advisory_xact_lock(7331005)')
  const limits = {
    room: 10,
    placesPerTarget: 10,
    circuitFailures: 5,
    leaseMilliseconds: 1000,
    longestMilliseconds: 1000,
  }
  const claiming = claimDeliveries(system.db, newId(), system.clock.now(), limits)
  await eventually('it to wait', async () => {
    const { rows } = await system.pool.query(`select from pg_locks where locktype = 'advisory' and not granted`)
    return rows.length > 0
  })
  await hooks.raise()
  await fanOutEvents(system.db, 100, system.clock.now())
  await first.query('commit')
  first.release()
  assert.equal((await claiming).length, 1)
})

test('endpoints that hang do not keep those waiting that answer, though they would take every place', async () => {
  await hooks.close()
  hooks = await createWebhookSystem({ settings: { webhookConcurrency: 2 } })
  await hooks.webhook({ url: receiver.url('/held') })
  for (let event = 0; event < 4; event++) await hooks.raise()
  await eventually('more to hang than have a place', () => held.length > 2)
  await hooks.webhook({ url: receiver.url('/well') })
  await hooks.raise()
  await eventually('the other one to be told', () => receiver.received('/well').length === 1)
  isHolding = false
  for (const response of held) response.end()
  await hooks.pass(0)
  assert.equal((await hooks.deliveries()).filter(({ status }) => status === 'succeeded').length, 6)
})

test('410 of an address that a webhook has left meanwhile does not switch it off', async () => {
  const id = await hooks.webhook({ url: receiver.url('/held') })
  await hooks.raise()
  await eventually('the delivery to be under way', () => held.length === 1)
  const { db } = hooks.system
  await db
    .updateTable('webhooks')
    .set({ url: receiver.url('/moved') })
    .where('id', '=', id)
    .execute()
  held[0]?.writeHead(410).end()
  await hooks.pass(0)
  const webhook = await db.selectFrom('webhooks').select('is_active').where('id', '=', id).executeTakeFirstOrThrow()
  assert.deepEqual([(await hooks.deliveries())[0]?.last_error_code, webhook.is_active], ['gone', true])
})

test('a process that stops hands back what it could not finish, and the attempt does not count', async () => {
  await hooks.webhook({ url: receiver.url('/held') })
  await hooks.raise()
  await eventually('the delivery to be under way', () => held.length === 1)
  await hooks.dispatcher.stop(0)
  const [handedBack] = await hooks.deliveries()
  assert.deepEqual([handedBack?.status, handedBack?.attempts], ['pending', 0])
  isHolding = false
  const second = await another()
  await eventually('it to arrive', async () => (await hooks.deliveries())[0]?.status === 'succeeded')
  const [first, again] = receiver.received('/held').slice(-2)
  assert.equal(again?.headers['x-service-attempt'], '1')
  assert.equal(again?.headers['x-service-delivery'], first?.headers['x-service-delivery'])
  await second.close()
})

test('an outcome that comes after others took the delivery over is not saved', async () => {
  await hooks.webhook({ url: receiver.url('/held'), delivery_policy: { schedule_seconds: [] } })
  await hooks.raise()
  await eventually('the delivery to be under way', () => held.length === 1)
  const { db, clock } = hooks.system
  const later = new Date(clock.now().getTime() + 91_000)
  assert.equal(await freeDeliveries(db, clock.now(), { exceptOf: newId() }), 0, 'its process lives')
  assert.equal(await freeDeliveries(db, later, { exceptOf: hooks.system.presence.processId }), 1)
  await db.updateTable('deliveries').set({ due_at: clock.now() }).execute()
  isHolding = false
  hooks.dispatcher.wake()
  await eventually('it to arrive', async () => (await hooks.deliveries())[0]?.status === 'succeeded')
  for (const response of held) response.writeHead(500).end()
  await hooks.dispatcher.idle()
  const [delivery] = await hooks.deliveries()
  assert.deepEqual([delivery?.status, delivery?.attempts, delivery?.lease_epoch], ['succeeded', 1, 2])
  const attempts = await db.selectFrom('delivery_attempts').select('status_code').execute()
  assert.deepEqual(attempts, [{ status_code: 200 }])
})

test('what a process that died was trying is due again', async () => {
  await hooks.webhook({ url: receiver.url('/held') })
  await hooks.raise()
  await eventually('the delivery to be under way', () => held.length === 1)
  const { db, pool } = hooks.system
  await pool.query('update deliveries set lease_holder = gen_random_uuid()')
  isHolding = false
  await eventually('it to arrive', async () => (await hooks.deliveries())[0]?.status === 'succeeded')
  for (const response of held) response.end()
  const attempts = await db.selectFrom('delivery_attempts').select('attempt').execute()
  assert.deepEqual(attempts, [{ attempt: 1 }])
})
