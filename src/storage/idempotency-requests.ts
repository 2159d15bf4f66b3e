import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from './postgres/database.ts'

export interface RequestIdentity {
  workspace_id: string
  method: string
  path: string
  key_hash: Buffer
}

export interface StoredAnswer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

export interface NewClaim {
  fingerprint: Buffer
  claim: string
  process_id: string
  created_at: Date
}

/**
 * Says which of the claims are granted. A claim itself need not survive a crash of the database: the change that it guards
 * is written after it, so if the claim is lost the change is too. Hence no wait for the disk here.
 */
export async function insertClaims(db: Database, requests: (RequestIdentity & NewClaim)[]): Promise<Set<string>> {
  // In one order, so that two processes do not wait for one another.
  const rows = requests.toSorted((a, b) => Buffer.compare(a.key_hash, b.key_hash))
  const values = <C extends keyof (RequestIdentity & NewClaim)>(column: C) => rows.map((row) => row[column])
  const { rows: granted } = await sql<{ claim: string }>`/* sheaf:claim */
    with fast as materialized (select set_config('synchronous_commit', 'off', true))
    insert into idempotency_requests (workspace_id, method, path, key_hash, fingerprint, claim, process_id, created_at)
    select asked.* from fast, unnest(${values('workspace_id')}::uuid[], ${values('method')}::text[], ${values('path')}::text[],
      ${values('key_hash')}::bytea[], ${values('fingerprint')}::bytea[], ${values('claim')}::uuid[],
      ${values('process_id')}::uuid[], ${values('created_at')}::timestamptz[]) as asked
    on conflict do nothing returning claim`.execute(db)
  return new Set(granted.map(({ claim }) => claim))
}

export async function findRequest(db: Database, request: RequestIdentity) {
  return selectRequest(db, request).executeTakeFirst()
}

/** Takes a claim over, if the request is still as it was seen: meanwhile its owner may have finished after all. */
export async function replaceClaim(
  db: Database,
  request: RequestIdentity,
  seen: { claim: string; status: number | null },
  next: NewClaim,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('idempotency_requests')
    .set({ ...next, status: null, headers: null, body: null })
    .where((eb) => eb.and({ ...request, claim: seen.claim }))
    .where('status', seen.status === null ? 'is' : '=', seen.status)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False when the claim was lost: the caller must roll its change back. */
export async function storeAnswer(tx: Tx | Database, kept: KeptAnswer): Promise<boolean> {
  const { rows } = await sql`/* sheaf:settle */ ${answerStoring(kept)} returning 1`.execute(tx)
  return rows.length > 0
}

/** An answer, and the claim without which it may not be stored. */
export interface KeptAnswer {
  request: RequestIdentity
  claim: string
  answer: StoredAnswer
}

/** The same as part of a statement that does more. */
export function answerStoring({ request, claim, answer }: KeptAnswer): RawBuilder<unknown> {
  return sql`
    update idempotency_requests
    set status = ${answer.status}, headers = ${JSON.stringify(answer.headers)}, body = ${answer.body}
    where ${isClaimed(request, claim)}`
}

/** Gives the row of the claim, locked, while it is held: a query that can be joined with others. */
export function heldClaim({ request, claim }: KeptAnswer, where: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select from ${where}, idempotency_requests where ${isClaimed(request, claim)} for update of idempotency_requests`
}

function isClaimed(request: RequestIdentity, claim: string): RawBuilder<unknown> {
  return sql`workspace_id = ${request.workspace_id} and method = ${request.method} and path = ${request.path}
    and key_hash = ${request.key_hash} and claim = ${claim} and idempotency_requests.status is null`
}

/** Forgets a request that failed without effect, so that it can be sent again. */
export async function deleteClaim(db: Database, request: RequestIdentity, claim: string): Promise<void> {
  await db
    .deleteFrom('idempotency_requests')
    .where((eb) => eb.and({ ...request, claim }))
    .where('status', 'is', null)
    .execute()
}

export async function purgeRequests(db: Database, olderThan: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotency_requests')
    .where('created_at', '<', olderThan)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

function selectRequest(db: Database, request: RequestIdentity) {
  return db
    .selectFrom('idempotency_requests')
    .select(['fingerprint', 'claim', 'process_id', 'status', 'headers', 'body', 'created_at'])
    .where((eb) => eb.and({ ...request }))
}
