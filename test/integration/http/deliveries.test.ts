import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newId } from '../../../src/core/ids.ts'
import { purgeDeliveryLog } from '../../../src/services/deliveries/purge.ts'
import { platformClient } from '../../support/platform-client.ts'
import { type Receiver, startReceiver } from '../../support/webhook-receiver.ts'
import { createWebhookSystem, type WebhookSystem } from '../../support/webhook-system.ts'

let isDown = true
let hooks: WebhookSystem
let call: ReturnType<typeof platformClient>['call']
let receiver: Receiver
let webhookId: string
const never = new AbortController().signal

before(async () => {
  receiver = await startReceiver({
    '/moody': (response) => void response.writeHead(isDown ? 500 : 200).end('so it is'),
  })
})
test.beforeEach(async () => {
  isDown = true
  hooks = await createWebhookSystem()
  call = platformClient(await hooks.system.app(), hooks.workspace).call
  webhookId = await subscribe(receiver.url('/moody'))
})
test.afterEach(() => hooks.close())
after(() => receiver.close())

async function subscribe(url: string, events?: string[]): Promise<string> {
  const body = { url, delivery_policy: { schedule_seconds: [] }, ...(events && { events }) }
  return (await call('POST', '/v1/webhooks', body)).json().id
}

async function raise(webhookUrl: string | null = null): Promise<void> {
  await hooks.raise({ webhookUrl })
  await hooks.pass(0)
}

test('the log lists deliveries by status, event, webhook and time, and shows every attempt of one', async () => {
  await raise()
  const now = hooks.system.clock.now()
  const all = (await call('GET', '/v1/deliveries')).json()
  assert.equal(all.pagination.total, 1)
  const [delivery] = all.data
  assert.deepEqual(delivery, {
    id: delivery.id,
    event: 'extraction.complete',
    event_id: delivery.event_id,
    webhook_id: webhookId,
    url: receiver.url('/moody'),
    status: 'dead',
    attempt_count: 1,
    replay_count: 0,

    last_status_code: 500,
    last_error_code: 'http_status',
    idempotency_key: delivery.id,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    links: { self: `/v1/deliveries/${delivery.id}`, replay: `/v1/deliveries/${delivery.id}/replay` },
  })
  for (const [query, total] of [
    ['status=dead', 1],
    ['status=succeeded', 0],
    ['event=extraction.complete', 1],
    ['event=job.failed', 0],
    [`webhook_id=${webhookId}`, 1],
    [`webhook_id=${newId()}`, 0],
    [`after=${now.toISOString()}`, 1],
    [`before=${now.toISOString()}`, 0],
  ] as const)
    assert.equal((await call('GET', `/v1/deliveries?${query}`)).json().pagination.total, total, query)
  for (const query of ['status=lost', 'event=nothing', 'webhook_id=x', 'after=yesterday'])
    assert.equal((await call('GET', `/v1/deliveries?${query}`)).statusCode, 400, query)
  const detail = (await call('GET', delivery.links.self)).json()
  assert.equal(detail.payload.delivery_id, delivery.id)
  const [{ duration_ms, ...attempt }] = detail.attempts
  assert.equal(typeof duration_ms, 'number')
  assert.deepEqual(attempt, {
    attempt: 1,
    status: 'failed',
    status_code: 500,
    error_code: 'http_status',
    error: 'The endpoint answered 500 instead of 2xx.',
    url: receiver.url('/moody'),
    started_at: now.toISOString(),
    response_excerpt: 'so it is',
  })
})

test('a dead letter can be replayed under the same id, and once it has arrived again, too', async () => {
  await raise()
  const [dead] = (await call('GET', '/v1/deliveries/dead-letters')).json().data
  const earlier = receiver.received().length
  isDown = false
  const headers = { 'idempotency-key': newId() }
  const replayed = await call('POST', dead.links.replay, undefined, headers)
  assert.deepEqual([replayed.statusCode, replayed.json().status, replayed.json().replay_count], [200, 'pending', 1])
  assert.equal((await call('POST', dead.links.replay, undefined, headers)).headers['idempotency-replayed'], 'true')
  await hooks.pass(0)
  const again = receiver.received().slice(earlier)
  assert.deepEqual(
    again.map((each) => [
      each.headers['x-service-delivery'],
      each.headers['x-service-idempotency-key'],
      each.headers['x-service-attempt'],
    ]),
    [[dead.id, dead.id, '1']],
  )
  assert.equal((await call('GET', '/v1/deliveries/dead-letters')).json().pagination.total, 0)
  const detail = (await call('GET', dead.links.self)).json()
  assert.deepEqual([detail.status, detail.attempts.length], ['succeeded', 2])
  assert.equal((await call('POST', dead.links.replay)).statusCode, 200)
  assert.equal((await call('POST', dead.links.replay)).statusCode, 409)
})

test('a delivery whose webhook is not active or deleted is not replayed', async () => {
  await raise()
  const [dead] = (await call('GET', '/v1/deliveries/dead-letters')).json().data
  await call('PATCH', `/v1/webhooks/${webhookId}`, { is_active: false })
  assert.match((await call('POST', dead.links.replay)).json().message, /not active/)
  assert.deepEqual((await call('POST', '/v1/deliveries/dead-letters/replay', {})).json(), {
    ...{ replayed: 0, remaining: 0, skipped: 1 },
  })
  await call('DELETE', `/v1/webhooks/${webhookId}`)
  const refused = await call('POST', dead.links.replay)
  assert.deepEqual([refused.statusCode, /deleted/.test(refused.json().message)], [409, true])
})

test('what waits for a webhook that is deleted, or is due to one that was switched off, ends as a dead letter without being sent', async () => {
  await call('PATCH', `/v1/webhooks/${webhookId}`, { delivery_policy: { schedule_seconds: [60] } })
  const second = await subscribe(receiver.url('/moody'))
  await call('PATCH', `/v1/webhooks/${second}`, { delivery_policy: { schedule_seconds: [60] } })
  await raise()
  const sent = receiver.received().length
  await call('DELETE', `/v1/webhooks/${webhookId}`)
  await call('PATCH', `/v1/webhooks/${second}`, { is_active: false })
  await hooks.pass(0)
  assert.equal((await call('GET', '/v1/deliveries/dead-letters')).json().pagination.total, 1, 'at once')
  await hooks.pass(70)
  assert.equal(receiver.received().length, sent)
  const { data } = (await call('GET', '/v1/deliveries/dead-letters')).json()
  const codeOf = (id: string) => data.find((each: { webhook_id: string }) => each.webhook_id === id)?.last_error_code
  assert.deepEqual([codeOf(webhookId), codeOf(second)], ['webhook_deleted', 'webhook_inactive'])
})

test('dead letters are replayed all, by filter, or by id, and no others', async () => {
  await raise()
  const begin = hooks.system.clock.now()
  await hooks.pass(1)
  const other = await subscribe(receiver.url('/moody'), ['extraction.complete', 'job.failed'])
  await raise()
  await raise(receiver.url('/moody'))
  isDown = false
  const replay = async (filter: object) => {
    const { replayed } = (await call('POST', '/v1/deliveries/dead-letters/replay', filter)).json()
    await hooks.pass(0)
    return replayed
  }
  const before = (await call('GET', '/v1/deliveries/dead-letters')).json()
  // Two webhooks and an address of a request, whose own schedule goes on.
  assert.equal(before.pagination.total, 5)
  assert.equal(await replay({ event: 'job.failed' }), 0)
  assert.equal(await replay({ before: new Date(begin.getTime() + 1).toISOString() }), 1)
  assert.equal(await replay({ webhook_id: other }), 2)
  const [last] = (await call('GET', '/v1/deliveries/dead-letters')).json().data
  assert.equal(await replay({ delivery_ids: [last.id] }), 1)
  assert.equal(await replay({ after: begin.toISOString() }), 1)
  assert.equal(await replay({}), 0)
  for (const bad of [{ event: 'nothing' }, { delivery_ids: [] }, { status: 'dead' }])
    assert.equal((await call('POST', '/v1/deliveries/dead-letters/replay', bad)).statusCode, 400)
})

test('deliveries that have ended leave the log when their time is over, and their events with them', async () => {
  await raise()
  const total = async () => (await call('GET', '/v1/deliveries')).json().pagination.total
  await purgeDeliveryLog(hooks.system, never)
  assert.equal(await total(), 1)
  await hooks.pass(31 * 86_400)
  await purgeDeliveryLog(hooks.system, never)
  assert.equal(await total(), 0)
  const { rows } = await hooks.system.pool.query('select 1 from events')
  assert.equal(rows.length, 0)
})
