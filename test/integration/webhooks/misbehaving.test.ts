import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { answering, type Behaviour, type Receiver, startReceiver } from '../../support/webhook-receiver.ts'
import { createWebhookSystem, type WebhookSystem } from '../../support/webhook-system.ts'

/** 30 s where there is time for it. */
const timeout_ms = Number(process.env['SHEAF_TEST_WEBHOOK_TIMEOUT_MS'] ?? 600)
const gigabyte = 2 ** 30
let streamed = 0

interface Case {
  behave: Behaviour
  status: string
  statusCode: number | null
  errorCode: string | null
  excerpt: string | null
}

const cases: Record<string, Case> = {
  resets: {
    behave: (_, request) => request.socket.resetAndDestroy(),
    ...{ status: 'failed', statusCode: null, errorCode: 'connection_reset', excerpt: null },
  },
  hangs: {
    behave: () => undefined,
    ...{ status: 'failed', statusCode: null, errorCode: 'timeout', excerpt: null },
  },
  'closes half-way': {
    behave: (response, request) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('half of', () => request.socket.destroy())
    },
    ...{ status: 'failed', statusCode: 200, errorCode: 'incomplete_response', excerpt: 'half of' },
  },
  'answers 200 but never ends': {
    behave: (response) => void response.writeHead(200).write('begun'),
    ...{ status: 'failed', statusCode: 200, errorCode: 'timeout', excerpt: 'begun' },
  },
  'answers 500': {
    behave: answering(500),
    ...{ status: 'failed', statusCode: 500, errorCode: 'http_status', excerpt: 'status 500' },
  },
  'answers 301': {
    behave: answering(301, { location: '/elsewhere' }),
    ...{ status: 'failed', statusCode: 301, errorCode: 'redirect', excerpt: 'status 301' },
  },
  'answers 410': {
    behave: answering(410),
    ...{ status: 'dead', statusCode: 410, errorCode: 'gone', excerpt: 'status 410' },
  },
  'answers 200 after the deadline': {
    behave: (response) => void setTimeout(() => response.end('late'), (timeout_ms * 31) / 30),
    ...{ status: 'failed', statusCode: null, errorCode: 'timeout', excerpt: null },
  },
  'answers with a gigabyte': {
    behave: (response) => {
      response.writeHead(200, { 'content-length': String(gigabyte) })
      const chunk = Buffer.alloc(65_536, 'x')
      const stream = () => {
        while (!response.destroyed && streamed < gigabyte) {
          streamed += chunk.length
          if (!response.write(chunk)) return void response.once('drain', stream)
        }
      }
      stream()
    },
    ...{ status: 'succeeded', statusCode: 200, errorCode: null, excerpt: 'x'.repeat(1000) },
  },
  'answers with something that is not HTTP': {
    behave: (_, request) => void request.socket.end('220 mail.example ready\r\n'),
    ...{ status: 'failed', statusCode: null, errorCode: 'invalid_response', excerpt: null },
  },
  'answers that it speaks another protocol now': {
    behave: (_, request) =>
      void request.socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'),
    ...{ status: 'failed', statusCode: null, errorCode: 'invalid_response', excerpt: null },
  },
  'answers with text that cannot be stored': {
    behave: (response) => void response.writeHead(200).end(Buffer.from([0x61, 0x00, 0xff, 0x62])),
    ...{ status: 'succeeded', statusCode: 200, errorCode: null, excerpt: 'a\ufffd\ufffdb' },
  },
  'answers 204': {
    behave: answering(204),
    ...{ status: 'succeeded', statusCode: 204, errorCode: null, excerpt: '' },
  },
}
const pathOf = (name: string) => `/${name.replaceAll(' ', '-')}`

let hooks: WebhookSystem
let receiver: Receiver
const webhooks = new Map<string, string>()

before(async () => {
  receiver = await startReceiver(
    Object.fromEntries(Object.entries(cases).map(([name, { behave }]) => [pathOf(name), behave])),
  )
  hooks = await createWebhookSystem()
  for (const name of Object.keys(cases)) {
    const delivery_policy = { schedule_seconds: [100_000], timeout_ms }
    webhooks.set(await hooks.webhook({ url: receiver.url(pathOf(name)), delivery_policy }), name)
  }
  await hooks.webhook({ url: 'http://127.0.0.1:9/nobody', delivery_policy: { schedule_seconds: [100_000] } })
  await hooks.raise()
  await hooks.pass(0)
})
after(async () => {
  await hooks.close()
  await receiver.close()
})

for (const [name, expected] of Object.entries(cases)) {
  test(`an endpoint that ${name} is handled as specified, and the log says so`, async () => {
    const delivery = (await hooks.deliveries()).find(({ webhook_id }) => webhooks.get(webhook_id ?? '') === name)
    assert.equal(delivery?.status, expected.status)
    assert.equal(delivery.attempts, 1)
    assert.equal(delivery.last_status_code, expected.statusCode)
    assert.equal(delivery.last_error_code, expected.errorCode)
    const [attempt] = await hooks.system.db
      .selectFrom('delivery_attempts')
      .selectAll()
      .where('delivery_id', '=', delivery.id)
      .execute()
    assert.deepEqual(
      [attempt?.attempt, attempt?.status_code, attempt?.error_code, attempt?.response_excerpt, attempt?.error === null],
      [1, expected.statusCode, expected.errorCode, expected.excerpt, expected.errorCode === null],
    )
    assert.equal(receiver.received(pathOf(name)).length, 1)
  })
}

test('a redirect is not followed and a gigabyte not read', () => {
  assert.equal(receiver.received('/elsewhere').length, 0)
  assert.equal(streamed < 16 * 2 ** 20, true, `${streamed} bytes were taken`)
})

test('an endpoint that nobody listens at fails', async () => {
  const delivery = (await hooks.deliveries()).find(({ url }) => url.endsWith('/nobody'))
  assert.deepEqual([delivery?.status, delivery?.last_error_code], ['failed', 'connection_refused'])
})

test('410 deactivates the webhook, which then gets nothing any more, and the audit log tells why', async () => {
  const [id] = [...webhooks].find(([, name]) => name === 'answers 410') ?? []
  const { db } = hooks.system
  const webhook = await db
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', id ?? '')
    .executeTakeFirstOrThrow()
  assert.deepEqual([webhook.is_active, webhook.deactivated_reason], [false, 'gone'])
  const [entry] = await db.selectFrom('audit_log').selectAll().where('action', '=', 'webhook.deactivate').execute()
  assert.deepEqual([entry?.subject_id, entry?.actor_kind, entry?.details], [id, 'system', { reason: 'gone' }])
  await db.updateTable('webhooks').set({ is_active: false }).execute()
  await hooks.raise()
  await hooks.pass(0)
  assert.equal((await hooks.deliveries()).length, Object.keys(cases).length + 1)
})
