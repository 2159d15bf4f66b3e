import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jsonDocument, xmlDocument } from '../../../test/support/data-documents.ts'
import { textDocument } from '../../../test/support/text-document.ts'
import type { ChildDocument, Document } from '../../document/model.ts'
import type { DiscoveredPair, DiscoveredValue } from '../../extract/discover/discovery.ts'
import { nowhere } from '../../extract/resolve/give-provenance.ts'
import { discoverData, toExtraction } from './discovered-data.ts'

const value = (text: string): DiscoveredValue => ({
  ...{ value: text, text, type: 'string', kind: 'text', confidence: 0.5, provenance: nowhere },
})
const pair = (name: string, text: string, more: Partial<DiscoveredPair> = {}): DiscoveredPair => ({
  ...{ ...value(text), name, label: name },
  ...more,
})

test('labels, tables and values without a label become one object with the same paths everywhere', () => {
  const { data, confidence, provenance } = toExtraction({
    documentType: { type: 'other', confidence: 1 },
    language: { code: null, confidence: 0 },
    pairs: [
      pair('colour', 'red'),
      pair('size', 'small'),
      pair('size', 'large'),
      pair('wrapped', 'yes', { ticked: false }),
    ],
    tables: [
      {
        name: 'colour',
        columns: [
          { name: 'item', label: 'Item', type: 'string', kind: 'text' },
          { name: 'note', label: 'Note', type: 'string', kind: 'text' },
        ],
        rows: [[value('Pens'), null]],
      },
    ],
    entities: [value('loose')],
  })
  assert.deepEqual(data, {
    ...{ colour: 'red', size: ['small', 'large'], colour_2: [{ item: 'Pens' }], other_text_values: ['loose'] },
  })
  const paths = ['colour', 'size[0]', 'size[1]', 'colour_2[0].item', 'other_text_values[0]']
  assert.deepEqual(Object.keys(confidence.fields), paths)
  assert.deepEqual(Object.keys(provenance), paths)
})

test('documents inside a document stand under their names, and their values name them', () => {
  const inside = textDocument('Invoice number: 2024-017')
  const outside = { ...textDocument('See the attached.'), children: [child('terms.txt', inside)] }
  const letter = { ...textDocument('Order number: 4711'), children: [child('mail.eml', outside)] }
  const { data, provenance } = discoverData(letter)
  assert.deepEqual(data, { order_number: '4711', 'mail.eml': { 'terms.txt': { invoice_number: '2024-017' } } })
  assert.equal(provenance['order_number']?.child, undefined)
  assert.equal(provenance['["mail.eml"]["terms.txt"].invoice_number']?.child, 'mail.eml/terms.txt')
})

test('the lists of a JSON file are lists at any depth, and its single values single', async () => {
  const file = {
    site: 'North depot',
    notes: ['checked', 'painted'],
    assets: [
      { name: 'Pump', tag: 'A-1003', parts: [{ label: 'Seal', sizes: [[4, 5], [6]] }] },
      { name: 'Fan', tag: 'A-1004', parts: [{ label: 'Blade' }, { label: 'Guard' }] },
    ],
    owner: { name: 'Works Ltd', city: 'Leeds' },
  }
  const { data, provenance } = discoverData(await jsonDocument({ ...file, discount: null }))
  assert.deepEqual(data, file)
  assert.equal(provenance['assets[0].parts[0].sizes[0][1]']?.page, 1)
  assert.deepEqual(discoverData(await jsonDocument([{ colour: 'red' }, { colour: 'blue' }])).data, {
    items: [{ colour: 'red' }, { colour: 'blue' }],
  })
})

test('elements of an XML file that repeat are lists, others objects, and attributes stand beside what is inside', async () => {
  const file =
    '<order id="77"><customer><name>Brightside</name><city>Leeds</city></customer>' +
    '<line sku="A-100"><name>Pipe</name><price currency="EUR">12.50</price></line>' +
    '<line sku="A-220"><name>Joint</name><price currency="EUR">1.20</price><note>bent</note><note>short</note></line>' +
    '<tags><tag>rush</tag><tag>fragile</tag></tags><empty/></order>'
  const { data, provenance } = discoverData(await xmlDocument(file))
  assert.deepEqual(data, {
    id: '77',
    customer: { name: 'Brightside', city: 'Leeds' },
    line: [
      { sku: 'A-100', name: 'Pipe', price: { currency: 'EUR', value: 12.5 } },
      { sku: 'A-220', name: 'Joint', price: { currency: 'EUR', value: 1.2 }, note: ['bent', 'short'] },
    ],
    tags: { tag: ['rush', 'fragile'] },
  })
  assert.equal(provenance['line[1].note[0]']?.page, 1)
})

test('XML that marks up a text is read as the text that it is', async () => {
  const file = '<letter><p>Dear all,</p><p>Order <b>number</b>: 4711 is late.</p></letter>'
  const { data } = discoverData(await xmlDocument(file))
  assert.match(JSON.stringify(data), /"order_number":"4711/)
})

function child(name: string, document: Document): ChildDocument {
  return { name, relation: 'attachment', size: 1, document }
}
