import { setTimeout as delay } from 'node:timers/promises'
import { AppError } from '../../core/app-error.ts'
import { keepTrying } from '../../core/keep-trying.ts'
import {
  type ClaimOutcome,
  claimRequest,
  endClaim,
  type IdempotentRequest,
  type WireAnswer,
} from '../../services/idempotency/claim.ts'
import {
  forgetRequest,
  type KeepAnswer,
  keptAnswer,
  settleInTransaction,
  settleWithoutChange,
} from '../../services/idempotency/settle.ts'
import type { System } from '../../services/system.ts'
import type { ApiName } from '../operation.ts'
import { type Refused, renderError, toAppError } from './render-error.ts'

interface OnceOptions {
  system: System
  /** The path with its parameters filled in: the same however the address was spelled. */
  identity: IdempotentRequest
  fingerprint: Buffer
  /** For the answer, should it be refused. */
  refused: Refused
  /** Does the work once; `keep` belongs to the transaction of the change. */
  perform(keep: KeepAnswer): Promise<WireAnswer>
}

const longestWaitMilliseconds = 30_000

/** Of all requests with one key, one does the work; the others get its answer or are told to wait. */
export async function answerOnce(once: OnceOptions): Promise<WireAnswer & { replayed: boolean }> {
  const { system, identity, refused } = once
  const outcome = await claimOrWait(once, () => claimRequest(system, identity, once.fingerprint))
  if (outcome.kind === 'replay') return { ...outcome.answer, replayed: true }

  const { claim } = outcome
  try {
    let settled = false
    const answer = await once.perform({
      async inTransaction(tx, rendered) {
        await settleInTransaction(tx, identity, claim, rendered)
        settled = true
      },
      atOnce(rendered) {
        settled = true
        return keptAnswer(identity, claim, rendered)
      },
    })
    if (!settled) await settleWithoutChange(system, identity, claim, answer)
    return { ...answer, replayed: false }
  } catch (error) {
    const failure = toAppError(error)
    const answer = renderError(failure, refused)
    if (isWorthKeeping(failure)) await settleWithoutChange(system, identity, claim, answer)
    else await forget(once, () => forgetRequest(system, identity, claim))
    if (answer.status >= 500) throw error
    return { ...answer, replayed: false }
  } finally {
    endClaim(claim)
  }
}

/** A refusal that would be the same again; not one that the caller can mend, nor one that depends on who asks. */
function isWorthKeeping({ retryable, code }: AppError): boolean {
  return !retryable && !['validation_error', 'unauthorized', 'insufficient_scope'].includes(code)
}

/** When the database is away, that is why the request failed: until it is forgotten, it would seem to be running. */
async function forget({ system }: OnceOptions, forgetOnce: () => Promise<void>): Promise<void> {
  await forgetOnce().catch(() => void keepTrying(system.logger, 'could not forget a failed request', forgetOnce))
}

type Decided = Extract<ClaimOutcome, { kind: 'granted' | 'replay' }>

async function claimOrWait({ refused: { api } }: OnceOptions, claim: () => Promise<ClaimOutcome>): Promise<Decided> {
  const deadline = Date.now() + longestWaitMilliseconds
  for (;;) {
    const outcome = await claim()
    if (outcome.kind === 'other_request') throw keyReused(api)
    if (outcome.kind !== 'in_flight') return outcome
    if (api === 'platform' || Date.now() > deadline) throw inFlight()
    await delay(100)
  }
}

function keyReused(api: ApiName): AppError {
  return new AppError(
    api === 'job' ? 'validation_error' : 'unprocessable',
    'This Idempotency-Key was used for another request in the last 24 hours. Use a new key for a new request.',
    { reason: 'idempotency_key_reused' },
  )
}

function inFlight(): AppError {
  return new AppError('conflict', 'A request with this Idempotency-Key is still running. Send it again in a moment.', {
    reason: 'idempotency_in_flight',
    retryable: true,
    retryAfterSeconds: 1,
  })
}
