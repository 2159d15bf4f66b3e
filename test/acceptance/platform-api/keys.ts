import assert from 'node:assert/strict'
import type { ApiKey } from '../../../src/contract/api-keys.ts'
import { scopes } from '../../../src/contract/scopes.ts'
import { eventually } from '../../support/eventually.ts'
import { good, refused } from './client.ts'
import { first, home, nobody, tenant, withKey } from './service.ts'
import { specification } from './specification.ts'
import { createKey, list, newInvoice, newName } from './things.ts'

specification(
  [
    ...['authentication prefix', 'authentication shown once', 'authentication four by default', 'keys form'],
    ...['limit requests a minute', 'limit concurrent extractions', 'limit file size', 'keys last used'],
  ],
  'a new key has its form, four scopes and the usual limits, and is shown this once',
  async () => {
    const created = await createKey(home)
    assert.match(created.key, /^shf_live_[A-Za-z0-9_-]{43}$/)
    assert.deepEqual(created.scopes.toSorted(), ['extract', 'operations', 'read', 'write'])
    const { rate_limit_per_minute, concurrent_extractions, max_file_bytes } = created
    assert.deepEqual([rate_limit_per_minute, concurrent_extractions, max_file_bytes], [30, 5, 52_428_800])
    const listed = await home.get('/v1/api-keys?limit=200')
    assert.equal(listed.text.includes(created.key), false)
    const { data } = await list<ApiKey>(withKey(created.key), '/v1/api-keys?limit=200')
    const found = data.find(({ id }) => id === created.id)
    assert.equal(found?.name, created.name)
    const used = await eventually('the use to be noted', async () => {
      const { data: now } = await list<ApiKey>(home, '/v1/api-keys?limit=200')
      return now.find(({ id }) => id === created.id)?.last_used_at ?? undefined
    })
    assert.ok(Date.parse(used) >= Date.parse(created.created_at))
  },
)

specification(
  ['authentication six scopes', 'keys hand on', 'keys settings', 'keys revoked at once'],
  'a key hands on only what it holds, with limits of its own, and is nothing once it is revoked',
  async () => {
    const all = await createKey(home, { scopes })
    assert.deepEqual(all.scopes.toSorted(), [...scopes].toSorted())
    const narrow = await createKey(home, { scopes: ['operations', 'read'] })
    const refusal = withKey(narrow.key).post('/v1/api-keys', { name: 'more', scopes: ['billing'] })
    assert.equal((await refused(refusal, 403, 'insufficient_scope')).required_scope, 'billing')
    await refused(home.post('/v1/api-keys', { name: 'odd', scopes: ['everything'] }), 400, 'validation_error')
    const settings = { rate_limit_per_minute: 7, concurrent_extractions: 2, max_file_bytes: 10 }
    const expires_at = new Date(Date.now() + 60_000).toISOString()
    const own = await createKey(home, { ...settings, expires_at })
    assert.deepEqual({ ...own, ...settings, expires_at }, own)
    const limited = withKey(own.key)
    const answer = await limited.get('/v1/documents?limit=1')
    assert.deepEqual([answer.status, answer.headers.get('x-ratelimit-limit')], [200, '7'])
    await refused(limited.send('/v1/extract', { file: newInvoice() }), 413, 'payload_too_large')
    const ended = home.post('/v1/api-keys', { name: newName(), expires_at: '2020-01-01T00:00:00Z' })
    await refused(ended, 400, 'validation_error', { path: 'expires_at' })
    assert.deepEqual(await good(home.delete(`/v1/api-keys/${own.id}`)), { deleted: true, id: own.id })
    await refused(limited.get('/v1/documents'), 401, 'unauthorized')
    assert.equal((await home.get('/v1/api-keys?limit=200')).text.includes(own.id), false)
  },
)

specification(
  ['authentication bearer key', 'error 401 unauthorized', 'contract www-authenticate'],
  'what is no key is refused, whatever it looks like',
  async () => {
    for (const key of ['', 'nonsense', `shf_live_${'x'.repeat(43)}`])
      await refused(withKey(key).get('/v1/documents'), 401, 'unauthorized')
    const headers = { authorization: `Basic ${Buffer.from('a:b').toString('base64')}` }
    const basic = await refused(nobody.call('GET', '/v1/documents', { headers }), 401, 'unauthorized')
    assert.equal(basic.headers.get('www-authenticate'), 'Bearer')
  },
)

specification(
  ['error 429 rate', 'limit requests a minute', 'contract rate limit refused', 'contract bootstrap limit'],
  'after thirty calls in a minute a key is told when to come again, and so is an address without one',
  async () => {
    const { key } = await createKey(home)
    const client = withKey(key)
    const answers = await Promise.all(Array.from({ length: 36 }, () => client.get('/v1/documents?limit=1')))
    assert.equal(answers.filter(({ status }) => status === 200).length, 30)
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    const open = await Promise.all(
      Array.from({ length: 36 }, () => nobody.call('GET', '/v1/documents?limit=1', { headers })),
    )
    assert.equal(open.filter(({ status }) => status === 401).length, 30)
    for (const answer of [...answers, ...open].filter(({ status }) => status === 429)) {
      await refused(Promise.resolve(answer), 429, 'rate_limited', { reason: 'requests_per_minute' })
      assert.match(answer.headers.get('retry-after') ?? '', /^[1-9]\d?$/)
      assert.equal(answer.headers.get('x-ratelimit-remaining'), '0')
    }
    assert.equal((await first.get('/v1/documents')).headers.get('x-ratelimit-limit'), '6000')
  },
)

specification(
  ['limit concurrent extractions', 'contract concurrent refused'],
  'more extractions at once than a key may have are told so',
  async () => {
    const { key } = await createKey(home, { concurrent_extractions: 1, rate_limit_per_minute: 1000 })
    const client = withKey(key)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => client.send('/v1/extract', { file: newInvoice() })),
    )
    // One that arrives when another has ended is within the limit.
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200, 429]))
    for (const answer of answers.filter(({ status }) => status === 429))
      await refused(Promise.resolve(answer), 429, 'rate_limited', { reason: 'concurrent_extractions' })
  },
)

specification(['contract other workspace'], 'keys of another workspace are not there', async () => {
  const own = await tenant()
  const { id } = await createKey(home)
  await refused(own.delete(`/v1/api-keys/${id}`), 404, 'not_found')
  const { data } = await list<ApiKey>(own, '/v1/api-keys')
  assert.deepEqual(
    data.map((each) => each.id),
    [own.workspace.key.id],
  )
})
