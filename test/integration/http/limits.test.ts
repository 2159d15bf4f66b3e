import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { z } from 'zod'
import { scope } from '../../../src/operations/access.ts'
import { operation } from '../../../src/operations/operation.ts'
import { withExtractionSlot } from '../../../src/services/limits/concurrency.ts'
import { eventually } from '../../support/eventually.ts'
import { createTestSystem, type TestSystem } from '../../support/system.ts'

let now = new Date('2030-01-01T00:00:10.500Z')
const clock = { now: () => now }
let first: TestSystem
let second: TestSystem
let apps: FastifyInstance[]
const waiting: (() => void)[] = []

const slow = operation({
  api: 'platform',
  tag: 'API keys',
  access: scope('extract'),
  summary: 'test',
  method: 'POST',
  path: '/v1/slow',
  name: 'slow',
  output: z.object({}),
  handle: ({ ctx, caller }) =>
    withExtractionSlot(
      ctx.system,
      caller,
      () => new Promise<void>((resolve) => waiting.push(resolve)),
      async () => ({}),
    ),
})

before(async () => {
  first = await createTestSystem({ clock })
  second = await createTestSystem({ clock, database: first.database })
  apps = [await first.app({ operations: [slow] }), await second.app({ operations: [slow] })]
})
after(async () => {
  await second.close()
  await first.close()
})

const limitHeaders = (answer: LightMyRequestResponse) =>
  ['limit', 'remaining', 'reset'].map((name) => Number(answer.headers[`x-ratelimit-${name}`]))

test('a key has exactly its requests a minute, over all processes, with headers that count down', async () => {
  const { headers } = await first.workspace(undefined, undefined, { rateLimit: 30 })
  const answers = []
  for (let i = 0; i < 36; i++) answers.push(await apps[i % 2]?.inject({ url: '/v1/api-keys', headers }))
  const statuses = answers.map((answer) => answer?.statusCode)
  assert.equal(statuses.filter((status) => status === 200).length, 30)
  assert.deepEqual(new Set(statuses.slice(30)), new Set([429]))
  assert.deepEqual(limitHeaders(answers[0] as LightMyRequestResponse), [
    30,
    29,
    Date.parse('2030-01-01T00:01:11Z') / 1000,
  ])
  const refused = answers[35] as LightMyRequestResponse
  assert.equal(refused.json().code, 'rate_limited')
  assert.equal(refused.json().retryable, true)
  assert.match(String(refused.headers['retry-after']), /^\d+$/)
  assert.deepEqual(limitHeaders(refused).slice(0, 2), [30, 0])
  now = new Date(now.getTime() + 60_000)
  assert.equal((await apps[0]?.inject({ url: '/v1/api-keys', headers }))?.statusCode, 200)
})

test('a large limit holds over two processes that hammer it at once', async () => {
  const { headers } = await first.workspace(undefined, undefined, { rateLimit: 1000 })
  let allowed = 0
  const hammer = async (app: FastifyInstance) => {
    for (let i = 0; i < 700; i++) {
      if ((await app.inject({ url: '/v1/api-keys', headers })).statusCode === 200) allowed += 1
    }
  }
  await Promise.all(apps.flatMap((app) => [hammer(app), hammer(app)]))
  assert.equal(allowed <= 1000, true, `${allowed} allowed`)
  assert.equal(allowed >= 980, true, `${allowed} allowed: a process may keep a small lease unspent`)
})

test('requests without a valid key are limited by client address, so that keys cannot be guessed quickly', async () => {
  const guess = (remoteAddress: string) =>
    apps[0]?.inject({
      url: '/v1/api-keys',
      remoteAddress,
      headers: { authorization: `Bearer shf_live_${'g'.repeat(43)}` },
    })
  const statuses = []
  for (let i = 0; i < 32; i++) statuses.push((await guess('192.0.2.1'))?.statusCode)
  assert.deepEqual(statuses, [...Array(30).fill(401), 429, 429])
  assert.equal((await guess('192.0.2.2'))?.statusCode, 401)
  const { headers } = await first.workspace()
  assert.equal((await apps[0]?.inject({ url: '/v1/api-keys', remoteAddress: '192.0.2.1', headers }))?.statusCode, 200)
})

test('addresses of one IPv6 network count as one', async () => {
  const call = (remoteAddress: string) => apps[0]?.inject({ url: '/status', remoteAddress })
  const remaining = []
  for (const address of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1']) {
    remaining.push(Number((await call(address))?.headers['x-ratelimit-remaining']))
  }
  assert.deepEqual(remaining, [29, 28, 29])
})

test('health, reference and OpenAPI are neither limited nor counted', async () => {
  for (const url of ['/healthz', '/readyz', '/docs', '/openapi.json']) {
    const answer = await apps[0]?.inject({ url })
    assert.equal(answer?.statusCode, 200, url)
    assert.equal(answer?.headers['x-ratelimit-limit'], undefined)
  }
})

test('extractions over the number that a key may run at once are refused, over all processes, until one ends', async () => {
  const { headers } = await first.workspace()
  const call = (app: FastifyInstance | undefined) => app?.inject({ method: 'POST', url: '/v1/slow', headers })
  const running = Array.from({ length: 5 }, (_, i) => call(apps[i % 2]))
  await eventually('five to run', () => waiting.length === 5)
  for (const app of apps) {
    const refused = await call(app)
    assert.equal(refused?.statusCode, 429)
    assert.equal(refused?.json().reason, 'concurrent_extractions')
  }
  waiting.shift()?.()
  await Promise.race(running)
  const sixth = call(apps[1])
  await eventually('the sixth to run', () => waiting.length === 5)
  for (const release of waiting.splice(0)) release()
  for (const answer of [...running, sixth]) assert.equal((await answer)?.statusCode, 200)
})

test('the places of a process that died are free again', async () => {
  const third = await createTestSystem({ clock, database: first.database })
  const { headers } = await first.workspace()
  const app = await third.app({ operations: [slow] })
  const lost = Array.from({ length: 5 }, () => app.inject({ method: 'POST', url: '/v1/slow', headers }))
  await eventually('five to run', () => waiting.length === 5)
  assert.equal((await apps[0]?.inject({ method: 'POST', url: '/v1/slow', headers }))?.statusCode, 429)
  await third.presence.stop()
  const next = apps[0]?.inject({ method: 'POST', url: '/v1/slow', headers })
  await eventually('a place', () => waiting.length === 6)
  for (const release of waiting.splice(0)) release()
  assert.equal((await next)?.statusCode, 200)
  await Promise.all(lost)
  await third.close()
})
