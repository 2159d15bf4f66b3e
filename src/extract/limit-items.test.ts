import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jsonDocument } from '../../test/support/data-documents.ts'
import { printedDocument } from '../../test/support/printed-document.ts'
import { checkExtraction } from './check-extraction.ts'
import { resolveDocument } from './resolve-document.ts'
import { readSchema } from './schema/read-schema.ts'

const item = {
  type: 'object',
  properties: { description: { type: 'string' }, quantity: { type: 'number' }, amount: { type: 'number' } },
}
const schema = readSchema({
  type: 'object',
  properties: { items: { type: 'array', maxItems: 2, items: item } },
})
const rows = [
  { description: 'Paper', quantity: 20, amount: 90 },
  { description: 'Pens', quantity: 5, amount: 6 },
  { description: 'Ink', quantity: 2, amount: 16 },
]

test('items beyond maxItems are left out and a concern tells of them, in data and on pages', async () => {
  const page = printedDocument([
    `
Description              Quantity     Amount
Paper                          20      90.00
Pens                            5       6.00
Ink                             2      16.00
`,
  ])
  for (const document of [page, await jsonDocument({ items: rows })]) {
    const { findings, ...extraction } = resolveDocument(document, schema)
    assert.deepEqual(extraction.data, { items: rows.slice(0, 2) })
    assert.equal(Object.keys(extraction.provenance).length, 6)
    assert.equal(Object.keys(extraction.confidence.fields).length, 6)
    const { valid, concerns } = checkExtraction(schema, extraction, findings, { level: 'lax' })
    assert.equal(valid, true)
    assert.deepEqual(
      concerns.map(({ code, path }) => [code, path]),
      [['additional_value', '$.items']],
    )
  }
})
