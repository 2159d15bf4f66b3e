import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changeTier, grantPack } from '../../../src/services/credits/operate.ts'
import { purge } from '../../../src/services/maintenance/purge.ts'
import { operatorContext } from '../../../src/services/workspaces/find.ts'
import { tableOf } from '../../../src/storage/reference/row-sets.ts'
import { audit } from '../../support/credits.ts'
import { eventually } from '../../support/eventually.ts'
import { invoices, makeRecords, mappings, matchingClient, suppliers } from '../../support/matching.ts'
import { startPlatform } from '../../support/platform.ts'
import { platformClient } from '../../support/platform-client.ts'

const { system, app, workspace, client, withoutWorker } = await startPlatform()
const matching = matchingClient(client)
const made = await makeRecords(system, workspace.id, client)

const eventsOf = async (runId: string) => {
  const { rows } = await system.pool.query(
    `select type, data::jsonb data from events where data::jsonb->>'run_id' = $1 order by occurred_at, id`,
    [runId],
  )
  return rows as { type: string; data: Record<string, unknown> }[]
}

test('every record gets the row that it belongs to, with its evidence, and the run says how it was', async () => {
  const config = await matching.create(made.config)
  const begun = await matching.start(config.id)
  assert.deepEqual(
    [begun.status, begun.record_count, begun.rows_processed, begun.avg_confidence, begun.config_version],
    ['queued', 41, 0, null, 1],
  )
  const run = await matching.end(begun.id)
  assert.equal(run.status, 'completed', JSON.stringify(run))
  assert.deepEqual(
    [
      run.progress,
      run.rows_processed,
      run.rows_matched,
      run.rows_review,
      run.rows_no_match,
      run.reference_data_version,
    ],
    [100, 41, 40, 0, 1, 1],
  )
  assert.ok((run.avg_confidence ?? 0) > 0.9)
  const results = await matching.results(run.id)
  const found = new Map(results.map((result) => [result.document_id, result]))
  for (const [index, { id }] of invoices.entries()) {
    const result = found.get(made.documents[index] ?? '')
    assert.equal(result?.matched_reference_row_id, id === '' ? null : id)
    assert.equal(result?.document_filename, `invoice-${index}.pdf`)
    assert.equal(result?.status, id === '' ? 'no_match' : 'matched')
  }
  const { evidence, confidence } = found.get(made.documents[0] ?? '') ?? {}
  assert.ok(evidence)
  assert.equal(evidence.blocking_method, 'exact_key')
  assert.deepEqual(
    evidence.field_contributions.map(
      ({ extracted_field, extracted_value, reference_value, match_type, matched, weight }) => ({
        ...{ extracted_field, extracted_value, reference_value, match_type, matched, weight },
      }),
    ),
    [
      {
        ...{ extracted_field: 'supplier.name', extracted_value: invoices[0]?.name, reference_value: suppliers[1]?.[1] },
        ...{ match_type: 'fuzzy', matched: true, weight: 2 },
      },
      {
        ...{
          extracted_field: 'supplier.vat_id',
          extracted_value: invoices[0]?.vat,
          reference_value: suppliers[1]?.[2],
        },
        ...{ match_type: 'exact', matched: true, weight: 1 },
      },
    ],
  )
  const sum = evidence.field_contributions.reduce((total, { contribution }) => total + contribution, 0)
  assert.ok(Math.abs(sum - (confidence ?? 0)) < 1e-9)
  assert.equal(evidence.top_n_candidates[0]?.reference_row_id, invoices[0]?.id)
  assert.ok(evidence.candidates_considered > 1)
  assert.equal(evidence.counterfactuals[0]?.without, 'supplier.name')
  assert.ok(evidence.runner_up)
  const [event] = await eventsOf(run.id)
  assert.deepEqual(
    [event?.type, event?.data['rows_matched'], event?.data['rows_processed']],
    ['matching.completed', 40, 41],
  )
  const { rows } = await system.pool.query(
    'select action from audit_log where subject_id = $1 order by created_at, id',
    [run.id],
  )
  assert.deepEqual(
    new Set(rows.map(({ action }) => action)),
    new Set(['matching_run.create', 'matching_run.completed']),
  )
})

test('a run keeps the config that it began with, whatever becomes of it', async () => {
  const config = await matching.create(made.config)
  const { id } = await matching.start(config.id)
  await matching.good(client.call('PATCH', `/v1/matching/configs/${config.id}`, { threshold: 0.99, one_to_one: true }))
  await matching.end(id)
  const { field_mappings, threshold, review_floor } = config
  const used = { field_mappings, threshold, review_floor, one_to_one: false }
  assert.deepEqual((await matching.get(id)).config, used)
  await matching.good(client.call('DELETE', `/v1/matching/configs/${config.id}`))
  assert.deepEqual((await matching.get(id)).config, used)
})

test('a table too large for memory is matched by indexes of the database, with the same rows', async () => {
  const config = await matching.create(made.config)
  const misspelt = await makeRecords(system, workspace.id, client, [{ name: 'ALDDER BAKKERY', vat: null }])
  const other = await matching.create(misspelt.config)
  system.settings.matchMemoryRows = 10
  try {
    const run = await matching.end((await matching.start(config.id)).id)
    assert.deepEqual([run.status, run.rows_matched, run.rows_no_match], ['completed', 40, 1], JSON.stringify(run))
    const results = new Map((await matching.results(run.id)).map((result) => [result.document_id, result]))
    for (const [index, { id, vat }] of invoices.entries()) {
      const result = results.get(made.documents[index] ?? '')
      const method = id === '' ? 'trigram' : vat === null ? 'token_index' : 'exact_key'
      assert.deepEqual([result?.matched_reference_row_id, result?.evidence?.blocking_method], [id || null, method])
    }
    const second = await matching.end((await matching.start(other.id)).id)
    const [result] = await matching.results(second.id)
    assert.equal(result?.evidence?.blocking_method, 'trigram')
    assert.equal(result?.evidence?.top_n_candidates[0]?.reference_row_id, suppliers[1]?.[0])
  } finally {
    system.settings.matchMemoryRows = 1000
  }
})

test('documents that a filter finds are matched by what was said of them last, whatever the schema', async () => {
  const target_value = { conditions: [{ fieldId: 'total', operator: 'between', value: [1, 3] }] }
  const config = await matching.create({ ...made.config, target_type: 'document_filter', target_value })
  const run = await matching.end((await matching.start(config.id)).id)
  assert.deepEqual([run.status, run.record_count, run.rows_matched], ['completed', 3, 3], JSON.stringify(run))
})

test('the records of a run are matched', async () => {
  const schema = await matching.good<{ id: string }>(
    client.post('/v1/schemas', { name: 'Short', definition: { invoice_number: 'string', customer: 'string' } }),
  )
  const text = (number: string) => `Invoice\n\nInvoice number: ${number}\n\nCustomer: Alder Bakery`
  const begun = await client.send('/v1/run', [
    ['schema_id', schema.id],
    ['files', text('RE-2024-17'), 'one.txt'],
    ['files', text('RE-2024-18'), 'two.txt'],
  ])
  const runId: string = begun.json().run_id
  await eventually('the run to end', async () => (await client.get(`/v1/run/${runId}?wait=10`)).json().completed_at)
  const field_mappings = [{ extracted_field: 'customer', reference_column: 'name', match_type: 'fuzzy', weight: 1 }]
  const config = await matching.create({ ...made.config, target_type: 'run', target_value: runId, field_mappings })
  const run = await matching.end((await matching.start(config.id)).id)
  assert.deepEqual([run.status, run.record_count, run.rows_processed], ['completed', 2, 2], JSON.stringify(run))
  const names = (await matching.results(run.id)).map(({ document_filename }) => document_filename)
  assert.deepEqual(names, ['one.txt', 'two.txt'])
})

test('where a row goes to one record only, the surest gets it and the others are to be reviewed', async () => {
  const other = await makeRecords(system, workspace.id, client, [
    { name: 'ALDER BAKERI', vat: suppliers[1]?.[2] ?? '' },
    { name: 'ALDER BAKERY', vat: suppliers[1]?.[2] ?? '' },
  ])
  const config = await matching.create({ ...other.config, threshold: 0.5, one_to_one: true })
  const run = await matching.end((await matching.start(config.id)).id)
  assert.deepEqual([run.rows_matched, run.rows_review], [1, 1], JSON.stringify(run))
  const results = new Map((await matching.results(run.id)).map((result) => [result.document_id, result]))
  const [loser, winner] = other.documents.map((id) => results.get(id))
  assert.deepEqual([winner?.status, loser?.status], ['matched', 'review'])
  assert.equal(loser?.evidence?.row_taken_by, winner?.document_id)
})

test('a run goes on after it was interrupted, and no record is matched twice or left out', async () => {
  const many = Array.from({ length: 250 }, (_, index) => invoices[index % 40] ?? invoices[0])
  const other = await makeRecords(system, workspace.id, client, many as typeof invoices)
  const config = await matching.create(other.config)
  let id = ''
  await withoutWorker(async () => {
    id = (await matching.start(config.id)).id
    // As an attempt leaves it that was killed after its first batch.
    const { rows } = await system.pool.query('select record_nos[1] as no from matching_runs where id = $1', [id])
    const { rows: documents } = await system.pool.query('select document_id from extractions where no = $1', [
      rows[0].no,
    ])
    await system.pool.query(
      `insert into matching_results (id, workspace_id, run_id, position, document_id, confidence, decided, status, evidence, created_at)
       values (gen_random_uuid(), $1, $2, 0, $3, 0.125, 'no_match', 'no_match', '{"field_contributions": [], "candidates_considered": 0,
         "top_n_candidates": [], "blocking_method": "token_index", "counterfactuals": []}', now())`,
      [workspace.id, id, documents[0].document_id],
    )
  })
  const run = await matching.end(id)
  // The one that was there before has its first result; it was counted by whoever made it.
  assert.deepEqual([run.status, run.rows_processed, run.rows_matched], ['completed', 249, 249], JSON.stringify(run))
  const results = [
    ...(await matching.results(id, 'limit=200&order=asc')),
    ...(await matching.results(id, 'limit=50&order=desc')),
  ]
  assert.equal(new Set(results.map((result) => result.document_id)).size, 250)
  assert.equal(results.filter(({ confidence }) => confidence === 0.125).length, 1)
})

test('a cancelled run stops at once, keeps what it has and cannot be cancelled again', async () => {
  const config = await matching.create(made.config)
  await withoutWorker(async () => {
    const { id } = await matching.start(config.id)
    const cancelled = await matching.good<{ status: string }>(client.post(`/v1/matching/runs/${id}/cancel`, {}))
    assert.equal(cancelled.status, 'cancelled')
    const again = await client.post(`/v1/matching/runs/${id}/cancel`, {})
    assert.deepEqual([again.statusCode, again.json().reason], [409, 'already_ended'])
    const { rows } = await system.pool.query(
      `select from graphile_worker._private_jobs where key = 'matching:' || $1`,
      [id],
    )
    assert.equal(rows.length, 0)
  })
})

test('a run that is being matched is cancelled within moments, and its thread ends', async (t) => {
  const many = Array.from({ length: 3000 }, (_, index) => `${suppliers[index % 60]?.[1]} ${index % 50}`)
  const rows = Array.from({ length: 900 }, (_, index) => [`R-${index}`, `${suppliers[index % 60]?.[1]} ${index}`, null])
  const other = await makeRecords(
    system,
    workspace.id,
    client,
    many.slice(0, 400).map((name) => ({ name, vat: null })),
  )
  await matching.good(
    client.call('PUT', `/v1/reference-data/${other.referenceDataId}/rows`, { columns: ['id', 'name', 'vat'], rows }),
  )
  const config = await matching.create(other.config)
  const { id } = await matching.start(config.id)
  await eventually('some results', async () => (await matching.get(id)).rows_processed > 0 || undefined)
  const asked = performance.now()
  const answer = await client.post(`/v1/matching/runs/${id}/cancel`, {})
  // It may have been faster than we are.
  assert.ok([200, 409].includes(answer.statusCode), answer.body)
  const run = await matching.get(id)
  assert.equal((await matching.results(id)).length, Math.min(200, run.rows_processed))
  assert.equal(run.credits_charged, 100 * run.rows_processed)
  await eventually('no place to be held', async () => {
    const slots = await system.pool.query(`select from task_slots where key = $1`, [`matching:${workspace.id}`])
    return slots.rows.length === 0 || undefined
  })
  t.diagnostic(`its place was free ${Math.round(performance.now() - asked)} ms after it was cancelled`)
})

test('a cancelled run gives up the indexes that are being made for it', async (t) => {
  const other = await makeRecords(system, workspace.id, client, invoices.slice(0, 3))
  const config = await matching.create(other.config)
  system.settings.matchMemoryRows = 10
  const { rows: sets } = await system.pool.query('select row_set_id as id from reference_tables where id = $1', [
    other.referenceDataId,
  ])
  // Whoever holds the rows makes the index wait, as a table of millions of rows would.
  const holder = await system.pool.connect()
  try {
    await holder.query(
      `begin; set local idle_in_transaction_session_timeout = 0; lock table ${tableOf(sets[0].id)} in row exclusive mode`,
    )
    const { id } = await matching.start(config.id)
    await eventually('the index to be under way', async () => {
      const { rows } = await system.pool.query(
        `select from pg_stat_activity where datname = current_database() and query like 'create index%' and state = 'active'`,
      )
      return rows.length > 0 || undefined
    })
    const asked = performance.now()
    await matching.good(client.post(`/v1/matching/runs/${id}/cancel`, {}))
    await eventually('no place to be held', async () => {
      const slots = await system.pool.query(`select from task_slots where key = $1`, [`matching:${workspace.id}`])
      return slots.rows.length === 0 || undefined
    })
    t.diagnostic(`its place was free ${Math.round(performance.now() - asked)} ms after it was cancelled`)
    assert.equal((await matching.get(id)).status, 'cancelled')
  } finally {
    await holder.query('rollback')
    holder.release()
    system.settings.matchMemoryRows = 1000
  }
})

test('100 credits a record are set aside, then charged; what was not matched is given back', async () => {
  const payer = await system.workspace()
  const ctx = await operatorContext(system, payer.id)
  await changeTier(ctx, 'prepaid')
  await grantPack(ctx, { credits: 1000 })
  const own = platformClient(app, payer)
  const { create, start, end } = matchingClient(own)
  const records = await makeRecords(system, payer.id, own, invoices.slice(0, 4))
  const config = await create(records.config)
  const dear = await own.post(`/v1/matching/configs/${config.id}/run`, { max_credits: 399 })
  assert.deepEqual([dear.statusCode, dear.json().reason], [422, 'budget_exceeded'])
  await withoutWorker(async () => {
    const first = await start(config.id, { max_credits: 400 })
    assert.equal((await audit(system, payer.id)).reserved, 400)
    await start(config.id)
    const third = await own.post(`/v1/matching/configs/${config.id}/run`, {})
    assert.deepEqual([third.statusCode, third.json().reason], [429, 'insufficient_credits'])
    await own.post(`/v1/matching/runs/${first.id}/cancel`, {})
    assert.equal((await audit(system, payer.id)).reserved, 400)
  })
  const { data } = (await own.get('/v1/matching/runs?status=queued')).json()
  const open = data[0]?.id ?? (await own.get('/v1/matching/runs')).json().data[0].id
  const run = await end(open)
  assert.deepEqual([run.status, run.credits_charged], ['completed', 400])
  const ledger = await audit(system, payer.id)
  assert.deepEqual([ledger.spent, ledger.reserved, ledger.available, ledger.total], [400, 0, 600, 0])
  const usage = (await own.get('/v1/usage/credits')).json()
  assert.deepEqual(
    usage.by_function.map(({ operation_type, operations, credits }: Record<string, unknown>) => [
      operation_type,
      operations,
      credits,
    ]),
    [['matching_operation', 4, 400]],
  )
})

test('rows of a table that was deleted stay until the run that reads them has ended', async () => {
  const other = await makeRecords(system, workspace.id, client, invoices.slice(0, 3))
  const config = await matching.create(other.config)
  let id = ''
  await withoutWorker(async () => {
    id = (await matching.start(config.id)).id
    await matching.good(client.call('DELETE', `/v1/reference-data/${other.referenceDataId}`))
    await purge(system, new AbortController().signal)
  })
  assert.deepEqual([(await matching.end(id)).status, (await matching.get(id)).rows_matched], ['completed', 3])
  const { rows } = await system.pool.query('select row_set_id from matching_runs where id = $1', [id])
  const left = async () =>
    (await system.pool.query('select from reference_row_sets where id = $1', [rows[0].row_set_id])).rows.length
  assert.equal(await left(), 1)
  await purge(system, new AbortController().signal)
  assert.equal(await left(), 0)
})

test('runs that ended long ago go with their results, but for those in which somebody has reviewed something', async () => {
  const other = await makeRecords(system, workspace.id, client, invoices.slice(0, 2))
  const config = await matching.create(other.config)
  const [old, reviewed, fresh] = [
    await matching.end((await matching.start(config.id)).id),
    await matching.end((await matching.start(config.id)).id),
    await matching.end((await matching.start(config.id)).id),
  ]
  const [result] = await matching.results(reviewed.id)
  await matching.good(
    client.post(`/v1/matching/runs/${reviewed.id}/results/${result?.id}/review`, { status: 'no_match' }),
  )
  await system.pool.query(
    `update matching_runs set completed_at = completed_at - interval '366 days' where id = any($1)`,
    [[old.id, reviewed.id]],
  )
  await purge(system, new AbortController().signal)
  assert.equal((await client.get(`/v1/matching/runs/${old.id}`)).statusCode, 404)
  const { rows } = await system.pool.query('select from matching_results where run_id = $1', [old.id])
  assert.equal(rows.length, 0)
  assert.equal((await matching.results(reviewed.id)).length, 2)
  assert.equal((await matching.results(fresh.id)).length, 2)
})

test('a document that was deleted before its turn costs nothing, and its results go with it', async () => {
  const other = await makeRecords(system, workspace.id, client, invoices.slice(0, 3))
  const config = await matching.create(other.config)
  let id = ''
  await withoutWorker(async () => {
    id = (await matching.start(config.id)).id
    await matching.good(client.call('DELETE', `/v1/documents/${other.documents[0]}`))
  })
  const run = await matching.end(id)
  assert.deepEqual([run.status, run.record_count, run.rows_processed, run.credits_charged], ['completed', 3, 2, 200])
  await matching.good(client.call('DELETE', `/v1/documents/${other.documents[1]}`))
  assert.equal((await matching.results(id)).length, 1)
})

test('runs are listed by config and status, and only mappings that exist are used', async () => {
  const config = await matching.create({ ...made.config, field_mappings: mappings.slice(0, 1) })
  const run = await matching.end((await matching.start(config.id)).id)
  const { data, pagination } = await matching.good<{ data: { id: string }[]; pagination: { total: number } }>(
    client.get(`/v1/matching/runs?matching_config_id=${config.id}&status=completed`),
  )
  assert.deepEqual([data.map(({ id }) => id), pagination.total], [[run.id], 1])
  const unchanged = await client.call('GET', `/v1/matching/runs/${run.id}`, undefined, {
    'if-none-match': (await client.get(`/v1/matching/runs/${run.id}`)).headers.etag,
  })
  assert.equal(unchanged.statusCode, 304)
})
