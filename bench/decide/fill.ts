import type pg from 'pg'
import { type Features, tokensOf } from '../../src/decide/precedents.ts'

const atOnce = 2000

/**
 * Cases like one that was decided, each with its own values: run, package, journal, task, and what it is found by. The journals are
 * those of that one and would not verify: nobody reads them here.
 */
export async function addDecided(pool: pg.Pool, templateRunId: string, count: number): Promise<void> {
  for (let done = 0; done < count; done += atOnce) {
    const { rows } = await pool.query<{ id: string; no: number; app_id: string; features: string }>(
      `insert into app_runs (id, workspace_id, app_id, app_slug, app_version, status, dry_run, record_count, package_hash, features,
         decision, record, record_tail, credits_charged, principal_id, created_at, completed_at)
       select uuidv7(), workspace_id, app_id, app_slug, app_version, status, dry_run, record_count, package_hash,
         json_build_object('vendor', 'Company ' || floor(random() * 2000), 'country', (array['DE', 'FR', 'ES', 'GB'])[1 + floor(random() * 4)],
           'currency', 'EUR', 'total', round((random() * 10000)::numeric, 2), 'due', '2026-01-01'::date + (random() * 300)::int)::text,
         decision, record, record_tail, credits_charged, principal_id, created_at, completed_at
       from app_runs, generate_series(1, $2::int) where id = $1 returning id, no, app_id, features`,
      [templateRunId, Math.min(atOnce, count - done)],
    )
    const ids = rows.map(({ id }) => id)
    await pool.query(
      `insert into app_run_records (run_id, position, record)
       select added, position, record from app_run_records, unnest($2::uuid[]) as added where run_id = $1`,
      [templateRunId, ids],
    )
    await pool.query(
      `insert into app_journal (run_id, seq, type, at, actor_kind, actor_id, data, previous_hash, hash)
       select added, seq, type, at, actor_kind, actor_id, data, previous_hash, hash
       from app_journal, unnest($2::uuid[]) as added where run_id = $1`,
      [templateRunId, ids],
    )
    await pool.query(
      `insert into decision_tasks (id, workspace_id, app_id, run_id, status, execution_epoch, claimant, claimed_at, lease_seconds,
         sla_deadline_at, submitted_at, created_at)
       select uuidv7(), workspace_id, app_id, added, status, execution_epoch, claimant, claimed_at, lease_seconds, sla_deadline_at,
         submitted_at, created_at
       from decision_tasks, unnest($2::uuid[]) as added where run_id = $1`,
      [templateRunId, ids],
    )
    const found = rows.flatMap(({ no, features }) =>
      [...new Set(tokensOf(JSON.parse(features) as Features))].map((token) => ({ no, token })),
    )
    await pool.query(
      `insert into precedent_tokens (app_id, token, run_no) select $1, token, no from unnest($2::bigint[], $3::bigint[]) as given (token, no)`,
      [rows[0]?.app_id, found.map(({ token }) => token), found.map(({ no }) => no)],
    )
  }
  await pool.query('vacuum analyze')
}

/** A task on a package of so many records, each of about five kilobytes. Returns its id. */
export async function addLarge(pool: pg.Pool, templateRunId: string, records: number): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into app_runs (id, workspace_id, app_id, app_slug, app_version, status, dry_run, record_count, package_hash, features,
       principal_id, created_at)
     select uuidv7(), workspace_id, app_id, app_slug, app_version, 'awaiting_decision', true, $2, package_hash, features, principal_id, created_at
     from app_runs where id = $1 returning id`,
    [templateRunId, records],
  )
  const runId = rows[0]?.id
  await pool.query(
    `insert into app_run_records (run_id, position, record)
     select $2, place - 1, jsonb_set(record::jsonb, '{filename}', to_jsonb(repeat(md5(place::text), 160)))::text
     from app_run_records, generate_series(1, $3::int) as place where run_id = $1`,
    [templateRunId, runId, records],
  )
  await pool.query(
    `insert into app_journal (run_id, seq, type, at, actor_kind, actor_id, data, previous_hash, hash)
     select $2, seq, type, at, actor_kind, actor_id, data, previous_hash, hash from app_journal where run_id = $1 and seq <= 2`,
    [templateRunId, runId],
  )
  const task = await pool.query<{ id: string }>(
    `insert into decision_tasks (id, workspace_id, app_id, run_id, status, lease_seconds, sla_deadline_at, created_at)
     select uuidv7(), workspace_id, app_id, $2, 'available', lease_seconds, now() + interval '1 day', now()
     from decision_tasks where run_id = $1 returning id`,
    [templateRunId, runId],
  )
  return task.rows[0]?.id ?? ''
}
