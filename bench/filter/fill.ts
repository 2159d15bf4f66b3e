import type { Client } from 'pg'

/** Twenty values a document, some of few kinds, some all different. `n`: numbers, `d`: dates, `t`: texts. */
const columns = [
  ...['n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'd1', 'd2', 'd3'],
  ...['country', 'status', 'company', 't1', 't2', 't3', 't4', 't5', 't6', 't7', 't8'],
]

/**
 * Documents by the thousand, as the services would have saved them, and the same in a wide table with the indexes that
 * somebody would make who knows the questions. Written by SQL: saving each by itself would take an hour.
 */
export async function fill(client: Client, workspaceId: string, documents: number): Promise<void> {
  const run = (text: string, values: unknown[] = []) => client.query(text, values)
  await run('create schema if not exists bench')
  await run(
    `create table if not exists bench.wide (workspace_id uuid, document_id uuid primary key, no bigint, ${columns
      .map((name) => `${name} ${typeOf(name)}`)
      .join(', ')})`,
  )
  await run(
    `insert into bench.wide select $1, uuidv7(), 0, ${columns.map(sampleOf).join(', ')}
     from generate_series(1, $2::int) i`,
    [workspaceId, documents],
  )
  await run(
    `insert into documents (id, workspace_id, filename, status, max_file_bytes, created_at, updated_at)
     select document_id, workspace_id, 'document ' || substr(document_id::text, 1, 8) || '.pdf', 'completed', 1, now(), now()
     from bench.wide where workspace_id = $1`,
    [workspaceId],
  )
  await run(
    `insert into fields (id, workspace_id, canonical_name, display_name, data_type, repeats, occurrence_count, created_at, updated_at)
     select gen_random_uuid(), $1, name, name,
       case left(name, 1) when 'n' then 'number' when 'd' then 'date' else 'string' end, false, $3, now(), now()
     from unnest($2::text[]) name`,
    [workspaceId, columns, documents],
  )
  const leaves = columns.map((name) => `jsonb_build_array('${name}', '${name}', ${name}, 0.9, document_id)`)
  await run(
    `insert into records (workspace_id, document_id, document_type, field_nos, leaves, search_text)
     select workspace_id, document_id, case when n6 < 5000 then 'invoice' else 'receipt' end,
       array(select no from fields where workspace_id = $1),
       jsonb_build_array(${leaves.join(', ')})::text, lower(concat_ws(e'\\n', ${columns.join(', ')}))
     from bench.wide where workspace_id = $1`,
    [workspaceId],
  )
  await run(
    `update bench.wide set no = records.no from records where records.document_id = wide.document_id and wide.workspace_id = $1`,
    [workspaceId],
  )
  for (const name of columns) {
    await run(
      `insert into cells (workspace_id, record_no, field_no, ordinal, as_text, as_number, as_date, confidence, extraction_id)
       select $1, wide.no, fields.no, 0, lower(${name}::text), ${name.startsWith('n') ? name : 'null'},
         ${name.startsWith('d') ? name : 'null'}, 0.9, document_id
       from bench.wide join fields on fields.workspace_id = $1 and canonical_name = $2
       where wide.workspace_id = $1 order by wide.no`,
      [workspaceId, name],
    )
  }
}

/** The indexes on the wide table, and what autovacuum would have done by the time that somebody asks. */
export async function settle(client: Client): Promise<void> {
  for (const name of ['n1', 'd1', 'country', 'status', 'company'])
    await client.query(`create index on bench.wide (workspace_id, ${name})`)
  await client.query('vacuum analyze')
}

function typeOf(name: string): string {
  if (name.startsWith('n')) return 'double precision'
  return name.startsWith('d') ? 'date' : 'text'
}

function sampleOf(name: string): string {
  if (name.startsWith('n')) return 'round((random() * 10000)::numeric, 2)::float8'
  if (name.startsWith('d')) return "date '2020-01-01' + (random() * 1800)::int"
  if (name === 'country') return "(array['DE', 'FR', 'GB', 'US', 'ES'])[1 + floor(random() * 5)]"
  if (name === 'status') return "(array['open', 'paid', 'void'])[1 + floor(random() * 3)]"
  return name === 'company' ? "'Company ' || floor(random() * 500)" : 'md5(random()::text)'
}
