import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textDocument } from '../../../test/support/text-document.ts'
import { union } from '../../document/boxes.ts'
import { readSchema } from '../schema/read-schema.ts'
import { type KeptProvenance, type KeptResult, readResult } from './read-result.ts'
import { verifyExtraction } from './verify-extraction.ts'

const document = textDocument('Total: 1,096.00 EUR\n\nDate: 31 January 2024\n\nPaid: yes')
const absent = { page: null, bbox: null, quote: null, start: null, end: null, kind: 'absent' as const }

function spanOf(quote: string): KeptProvenance {
  const start = document.markdown.indexOf(quote)
  const end = start + quote.length
  const words = document.pages[0]?.words.filter((word) => word.start < end && word.end > start) ?? []
  return { page: 1, bbox: union(words.map(({ box }) => box)), quote, start, end, kind: 'span' }
}

function resultOf(leaves: Record<string, [unknown, KeptProvenance]>): KeptResult {
  const entries = Object.entries(leaves)
  return {
    data: Object.fromEntries(entries.map(([path, [value]]) => [path, value])),
    confidence: { fields: Object.fromEntries(entries.map(([path]) => [path, 0.9])) },
    provenance: Object.fromEntries(entries.map(([path, [, provenance]]) => [path, provenance])),
  }
}

const failuresOf = (result: KeptResult, schema?: unknown) =>
  verifyExtraction(document, result, schema === undefined ? undefined : readSchema(schema)).failures.map(
    ({ path, message }) => `${path}: ${message}`,
  )

const failureOf = (value: unknown, provenance: KeptProvenance) =>
  failuresOf(resultOf({ x: [value, provenance] })).join()

test('what stands in the document holds, in whichever usual spelling', () => {
  const result = resultOf({
    total: [1096, spanOf('1,096.00')],
    currency: ['EUR', spanOf('EUR')],
    date: ['2024-01-31', spanOf('31 January 2024')],
    paid: [true, spanOf('yes')],
    order: [null, absent],
    year: [2024, { ...absent, kind: 'derived', derived_from: ['date'] }],
  })
  assert.deepEqual(verifyExtraction(document, result), { values: 6, spans: 4, failures: [] })
})

test('each way in which a span can be wrong is found', () => {
  const right = spanOf('1,096.00')
  assert.match(failureOf(1097, right), /does not contain 1097/)
  assert.match(failureOf('2024-02-01', spanOf('31 January 2024')), /does not contain "2024-02-01"/)
  assert.match(failureOf(false, spanOf('yes')), /does not contain false/)
  assert.match(failureOf(1096, { ...right, start: 0, end: 8 }), /stands "Total: 1", and not the quote/)
  assert.match(failureOf(1096, { ...right, page: 2 }), /no page 2/)
  assert.match(failureOf(1096, { ...right, bbox: [0.9, 0.9, 1, 1] }), /does not cover the word "1,096.00"/)
  assert.match(failureOf(1096, { ...right, bbox: [0, 0, 2, 2] }), /does not lie on the page/)
  assert.match(failureOf(1096, { ...right, quote: null }), /not where/)
  assert.match(failureOf(null, right), /null, and says that it was read/)
  assert.match(failureOf(1096, { ...right, child: 'a.pdf' }), /no part called a\.pdf/)
})

test('kinds that do not fit their values are found', () => {
  assert.match(failureOf(1, absent), /says that the document does not state it/)
  assert.match(failureOf(null, { ...absent, page: 1, quote: 'EUR' }), /yet says where/)
  assert.match(failureOf(1, { ...absent, kind: 'derived' }), /computed from/)
  assert.match(failureOf(1, { ...absent, kind: 'derived', derived_from: ['y'] }), /computed from y, which/)
  const moved = { ...spanOf('Paid'), kind: 'derived' as const, derived_from: ['x'], start: 0, end: 4 }
  assert.match(failureOf('settled', moved), /stands "Tota", and not the quote/)
})

test('values, confidences and provenances belong together', () => {
  const result = resultOf({ total: [1096, spanOf('1,096.00')] })
  const without = { ...result, confidence: { fields: {} }, provenance: {} }
  assert.deepEqual(failuresOf(without), ['total: It has no confidence.', 'total: It has no provenance.'])
  const beside = { ...result, data: { items: [{ total: null }] } }
  assert.deepEqual(failuresOf(beside), [
    'items[0].total: It has no confidence.',
    'items[0].total: It has no provenance.',
    'total: The data has no such value.',
  ])
  assert.match(failuresOf({ ...result, confidence: { fields: { total: 7 } } }).join(), /not between 0 and 1/)
})

test('a choice of the schema may stand in the document in other words', () => {
  const result = resultOf({ state: ['settled', spanOf('Paid')] })
  assert.match(failuresOf(result).join(), /does not contain "settled"/)
  assert.deepEqual(failuresOf(result, { state: 'open|settled' }), [])
})

test('what is no result is refused with the place of the first mistake', () => {
  assert.match(String(readResult({ data: 1 })), /^confidence: /)
  assert.match(String(readResult(3)), /^the whole: /)
})
