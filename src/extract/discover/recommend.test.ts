import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jsonDocument } from '../../../test/support/data-documents.ts'
import { htmlDocument } from '../../../test/support/written-documents.ts'
import { extractDocument } from '../extract.ts'
import { readSchema } from '../schema/read-schema.ts'
import { discover } from './discover.ts'
import { recommendSchema } from './recommend.ts'

const invoice = `<h1>Rechnung</h1>
<p>Rechnungsnummer: RE-2024-118<br>Rechnungsdatum: 31.01.2024<br>Kundennummer: K40017<br>E-Mail: office@example.org</p>
<table><tr><th>Pos.</th><th>Bezeichnung</th><th>Menge</th><th>Einzelpreis</th><th>Gesamt</th></tr>
<tr><td>1</td><td>Papier A4</td><td>20</td><td>4,50</td><td>90,00</td></tr>
<tr><td>2</td><td>Stifte</td><td>5</td><td>2,00</td><td>10,00</td></tr></table>
<p>Nettobetrag: 100,00 EUR<br>MwSt. 19 %: 19,00 EUR<br>Gesamtbetrag: 119,00 EUR</p>`

type Schema = Record<string, unknown> & { properties: Record<string, Schema>; required: string[]; items: Schema }

async function recommend(...bodies: string[]): Promise<Schema> {
  const discoveries = await Promise.all(bodies.map(async (body) => discover(await htmlDocument(body))))
  return recommendSchema(discoveries.map((discovery) => [discovery])) as Schema
}

test('an invoice gives a schema with names, titles, types, formats, examples and an array of items', async () => {
  const schema = await recommend(invoice)
  assert.equal(schema['title'], 'Invoice')
  assert.deepEqual(schema.properties['invoice_date'], {
    title: 'Rechnungsdatum',
    description: 'Invoice date, printed as "Rechnungsdatum".',
    type: 'string',
    format: 'date',
    examples: ['2024-01-31'],
  })
  assert.equal(schema.properties['email']?.['format'], 'email')
  const items = schema.properties['line_items']
  assert.equal(items?.['type'], 'array')
  assert.equal(items?.items.properties['quantity']?.['type'], 'number')
  assert.equal(items?.items['additionalProperties'], false)
})

test('what is typical of the type comes first', async () => {
  const names = Object.keys((await recommend(invoice)).properties)
  assert.deepEqual(names.slice(0, 2), ['invoice_number', 'invoice_date'])
  assert.ok(names.indexOf('net_total') < names.indexOf('gross_total'))
})

test('extracting with the schema gives back what was discovered', async () => {
  const document = await htmlDocument(invoice)
  const discovery = discover(document)
  const { data } = extractDocument(document, readSchema(recommendSchema([[discovery]])))
  const found = data as Record<string, unknown>
  const same = discovery.pairs.filter(({ name, value }) => found[name] === value).length
  assert.ok(same >= 0.7 * discovery.pairs.length, `${same} of ${discovery.pairs.length} are the same`)
  assert.deepEqual(
    (found['line_items'] as Record<string, unknown>[]).map((item) => item['line_total']),
    [90, 10],
  )
})

test('only what all documents state is required, and each name is there once', async () => {
  const schema = await recommend(
    '<h1>Invoice</h1><p>Invoice number: A-17<br>Invoice date: 3 May 2024<br>Order number: PO-55</p>',
    '<h1>Invoice</h1><p>Invoice number: B-18<br>Invoice date: 4 May 2024</p>',
  )
  assert.deepEqual(Object.keys(schema.properties), ['invoice_number', 'invoice_date', 'order_number'])
  assert.deepEqual(schema.required, ['invoice_number', 'invoice_date'])
  assert.deepEqual(schema.properties['invoice_number']?.['examples'], ['A-17', 'B-18'])
})

test('a question with boxes becomes a choice, and yes or no a boolean', async () => {
  const schema = await recommend(
    '<p>Familienstand:</p><p>☒ ledig</p><p>☐ verheiratet</p><h2>Weiteres</h2><p>Nationalität: deutsch</p>',
    '<p>Einwilligung:</p><p>☒ ja</p><p>☐ nein</p>',
  )
  assert.deepEqual(schema.properties['marital_status']?.['enum'], ['ledig', 'verheiratet'])
  assert.equal(schema.properties['consent']?.['type'], 'boolean')
})

test('a document without anything gives a schema without fields', async () => {
  const schema = await recommend('')
  assert.deepEqual(schema.properties, {})
  assert.doesNotThrow(() => readSchema({ ...schema, properties: { any: { type: 'string' } } }))
})

test('nobody who is named in a document becomes the name of a field', async () => {
  const schema = await recommend(
    '<h1>Invoice</h1><p>Brightside Energy, Mrs H Okonkwo: 2024-01-31<br>Invoice number: A-17</p>' +
      '<p>Sabine Maier: 12 hours</p><p>Nordwind Handels GmbH: 4711</p>',
  )
  assert.doesNotMatch(JSON.stringify(schema), /okonkwo|brightside|maier|nordwind/i)
  assert.ok('invoice_number' in schema.properties)
})

test('one document requires what every document of its type has, and three of any type what they all state', async () => {
  const one = await recommend(invoice)
  assert.deepEqual(one.required, ['invoice_number', 'invoice_date', 'gross_total'])
  const sheet = (colour: string) => `<h1>Sheet</h1><p>Colour: ${colour}<br>Weight: 5 kg</p>`
  assert.deepEqual((await recommend(sheet('red'))).required, [])
  assert.deepEqual((await recommend(sheet('red'), sheet('green'), sheet('blue'))).required, ['color', 'weight'])
})

test('the schema of a JSON file has its lists', async () => {
  const file = { assets: [{ name: 'Pump', weights: [4, 5] }, { name: 'Fan' }] }
  const { properties } = recommendSchema([[discover(await jsonDocument(file))]]) as Schema
  assert.equal(properties['assets']?.['type'], 'array')
  assert.deepEqual(properties['assets']?.items.required, ['name'])
  assert.deepEqual(Object.keys(properties['assets']?.items.properties ?? {}), ['name', 'weights'])
})
