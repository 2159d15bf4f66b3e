import { askTogether } from '../../core/ask-together.ts'
import { newId } from '../../core/ids.ts'
import {
  findRequest,
  insertClaims,
  type NewClaim,
  type RequestIdentity,
  replaceClaim,
} from '../../storage/idempotency-requests.ts'
import { isProcessAlive } from '../../storage/postgres/presence.ts'
import type { System } from '../system.ts'
import { hashIdempotencyKey, openBody } from './seal.ts'
import { type AnswerBody, fromStored } from './stored-body.ts'

export const idempotencyHours = 24

/** Which request it is: the same key means another request on another path or in another workspace. */
export interface IdempotentRequest {
  workspaceId: string
  method: string
  path: string
  key: string
}

export interface WireAnswer {
  status: number
  headers: Record<string, string>
  body: AnswerBody
}

export type ClaimOutcome =
  | { kind: 'granted'; claim: string }
  | { kind: 'replay'; answer: WireAnswer }
  | { kind: 'in_flight' }
  | { kind: 'other_request' }

/**
 * Makes sure that of all requests with one key exactly one does the work. The claim of a process that died without
 * an answer is taken over: its transaction was rolled back, so the work has not been done.
 */
export async function claimRequest(
  system: System,
  request: IdempotentRequest,
  fingerprint: Buffer,
): Promise<ClaimOutcome> {
  const { clock, presence } = system
  const identity = identityOf(request)
  const mine = { fingerprint, claim: newId(), process_id: presence.processId, created_at: clock.now() }
  // Before the row can be seen: another request of this process must not take the claim for an abandoned one.
  running.add(mine.claim)
  const outcome = await decide(system, identity, mine, request.key).catch((error: unknown) => {
    endClaim(mine.claim)
    throw error
  })
  if (outcome.kind !== 'granted') endClaim(mine.claim)
  return outcome
}

type AskedClaim = RequestIdentity & NewClaim

const together = new WeakMap<System, (claim: AskedClaim) => Promise<boolean>>()
const mostAtOnce = 100

/** By one statement for all that come at the same moment. Of those with the same key one is granted. */
function tryToClaim(system: System, claim: AskedClaim): Promise<boolean> {
  const ask =
    together.get(system) ??
    askTogether(mostAtOnce, async (claims: AskedClaim[]) => {
      const granted = await insertClaims(system.db, claims)
      return claims.map((asked) => granted.has(asked.claim))
    })
  together.set(system, ask)
  return ask(claim)
}

async function decide(
  system: System,
  identity: ReturnType<typeof identityOf>,
  mine: NewClaim,
  key: string,
): Promise<ClaimOutcome> {
  const { db } = system
  for (;;) {
    if (await tryToClaim(system, { ...identity, ...mine })) return { kind: 'granted', claim: mine.claim }
    const existing = await findRequest(db, identity)
    if (existing === undefined) continue
    const outcome = await judge(system, existing, key, mine.fingerprint)
    if (outcome !== 'may_be_taken_over') return outcome
    if (await replaceClaim(db, identity, existing, mine)) return { kind: 'granted', claim: mine.claim }
  }
}

/** What this process is really working on: a claim that it could not give back must not look as if it were. */
const running = new Set<string>()

/** Must be called when the work on a granted request has ended, in whichever way. */
export function endClaim(claim: string): void {
  running.delete(claim)
}

export function identityOf({ workspaceId, method, path, key }: IdempotentRequest) {
  return { workspace_id: workspaceId, method, path, key_hash: hashIdempotencyKey(key) }
}

type ExistingRequest = NonNullable<Awaited<ReturnType<typeof findRequest>>>

async function judge(
  { db, clock, presence }: System,
  existing: ExistingRequest,
  key: string,
  fingerprint: Buffer,
): Promise<ClaimOutcome | 'may_be_taken_over'> {
  const age = clock.now().getTime() - existing.created_at.getTime()
  if (age >= idempotencyHours * 3_600_000) return 'may_be_taken_over'
  if (!existing.fingerprint.equals(fingerprint)) return { kind: 'other_request' }
  if (existing.status !== null && existing.body !== null) {
    const headers = (existing.headers ?? {}) as Record<string, string>
    return {
      kind: 'replay',
      answer: { status: existing.status, headers, body: fromStored(openBody(existing.body, key)) },
    }
  }
  const own = existing.process_id === presence.processId
  const ownerLives = own ? running.has(existing.claim) : await isProcessAlive(db, existing.process_id)
  return ownerLives ? { kind: 'in_flight' } : 'may_be_taken_over'
}
