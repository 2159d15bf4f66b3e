import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractDocument } from '../../../src/extract/extract.ts'
import type { Adapter } from '../../../src/extract/learn/adapter.ts'
import { fitAdapter } from '../../../src/extract/learn/fit.ts'
import { proveLists } from '../../../src/extract/learn/prove-lists.ts'
import { studyDocument } from '../../../src/extract/learn/study.ts'
import { readSchema } from '../../../src/extract/schema/read-schema.ts'
import { printedDocument } from '../../support/printed-document.ts'

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
  studyDocument(billOf(issue), schema, {
    truths: [
      { path: 'cost_unit', value, isCorrected: true },
      { path: 'invoice_number', value: `R-${1200 + 7 * issue}`, isCorrected: false },
    ],
    columns: [],
  })

const learned = fitAdapter(Array.from({ length: 10 }, (_, issue) => study(issue)))

function learnedAdapter(): Adapter {
  assert.ok(learned.adapter)
  return { ...learned.adapter, id: 'v1' }
}

const wrongBefore = extractDocument(billOf(20), schema)

test('what people have corrected is found in other documents of the issuer, and says which version has found it', () => {
  assert.notEqual((wrongBefore.data as Record<string, unknown>)['cost_unit'], costUnitOf(20))
  const { data, provenance, confidence } = extractDocument(billOf(20), schema, { learned: learnedAdapter() })
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
  assert.deepEqual(extractDocument(other, schema, { learned: learnedAdapter() }), extractDocument(other, schema))
})

test('held-out corrections are counted, and what does not get better is not learned', () => {
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
  assert.ok(!/Nordlicht|Ulm|Bonn|Zeichen/i.test(JSON.stringify(learnedAdapter())))
})

const goods = readSchema({
  type: 'object',
  properties: {
    lines: {
      type: 'array',
      items: {
        type: 'object',
        properties: { article: { type: 'string' }, stock_place: { type: 'string' }, quantity: { type: 'number' } },
      },
    },
  },
})

/** A column whose head says nothing to anybody else, beside one that looks the same. */
const noteOf = (issue: number) => {
  const places = ['Hammer', 'Saw', 'Nails'].map((_, line) => `${'ABCDEFG'[(issue + line) % 7]}-${10 + issue + line}`)
  const rows = places.map(
    (place, line) =>
      `${['Hammer', 'Saw   ', 'Nails '][line]}      ${place}       ${'XYZ'[line]}-${30 + issue}      ${line + 2}`,
  )
  const text = `
Nordlicht Werkstatt GmbH
Am Hafen 3, 24103 Kiel

Delivery note: L-${1200 + 7 * issue}

Article     Zeichen KX     Zeichen KV     Quantity
${rows.join('\n')}

Thank you for your order
Nordlicht Werkstatt GmbH, Sparkasse Kiel
`
  return { document: printedDocument([text]), places }
}

test('a column that people have filled is found by its head in other documents of the issuer', () => {
  const studies = Array.from({ length: 6 }, (_, issue) => {
    const { document, places } = noteOf(issue)
    const columns = [
      { path: 'lines[].stock_place', values: places, isCorrected: true },
      { path: 'lines[].article', values: ['Hammer', 'Saw', 'Nails'], isCorrected: false },
      { path: 'lines[].quantity', values: [2, 3, 4], isCorrected: false },
    ]
    return studyDocument(document, goods, { truths: [], columns })
  })
  const { adapter, report } = fitAdapter(studies)
  assert.deepEqual(adapter?.fields, ['lines[].stock_place'])
  assert.deepEqual(report.corrected, { values: 18, wrong_before: 18, wrong_after: 0 })
  assert.ok(adapter)
  const { document, places } = noteOf(30)
  const { data, provenance } = extractDocument(document, goods, { learned: { ...adapter, id: 'v1' } })
  const { lines } = data as { lines: Record<string, unknown>[] }
  assert.deepEqual(
    lines.map(({ stock_place }) => stock_place),
    places,
  )
  assert.deepEqual(
    lines.map(({ article, quantity }) => [article, quantity]),
    [
      ['Hammer', 2],
      ['Saw', 3],
      ['Nails', 4],
    ],
  )
  assert.equal(provenance['lines[1].stock_place']?.learned, 'v1')
  assert.equal(provenance['lines[1].article']?.learned, undefined)
})

/** A shelf is printed before each article and a batch behind some, which the workspace does not want. */
const pickOf = (issue: number) => {
  const articles = ['Hammer', 'Long saw', 'Nails 40', 'Angle bracket'].map((name, line) => {
    const article = line === issue % 4 ? `${name} black` : name
    const batch = (issue + line) % 2 ? ` Charge ${500 + 13 * issue + line}` : ''
    return { article, printed: `R${line + 1}/${10 + issue} ${article}${batch}`, quantity: line + 2 }
  })
  const text = `
Nordlicht Werkstatt GmbH
Am Hafen 3, 24103 Kiel

Delivery note: L-${1200 + 7 * issue}

Article                              Quantity
${articles.map(({ printed, quantity }) => `${printed.padEnd(37)}${quantity}`).join('\n')}

Thank you for your order
Nordlicht Werkstatt GmbH, Sparkasse Kiel
`
  return { document: printedDocument([text]), articles }
}

test('what people cut off the cells of a list is cut off in other documents of the issuer, if that makes held-out ones better', async () => {
  const studyPick = (issue: number, told: (article: string) => string, learned?: Adapter) => {
    const { document, articles } = pickOf(issue)
    const columns = [
      { path: 'lines[].article', values: articles.map(({ article }) => told(article)), isCorrected: true },
      { path: 'lines[].quantity', values: articles.map(({ quantity }) => quantity), isCorrected: false },
    ]
    return studyDocument(document, goods, { truths: [], columns }, { learned })
  }
  const learnFrom = (told: (article: string) => string) => {
    const studies = Array.from({ length: 6 }, (_, issue) => studyPick(issue, told))
    return proveLists(fitAdapter(studies), studies, (issue, learned) => studyPick(issue, told, learned))
  }
  const { adapter, report } = await learnFrom((article) => article)
  assert.deepEqual(report.corrected, { values: 24, wrong_before: 24, wrong_after: 0 })
  assert.deepEqual(adapter?.fields, ['lines[].article'])
  const { document, articles } = pickOf(31)
  const { data, provenance } = extractDocument(document, goods, { learned: { ...adapter, id: 'v1' } })
  assert.deepEqual(
    (data as { lines: Record<string, unknown>[] }).lines.map(({ article, quantity }) => [article, quantity]),
    articles.map(({ article, quantity }) => [article, quantity]),
  )
  assert.equal(provenance['lines[2].article']?.quote, articles[2]?.article)
  assert.equal(provenance['lines[2].article']?.learned, 'v1')
  assert.ok(!/hammer|black|charge/i.test(JSON.stringify(adapter)))
  // Values that are not printed teach nothing.
  assert.equal((await learnFrom((article) => `the ${article}`)).adapter, undefined)
})

test('choices are learned from what the documents print, and say which words told', () => {
  const asked = readSchema({
    type: 'object',
    properties: { desk: { type: 'string', enum: ['north', 'south'] }, is_urgent: { type: 'boolean' } },
  })
  const letterOf = (issue: number) => {
    const [desk, isUrgent] = [issue % 2 ? 'north' : 'south', issue % 3 === 0]
    const text = `
Nordlicht Werkstatt GmbH
Am Hafen 3, 24103 Kiel

Zeichen KX       ${desk === 'north' ? 'Halle 7' : 'Halle 2'}
Merker           ${isUrgent ? 'Q1' : 'Q4'}

Order ${1200 + 7 * issue} of ${issue + 1} May 2024
Nordlicht Werkstatt GmbH, Sparkasse Kiel
`
    return { document: printedDocument([text]), desk, isUrgent }
  }
  const studies = Array.from({ length: 12 }, (_, issue) => {
    const { document, desk, isUrgent } = letterOf(issue)
    const truths = [
      { path: 'desk', value: desk, isCorrected: true },
      { path: 'is_urgent', value: isUrgent, isCorrected: true },
    ]
    return studyDocument(document, asked, { truths, columns: [] })
  })
  const { adapter, report } = fitAdapter(studies)
  assert.ok(adapter, JSON.stringify(report))
  assert.deepEqual(adapter.fields, ['desk', 'is_urgent'])
  assert.ok(report.corrected.wrong_after === 0 && report.corrected.wrong_before > 10, JSON.stringify(report))
  for (const issue of [30, 31, 32, 33]) {
    const { document, desk, isUrgent } = letterOf(issue)
    const { data, provenance } = extractDocument(document, asked, { learned: { ...adapter, id: 'v1' } })
    assert.deepEqual(data, { desk, is_urgent: isUrgent })
    assert.deepEqual([provenance['desk']?.learned, provenance['is_urgent']?.learned], ['v1', 'v1'])
    assert.equal(provenance['desk']?.quote, desk === 'north' ? 'Halle 7' : 'Halle 2')
  }
})
