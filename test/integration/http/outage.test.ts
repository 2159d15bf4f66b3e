import assert from 'node:assert/strict'
import { test } from 'node:test'
import { platformErrorSchema } from '../../../src/contract/errors.ts'
import { eventually } from '../../support/eventually.ts'
import { createTestSystem } from '../../support/system.ts'

test('without its database the service says so in every shape and stays up', async () => {
  const system = await createTestSystem()
  const app = await system.app()
  const { headers } = await system.workspace()
  assert.deepEqual((await app.inject('/readyz')).json(), { status: 'ok', database: 'ok', queue: 'ok', blobs: 'ok' })
  assert.equal((await app.inject('/status')).json().status, 'OK')

  await system.database.drop()
  const ready = await eventually('the outage to be noticed', async () => {
    const answer = await app.inject('/readyz')
    return answer.statusCode === 503 && answer
  })
  assert.deepEqual(ready.json(), { status: 'failing', database: 'failing', queue: 'failing', blobs: 'ok' })
  const status = await app.inject('/status')
  assert.equal(status.statusCode, 200)
  assert.equal(status.json().status, 'Unstable')
  assert.match(String(status.headers['x-ratelimit-limit']), /^\d+$/)
  const refused = await app.inject({ url: '/v1/api-keys', headers })
  assert.equal(refused.statusCode, 503)
  assert.match(String(refused.headers['retry-after']), /^\d+$/)
  const body = platformErrorSchema.strict().parse(refused.json())
  assert.deepEqual([body.code, body.retryable], ['service_unavailable', true])
  assert.equal(/test_|sheaf_template|sock/.test(refused.body), false, 'no internals')
  assert.equal((await app.inject('/healthz')).statusCode, 200)
  await system.close()
})

test('a disk on which the largest file would not fit is told of before an upload fails', async () => {
  const system = await createTestSystem({ settings: { maxFileBytes: Number.MAX_SAFE_INTEGER } })
  const app = await system.app()
  const ready = await app.inject('/readyz')
  assert.deepEqual([ready.statusCode, ready.json().blobs, ready.json().database], [503, 'failing', 'ok'])
  await system.close()
})
