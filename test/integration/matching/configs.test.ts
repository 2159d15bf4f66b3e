import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newId } from '../../../src/core/ids.ts'
import { makeRecords, mappings, matchingClient } from '../../support/matching.ts'
import { platformClient } from '../../support/platform-client.ts'
import { createTestSystem, type TestSystem } from '../../support/system.ts'

let system: TestSystem
let client: ReturnType<typeof platformClient>
let made: Awaited<ReturnType<typeof makeRecords>>
const path = '/v1/matching/configs'

before(async () => {
  system = await createTestSystem()
  const workspace = await system.workspace()
  client = platformClient(await system.app(), workspace)
  made = await makeRecords(system, workspace.id, client, [{ name: 'ALDER BAKERY', vat: null }])
})
after(() => system.close())

test('a config is created with defaults, read, listed, changed and deleted', async () => {
  const { good, create } = matchingClient(client)
  const config = await create(made.config)
  const self = `${path}/${config.id}`
  assert.deepEqual(config, {
    ...{ id: config.id, ...made.config, threshold: 0.85, review_floor: 0.4, one_to_one: false, version: 1 },
    ...{ created_at: config.created_at, updated_at: config.created_at },
    links: { self, run: `${self}/run`, reference_data: `/v1/reference-data/${made.referenceDataId}` },
  })
  assert.deepEqual(await good(client.get(self)), config)
  const { data } = await good<{ data: unknown[] }>(client.get(path))
  assert.deepEqual(data, [config])
  const changed = await good<typeof config>(client.call('PATCH', self, { threshold: 0.9, one_to_one: true }))
  assert.deepEqual(
    [changed.threshold, changed.one_to_one, changed.review_floor, changed.version, changed.field_mappings],
    [0.9, true, 0.4, 2, mappings],
  )
  assert.deepEqual(await good(client.call('DELETE', self)), { deleted: true, id: config.id })
  assert.equal((await client.get(self)).statusCode, 404)
  const { rows } = await system.pool.query(
    `select action from audit_log where subject_id = $1 order by created_at, id`,
    [config.id],
  )
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['matching_config.create', 'matching_config.update', 'matching_config.delete'],
  )
})

test('the same schema is named by its short id, and fields however they are written', async () => {
  const { good, create } = matchingClient(client)
  const { short_id } = await good<{ short_id: string }>(client.get(`/v1/schemas/${made.schemaId}`))
  const written = mappings.map((mapping) => ({ ...mapping, extracted_field: mapping.extracted_field.toUpperCase() }))
  const config = await create({ ...made.config, target_value: short_id, field_mappings: written })
  assert.equal(config.target_value, made.schemaId)
  await create({ ...made.config, target_type: 'document_filter', target_value: { conditions: [] } })
})

const [name, vat] = mappings

/** What is wrong, and the paths of all that is told of it. */
const refusals: [string, object, string[]][] = [
  [
    'an unknown column',
    { field_mappings: [{ ...name, reference_column: 'nom' }] },
    ['field_mappings[0].reference_column'],
  ],
  [
    'an unknown field',
    { field_mappings: [name, { ...vat, extracted_field: 'tax' }] },
    ['field_mappings[1].extracted_field'],
  ],
  [
    'all problems at once',
    { field_mappings: [{ ...name, reference_column: 'nom', extracted_field: 'nom' }], review_floor: 0.9 },
    ['field_mappings[0].extracted_field', 'field_mappings[0].reference_column', 'review_floor'],
  ],
  [
    'a field in a list',
    { field_mappings: [{ ...name, extracted_field: 'lines.sku' }] },
    ['field_mappings[0].extracted_field'],
  ],
  [
    'what is no path',
    { field_mappings: [{ ...name, extracted_field: '["\\q"]' }] },
    ['field_mappings[0].extracted_field'],
  ],
  ['no mapping', { field_mappings: [] }, ['field_mappings']],
  [
    'the whole row alone',
    { field_mappings: [{ ...name, extracted_field: '*', reference_column: '*' }] },
    ['field_mappings'],
  ],
  [
    'half a whole row',
    { field_mappings: [{ ...name, extracted_field: '*' }, vat] },
    ['field_mappings[0].reference_column'],
  ],
  ['a negative weight', { field_mappings: [{ ...name, weight: -1 }, vat] }, ['field_mappings[0].weight']],
  ['no weight at all', { field_mappings: mappings.map((one) => ({ ...one, weight: 0 })) }, ['field_mappings']],
  ['an unknown type', { field_mappings: [{ ...name, match_type: 'sounds_like' }] }, ['field_mappings[0].match_type']],
  ['a tolerance of texts', { field_mappings: [{ ...name, tolerance: 1 }] }, ['field_mappings[0].tolerance']],
  ['a threshold over 1', { threshold: 1.2 }, ['threshold']],
  ['a floor below 0', { review_floor: -0.1 }, ['review_floor']],
  ['a floor over the threshold', { threshold: 0.3 }, ['review_floor']],
  ['an unknown target', { target_type: 'page' }, ['target_type']],
  ['a filter where a schema is meant', { target_value: { conditions: [] } }, ['target_value']],
  ['a schema where a filter is meant', { target_type: 'document_filter' }, ['target_value']],
]
for (const [what, change, paths] of refusals)
  test(`a config with ${what} is a 400 that says where`, async () => {
    const { good, create } = matchingClient(client)
    const refused = await client.post(path, { ...made.config, ...change })
    const error = refused.json()
    assert.deepEqual([refused.statusCode, error.code], [400, 'validation_error'], refused.body)
    assert.deepEqual(
      error.details.map((detail: { path: string }) => detail.path),
      paths,
      refused.body,
    )
    const config = await create(made.config)
    const patched = await client.call('PATCH', `${path}/${config.id}`, change)
    assert.equal(patched.statusCode, 400, patched.body)
    assert.deepEqual(await good(client.get(`${path}/${config.id}`)), config)
  })

test('reference data, schemas and runs that are not there are a 404', async () => {
  const missing = [
    { reference_data_id: newId() },
    { target_value: newId() },
    { target_type: 'run', target_value: newId() },
    { target_type: 'document_filter', target_value: { schema_id: 'SCH-00000000' } },
  ]
  for (const change of missing)
    assert.equal((await client.post(path, { ...made.config, ...change })).statusCode, 404, JSON.stringify(change))
})

test('a run is refused when its table was deleted, has no rows, or lost a column, and when there is nothing to match', async () => {
  const { good, create } = matchingClient(client)
  const table = async (rows: string[][]) =>
    good<{ id: string }>(
      client.post('/v1/reference-data', { name: `T ${Math.random()}`, columns: ['name', 'vat'], rows }),
    )
  const refusal = async (config: object, before: (tableId: string, configId: string) => Promise<unknown>) => {
    const { id } = await table([['Alder Bakery', 'DE1']])
    const made = await create({ ...config, reference_data_id: id })
    await before(id, made.id)
    const answer = await client.post(`${path}/${made.id}/run`, {})
    return [answer.statusCode, answer.json().reason, answer.json().details?.[0]?.path]
  }
  const rows = (id: string, body: object) => good(client.call('PUT', `/v1/reference-data/${id}/rows`, body))
  assert.deepEqual(await refusal(made.config, (id) => good(client.call('DELETE', `/v1/reference-data/${id}`))), [
    ...[409, 'reference_data_deleted', undefined],
  ])
  assert.deepEqual(await refusal(made.config, (id) => rows(id, { columns: ['name', 'vat'], rows: [] })), [
    ...[422, 'reference_data_empty', undefined],
  ])
  assert.deepEqual(await refusal(made.config, (id) => rows(id, { columns: ['name'], rows: [['Alder']] })), [
    ...[409, 'config_out_of_date', 'field_mappings[1].reference_column'],
  ])
  const none = { conditions: [{ fieldId: 'total', operator: 'gt', value: 1000 }] }
  assert.deepEqual(
    await refusal({ ...made.config, target_type: 'document_filter', target_value: none }, async () => {}),
    [422, 'nothing_to_match', undefined],
  )
  const schema = await good<{ id: string }>(
    client.post('/v1/schemas', { name: 'Gone', definition: { supplier: 'string' } }),
  )
  const gone = { ...made.config, target_value: schema.id, field_mappings: [{ ...name, extracted_field: 'supplier' }] }
  assert.deepEqual(await refusal(gone, () => good(client.call('DELETE', `/v1/schemas/${schema.id}`))), [
    ...[409, 'target_deleted', undefined],
  ])
  assert.equal((await client.post(`${path}/${newId()}/run`, {})).statusCode, 404)
  const { rows: begun } = await system.pool.query('select from matching_runs')
  assert.equal(begun.length, 0)
})
