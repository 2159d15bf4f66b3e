import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRetries } from './retries.ts'

const answer = (status: number, headers = {}) => ({ status, headers, text: '' })

test('a call is made again until it succeeds, with growing pauses', async () => {
  const retries = createRetries(new AbortController().signal)
  const answers = [answer(500), answer(202)]
  const pauses: number[] = []
  const last = await retries(
    async () => answers.shift() ?? answer(0),
    (_, seconds) => pauses.push(seconds),
  )
  assert.deepEqual([last.status, pauses], [202, [0.5]])
})

test('an answer that will not change soon is given back at once', async () => {
  const retries = createRetries(new AbortController().signal)
  let calls = 0
  for (const lasting of [answer(409), answer(429, { 'retry-after': '3600' })]) {
    const refused = await retries(async () => {
      calls += 1
      return lasting
    })
    assert.equal(refused.status, lasting.status)
  }
  assert.equal(calls, 2)
})

test('whoever is interrupted does not wait for the next try', async () => {
  const interrupted = new AbortController()
  const retries = createRetries(interrupted.signal)
  const waiting = retries(
    async () => answer(429, { 'retry-after': '60' }),
    () => interrupted.abort(),
  )
  await assert.rejects(waiting, { name: 'AbortError' })
})
