import { setTimeout as delay } from 'node:timers/promises'
import { type AskModel, ModelError, type ModelRequest } from './ask-model.ts'
import { CircuitBreaker } from './circuit-breaker.ts'

export interface Reliability {
  timeoutSeconds: number
  now?: () => number
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>
}

const retries = 2
const firstPauseMilliseconds = 500
/** A service that wants to be left alone for longer than this is not waited for. */
const longestPauseSeconds = 60

/** Adds a time limit, retries and a circuit breaker that all documents share. */
export function makeReliable(
  ask: AskModel,
  {
    timeoutSeconds,
    now = Date.now,
    wait = (milliseconds, signal) => delay(milliseconds, undefined, { signal }),
  }: Reliability,
): AskModel {
  const breaker = new CircuitBreaker(now)

  return async (request) => {
    for (let attempt = 0; ; attempt += 1) {
      if (breaker.isOpen) throw paused()
      try {
        const answer = await askInTime(request)
        breaker.succeeded()
        return answer
      } catch (error) {
        request.signal.throwIfAborted()
        breaker.failed()
        const pause = pauseAfter(error, attempt)
        if (pause === undefined) throw error
        await wait(pause, request.signal)
      }
    }
  }

  async function askInTime(request: ModelRequest) {
    const limit = AbortSignal.timeout(timeoutSeconds * 1000)
    try {
      return await ask({ ...request, signal: AbortSignal.any([request.signal, limit]) })
    } catch (cause) {
      if (limit.aborted)
        throw new ModelError('model_timeout', `The model gave no answer within ${timeoutSeconds} seconds.`, { cause })
      // Whatever a provider throws, a document is not lost for it.
      throw cause instanceof ModelError ? cause : new ModelError('model_unavailable', 'The model failed.', { cause })
    }
  }
}

/** Milliseconds until the next attempt; undefined when there is none. */
function pauseAfter(error: unknown, attempt: number): number | undefined {
  if (!(error instanceof ModelError) || !error.retryable || attempt >= retries) return
  const { retryAfterSeconds } = error
  if (retryAfterSeconds === undefined) return firstPauseMilliseconds * 2 ** attempt
  return retryAfterSeconds > longestPauseSeconds ? undefined : retryAfterSeconds * 1000
}

function paused(): ModelError {
  return new ModelError('model_paused', 'The model failed several times in a row and is not asked for a minute.')
}
