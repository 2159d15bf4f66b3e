import { setTimeout as delay } from 'node:timers/promises'
import { AppError } from '../../core/app-error.ts'
import type { Answer } from './send-request.ts'

export type OnPause = (why: string, seconds: number) => void

const mostFailures = 6
/** Each is a minute at most: so long other users of the key may keep us waiting. */
const mostRefusals = 15
const longestPauseSeconds = 120

/**
 * Makes calls again that may succeed later: after a lost connection, a failure of the server, or too many calls. One
 * for all calls with a key, so that none is made while the server wants a pause.
 */
export function createRetries(signal: AbortSignal) {
  let notBefore = 0
  // Whoever has waited in vain has done so for all: the next tries only once.
  let patience = mostFailures
  return async (call: () => Promise<Answer>, onPause?: OnPause): Promise<Answer> => {
    const times = { refused: 0, failed: 0 }
    for (;;) {
      await pause(notBefore - Date.now(), signal)
      const outcome = await call().catch(asLoss)
      signal.throwIfAborted()
      const obstacle = obstacleIn(outcome)
      if (obstacle === undefined) {
        patience = mostFailures
        return endWith(outcome)
      }
      times[obstacle.kind] += 1
      const met = times[obstacle.kind]
      if (met > (obstacle.kind === 'refused' ? mostRefusals : patience)) {
        patience = 0
        return endWith(outcome)
      }
      const seconds = Math.min(Math.max(obstacle.wishedSeconds, 0.25 * 2 ** met), longestPauseSeconds)
      onPause?.(obstacle.why, seconds)
      if (obstacle.kind === 'refused') notBefore = Date.now() + seconds * 1000
      else await pause(seconds * 1000, signal)
    }
  }
}

interface Obstacle {
  kind: 'refused' | 'failed'
  why: string
  wishedSeconds: number
}

function obstacleIn(outcome: Answer | Error): Obstacle | undefined {
  if (outcome instanceof Error) return { kind: 'failed', why: 'The connection was lost', wishedSeconds: 0 }
  const { status, headers } = outcome
  const wishedSeconds = Number(headers['retry-after']) || 0
  // Who is to come back in hours lacks credits, not patience.
  if (status === 429 && wishedSeconds > longestPauseSeconds) return undefined
  if (status === 429) return { kind: 'refused', why: 'The server wants fewer calls', wishedSeconds }
  // A conflict passes when the server says when: the same request is still running.
  const isPassing = status === 408 || status >= 500 || (status === 409 && wishedSeconds > 0)
  return isPassing ? { kind: 'failed', why: `The server answered ${status}`, wishedSeconds } : undefined
}

function endWith(outcome: Answer | Error): Answer {
  if (outcome instanceof Error) throw outcome
  return outcome
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds > 0) await delay(milliseconds, undefined, { signal })
}

/** What we have thrown on purpose is no loss. */
function asLoss(error: unknown): Error {
  if (error instanceof AppError) throw error
  return error instanceof Error ? error : new Error(String(error))
}
