import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printedDocument } from '../../../test/support/printed-document.ts'
import { extractDocument } from '../extract.ts'
import { readSchema } from '../schema/read-schema.ts'
import type { Adapter } from './adapter.ts'
import { fitAdapter } from './fit.ts'
import { studyDocument } from './study.ts'

const schema = readSchema({ cost_unit: 'string', invoice_number: 'string' })
const towns = ['Ulm', 'Bonn', 'Trier', 'Celle', 'Hagen', 'Fulda', 'Worms', 'Essen']

/** Where the issuer prints a cost unit nobody could know: behind its own sign. */
const billOf = (issue: number) =>
  printedDocument([
    `
Nordlicht Werkstatt GmbH
Am Hafen 3, 24103 Kiel

Invoice number: R-${1200 + 7 * issue}
Zeichen KX ${towns[issue % towns.length]}-${40 + issue}
Handled by: Office ${issue}

Goods for your workshop in ${towns[(issue + 3) % towns.length]}
Total                          ${issue + 1}00.00 EUR
Nordlicht Werkstatt GmbH, Sparkasse Kiel
`,
  ])
const costUnitOf = (issue: number) => `${towns[issue % towns.length]}-${40 + issue}`

const study = (issue: number, value: string | null = costUnitOf(issue)) =>
  studyDocument(billOf(issue), schema, [
    { path: 'cost_unit', value, isCorrected: true },
    { path: 'invoice_number', value: `R-${1200 + 7 * issue}`, isCorrected: false },
  ])

function learn(): Adapter {
  const { adapter } = fitAdapter(Array.from({ length: 10 }, (_, issue) => study(issue)))
  assert.ok(adapter)
  return { ...adapter, id: 'v1' }
}

const wrongBefore = extractDocument(billOf(20), schema)

test('what people have corrected is found in other documents of the issuer, and says which version has found it', () => {
  assert.notEqual((wrongBefore.data as Record<string, unknown>)['cost_unit'], costUnitOf(20))
  const { data, provenance, confidence } = extractDocument(billOf(20), schema, { learned: learn() })
  assert.deepEqual(data, { cost_unit: costUnitOf(20), invoice_number: 'R-1340' })
  assert.equal(provenance['cost_unit']?.quote, costUnitOf(20))
  assert.equal(provenance['cost_unit']?.learned, 'v1')
  assert.equal(provenance['invoice_number']?.learned, undefined)
  assert.ok((confidence.fields['cost_unit'] ?? 0) > 0.5)
})

test('documents that look otherwise stay as they are', () => {
  const other = printedDocument([
    `
Meyer & Sons Ltd
14 Mill Lane, Leeds

Invoice 4711           of 3 May 2024
Zeichen of the house
Cost unit: 88-12
Sum   12.00
`,
  ])
  assert.deepEqual(extractDocument(other, schema, { learned: learn() }), extractDocument(other, schema))
})

test('held-out corrections are counted, and what does not get better is not learned', () => {
  const learned = fitAdapter(Array.from({ length: 10 }, (_, issue) => study(issue)))
  assert.deepEqual(learned.report.corrected, { values: 10, wrong_before: 10, wrong_after: 0 })
  assert.deepEqual(learned.adapter?.fields, ['cost_unit'])
  // A value at another place in every document has no place.
  const anywhere = fitAdapter(
    ['Kiel', 'Office 1', 'Goods', 'EUR', 'Hafen', 'Office 5'].map((value, issue) => study(issue, value)),
  )
  assert.equal(anywhere.adapter, undefined)
})

test('one document is too little, and nothing of the text is kept', () => {
  assert.equal(fitAdapter([study(1)]).adapter, undefined)
  assert.ok(!/Nordlicht|Ulm|Bonn|Zeichen/i.test(JSON.stringify(learn())))
})
