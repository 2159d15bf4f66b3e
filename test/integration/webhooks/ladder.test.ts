import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { webhookPolicy } from '../../../src/contract/webhook-policy.ts'
import { startDispatcher } from '../../../src/services/deliveries/dispatcher.ts'
import { answering, type Receiver, startReceiver } from '../../support/webhook-receiver.ts'
import { createWebhookSystem, type WebhookSystem } from '../../support/webhook-system.ts'

let hooks: WebhookSystem
let receiver: Receiver
let isDown = true
before(async () => {
  receiver = await startReceiver({
    '/down': answering(500),
    '/busy': answering(503, { 'retry-after': '3600' }),
    '/moody': (response) => void response.writeHead(isDown ? 500 : 200).end(),
  })
})
test.beforeEach(async () => {
  hooks = await createWebhookSystem()
})
test.afterEach(() => hooks.close())
after(() => receiver.close())

test('the whole ladder: eight attempts over ten hours at the delays of the schedule, then a dead letter', async () => {
  const webhookId = await hooks.webhook({ url: receiver.url('/down'), secret: 'a secret' })
  await hooks.raise()
  const [immediate, ...later] = webhookPolicy.scheduleSeconds
  assert.equal(immediate, 0)
  await hooks.pass(0)
  assert.equal(receiver.received('/down').length, 2, 'the first retry follows at once')
  for (const [index, seconds] of later.entries()) {
    await hooks.pass(seconds * (1 + webhookPolicy.jitterShare) - 0.01)
    assert.equal(receiver.received('/down').length, index + 2, `nothing before ${seconds} s are over`)
    await hooks.pass(0.01)
    assert.equal(receiver.received('/down').length, index + 3, `an attempt after ${seconds} s`)
  }
  await hooks.pass(100_000)
  const requests = receiver.received('/down')
  assert.deepEqual(
    requests.map(({ headers }) => headers['x-service-attempt']),
    ['1', '2', '3', '4', '5', '6', '7', '8'],
  )
  for (const name of ['x-service-delivery', 'x-service-idempotency-key', 'x-service-event-id', 'x-service-signature'])
    assert.equal(new Set(requests.map(({ headers }) => headers[name])).size, 1, name)
  assert.equal(new Set(requests.map(({ body }) => body)).size, 1)
  assert.equal(new Set(requests.map(({ headers }) => headers['webhook-signature'])).size, 7, 'its time is signed, too')

  const [delivery] = await hooks.deliveries()
  assert.equal(delivery?.status, 'dead')
  assert.equal(delivery.attempts, 8)
  const attempts = await hooks.system.db.selectFrom('delivery_attempts').selectAll().orderBy('number').execute()
  assert.deepEqual(
    attempts.map(({ attempt, status_code, error_code }) => [attempt, status_code, error_code]),
    Array.from({ length: 8 }, (_, index) => [index + 1, 500, 'http_status']),
  )
  const total = (attempts.at(-1)?.started_at.getTime() ?? 0) - (attempts[0]?.started_at.getTime() ?? 0)
  assert.equal(Math.round(total / 360_000) / 10, 11.7, 'ten hours and their jitter')
  const events = await hooks.system.db.selectFrom('events').selectAll().where('type', 'like', 'delivery.%').execute()
  assert.deepEqual(
    events.map(({ type, data }) => [type, JSON.parse(data)]),
    [
      [
        'delivery.failed',
        {
          delivery_id: delivery.id,
          event_id: delivery.event_id,
          event: 'extraction.complete',
          webhook_id: webhookId,
          attempts: 8,
          status_code: 500,
          error: { code: 'http_status', message: 'The endpoint answered 500 instead of 2xx.' },
        },
      ],
    ],
  )
})

test('a webhook can have a schedule of its own, an empty one included', async () => {
  await hooks.webhook({ url: receiver.url('/down?own'), delivery_policy: { schedule_seconds: [10] } })
  await hooks.webhook({ url: receiver.url('/down?none'), delivery_policy: { schedule_seconds: [] } })
  await hooks.raise()
  await hooks.pass(0)
  await hooks.pass(11)
  await hooks.pass(100_000)
  assert.equal(receiver.received('/down?own').length, 2)
  assert.equal(receiver.received('/down?none').length, 1)
  assert.deepEqual(
    (await hooks.deliveries()).map(({ status }) => status),
    ['dead', 'dead'],
  )
})

test('Retry-After lengthens a delay only where the policy says so', async () => {
  const schedule_seconds = [10]
  await hooks.webhook({ url: receiver.url('/busy'), delivery_policy: { schedule_seconds } })
  const polite = await hooks.webhook({
    url: receiver.url('/busy'),
    delivery_policy: { schedule_seconds, respect_retry_after: true },
  })
  await hooks.raise()
  await hooks.pass(0)
  const now = hooks.system.clock.now().getTime()
  const delayOf = (isPolite: boolean) => {
    const delivery = deliveries.find(({ webhook_id }) => (webhook_id === polite) === isPolite)
    return ((delivery?.due_at?.getTime() ?? 0) - now) / 1000
  }
  const deliveries = await hooks.deliveries()
  assert.deepEqual([delayOf(false), delayOf(true)], [11, 3600])
})

test('the next attempt is still due at its time when every process was restarted in between', async () => {
  isDown = true
  await hooks.webhook({ url: receiver.url('/moody'), delivery_policy: { schedule_seconds: [0, 600] } })
  await hooks.raise()
  await hooks.pass(0)
  const before = receiver.received('/moody').length
  await hooks.dispatcher.stop(1)
  isDown = false
  const second = startDispatcher(hooks.system)
  await second.idle()
  assert.equal(receiver.received('/moody').length, before)
  await hooks.pass(660)
  second.wake()
  await second.idle()
  assert.equal(receiver.received('/moody').length, before + 1)
  assert.equal((await hooks.deliveries())[0]?.status, 'succeeded')
  await second.stop(1)
})

test('an endpoint that fails again and again is left alone for a while, which costs no attempt and drops nothing', async () => {
  isDown = true
  await hooks.webhook({ url: receiver.url('/moody'), delivery_policy: { schedule_seconds: [600, 600] } })
  const before = receiver.received('/moody').length
  const failed = () => receiver.received('/moody').length - before
  for (let event = 0; event < webhookPolicy.circuitFailures; event++) await hooks.raise()
  await hooks.pass(0)
  assert.equal(failed(), 5)
  for (let event = 0; event < 20; event++) await hooks.raise()
  await hooks.pass(1)
  assert.equal(failed(), 5, 'the circuit is open')
  assert.deepEqual(
    (await hooks.deliveries()).map(({ attempts }) => attempts),
    [...Array(5).fill(1), ...Array(20).fill(0)],
  )
  await hooks.pass(webhookPolicy.circuitPauseSeconds)
  assert.equal(failed(), 6, 'one delivery shows that it is still down')
  isDown = false
  await hooks.pass(webhookPolicy.circuitPauseSeconds)
  assert.equal(failed(), 6 + 19, 'one shows that it is back, then come all the others')
  await hooks.pass(1000)
  const statuses = (await hooks.deliveries()).map(({ status }) => status)
  assert.deepEqual(statuses, Array(25).fill('succeeded'))
})

test('what a person replays is tried at once though the endpoint is left alone, before what waits there', async () => {
  isDown = true
  await hooks.webhook({ url: receiver.url('/moody'), delivery_policy: { schedule_seconds: [] } })
  for (let event = 0; event < webhookPolicy.circuitFailures; event++) await hooks.raise()
  await hooks.pass(0)
  const [dead] = await hooks.deliveries()
  assert.equal(dead?.status, 'dead')
  await hooks.raise()
  await hooks.pass(1)
  const before = receiver.received('/moody').length
  isDown = false
  const app = await hooks.system.app()
  const url = `/v1/deliveries/${dead.id}/replay`
  const answer = await app.inject({ method: 'POST', url, headers: hooks.workspace.headers })
  assert.equal(answer.statusCode, 200, answer.body)
  await hooks.pass(0)
  const [first] = receiver.received('/moody').slice(before)
  assert.equal(first?.headers['webhook-id'], dead.id)
  assert.equal((await hooks.deliveries())[0]?.status, 'succeeded')
})
