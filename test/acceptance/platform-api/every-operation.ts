import assert from 'node:assert/strict'
import { scopes } from '../../../src/contract/scopes.ts'
import type { Show } from '../row-coverage.ts'
import { type Answer, type Client, refused, type Sent } from './client.ts'
import { type Example, examples } from './examples.ts'
import { apiDocument } from './openapi.ts'
import { aspectsOf, operations } from './operations.ts'
import { home, nobody, stranger, withKey } from './service.ts'
import { specification } from './specification.ts'
import { createKey } from './things.ts'

specification(
  ['contract openapi'],
  'the document lists exactly the operations that there are, each with its scope or grant',
  async () => {
    const document = await apiDocument()
    const listed = [...document.operations].map(([name, { 'x-required-scope': scope, 'x-required-grant': grant }]) => {
      return [name, scope ?? grant ?? 'public']
    })
    assert.deepEqual(Object.fromEntries(listed), operations)
  },
)

for (const name of Object.keys(operations))
  specification([], `${name} goes well, and is refused as it must be`, async (show) => {
    const example = await examples[name]?.(home)
    assert.ok(example, `say in examples.ts what a call of ${name} is like`)
    if (operations[name] !== 'public') await refuseOthers(show, name, example)
    if (aspectsOf(name).includes('bad input')) await refuseBadInput(show, name, example)
    await answerAlike(show, name, example)
    // Asked of every answer by `ask`.
    show('contract openapi', 'contract request id', 'contract rate limit headers')
    show('header X-RateLimit-Limit', 'header X-RateLimit-Remaining', 'header X-RateLimit-Reset')
  })

async function refuseOthers(show: Show, name: string, example: Example): Promise<void> {
  const { headers } = await refused(ask(nobody, name, example), 401, 'unauthorized')
  assert.equal(headers.get('www-authenticate'), 'Bearer')
  show(`${name} missing key`, 'error 401 unauthorized', 'authentication bearer key', 'contract www-authenticate')
  show('contract error shape')
  const scope = operations[name]
  const { key } = await createKey(home, {
    scopes: scopes.filter((each) => each !== scope),
    rate_limit_per_minute: 1000,
  })
  const { required_scope, reason } = await refused(ask(withKey(key), name, example), 403, 'insufficient_scope', {
    says: new RegExp(`"${scope}"`),
  })
  if (scope === 'decide') assert.equal(reason, 'decide_grant_required')
  else assert.equal(required_scope, scope)
  show(`${name} missing scope`, 'error 403 insufficient_scope', 'authentication scope refused')
  show('contract scopes of operations')
  if (example.ids || example.isOwn) {
    await refused(ask(stranger, name, example), 404, 'not_found')
    show('contract other workspace', 'error 404 not_found')
  } else await showNothingOfHome(await ask(stranger, name, example))
  show(`${name} wrong tenant`)
}

/** What needs no id answers a stranger with nothing of another workspace. */
async function showNothingOfHome({ status, text }: Answer<unknown>): Promise<void> {
  assert.ok(status < 404, text)
  const own = (await home.get('/v1/documents?limit=200')).text + (await home.get('/v1/api-keys?limit=200')).text
  for (const [id] of text.matchAll(/"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"/g))
    assert.ok(!own.includes(id), `${id} is of another workspace`)
}

async function refuseBadInput(show: Show, name: string, example: Example): Promise<void> {
  const { json, form, ids } = example
  const isWrite = !name.startsWith('GET ')
  if (isWrite) {
    const unknown = form ? { form: { ...form, colour: 'red' } } : { json: { ...json, colour: 'red' } }
    await refused(ask(home, name, { ...example, ...unknown }), 400, 'validation_error', {
      path: 'colour',
      says: /colour/,
    })
    await refused(ask(home, name, example, { raw: '{"a":' }), 400, 'validation_error', { says: /not valid JSON/ })
    const headers = { 'idempotency-key': 'k'.repeat(256) }
    await refused(ask(home, name, example, { headers }), 400, 'validation_error', { says: /Idempotency-Key/ })
    show('contract unknown property', 'error 400 validation_error', 'contract idempotent key form')
  }
  if (ids) await refused(ask(home, name, { ...example, ids: { ...ids, id: 'nonsense' } }), 404, 'not_found')
  const { parameters = [] } = (await apiDocument()).operations.get(name) ?? {}
  const badQuery = example.badQuery ?? (parameters.some((each) => each.name === 'limit') ? 'limit=0' : undefined)
  if (badQuery) await refused(ask(home, name, { ...example, query: badQuery }), 400, 'validation_error')
  assert.ok(isWrite || ids || badQuery, `say in examples.ts what bad input of ${name} is like`)
  show(`${name} bad input`)
}

/** Unknown parameters of a query are nothing to complain about; a repeat of a write has no second effect. */
async function answerAlike(show: Show, name: string, example: Example): Promise<void> {
  const query = [example.query, 'colour=red'].filter(Boolean).join('&')
  const headers = { 'idempotency-key': `once ${name}` }
  const first = await ask(home, name, { ...example, query }, { headers })
  assert.ok([200, 202].includes(first.status), first.text)
  assert.equal(first.headers.get('idempotency-replayed'), null)
  show(`${name} success`, 'contract success statuses', 'contract unknown query')
  if (name.startsWith('DELETE ')) {
    assert.deepEqual(first.body, { deleted: true, id: example.ids?.['id'] })
    show('contract deleted')
  }
  if (name.startsWith('GET ')) return
  const again = await ask(home, name, { ...example, query }, { headers })
  assert.deepEqual(
    [again.status, again.text, again.headers.get('idempotency-replayed')],
    [first.status, first.text, 'true'],
  )
  show(`${name} idempotent repeat`, 'contract idempotent replay', 'authentication idempotency')
}

/** Every answer, whatever it is, carries what all must carry and looks as the document says. */
async function ask(client: Client, name: string, example: Example, sent: Sent = {}): Promise<Answer<unknown>> {
  const [method = '', path = ''] = name.split(' ')
  const { json, form, query } = example
  const url = path.replace(/\{(\w+)\}/g, (_, id: string) => example.ids?.[id] ?? '')
  const body = sent.raw === undefined ? { ...(json && { json }), ...(form && { form }) } : {}
  const answer = await client.call(method, query ? `${url}?${query}` : url, { ...body, ...sent })
  checkHeaders(answer)
  if (answer.status >= 400) assert.equal(answer.error.path, url)
  ;(await apiDocument()).check(name, answer)
  return answer
}

function checkHeaders({ headers, error, status }: Answer<unknown>): void {
  const id = headers.get('x-request-id') ?? ''
  assert.match(id, /^[0-9a-f-]{36}$/)
  for (const name of ['limit', 'remaining']) assert.match(headers.get(`x-ratelimit-${name}`) ?? '', /^\d+$/)
  const reset = Number(headers.get('x-ratelimit-reset')) * 1000
  assert.ok(Math.abs(reset - Date.now()) < 3_600_000, 'Unix seconds, of soon')
  if (status < 400) return
  assert.deepEqual([error.request_id, error.statusCode], [id, status])
  assert.match(error.timestamp, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
}
