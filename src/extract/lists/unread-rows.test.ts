import assert from 'node:assert/strict'
import { test } from 'node:test'
import { csvDocument } from '../../../test/support/data-documents.ts'
import { printedDocument } from '../../../test/support/printed-document.ts'
import { checkExtraction } from '../check-extraction.ts'
import { resolveDocument } from '../resolve-document.ts'
import { readSchema } from '../schema/read-schema.ts'
import { viewDocument } from '../view/document-view.ts'
import { rowsLeftOut } from './unread-rows.ts'

const head = 'Description        Quantity      Amount\n'
const rows = [
  'Paper A4           2             9,80',
  'Pens blue          4             6,00',
  'Folders            1             3,20',
]
const more = ['Stapler            1             12,50', 'Ink black          3             44,10']
const schema = readSchema({ items: [{ description: 'string', quantity: 'number', amount: 'number' }] })

test('rows like those that were read, but in no list, are told with the page that they begin on', () => {
  const document = printedDocument([head + rows.join('\n'), head + more.join('\n')])
  const { findings, ...whole } = resolveDocument(document, schema)
  assert.equal(findings.partLists, undefined)
  assert.equal(rowsLeftOut(viewDocument(document), whole, 'items'), undefined)
  const half = { ...whole, provenance: without(['items[3]', 'items[4]'], whole.provenance) }
  assert.deepEqual(rowsLeftOut(viewDocument(document), half, 'items'), { rows: 2, page: 2 })
})

test('totals, notes and heads that are printed again are no rows that were left out', () => {
  const below = [
    'Subtotal                         75,60',
    'VAT 19 %                         14,36',
    'Thank you for your order',
  ]
  const document = printedDocument([head + [...rows, head.trim(), ...more, ...below].join('\n')])
  const { findings, data } = resolveDocument(document, schema)
  assert.equal((data as { items: unknown[] }).items.length, 5)
  assert.equal(findings.partLists, undefined)
})

test('the head of a sheet of words alone is no row that was left out', async () => {
  const document = await csvDocument('Name;City\nAnna;Bonn\nBert;Kiel\n')
  const { findings, data } = resolveDocument(document, readSchema({ people: [{ name: 'string', city: 'string' }] }))
  assert.equal((data as { people: unknown[] }).people.length, 2)
  assert.deepEqual(findings.partLists ?? [], [])
})

test('a list that was read in part is not valid, until somebody else has filled it', () => {
  const items = ['Paper A4', 'Pens blue'].map((description) => ({ description, quantity: 1, amount: 2 }))
  const check = (data: object) =>
    checkExtraction(
      schema,
      { data, confidence: { overall: 1, fields: {} }, provenance: {} },
      { partLists: [{ path: 'items', length: 2, rows: 3, page: 2 }] },
      { level: 'lax' },
    )
  const { valid, concerns } = check({ items })
  assert.equal(valid, false)
  assert.deepEqual(
    concerns.map(({ path, code, text }) => [path, code, text]),
    [['$.items', 'array_length_mismatch', 'From page 2 on 3 rows of its table are no item.']],
  )
  assert.equal(check({ items: [...items, ...items] }).valid, true)
})

function without<Value>(items: readonly string[], places: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(places).filter(([path]) => !items.some((item) => path === item || path.startsWith(`${item}.`))),
  )
}
