import { AppError } from '../../core/app-error.ts'
import { deleteClaim, storeAnswer } from '../../storage/idempotency-requests.ts'
import type { Database, Tx } from '../../storage/postgres/database.ts'
import type { System } from '../system.ts'
import { type IdempotentRequest, identityOf, type WireAnswer } from './claim.ts'
import { sealBody } from './seal.ts'
import { toStored } from './stored-body.ts'

/** Keeps a rendered answer, in the transaction of the change that it reports. */
export type KeepAnswer = (tx: Tx, answer: WireAnswer) => Promise<void>

/** Stores the answer in the transaction of the change, so that both exist or neither. */
export async function settleInTransaction(
  tx: Tx,
  request: IdempotentRequest,
  claim: string,
  answer: WireAnswer,
): Promise<void> {
  if (await store(tx, request, claim, answer)) return
  throw new AppError('conflict', 'Another process has taken this request over. Send it again with the same key.', {
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
  await store(db, request, claim, answer)
}

/** For a request that failed, or may succeed later: it is forgotten, so that it can be sent again. */
export async function forgetRequest({ db }: System, request: IdempotentRequest, claim: string): Promise<void> {
  await deleteClaim(db, identityOf(request), claim)
}

function store(db: Database | Tx, request: IdempotentRequest, claim: string, answer: WireAnswer): Promise<boolean> {
  return storeAnswer(db, identityOf(request), claim, { ...answer, body: sealBody(toStored(answer.body), request.key) })
}
