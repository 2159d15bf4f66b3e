import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { lintFromString, loadConfig } from '@redocly/openapi-core'
import type { FastifyInstance } from 'fastify'
import { createTestSystem, type TestSystem } from '../../support/system.ts'

let system: TestSystem
let app: FastifyInstance

before(async () => {
  system = await createTestSystem()
  app = await system.app()
})
after(() => system.close())

test('the OpenAPI document passes the recommended rules of Redocly', async () => {
  const config = await loadConfig({ customExtends: ['recommended-strict'] })
  const source = (await app.inject('/openapi.json')).body
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config })
  assert.deepEqual(
    problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]),
    [],
  )
})

test('the document lists every route of the two APIs and the scope it needs', async () => {
  const document = (await app.inject('/openapi.json')).json()
  assert.equal(document.openapi, '3.1.0')
  assert.deepEqual(
    new Set(Object.keys(document.paths)),
    new Set([
      ...['/process', '/extract', '/recommend', '/process/{job_id}', '/process/{job_id}/feedback', '/status'],
      ...['/v1/api-keys', '/v1/api-keys/{id}', '/v1/audit'],
      ...['/v1/members', '/v1/members/{id}', '/v1/members/{id}/link'],
      ...['/v1/credits/balance', '/v1/credits/ledger', '/v1/usage/credits', '/v1/pricing'],
      ...['/v1/billing/settings', '/v1/billing/topup'],
      ...['/v1/schemas', '/v1/schemas/{id}', '/v1/schemas/{id}/versions', '/v1/schemas/{id}/versions/{n}'],
      ...['', '/active', '/undo', '/versions', '/versions/{id}'].map((end) => `/v1/learning${end}`),
      ...['', '/{id}', '/{id}/versions', '/{id}/versions/{n}'].map((end) => `/v1/dialects/primitives${end}`),
      ...['suggest', 'configs', 'configs/{id}', 'configs/{id}/run', 'runs', 'runs/{id}', 'runs/{id}/cancel'].map(
        (end) => `/v1/matching/${end}`,
      ),
      ...['', '/{result_id}', '/{result_id}/review'].map((end) => `/v1/matching/runs/{id}/results${end}`),
      ...['', '/{id}', '/{id}/rows', '/{id}/csv'].map((end) => `/v1/reference-data${end}`),
      ...['', '/{id}', '/{id}/decision-tasks', '/{id}/enable', '/{id}/disable', '/{id}/grants', '/{id}/runs'].map(
        (end) => `/v1/apps${end}`,
      ),
      ...['install', 'reviews', 'suspend', 'resume', 'grants/{holder_id}', 'versions/{n}/publish'].map(
        (end) => `/v1/apps/{id}/${end}`,
      ),
      ...['', '/events', '/record', '/cancel'].map((end) => `/v1/runs/{id}${end}`),
      ...['claim', 'package', 'heartbeat', 'submit', 'release', 'fail'].map((end) => `/v1/decision-tasks/{id}/${end}`),
      ...['', '/{id}', '/{id}/claim', '/{id}/heartbeat', '/{id}/release', '/{id}/resolve'].map(
        (end) => `/v1/reviews${end}`,
      ),
      ...['/v1/sources', '/v1/sources/{id}', '/v1/sources/{id}/documents'],
      ...['/v1/extract', '/v1/extract/quote', '/v1/documents', '/v1/documents/upload-session', '/v1/documents/filter'],
      ...['', '/markdown', '/layout', '/file', '/pages/{page}', '/re-extract'].map((end) => `/v1/documents/{id}${end}`),
      ...['/v1/extractions', '/v1/extractions/{id}', '/v1/extractions/{id}/data', '/v1/extractions/{id}/versions'],
      ...['/v1/fields', '/v1/fields/{id}', '/v1/fields/{id}/similar', '/v1/search'],
      ...['/v1/ask', '/v1/ask/{id}'],
      ...['/v1/jobs', '/v1/jobs/{id}', '/v1/jobs/{id}/results', '/v1/jobs/{id}/cancel'],
      ...['/v1/pipelines', '/v1/pipelines/{id}', '/v1/pipelines/{id}/progress', '/v1/pipelines/{id}/results'],
      ...['/v1/pipelines/{id}/cancel', '/v1/run', '/v1/run/{id}', '/v1/run/{id}/results', '/v1/run/{id}/cancel'],
      ...['/v1/review/records', '/v1/review/records/{id}/actions'],
      ...['/v1/webhooks', '/v1/webhooks/{id}', '/v1/webhooks/{id}/test', '/v1/webhooks/listen', '/v1/webhooks/events'],
      ...['/v1/webhooks/delivery', '/v1/webhooks/signatures', '/v1/webhooks/retries'],
      ...['/v1/deliveries', '/v1/deliveries/{id}', '/v1/deliveries/{id}/replay'],
      ...['/v1/deliveries/dead-letters', '/v1/deliveries/dead-letters/replay'],
    ]),
  )
  assert.equal(document.paths['/v1/api-keys'].post['x-required-scope'], 'operations')
  assert.equal(document.components.schemas.CreateApiKey.additionalProperties, false)
})

test('a route that does not say what it opens cannot be registered', async () => {
  const other = await system.app()
  assert.throws(() => other.get('/v1/open-door', async () => 'hello'), /does not say what it opens/)
})

test('the reference page loads nothing from outside', async () => {
  const page = await app.inject('/docs')
  assert.match(String(page.headers['content-security-policy']), /default-src 'none'/)
  const sources = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address)
  for (const source of sources) assert.match(source ?? '', /^(\/docs\/|\/openapi\.json|data:,)/)
  const bundle = await app.inject('/docs/scalar.js')
  assert.equal(bundle.statusCode, 200)
  assert.equal(bundle.headers['content-encoding'], 'gzip')
  assert.equal(bundle.rawPayload.length > 100_000, true)
})

test('metrics are off unless switched on, and then count requests by route', async () => {
  assert.equal((await app.inject('/metrics')).statusCode, 404)
  const metered = await system.app({ settings: { metrics: true } })
  await metered.inject('/v1/nothing-secret-in-here')
  await metered.inject('/status')
  const { body, statusCode } = await metered.inject('/metrics')
  assert.equal(statusCode, 200)
  assert.match(body, /sheaf_http_request_seconds_count\{method="GET",route="\/status",status="200"\} 1/)
  assert.match(body, /sheaf_queue_tasks\{state="ready"\} 0/)
  assert.equal(body.includes('nothing-secret'), false)
})

test('cross-origin pages may call only when the setting allows their origin', async () => {
  const preflight = { method: 'OPTIONS' as const, url: '/v1/api-keys' }
  const headers = { origin: 'https://app.example', 'access-control-request-method': 'POST' }
  assert.equal((await app.inject({ ...preflight, headers })).headers['access-control-allow-origin'], undefined)
  const open = await system.app({ settings: { corsOrigins: ['https://app.example'] } })
  const allowed = await open.inject({ ...preflight, headers })
  assert.equal(allowed.statusCode, 204)
  assert.equal(allowed.headers['access-control-allow-origin'], 'https://app.example')
  const stranger = await open.inject({ ...preflight, headers: { ...headers, origin: 'https://evil.example' } })
  assert.equal(stranger.headers['access-control-allow-origin'], undefined)
  const real = await open.inject({ url: '/status', headers: { origin: 'https://app.example' } })
  assert.match(String(real.headers['access-control-expose-headers']), /X-Request-Id/)
})

test('a safe request id of the caller is kept, any other is replaced', async () => {
  const kept = await app.inject({ url: '/status', headers: { 'x-request-id': 'abc-123' } })
  assert.equal(kept.headers['x-request-id'], 'abc-123')
  for (const bad of ['', 'a b', 'x'.repeat(129), 'a"b']) {
    const answer = await app.inject({ url: '/status', headers: { 'x-request-id': bad } })
    assert.match(String(answer.headers['x-request-id']), /^[0-9a-f-]{36}$/)
  }
})
