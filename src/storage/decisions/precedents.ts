import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../postgres/database.ts'

/** A decided case becomes one that others are compared with: part of the statement that seals it. */
export function precedentInsertion(appId: string, runNo: number, tokens: string[]): RawBuilder<unknown> {
  return sql`
    insert into precedent_tokens (app_id, token, run_no)
    select distinct ${appId}::uuid, given.token, ${runNo}::bigint from unnest(${tokens}::bigint[]) as given (token)`
}

/** The newest cases of each token, newest first, and the number of the first of all. The first token is one that all cases have. */
export async function findByTokens(
  db: Database | Tx,
  appId: string,
  tokens: string[],
  most: number,
): Promise<{ cases: number[][]; oldest: number }> {
  const { rows } = await sql<{ cases: string; oldest: number | null }>`/* sheaf:find-precedents */
    select array_to_string(array(select run_no from precedent_tokens
        where app_id = ${appId}::uuid and token = asked.token order by run_no desc limit ${most}::int), ' ') as cases,
      case place when 1 then (select run_no from precedent_tokens
        where app_id = ${appId}::uuid and token = asked.token order by run_no limit 1) end as oldest
    from unnest(${tokens}::bigint[]) with ordinality as asked (token, place) order by place`.execute(db)
  const cases = rows.map((row) => (row.cases === '' ? [] : row.cases.split(' ').map(Number)))
  return { cases, oldest: rows[0]?.oldest ?? 0 }
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
