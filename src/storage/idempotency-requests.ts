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
export async function storeAnswer(tx: Tx | Database, { request, claim, answer }: KeptAnswer): Promise<boolean> {
  const { rows } = await sql`/* sheaf:settle */
    update idempotency_requests
    set status = ${answer.status}, headers = ${JSON.stringify(answer.headers)}, body = ${answer.body}
    where workspace_id = ${request.workspace_id} and method = ${request.method} and path = ${request.path}
      and key_hash = ${request.key_hash} and claim = ${claim} and status is null
    returning 1`.execute(tx)
  return rows.length > 0
}

/** An answer, and the claim without which it may not be stored. */
export interface KeptAnswer {
  request: RequestIdentity
  claim: string
  answer: StoredAnswer
}

/** Answers as rows of a statement that does more, each known by what it is of. */
export function keptAnswers(kept: readonly (KeptAnswer & { ref: string })[]): RawBuilder<unknown> {
  const requests = <C extends keyof RequestIdentity>(column: C) => kept.map(({ request }) => request[column])
  return sql`
    select * from unnest(${kept.map(({ ref }) => ref)}::uuid[], ${requests('workspace_id')}::uuid[],
      ${requests('method')}::text[], ${requests('path')}::text[], ${requests('key_hash')}::bytea[],
      ${kept.map(({ claim }) => claim)}::uuid[], ${kept.map(({ answer }) => answer.status)}::smallint[],
      ${kept.map(({ answer }) => JSON.stringify(answer.headers))}::jsonb[], ${kept.map(({ answer }) => answer.body)}::bytea[])
      as kept(ref, workspace_id, method, path, key_hash, claim, status, headers, body)`
}

/** Gives those of them whose claim is held, and locks it. */
export function heldClaims(kept: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select ref from ${kept}, idempotency_requests request where ${isClaimed} for update of request`
}

/** Stores them. */
export function storingAnswers(kept: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    update idempotency_requests request set status = kept.status, headers = kept.headers, body = kept.body
    from ${kept} where ${isClaimed}`
}

const isClaimed = sql`(request.workspace_id, request.method, request.path, request.key_hash, request.claim)
  = (kept.workspace_id, kept.method, kept.path, kept.key_hash, kept.claim) and request.status is null`

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
