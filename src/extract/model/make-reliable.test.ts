import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ModelError } from './ask-model.ts'
import { makeReliable } from './make-reliable.ts'

const answer = { object: {}, usage: { inputTokens: 1, outputTokens: 1 }, finishReason: 'stop' as const }
const request = { system: '', prompt: '', schema: {}, signal: new AbortController().signal }

/** Fails with these errors one after the other, then answers; tells how long was waited between. */
async function ask(...errors: Error[]): Promise<{ pauses: number[]; outcome: unknown }> {
  const pauses: number[] = []
  const reliable = makeReliable(
    async () => {
      const error = errors.shift()
      if (error) throw error
      return answer
    },
    { timeoutSeconds: 5, wait: async (milliseconds) => pauses.push(milliseconds) },
  )
  return { outcome: await reliable(request).catch((error: ModelError) => error.code), pauses }
}

const busy = (retryAfterSeconds?: number) =>
  new ModelError('model_rate_limited', 'busy', { retryable: true, retryAfterSeconds })

test('what may pass is tried again, after a growing pause or as long as the service says', async () => {
  assert.deepEqual(await ask(busy(), busy()), { outcome: answer, pauses: [500, 1000] })
  assert.deepEqual(await ask(busy(7)), { outcome: answer, pauses: [7000] })
})

test('it gives up after two retries, and at once when the service wants a long pause', async () => {
  assert.deepEqual(await ask(busy(), busy(), busy()), { outcome: 'model_rate_limited', pauses: [500, 1000] })
  assert.deepEqual(await ask(busy(61)), { outcome: 'model_rate_limited', pauses: [] })
})

test('what cannot pass is not tried again, and whatever is thrown becomes a failure of the model', async () => {
  assert.deepEqual(await ask(new ModelError('model_unauthorized', 'no')), { outcome: 'model_unauthorized', pauses: [] })
  assert.deepEqual(await ask(new TypeError('odd')), { outcome: 'model_unavailable', pauses: [] })
})
