import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ExtractResult } from '../../../src/contract/extractions.ts'
import { statementsOf } from '../../support/count-statements.ts'
import { eventually } from '../../support/eventually.ts'
import { jobClient } from '../../support/job-client.ts'
import { startPlatform } from '../../support/platform.ts'
import { platformClient } from '../../support/platform-client.ts'

// However slow the machine is, no extraction must become a job.
const { system, app, workspace, client } = await startPlatform()

const primitives = '/v1/dialects/primitives'
const data_schema = [
  { name: 'name', type: 'string' },
  { name: 'number', type: 'string' },
  { name: 'rank', type: 'integer' },
]
const entries = [
  { name: 'Sample Limited', number: 'C-1', rank: 3 },
  { name: 'Nordlys Kraft', number: 'C-2', rank: 4 },
  { name: 'Unnumbered', number: null },
]
const customer = { type: 'string', reference: { primitive: 'customers', key: 'name', value: 'number' } }
const letter = (name: string) => `Invoice\n\nInvoice number: RE-${name.length}\n\nCustomer: ${name}\n\nTotal: 96.00 EUR`

async function create(body: object, by = client): Promise<string> {
  const made = await by.post(primitives, body)
  assert.equal(made.statusCode, 200, made.body)
  return made.json().id
}

async function extract(text: string, schema: object, by = client): Promise<ExtractResult> {
  const answer = await by.extract(text, { schema })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json()
}

function lookedUp({ data, confidence, provenance, validation }: ExtractResult, path = 'customer') {
  const place = provenance?.[path]
  return {
    value: (data as Record<string, unknown>)[path],
    confidence: confidence?.fields[path] ?? 0,
    place,
    reference: place?.reference,
    concerns: (validation?.concerns ?? []).filter((each) => each.path === `$.${path}`),
  }
}

const id = await create({ name: 'Customers', data_schema, entries })

test('what was read becomes the value of the entry, and what was printed stays in the provenance', async () => {
  const { value, confidence, place, reference, concerns } = lookedUp(await extract(letter('SAMPLE LTD.'), { customer }))
  assert.equal(value, 'C-1')
  assert.equal(place?.page, 1)
  assert.match(place?.quote ?? '', /SAMPLE LTD/)
  assert.equal(typeof place?.start, 'number')
  assert.deepEqual(
    [reference?.primitive, reference?.version, reference?.match, reference?.key],
    ['customers', 1, 'normalised', 'Sample Limited'],
  )
  assert.match(reference?.printed ?? '', /SAMPLE LTD/)
  assert.equal(reference?.confidence, confidence)
  assert.deepEqual(concerns, [])
})

test('a value that is only close is less sure than its reading, by how close it is', async () => {
  const { value, confidence, reference } = lookedUp(await extract(letter('Nordlis Kraft'), { customer }))
  assert.deepEqual([value, reference?.match], ['C-2', 'close'])
  const expected = (reference?.confidence ?? 0) * (reference?.likeness ?? 0)
  assert.ok(Math.abs(confidence - expected) < 0.001, `${confidence} for ${expected}`)
  assert.ok(confidence < (reference?.confidence ?? 0))
})

test('what cannot be looked up stays as it was read, with a concern and no error', async () => {
  const cases: [string, object, RegExp][] = [
    ['Wholly Else', customer, /"Wholly Else" is not in "name" of the primitive "customers" \(version 1\)/],
    ['Unnumbered', customer, /The entry "Unnumbered" .* has no "number"/],
    ['Sample Ltd', { ...customer, reference: { ...customer.reference, primitive: 'clients' } }, /no primitive called/],
    ['Sample Ltd', { ...customer, reference: { ...customer.reference, key: 'nme' } }, /There is no column "nme"/],
    ['Sample Ltd', { ...customer, reference: { ...customer.reference, value: 'no' } }, /There is no column "no"/],
  ]
  for (const [name, field, problem] of cases) {
    const { value, confidence, reference, concerns } = lookedUp(await extract(letter(name), { customer: field }))
    assert.equal(value, name)
    assert.deepEqual([reference?.match, reference?.read, reference?.confidence], ['none', name, confidence])
    assert.deepEqual(
      concerns.map(({ code, level }) => [code, level]),
      [['additional_value', 'warning']],
    )
    assert.match(concerns[0]?.text ?? '', problem)
  }
})

test('the three formats of schemas and all types of values are looked up, inside lists too', async () => {
  const csv = 'item,buyer\nPaper,SAMPLE\nPens,Nordlys Kraft\nInk,Nobody\n'
  const reference = { primitive: 'customers', key: 'name', value: 'rank' }
  const item = {
    type: 'object',
    properties: { item: { type: 'string' }, buyer: { type: 'integer', 'x-reference': reference } },
  }
  const schemas = [
    { type: 'object', properties: { rows: { type: 'array', items: item } } },
    {
      fields: [
        { name: 'rows', type: 'array', fields: [{ name: 'item' }, { name: 'buyer', type: 'integer', reference }] },
      ],
    },
    { rows: [{ item: 'string', buyer: { type: 'integer', reference } }] },
  ]
  for (const schema of schemas) {
    const answer = await client.extract(csv, { schema }, 'rows.csv')
    assert.equal(answer.statusCode, 200, answer.body)
    const { data, provenance, validation, schema: kept } = answer.json() as ExtractResult
    assert.deepEqual(data, {
      rows: [
        { item: 'Paper', buyer: 3 },
        { item: 'Pens', buyer: 4 },
        { item: 'Ink', buyer: 'Nobody' },
      ],
    })
    assert.equal(provenance?.['rows[1].buyer']?.reference?.printed, 'Nordlys Kraft')
    const codes = validation?.concerns.filter(({ path }) => path === '$.rows[2].buyer').map(({ code }) => code)
    assert.deepEqual(codes?.toSorted(), ['additional_value', 'type_mismatch'])
    assert.ok(JSON.stringify(kept.definition).includes('"x-reference":{"primitive":"customers"'))
  }
})

test('a new version is used from the next extraction on, also for what the registry knows', async () => {
  const name = 'Nordlys Kraft'
  const text = letter(`${name} `)
  const first = await extract(text, { customer })
  assert.deepEqual([lookedUp(first).value, lookedUp(first).reference?.version], ['C-2', 1])
  const changed = entries.map((entry) => (entry.name === name ? { ...entry, number: 'C-22' } : entry))
  const put = await client.call('PUT', `${primitives}/${id}`, { entries: changed })
  assert.equal(put.statusCode, 200, put.body)
  const second = await extract(text, { customer })
  assert.deepEqual([lookedUp(second).value, lookedUp(second).reference?.version], ['C-22', 2])
  assert.equal(second.usage?.cells_ai, 0)
  const before = (await client.get(`/v1/extractions/${first.extraction_id}`)).json()
  assert.deepEqual([before.data.customer, before.provenance.customer.reference.version], ['C-2', 1])
  // The same reading answers who does not ask for a look-up.
  const plain = await extract(text, { customer: 'string' })
  assert.deepEqual([lookedUp(plain).value, lookedUp(plain).reference, plain.usage?.cells_ai], [name, undefined, 0])
})

test('what a person says is not looked up, and its concern goes', async () => {
  const text = letter('Wholly Unknown')
  const { extraction_id } = await extract(text, { customer })
  const corrections = [{ field: 'customer', value: 'C-9' }]
  const corrected = await client.call('PATCH', `/v1/extractions/${extraction_id}/data`, { corrections })
  assert.equal(corrected.statusCode, 200, corrected.body)
  for (const each of [corrected.json() as ExtractResult, await extract(text, { customer })]) {
    const { value, place, reference, concerns } = lookedUp(each)
    assert.deepEqual([value, place?.kind, reference, concerns], ['C-9', 'human', undefined, []])
  }
})

test('jobs of both doors, runs and re-extractions look up alike', async () => {
  const schema = { type: 'object', properties: { customer: { type: 'string', 'x-reference': customer.reference } } }
  const jobs = jobClient(app, workspace)
  const submitted = await jobs.submit([
    ['file', letter('Sample  Ltd'), 'note.txt'],
    ['json_schema', JSON.stringify(schema)],
  ])
  assert.equal(submitted.statusCode, 202, submitted.body)
  const ended = await jobs.end(submitted.json().job_id)
  assert.deepEqual(ended.result, { customer: 'C-1' })
  assert.equal(ended.provenance?.['customer']?.reference?.version, 2)

  const { id: document } = await client.ingest(letter('Sample Ltd   '))
  const again = await client.post(`/v1/documents/${document}/re-extract`, { schema })
  assert.equal(again.statusCode, 200, again.body)
  assert.equal(again.json().data.customer, 'C-1')

  const saved = await client.post('/v1/schemas', { name: 'Customers', definition: schema })
  assert.equal(saved.statusCode, 200, saved.body)
  const run = await client.send('/v1/run', [
    ['spec_id', saved.json().id],
    ['files', letter('Sample Ltd    '), 'run.txt'],
  ])
  assert.equal(run.statusCode, 202, run.body)
  const { links } = await eventually('the run to end', async () => {
    const now = (await client.get(`/v1/run/${run.json().run_id}?wait=10`)).json()
    return now.completed_at === undefined ? undefined : now
  })
  const results = (await client.get(links.results)).json()
  assert.equal(results.data[0].fields.customer, 'C-1', JSON.stringify(results))
})

test('primitives are asked for once, and only where something is looked up', async () => {
  const asks = async (schema: object, name: string) =>
    (await statementsOf(system.pool, () => extract(letter(name), schema))).filter((text) => /primitives/.test(text))
      .length
  assert.equal(await asks({ customer: 'string' }, 'Somebody Plain'), 0)
  const rank = { type: 'integer', reference: { ...customer.reference, value: 'rank' } }
  assert.equal(await asks({ customer, buyer: rank }, 'Somebody Looked Up'), 1)
})

test('a primitive of another workspace is not looked in', async () => {
  const stranger = platformClient(app, await system.workspace())
  const { value, concerns } = lookedUp(await extract(letter('Sample Ltd'), { customer }, stranger))
  assert.equal(value, 'Sample Ltd')
  assert.match(concerns[0]?.text ?? '', /There is no primitive called "customers"/)
})

test('a deleted primitive resolves no more, and what was looked up before stays', async () => {
  const text = letter('Sample Ltd')
  const before = await extract(text, { customer })
  assert.equal(lookedUp(before).value, 'C-1')
  assert.equal((await client.call('DELETE', `${primitives}/${id}`)).statusCode, 200)
  const { value, concerns } = lookedUp(await extract(text, { customer }))
  assert.equal(value, 'Sample Ltd')
  assert.match(concerns[0]?.text ?? '', /There is no primitive called/)
  const kept = (await client.get(`/v1/extractions/${before.extraction_id}`)).json()
  assert.equal(kept.data.customer, 'C-1')
})

test('a reference of the wrong shape is a 400 that names its place; whether the primitive is there is not asked', async () => {
  const refused: [object, string, RegExp][] = [
    [
      { fields: [{ name: 'a', reference: 'customers' }] },
      'definition.fields[0].reference',
      /This is an object such as/,
    ],
    [
      { fields: [{ name: 'a', reference: { primitive: 'x', key: 'y' } }] },
      'definition.fields[0].reference',
      /"value" is a text/,
    ],
    [
      { a: { type: 'string', 'x-reference': { primitive: '', key: 'y', value: 'z' } } },
      'definition.a.x-reference',
      /"primitive" is/,
    ],
    [
      { type: 'object', properties: { a: { type: 'string', 'x-reference': { ...customer.reference, by: 1 } } } },
      'definition.properties.a.x-reference',
      /A reference has no "by"/,
    ],
    [
      { type: 'object', properties: { a: { type: 'array', items: {}, 'x-reference': customer.reference } } },
      'definition.properties.a.x-reference',
      /Only a field with one value/,
    ],
  ]
  for (const [definition, path, message] of refused) {
    const answer = await client.post('/v1/schemas', { name: `Refused ${path}`, definition })
    assert.equal(answer.statusCode, 400, answer.body)
    const [detail] = answer.json().details
    assert.equal(detail.path, path)
    assert.match(detail.message, message)
  }
  const fields = [{ name: 'tags', type: 'string[]', reference: { primitive: 'nowhere', key: 'a', value: 'b' } }]
  const made = await client.post('/v1/schemas', { name: 'Of nothing', fields })
  assert.equal(made.statusCode, 200, made.body)
  assert.deepEqual(made.json().definition.properties.tags, {
    type: 'array',
    items: { type: 'string', 'x-reference': fields[0]?.reference },
  })
})
