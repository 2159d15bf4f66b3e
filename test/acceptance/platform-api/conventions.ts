import assert from 'node:assert/strict'
import { good, refused } from './client.ts'
import { apiDocument } from './openapi.ts'
import { home, nobody } from './service.ts'
import { specification } from './specification.ts'
import { newName, unknownId } from './things.ts'

specification(
  ['contract surroundings', 'contract openapi', 'versioning /v1'],
  'the reference and the health of the service are open to all, metrics are not there unless wanted',
  async () => {
    const { openapi } = await good(nobody.get<{ openapi: string }>('/openapi.json'))
    assert.match(openapi, /^3\.1\./)
    for (const path of ['/docs', '/healthz', '/readyz']) assert.equal((await nobody.get(path)).status, 200, path)
    assert.equal((await nobody.get('/metrics')).status, 404)
    for (const name of (await apiDocument()).operations.keys()) assert.match(name, /^[A-Z]+ \/v1\//)
  },
)

specification(['contract request id'], 'a request id of the caller is kept when it is safe', async () => {
  const ask = async (id: string) => {
    const answer = await home.call('GET', `/v1/documents/${unknownId}`, { headers: { 'x-request-id': id } })
    assert.equal(answer.error.request_id, answer.headers.get('x-request-id'))
    return answer.error.request_id
  }
  for (const id of ['abc-123', 'x'.repeat(128)]) assert.equal(await ask(id), id)
  for (const id of ['x'.repeat(129), 'a b', '<script>']) assert.notEqual(await ask(id), id)
})

specification(
  ['contract error codes', 'contract error shape', 'contract unknown property'],
  'every kind of mistake has its status, its code and the reason phrase',
  async () => {
    const name = newName()
    await home.post('/v1/sources', { name })
    const put = (headers: Record<string, string>) => home.call('POST', '/v1/sources', { raw: '{}', headers })
    const cases = [
      await refused(home.get('/v1/nothing'), 404, 'not_found'),
      await refused(home.call('PUT', '/v1/sources'), 405, 'method_not_allowed'),
      await refused(home.post('/v1/sources', { name }), 409, 'conflict'),
      await refused(home.post('/v1/sources', { name: 'x'.repeat(2 ** 20) }), 413, 'payload_too_large'),
      await refused(put({ 'content-type': 'text/csv' }), 415, 'unsupported_media_type'),
      await refused(put({ 'content-type': 'multipart/form-data; boundary=x' }), 415, 'unsupported_media_type'),
      await refused(put({ 'content-encoding': 'gzip' }), 415, 'unsupported_media_type'),
    ]
    assert.deepEqual(
      cases.map(({ statusCode, error, retryable }) => [statusCode, error, retryable]),
      [
        ...[
          [404, 'Not Found', false],
          [405, 'Method Not Allowed', false],
          [409, 'Conflict', false],
        ],
        [413, 'Payload Too Large', false],
        ...Array(3).fill([415, 'Unsupported Media Type', false]),
      ],
    )
    assert.match(cases[1]?.headers.get('allow') ?? '', /GET.*POST/)
    const nested = home.post('/v1/documents/filter', {
      conditions: [{ fieldId: 'a', operator: 'eq', value: 1, shade: 2 }],
    })
    await refused(nested, 400, 'validation_error', { path: 'conditions[0].shade' })
  },
)
