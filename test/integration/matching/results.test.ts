import assert from 'node:assert/strict'
import { test } from 'node:test'
import { read, utils } from '@e965/xlsx'
import { parse } from 'csv-parse/sync'
import type { MatchListed, MatchResult } from '../../../src/contract/matching.ts'
import { newId } from '../../../src/core/ids.ts'
import { makeRecords, matchingClient } from '../../support/matching.ts'
import { startPlatform } from '../../support/platform.ts'

const { system, workspace, client } = await startPlatform()
const matching = matchingClient(client)
const made = await makeRecords(system, workspace.id, client)
const config = await matching.create(made.config)
const run = await matching.end((await matching.start(config.id)).id)
const path = `/v1/matching/runs/${run.id}/results`

test('results are listed by status and by what is in them, and walked by cursors', async () => {
  assert.equal((await matching.results(run.id, 'status=matched&limit=200')).length, 40)
  assert.equal((await matching.results(run.id, 'status=no_match')).length, 1)
  assert.deepEqual(await matching.results(run.id, 'status=review'), [])
  const bad = await client.get(`${path}?status=maybe`)
  assert.deepEqual([bad.statusCode, /matched.*review.*no_match/.test(bad.body)], [400, true])
  const named = async (search: string) => (await matching.results(run.id, `search=${search}&limit=200`)).length
  assert.equal(await named('invoice-7.pdf'), 1)
  assert.equal(
    await named('cedar'),
    (await matching.results(run.id)).filter((one) =>
      JSON.stringify(one.evidence?.field_contributions).includes('Cedar'),
    ).length,
  )
  assert.equal(await named('100%25'), 0)
  for (const order of ['asc', 'desc']) {
    const seen: string[] = []
    for (let cursor = ''; ; ) {
      const page = (await client.get(`${path}?limit=7&order=${order}${cursor}`)).json()
      assert.equal(page.pagination.total, 41)
      seen.push(...page.data.map((one: MatchListed) => one.id))
      if (!page.pagination.has_more) break
      cursor = `&cursor=${page.pagination.next_cursor}`
    }
    assert.deepEqual([seen.length, new Set(seen).size], [41, 41])
    const times = (await matching.results(run.id)).map(({ id }) => id)
    assert.deepEqual(order === 'asc' ? seen : seen.toReversed(), times)
  }
  assert.equal((await client.get(`/v1/matching/runs/${newId()}/results`)).statusCode, 404)
})

test('a review changes the status as often as one likes, never the confidence, and all of it is on record', async () => {
  const [result] = await matching.results(run.id, 'status=matched&limit=1')
  assert.ok(result)
  const review = (status: string) => matching.good<MatchResult>(client.post(`${path}/${result.id}/review`, { status }))
  const rejected = await review('no_match')
  assert.deepEqual(
    [rejected.status, rejected.confidence, rejected.matched_reference_row_id, rejected.document_filename],
    ['no_match', result.confidence, null, result.document_filename],
  )
  assert.deepEqual(rejected.evidence, result.evidence)
  assert.deepEqual((await matching.get(run.id)).rows_matched, 39)
  await review('no_match')
  const back = await review('matched')
  assert.deepEqual(
    [back.status, back.confidence, back.matched_reference_row_id],
    ['matched', result.confidence, result.matched_reference_row_id],
  )
  assert.deepEqual(
    back.reviews.map(({ from, status, by }) => [from, status, by.kind, by.id]),
    [
      ['matched', 'no_match', 'api_key', workspace.key.id],
      ['no_match', 'no_match', 'api_key', workspace.key.id],
      ['no_match', 'matched', 'api_key', workspace.key.id],
    ],
  )
  assert.deepEqual(await matching.good(client.get(`${path}/${result.id}`)), back)
  const { rows_matched, rows_no_match } = await matching.get(run.id)
  assert.deepEqual([rows_matched, rows_no_match], [40, 1])
  const { rows: audited } = await system.pool.query(
    `select actor_id, details from audit_log where subject_id = $1 and action = 'match_result.review'`,
    [result.id],
  )
  assert.equal(audited.length, 3)
  const { rows: events } = await system.pool.query(
    `select data::jsonb->>'status' status from events where type = 'matching.reviewed' and data::jsonb->>'result_id' = $1 order by occurred_at, id`,
    [result.id],
  )
  assert.deepEqual(
    events.map(({ status }) => status),
    ['no_match', 'no_match', 'matched'],
  )
})

test('a status that is none of the three, and a result of another run, are refused and nothing changes', async () => {
  const [result] = await matching.results(run.id, 'limit=1')
  assert.ok(result)
  const bad = await client.post(`${path}/${result.id}/review`, { status: 'perhaps' })
  assert.equal(bad.statusCode, 400)
  for (const status of ['matched', 'review', 'no_match']) assert.ok(bad.body.includes(status))
  const other = await matching.end((await matching.start(config.id)).id)
  for (const address of [`/v1/matching/runs/${other.id}/results/${result.id}`, `${path}/${newId()}`])
    assert.equal((await client.post(`${address}/review`, { status: 'review' })).statusCode, 404)
  assert.deepEqual((await matching.good<MatchResult>(client.get(`${path}/${result.id}`))).status, result.status)
})

test('a record without a match keeps its own values, in the evidence, in searches and in tables', async () => {
  const [none] = await matching.results(run.id, 'status=no_match')
  assert.ok(none)
  const name = none.evidence?.record_values?.['supplier.name']
  assert.ok(name)
  const csv = await client.get(`${path}?format=csv&status=no_match`)
  const [row]: Record<string, string>[] = parse(csv.body, { columns: true })
  assert.equal(row?.['supplier.name'], name)
  const found = await matching.results(run.id, `search=${encodeURIComponent(name)}`)
  assert.ok(found.some(({ id }) => id === none.id))
})

test('results are exported as CSV and Excel, in order, with both sides and the reasons', async () => {
  const csv = await client.get(`${path}?format=csv&status=matched`)
  assert.match(String(csv.headers['content-type']), /^text\/csv/)
  const rows: Record<string, string>[] = parse(csv.body, { columns: true })
  assert.equal(rows.length, 40)
  const [first] = await matching.results(run.id, 'status=matched&limit=1&order=asc')
  assert.equal(rows[0]?.['document_id'], first?.document_id)
  for (const row of rows) {
    assert.equal(row['reference.name']?.toUpperCase(), `${row['supplier.name']} GMBH`)
    assert.match(row['why'] ?? '', /supplier\.name \d/)
    assert.match(row['counterfactuals'] ?? '', /without supplier\.name: /)
  }
  const book = await client.get(`${path}?format=xlsx`)
  const sheets = read(book.rawPayload)
  const sheet = sheets.Sheets[sheets.SheetNames[0] ?? '']
  assert.ok(sheet)
  assert.equal(utils.sheet_to_json(sheet).length, 41)
})
