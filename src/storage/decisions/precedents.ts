import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../postgres/database.ts'

/** A decided case becomes one that others are compared with: part of the statement that seals it. */
export function precedentInsertion(appId: string, runNo: number, tokens: string[]): RawBuilder<unknown> {
  return sql`
    insert into precedent_tokens (app_id, token, run_no)
    select distinct ${appId}::uuid, given.token, ${runNo}::bigint from unnest(${tokens}::bigint[]) as given (token)`
}

/** Cases by the tokens that they share. */
export interface FoundCases {
  /** Of each token the numbers of its newest cases, newest first. */
  cases: number[][]
  /** The number of the first case of all. */
  oldest: number
}

export async function findByTokens(
  db: Database | Tx,
  appId: string,
  tokens: string[],
  most: number,
): Promise<FoundCases> {
  const { rows } = await sql<FoundRow>`/* sheaf:find-precedents */
    select ${foundColumns(appId, tokens, most)}`.execute(db)
  return readFound(rows[0])
}

export interface FoundRow {
  found: string | null
  oldest: number | null
}

/** The same as part of a statement that does more. The first token is one that all cases have. */
export function foundColumns(appId: string, tokens: string[], most: number): RawBuilder<unknown> {
  return sql`
    (select string_agg(array_to_string(array(select run_no from precedent_tokens
        where app_id = ${appId}::uuid and token = asked.token order by run_no desc limit ${most}::int), ' '), ';' order by place)
      from unnest(${tokens}::bigint[]) with ordinality as asked (token, place)) as found,
    (select run_no from precedent_tokens
      where app_id = ${appId}::uuid and token = ${tokens[0]}::bigint order by run_no limit 1) as oldest`
}

export function readFound(row: FoundRow | undefined): FoundCases {
  const cases = (row?.found ?? '').split(';').map((text) => (text === '' ? [] : text.split(' ').map(Number)))
  return { cases, oldest: row?.oldest ?? 0 }
}

export interface PrecedentRow {
  id: string
  features: string
  decision: string | null
  completed_at: Date | null
  created_at: Date
}

export async function loadPrecedents(db: Database | Tx, appId: string, runNos: number[]): Promise<PrecedentRow[]> {
  const { rows } = await sql<PrecedentRow>`/* sheaf:load-precedents */
    select id, features, decision, completed_at, created_at from app_runs
    where no = any(${runNos}::bigint[]) and app_id = ${appId}::uuid`.execute(db)
  return rows
}
