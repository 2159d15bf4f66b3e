import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractionSchema } from '../../../src/contract/extractions.ts'
import { watchStatements } from '../../support/count-statements.ts'
import { startPlatform } from '../../support/platform.ts'

const { system, client } = await startPlatform()
const count = 700
const lines = Array.from({ length: count }, (_, index) => `${index},name ${index},${index === 5 ? '' : index * 3}`)
const items = lines.map((_, index) => ({
  ...{ number: index, name: `name ${index}`, price: index === 5 ? null : index * 3 },
}))
const schema = { items: [{ number: 'number', name: 'string', price: 'number' }] }
const begun = (await client.extract(`number,name,price\n${lines.join('\n')}\n`, { schema }, 'rows.csv')).json()
const extraction = await client.extractionEnd(begun.extraction_id)
const path = `/v1/extractions/${begun.extraction_id}`

test('a result of thousands of values is whole, and as its contract says', () => {
  extractionSchema.parse(extraction)
  assert.deepEqual(extraction.data, { items })
  const paths = items.flatMap((_, index) => ['number', 'name', 'price'].map((name) => `items[${index}].${name}`))
  assert.deepEqual(Object.keys(extraction.confidence.fields), paths)
  assert.deepEqual(Object.keys(extraction.provenance), paths)
  assert.equal(extraction.provenance['items[4].name'].quote, 'name 4')
  assert.equal(extraction.provenance['items[4].name'].document_id, extraction.document.id)
})

test('its rows are read in pages, with what is known of them', async () => {
  const page = (await client.get(`${path}?rows=100-102`)).json()
  extractionSchema.parse(page)
  assert.deepEqual(page.data, { items: items.slice(99, 102) })
  assert.equal(Object.keys(page.provenance).length, 9)
  assert.equal(page.provenance['items[99].name'].quote, 'name 99')
  assert.deepEqual((await client.get(`${path}/data?rows=699-900`)).json(), { items: items.slice(698) })
  assert.deepEqual((await client.get(`${path}/data`)).json(), { items })
  assert.equal((await client.get(`${path}?rows=all`)).statusCode, 400)
})

test('a correction of it is replayed without that its answer was kept', async () => {
  const correct = (value: string) =>
    client.call(...(['PATCH', `${path}/data`, { corrections: [{ field: 'items[1].name', value }] }] as const), {
      'idempotency-key': 'correct once',
    })
  const first = await correct('other')
  assert.equal(first.statusCode, 200, first.body.slice(0, 500))
  assert.equal(first.json().data.items[1].name, 'other')
  const { rows } = await system.pool.query(
    `select length(body) as bytes from idempotency_requests where method = 'PATCH'`,
  )
  assert.ok(rows[0].bytes < 10_000, `${rows[0].bytes} bytes of ${first.body.length}`)
  const again = await correct('other')
  assert.equal(again.headers['idempotency-replayed'], 'true')
  assert.deepEqual(again.json(), first.json())
  assert.equal((await correct('third')).statusCode, 422)
})

test('what would be felt by all others, were it corrected, is refused', async () => {
  const correct = (field: string, value: unknown) =>
    client.call('PATCH', `${path}/data`, { corrections: [{ field, value }] })
  const sent = await correct(
    'items',
    Array.from({ length: 10_000 }, () => ({ number: 1, name: 'a', price: 2 })),
  )
  assert.equal(sent.statusCode, 422, sent.body.slice(0, 300))
  assert.equal(sent.json().reason, 'too_many_values')
  await system.pool.query('update extractions set field_count = 200000 where id = $1', [begun.extraction_id])
  const stored = await correct('items[1].name', 'third')
  await system.pool.query('update extractions set field_count = 2100 where id = $1', [begun.extraction_id])
  assert.equal(stored.statusCode, 422, stored.body.slice(0, 300))
  assert.equal((await client.get(`${path}/data?rows=2-2`)).json().items[0].name, 'other')
})

test('who reads several at once has one of them written at a time', async () => {
  let [running, most] = [0, 0]
  const count = (text: string, ended: Promise<unknown>) => {
    if (!/ from cells\b/.test(text)) return
    running += 1
    most = Math.max(most, running)
    void ended.then(() => {
      running -= 1
    })
  }
  const answers = await watchStatements(system.pool, count, () => Promise.all([1, 2, 3].map(() => client.get(path))))
  for (const answer of answers) assert.deepEqual(answer.json().data.items[2], items[2])
  assert.equal(most, 1)
})
