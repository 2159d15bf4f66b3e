import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { makePdf } from '../../support/make-pdf.ts'
import { makeZip } from '../../support/make-zip.ts'
import { invoiceText } from '../../support/platform-client.ts'
import { file, good } from './client.ts'
import { home } from './service.ts'
import { specification } from './specification.ts'
import { type Extracted, invoiceData, invoiceSchema } from './things.ts'

const ask = (content: File, schema: unknown) =>
  good(home.send<Extracted>('/v1/extract', { file: content, schema, include_markdown: true }))

const items = {
  type: 'object',
  properties: {
    seller: { type: 'object', properties: { name: { type: 'string' } } },
    items: {
      type: 'array',
      items: { type: 'object', properties: { name: { type: 'string' }, price: { type: 'number' } } },
    },
  },
}

specification(
  ['leaves paths', 'leaves one entry each', 'leaves without pages'],
  'every leaf has its path with one confidence and one provenance, in lists and objects too',
  async () => {
    const result = await ask(file('name,price\nPen,1.50\nBook,12.00\n', 'list.csv'), items)
    const paths = ['seller.name', 'items[0].name', 'items[0].price', 'items[1].name', 'items[1].price']
    assert.deepEqual(new Set(Object.keys(result.confidence.fields)), new Set(paths))
    assert.deepEqual(new Set(Object.keys(result.provenance)), new Set(paths))
    for (const share of Object.values(result.confidence.fields)) assert.ok(share >= 0 && share <= 1)
    const { section, kind, resolver } = result.provenance['items[1].price'] ?? {}
    assert.deepEqual([kind, resolver], ['span', 'structured'])
    assert.match(section ?? '', /\d/)
  },
)

specification(
  [],
  'what else a value may be is told on request, each with its probability, and the label that it was known by',
  async () => {
    const sent = file('Invoice number: RE-1\n\nNet total: 80.00 EUR\n\nTax: 16.00 EUR\n\nTotal: 96.00 EUR', 'a.txt')
    const form = { file: sent, schema: { invoice_number: 'string', total: 'number' }, options: { alternatives: 2 } }
    const { provenance } = await good(home.send<Extracted>('/v1/extract', form))
    const told = provenance['total']?.alternatives ?? []
    assert.ok(told.length > 0 && told.every(({ confidence }) => confidence >= 0 && confidence <= 1))
    assert.deepEqual([provenance['total']?.resolver, provenance['total']?.label], ['embedded', 'Total'])
  },
)

specification(
  ['leaves span', 'leaves box', 'leaves absent', 'leaves document', 'result provenance', 'result confidence'],
  'a value quotes the markdown at its place on the page; one that is not there says so',
  async () => {
    const bytes = await makePdf((page) => void page.text('Invoice number: RE-1').text('Total: 96.00 EUR'))
    const {
      provenance,
      markdown = '',
      data,
      document,
      confidence,
    } = await ask(file(bytes, 'a.pdf'), {
      ...{ invoice_number: 'string', total: 'number', iban: 'string' },
    })
    assert.deepEqual(data, { invoice_number: 'RE-1', total: 96, iban: null })
    for (const name of ['invoice_number', 'total']) {
      const { quote, start, end, bbox, page, kind, document_id, document_sha256 } = provenance[name] ?? {}
      assert.equal(markdown.slice(start ?? 0, end ?? 0), quote)
      assert.deepEqual([page, kind, document_id], [1, 'span', document.id])
      assert.equal(document_sha256, createHash('sha256').update(bytes).digest('hex'))
      const [left = -1, top = -1, right = 2, bottom = 2] = bbox ?? []
      assert.ok(0 <= left && left < right && right <= 1 && 0 <= top && top < bottom && bottom <= 1)
    }
    const { kind, quote, start, bbox } = provenance['iban'] ?? {}
    assert.deepEqual([kind, quote, start, bbox], ['absent', undefined, undefined, undefined])
    assert.ok((confidence.fields['iban'] ?? 0) > 0.5, 'the document does not state it')
  },
)

specification(['leaves derived'], 'a value that is not read but worked out says from what', async () => {
  const text = 'Wertpapierverkauf\n\nBezahlt: ja\n\nLand: Deutschland'
  const { data, provenance } = await ask(file(text, 'a.txt'), { type: 'purchase|sale' })
  const { kind, derived_from } = provenance['type'] ?? {}
  assert.deepEqual([data, kind, derived_from], [{ type: 'sale' }, 'derived', ['type']])
})

specification(
  ['extract container', 'format ZIP'],
  'an archive is one extraction over its members, and a value names the member',
  async () => {
    const zip = makeZip([
      { name: 'letter.txt', content: 'Dear all, see the invoice.' },
      { name: 'invoice.txt', content: invoiceText },
    ])
    const { data, provenance, document } = await ask(file(zip, 'all.zip'), invoiceSchema)
    assert.deepEqual([data, provenance['total']?.child], [invoiceData, 'invoice.txt'])
    assert.deepEqual(
      document.children?.map(({ name }) => name),
      ['letter.txt', 'invoice.txt'],
    )
  },
)
