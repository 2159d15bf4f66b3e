import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MatchingSuggestion } from '../../../src/contract/matching.ts'
import { newId } from '../../../src/core/ids.ts'
import { definition, makeRecords, matchingClient } from '../../support/matching.ts'
import { startPlatform } from '../../support/platform.ts'

const { system, workspace, client } = await startPlatform()
const matching = matchingClient(client)
const made = await makeRecords(system, workspace.id, client)
const ask = { reference_data_id: made.referenceDataId, schema_id: made.schemaId }
const suggest = (body: object) => client.post('/v1/matching/suggest', body)

test('mappings, weights and thresholds are proposed from the records and the rows, and can be run as they are', async () => {
  const suggestion = await matching.good<MatchingSuggestion>(suggest(ask))
  const { summary, expected, learned_from, ...config } = suggestion
  const pairs = config.field_mappings.map(
    ({ extracted_field, reference_column }) => `${extracted_field} ${reference_column}`,
  )
  assert.ok(pairs.includes('supplier.name name'), pairs.join())
  assert.ok(pairs.includes('supplier.vat_id vat'), pairs.join())
  assert.deepEqual(learned_from, { records: 41, rows: 60, reviews: 0 })
  assert.equal(expected.records, 41)
  assert.ok(expected.matched >= 38 && expected.matched <= 41, JSON.stringify(expected))
  assert.match(summary, /^About \d+ % of 41 records matched, \d+ to review\.$/)
  const run = await matching.end((await matching.start((await matching.create({ ...config, name: 'Learned' })).id)).id)
  assert.deepEqual([run.status, run.rows_matched], ['completed', 40], JSON.stringify(run))
  const [result] = await matching.results(run.id, 'status=matched&limit=1')
  assert.equal(typeof result?.evidence?.probability, 'number')
})

test('what people said of matches is heeded', async () => {
  const config = await matching.create(made.config)
  const run = await matching.end((await matching.start(config.id)).id)
  const results = await matching.results(run.id, 'limit=5&status=matched')
  for (const { links } of results) await matching.good(client.post(links.review, { status: 'matched' }))
  const [none] = await matching.results(run.id, 'limit=1&status=no_match')
  await matching.good(client.post(none?.links.review ?? '', { status: 'no_match' }))
  const { learned_from } = await matching.good<MatchingSuggestion>(suggest(ask))
  assert.ok(learned_from.reviews >= 5 && learned_from.reviews <= 6, JSON.stringify(learned_from))
})

test('the target can be a filter of documents, and a precision can be asked for', async () => {
  const target = { target_type: 'document_filter', target_value: { conditions: [] } }
  const { reference_data_id } = ask
  const suggestion = await matching.good<MatchingSuggestion>(suggest({ reference_data_id, ...target, precision: 0.98 }))
  assert.deepEqual(suggestion.target_value, { conditions: [] })
  assert.ok(suggestion.field_mappings.some(({ reference_column }) => reference_column === 'name'))
})

test('fields and columns that are said to mean the same are compared, and others as before', async () => {
  const pairsOf = async (field_mappings: object[]) => {
    const suggestion = await matching.good<MatchingSuggestion>(suggest({ ...ask, field_mappings }))
    return suggestion.field_mappings.map(
      ({ extracted_field, reference_column }) => `${extracted_field} ${reference_column}`,
    )
  }
  const crossed = await pairsOf([{ extracted_field: 'supplier.name', reference_column: 'vat' }])
  assert.ok(crossed.includes('supplier.name vat') && !crossed.includes('supplier.name name'), crossed.join())
  const without = await pairsOf([{ extracted_field: 'supplier.vat_id', reference_column: null }])
  assert.ok(without.includes('supplier.name name') && !without.some((pair) => pair.includes('vat_id')), without.join())
  const wrong = await suggest({ ...ask, field_mappings: [{ extracted_field: 'seller', reference_column: 'nom' }] })
  assert.equal(wrong.statusCode, 400)
  assert.deepEqual(
    wrong.json().details.map(({ path }: { path: string }) => path),
    ['field_mappings[0].extracted_field', 'field_mappings[0].reference_column'],
  )
})

test('what there is nothing to learn from is refused, and so is what is not there', async () => {
  const schema = await matching.good<{ id: string }>(client.post('/v1/schemas', { name: 'Unused', definition }))
  const empty = await matching.good<{ id: string }>(
    client.post('/v1/reference-data', { name: 'Empty', columns: ['name'], rows: [] }),
  )
  const cases: [object, number, string | undefined][] = [
    [{ ...ask, schema_id: schema.id }, 422, 'nothing_to_match'],
    [{ ...ask, reference_data_id: empty.id }, 422, 'reference_data_empty'],
    [{ ...ask, reference_data_id: newId() }, 404, undefined],
    [{ ...ask, schema_id: newId() }, 404, undefined],
    [{ ...ask, precision: 1 }, 400, undefined],
    [{ reference_data_id: made.referenceDataId }, 400, undefined],
    [{ ...ask, target_type: 'schema', target_value: made.schemaId }, 400, undefined],
  ]
  for (const [body, status, reason] of cases) {
    const answer = await suggest(body)
    assert.deepEqual([answer.statusCode, answer.json().reason], [status, reason], answer.body)
  }
})
