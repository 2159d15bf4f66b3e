import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jsonTextDocument, xmlDocument } from '../../test/support/data-documents.ts'
import { checkExtraction } from './check-extraction.ts'
import { resolveDocument } from './resolve-document.ts'
import { readSchema } from './schema/read-schema.ts'

const order = `<Order number="PO-7"><Buyer><Name>Acme GmbH</Name><City>Graz</City></Buyer>
  <Items><Item sku="X1"><Qty>4</Qty><Price>25.00</Price></Item><Item sku="X2"><Qty>1</Qty><Price>310.50</Price></Item></Items>
  <Total>410.50</Total></Order>`

test('records of XML keep their own values: a total behind them is in none of them', async () => {
  const schema = readSchema({
    buyer: 'string',
    total: 'money',
    line_items: [{ article_number: 'string', unit_price: 'money', amount: 'money' }],
  })
  assert.deepEqual(resolveDocument(await xmlDocument(order), schema).data, {
    buyer: 'Acme GmbH',
    total: 410.5,
    line_items: [
      { article_number: 'X1', unit_price: 25, amount: null },
      { article_number: 'X2', unit_price: 310.5, amount: null },
    ],
  })
})

test('null in JSON is no text, and surely no value', async () => {
  const schema = readSchema({ name: 'string', nul: 'string', zip: 'string' })
  const { data, confidence } = resolveDocument(
    await jsonTextDocument('{"name":"Bo","nul":null,"zip":"01234","star":"*x*"}'),
    schema,
  )
  assert.deepEqual(data, { name: 'Bo', nul: null, zip: '01234' })
  assert.ok((confidence.fields['nul'] ?? 0) > 0.9)
})

test('a number with more digits than a number keeps is told of, and is there as text', async () => {
  const document = await jsonTextDocument('{"serial":9007199254740991,"account":12345678901234567890}')
  const schema = readSchema({ serial: 'integer', account: 'integer' })
  const { findings, ...extraction } = resolveDocument(document, schema)
  assert.deepEqual(extraction.data, { serial: 9007199254740991, account: null })
  const { concerns } = checkExtraction(schema, extraction, findings, { level: 'lax' })
  assert.match(
    concerns.find(({ path }) => path === '$.account')?.text ?? '',
    /12345678901234567890.*ask for it as text/,
  )
  assert.deepEqual(resolveDocument(document, readSchema({ account: 'string' })).data, {
    account: '12345678901234567890',
  })
})
