import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import {
  ConflictError,
  ConnectionError,
  RateLimitError,
  type Retry,
  ServerError,
  Sheaf,
  type SheafOptions,
} from '../../../sdk/src/index.ts'
import { eventually } from '../../support/eventually.ts'
import { startOddServer, type Turn } from '../../support/odd-server.ts'

let server: Awaited<ReturnType<typeof startOddServer>>
afterEach(() => server.stop())

/** A client of a server that takes these turns, with what it did. */
async function against(turns: Turn[], options: Partial<SheafOptions> = {}) {
  server = await startOddServer(turns)
  const retries: Retry[] = []
  const sheaf = new Sheaf({
    ...{ url: server.url, key: 'k', backoffMs: 1, onRetry: (retry: Retry) => void retries.push(retry) },
    ...options,
  })
  return { sheaf, retries, seen: server.seen }
}

const source = { id: 's', name: 'Till' }
const limited = (extra: object = {}) => ({ code: 'rate_limited', message: 'Too many.', retryable: true, ...extra })

test('a write goes through resets, half answers and failures, and keeps its idempotency key', async () => {
  const { sheaf, seen, retries } = await against(['reset', 'half', { status: 503 }, { status: 408 }, { json: source }])
  assert.deepEqual(await sheaf.sources.create({ name: 'Till' }), source)
  assert.equal(seen.length, 5)
  assert.equal(new Set(seen.map(({ headers }) => headers['idempotency-key'])).size, 1)
  assert.match(String(seen[0]?.headers['idempotency-key']), /^[0-9a-f-]{36}$/)
  assert.deepEqual(
    retries.map(({ error, attempt }) => [error.constructor, attempt]),
    [
      [ConnectionError, 1],
      [ConnectionError, 2],
      [ServerError, 3],
      [ServerError, 4],
    ],
  )
})

test('two writes have two idempotency keys, a read has none, and a given one is taken', async () => {
  const { sheaf, seen } = await against([{ json: source }, { json: source }, { json: source }, { json: source }])
  await sheaf.sources.create({ name: 'a' })
  await sheaf.sources.create({ name: 'a' })
  await sheaf.sources.get('s')
  await sheaf.sources.create({ name: 'a' }, { idempotencyKey: 'mine' })
  const [first, second, third, fourth] = seen.map(({ headers }) => headers['idempotency-key'])
  assert.notEqual(first, second)
  assert.deepEqual([third, fourth], [undefined, 'mine'])
})

test('what never gets better is thrown as it was last', async () => {
  const { sheaf, seen } = await against(['reset', 'reset', { status: 502, text: '<html>' }], { retries: 2 })
  await assert.rejects(sheaf.credits.balance(), (error) => error instanceof ServerError && error.status === 502)
  assert.equal(seen.length, 3)
})

test('a server that wants a pause gets it', async () => {
  const { sheaf, retries } = await against([
    { status: 429, headers: { 'retry-after': '1' }, json: limited() },
    { json: source },
  ])
  await sheaf.sources.get('s')
  assert.deepEqual([retries.length, retries[0]?.pauseMs], [1, 1000])
})

test('neither missing credits nor a wish for hours is waited for', async () => {
  const { sheaf, seen } = await against([
    { status: 429, headers: { 'retry-after': '1' }, json: limited({ reason: 'insufficient_credits' }) },
    { status: 429, headers: { 'retry-after': '7200' }, json: limited() },
  ])
  const unpaid = await sheaf.extract({ document_id: 'd' }).catch((error: unknown) => error)
  assert.ok(unpaid instanceof RateLimitError && unpaid.reason === 'insufficient_credits')
  const later = await sheaf.credits.balance().catch((error: unknown) => error)
  assert.ok(later instanceof RateLimitError && later.retryAfterSeconds === 7200)
  assert.equal(seen.length, 2)
})

test('a conflict is waited for when it passes, and thrown when it does not', async () => {
  const conflict = (retryable: boolean) => ({ code: 'conflict', message: 'Taken.', reason: 'name_taken', retryable })
  const { sheaf, seen } = await against([
    { status: 409, json: conflict(true) },
    { json: source },
    { status: 409, json: conflict(false) },
  ])
  await sheaf.sources.create({ name: 'Till' })
  const thrown = await sheaf.sources.create({ name: 'Till' }).catch((error: unknown) => error)
  assert.ok(thrown instanceof ConflictError && thrown.reason === 'name_taken' && !thrown.retryable)
  assert.equal(seen.length, 3)
})

test('a call that takes too long is made again, and a signal ends calls and pauses', async () => {
  const { sheaf, seen } = await against(['silent', { json: source }, 'silent', { status: 503 }])
  assert.deepEqual(await sheaf.sources.get('s', { timeoutMs: 200 }), source)
  assert.equal(seen.length, 2)
  const inCall = new AbortController()
  const call = sheaf.sources.get('s', { signal: inCall.signal })
  call.catch(() => undefined)
  await eventually('the call to arrive', () => seen.length === 3)
  inCall.abort(new Error('enough'))
  await assert.rejects(call, /enough/)
  const inPause = new AbortController()
  const slow = new Sheaf({
    ...{ url: server.url, key: 'k', backoffMs: 1e6 },
    onRetry: () => queueMicrotask(() => inPause.abort(new Error('enough of pauses'))),
  })
  await assert.rejects(slow.sources.get('s', { signal: inPause.signal }), /enough of pauses/)
})

test('a server that is none of this kind is told, and nobody insists', async () => {
  const { sheaf, seen } = await against([
    { text: '<html>hello</html>' },
    { status: 302, headers: { location: 'https://example.com/login' } },
    { status: 404, text: 'nothing here' },
  ])
  for (const place of [/status 200/, /points to https:\/\/example\.com\/login/, /status 404/]) {
    const error = await sheaf.credits.balance().catch((thrown: unknown) => thrown)
    assert.ok(error instanceof ConnectionError && error.code === 'not_sheaf')
    assert.match(error.message, place)
  }
  assert.equal(seen.length, 3)
})

test('a server that is gone, a port that fetch refuses, and an address that is none are told apart', async () => {
  const { sheaf, retries } = await against([], { retries: 1 })
  server.stop()
  const gone = await sheaf.status().catch((thrown: unknown) => thrown)
  assert.ok(gone instanceof ConnectionError && gone.code === 'connection_failed' && gone.retryable)
  assert.equal((gone.cause as NodeJS.ErrnoException).code, 'ECONNREFUSED')
  assert.equal(retries.length, 1)
  const refused = await new Sheaf({ url: 'http://127.0.0.1:1', key: 'k' }).status().catch((thrown: unknown) => thrown)
  assert.ok(refused instanceof ConnectionError && !refused.retryable)
  assert.throws(() => new Sheaf({ url: 'sheaf.example.com', key: 'k' }), TypeError)
  assert.throws(() => new Sheaf({} as { url: string; key: string }), /Say where the server is, and give a key: \{ url:/)
})
