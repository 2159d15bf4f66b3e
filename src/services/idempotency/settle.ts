import { AppError } from '../../core/app-error.ts'
import { deleteClaim, type KeptAnswer, storeAnswer } from '../../storage/idempotency-requests.ts'
import type { Tx } from '../../storage/postgres/database.ts'
import type { System } from '../system.ts'
import { type IdempotentRequest, identityOf, type WireAnswer } from './claim.ts'
import { sealBody } from './seal.ts'
import { toStored } from './stored-body.ts'

/** Keeps a rendered answer with the change that it reports. */
export interface KeepAnswer {
  /** By a statement of its own, in the transaction of the change. */
  inTransaction(tx: Tx, answer: WireAnswer): Promise<void>
  /** By the statement that makes the change. */
  atOnce(answer: WireAnswer): KeptAnswer
}

/** Stores the answer in the transaction of the change, so that both exist or neither. */
export async function settleInTransaction(
  tx: Tx,
  request: IdempotentRequest,
  claim: string,
  answer: WireAnswer,
): Promise<void> {
  if (!(await storeAnswer(tx, keptAnswer(request, claim, answer)))) throw claimLost()
}

export function claimLost(): AppError {
  return new AppError('conflict', 'Another process has taken this request over. Send it again with the same key.', {
    reason: 'idempotency_claim_lost',
    retryable: true,
    retryAfterSeconds: 1,
  })
}

/** For a request that ended without a change: an answer that would be the same again is remembered. */
export async function settleWithoutChange(
  { db }: System,
  request: IdempotentRequest,
  claim: string,
  answer: WireAnswer,
): Promise<void> {
  await storeAnswer(db, keptAnswer(request, claim, answer))
}

/** For a request that failed, or may succeed later: it is forgotten, so that it can be sent again. */
export async function forgetRequest({ db }: System, request: IdempotentRequest, claim: string): Promise<void> {
  await deleteClaim(db, identityOf(request), claim)
}

export function keptAnswer(request: IdempotentRequest, claim: string, answer: WireAnswer): KeptAnswer {
  const sealed = { ...answer, body: sealBody(toStored(answer.body), request.key) }
  return { request: identityOf(request), claim, answer: sealed }
}
