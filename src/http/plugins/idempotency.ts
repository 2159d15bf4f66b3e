import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../core/app-error.ts'
import type { CommitGuard } from '../../services/commit.ts'
import { type ClaimOutcome, claimRequest, type WireAnswer } from '../../services/idempotency/claim.ts'
import { forgetRequest, settleInTransaction, settleWithoutChange } from '../../services/idempotency/settle.ts'
import type { System } from '../../services/system.ts'
import type { ApiName } from '../route.ts'
import { renderError, toAppError } from './errors.ts'

interface OnceOptions {
  system: System
  request: FastifyRequest
  workspaceId: string
  api: ApiName
  key: string
  fingerprint: Buffer
  /** Does the work once; `guard` must run in the transaction of the change. */
  perform(guard: CommitGuard): Promise<WireAnswer>
  render(result: unknown): WireAnswer
}

const longestWaitMilliseconds = 30_000

export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && /^[\x20-\x7e]{1,255}$/.test(key)) return key
  throw new AppError('validation_error', 'Idempotency-Key must be 1 to 255 printable ASCII characters.', {
    details: [{ path: 'Idempotency-Key', message: 'must be 1 to 255 printable ASCII characters' }],
  })
}

/** Of all requests with one key, one does the work; the others get its answer or are told to wait. */
export async function answerOnce(once: OnceOptions): Promise<WireAnswer & { replayed: boolean }> {
  const { system, request } = once
  const path = request.url.split('?', 1)[0] ?? ''
  const identity = { workspaceId: once.workspaceId, method: request.method, path, key: once.key }
  const outcome = await claimOrWait(once, () => claimRequest(system, identity, once.fingerprint))
  if (outcome.kind === 'replay') return { ...outcome.answer, replayed: true }

  const { claim } = outcome
  try {
    let settled = false
    const answer = await once.perform(async (tx, result) => {
      await settleInTransaction(tx, identity, claim, once.render(result))
      settled = true
    })
    if (!settled) await settleWithoutChange(system, identity, claim, answer)
    return { ...answer, replayed: false }
  } catch (error) {
    const failure = toAppError(error)
    const answer = renderError(failure, request)
    const settle = failure.retryable
      ? forgetRequest(system, identity, claim)
      : settleWithoutChange(system, identity, claim, answer)
    await settle.catch((problem: unknown) =>
      request.log.warn({ err: problem }, 'could not settle an idempotent request'),
    )
    if (answer.status >= 500) throw error
    return { ...answer, replayed: false }
  }
}

type Decided = Extract<ClaimOutcome, { kind: 'granted' | 'replay' }>

async function claimOrWait({ api }: OnceOptions, claim: () => Promise<ClaimOutcome>): Promise<Decided> {
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
