import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { after, before, test } from 'node:test'
import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import { createContext } from '../../../src/services/commit.ts'
import { updateWebhook } from '../../../src/services/webhooks/save.ts'
import { type Receiver, startReceiver } from '../../support/webhook-receiver.ts'
import { createWebhookSystem, type WebhookSystem } from '../../support/webhook-system.ts'

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

test('a delivery has the four fields, all headers, and a signature over its very bytes', async () => {
  await hooks.webhook({ url: receiver.url('/exact'), secret: 'gruße' })
  await hooks.raise()
  await hooks.pass(0)
  const [request] = receiver.received('/exact')
  const [delivery] = await hooks.deliveries()
  const event = await hooks.system.db
    .selectFrom('events')
    .selectAll()
    .where('type', '=', 'extraction.complete')
    .executeTakeFirstOrThrow()
  assert.ok(request && delivery)
  assert.deepEqual(JSON.parse(request.body), {
    event: 'extraction.complete',
    delivery_id: delivery.id,
    timestamp: event.occurred_at.toISOString(),
    data: JSON.parse(event.data),
  })
  const digest = createHmac('sha256', Buffer.from('gruße')).update(Buffer.from(request.body)).digest('hex')
  const { connection: _, host: __, 'webhook-signature': signature, ...headers } = request.headers
  assert.deepEqual(headers, {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(request.body)),
    'user-agent': 'Sheaf-Webhooks/1.0',
    'x-service-event': 'extraction.complete',
    'x-service-delivery': delivery.id,
    'x-service-signature': `sha256=${digest}`,
    'x-service-idempotency-key': delivery.id,
    'x-service-attempt': '1',
    'x-service-event-id': event.id,
    'webhook-id': delivery.id,
    'webhook-timestamp': String(Math.floor(hooks.system.clock.now().getTime() / 1000)),
  })
  assert.match(signature ?? '', /^v1,[A-Za-z0-9+/]{43}=$/)
})

test('the published standardwebhooks library verifies deliveries, and refuses a changed byte, an old time and a wrong secret', async () => {
  const secret = `whsec_${Buffer.from('a secret of thirty-two bytes ...').toString('base64')}`
  await hooks.webhook({ url: receiver.url('/standard'), secret })
  await hooks.raise()
  await hooks.pass(0)
  await hooks.pass(-600)
  await hooks.raise()
  await hooks.pass(0)
  const [request, old] = receiver.received('/standard')
  assert.ok(request && old)
  const library = new Webhook(secret)
  assert.deepEqual(library.verify(request.body, request.headers), JSON.parse(request.body))
  const refused = (body: string, headers: Record<string, string>, by = library) =>
    assert.throws(() => by.verify(body, headers), WebhookVerificationError)
  refused(request.body.replace('0.87', '0.88'), request.headers)
  refused(old.body, old.headers)
  refused(request.body, { ...request.headers, 'webhook-timestamp': String(Math.floor(Date.now() / 1000) + 1) })
  refused(request.body, request.headers, new Webhook(Buffer.from('another secret').toString('base64')))
})

test('while a secret is being replaced both verify; a day later only the new one does', async () => {
  const [first, second] = ['first', 'second'].map((text) => `whsec_${Buffer.from(text.repeat(5)).toString('base64')}`)
  assert.ok(first && second)
  // The library goes by the real time: what it verifies must be sent near it.
  await hooks.pass(60 - 86_400)
  const id = await hooks.webhook({ url: receiver.url('/rotation'), secret: first })
  const actor = { kind: 'operator', id: null } as const
  const ctx = createContext(hooks.system, { workspaceId: hooks.workspaceId, actor, requestId: null })
  await updateWebhook(ctx, id, { secret: second })
  // A second time, as whoever missed the answer would: the first one must go on verifying.
  await updateWebhook(ctx, id, { secret: second })
  await hooks.pass(86_400 - 60)
  await hooks.raise()
  await hooks.pass(0)
  await hooks.pass(60)
  await hooks.raise()
  await hooks.pass(0)
  const [during, afterwards] = receiver.received('/rotation')
  assert.ok(during && afterwards)
  for (const secret of [first, second]) new Webhook(secret).verify(during.body, during.headers)
  assert.equal(
    during.headers['x-service-signature'],
    `sha256=${createHmac('sha256', second).update(during.body).digest('hex')}`,
  )
  new Webhook(second).verify(afterwards.body, afterwards.headers)
  assert.throws(() => new Webhook(first).verify(afterwards.body, afterwards.headers))
})

test('without a secret nothing is signed', async () => {
  await hooks.webhook({ url: receiver.url('/unsigned') })
  await hooks.raise()
  await hooks.pass(0)
  const [request] = receiver.received('/unsigned')
  assert.ok(request)
  assert.deepEqual(
    Object.keys(request.headers).filter((name) => name.endsWith('signature')),
    [],
  )
})
