import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import type { DataLeaf } from '../../../src/services/cells/leaves.ts'
import { storeDocument } from '../../support/stored-documents.ts'
import { createTestSystem, type TestSystem, type TestWorkspace } from '../../support/system.ts'

let system: TestSystem
let app: FastifyInstance
let home: TestWorkspace

const text = (path: string, value: string, confidence = 0.95): DataLeaf => ({
  ...{ path, value, dataType: 'string', confidence },
})
const amount = (path: string, value: number, unit = ''): DataLeaf =>
  ({
    ...{ path, value, dataType: 'number', confidence: 0.95, isAmount: true },
    place: { page: 1, bbox: null, section: null, start: 0, end: 4, kind: 'span', quote: `${value}${unit}` },
  }) as unknown as DataLeaf

/** Seller, total, its currency, and what its items are and cost; these are printed without a currency. */
const invoices: [string, number, string, [string, number][]][] = [
  [
    'Havel Tools',
    96,
    ' CHF',
    [
      ['Rope', 30],
      ['Rope', 20],
      ['Anchor', 30],
    ],
  ],
  [
    'Moss Marine',
    60,
    ' SEK',
    [
      ['Rope', 35],
      ['Buoy', 15],
    ],
  ],
]

before(async () => {
  system = await createTestSystem()
  app = await system.app()
  home = await system.workspace('home', undefined, { rateLimit: 10_000 })
  for (const [at, [seller, total, unit, items]] of invoices.entries())
    await storeDocument(system, {
      ...{ workspaceId: home.id, filename: `invoice-${at}.pdf`, documentType: 'invoice' },
      leaves: [
        ...[text('seller.name', seller, at === 0 ? 0.95 : 0.3), amount('total_amount', total, unit)],
        ...items.flatMap(([what, cost], no) => [
          text(`line_items[${no}].description`, what),
          amount(`line_items[${no}].amount`, cost),
        ]),
      ],
    })
  await storeDocument(system, {
    ...{ workspaceId: home.id, filename: 'loans.json', documentType: 'loan_list' },
    leaves: [
      ...[text('holder_name', 'Ada Brook'), amount('deposit', 700, ' CHF')],
      ...[text('holder_name_2', 'Ravi Stone'), amount('deposit_2', 300, ' CHF')],
      ...[text('holder_name_3', 'Lena Frost'), amount('deposit_4', 50, ' CHF')],
    ],
  })
})
after(() => system.close())

async function answerOf(question: string) {
  const response = await app.inject({ method: 'POST', url: '/v1/ask', headers: home.headers, payload: { question } })
  assert.equal(response.statusCode, 200, response.body)
  return response.json()
}

test('the total for each kind of item is what these items cost, in the currency of their document', async () => {
  const answer = await answerOf('total amount per description')
  assert.deepEqual(
    answer.rows.map((row: object) => Object.values(row)),
    [
      ['Anchor', 30, 'CHF'],
      ['Buoy', 15, 'SEK'],
      ['Rope', 50, 'CHF'],
      ['Rope', 35, 'SEK'],
    ],
  )
  assert.equal(answer.verification.verdict, 'supported')
  assert.deepEqual(
    answer.warnings.map(({ code }: { code: string }) => code),
    ['other_reading', 'several_currencies'],
  )
})

test('a document counts once for each kind of item, however many items of that kind it has', async () => {
  const answer = await answerOf('How many invoices per description?')
  assert.deepEqual(
    answer.rows.map((row: object) => Object.values(row)),
    [
      ['Anchor', 1],
      ['Buoy', 1],
      ['Rope', 2],
    ],
  )
})

test('of entries that a number tells apart, a name has the figure of its own entry or none', async () => {
  const { rows } = await answerOf('What is the total deposit of Ravi Stone?')
  assert.deepEqual(
    rows.map((row: object) => Object.values(row)),
    [[300, 'CHF']],
  )
  const none = await answerOf('What is the total deposit of Lena Frost?')
  assert.deepEqual(none.rows, [])
})

test('the largest of several currencies says so, and not where one is asked for', async () => {
  const codesOf = async (question: string) =>
    (await answerOf(question)).warnings.map(({ code }: { code: string }) => code)
  assert.deepEqual(await codesOf('Which is the largest invoice?'), ['several_currencies'])
  assert.deepEqual(await codesOf('Which is the largest invoice in SEK?'), [])
})

test('whether a figure is so is answered with yes or no and the figure, for each currency', async () => {
  const francs = await answerOf('Is the total in CHF over 100?')
  assert.deepEqual(
    [francs.rows, francs.answer.slice(0, 8)],
    [[{ sum_total_amount: 96, total_amount_currency: 'CHF', holds: false }], '**No.** '],
  )
  assert.equal(francs.verification.verdict, 'supported')
  const german = await answerOf('Liegt der Gesamtbetrag über 80?')
  assert.deepEqual(
    german.rows.map((row: object) => Object.values(row)),
    [
      [96, 'CHF', true],
      [60, 'SEK', false],
    ],
  )
})

test('what is asked per item is told by what items are described as', async () => {
  const { rows } = await answerOf('How much did we spend per item?')
  assert.deepEqual(
    rows.map((row: object) => Object.values(row)),
    [
      ['Anchor', 30, 'CHF'],
      ['Buoy', 15, 'SEK'],
      ['Rope', 50, 'CHF'],
      ['Rope', 35, 'SEK'],
    ],
  )
})

test('a name that is not sure is told of where figures stand beside it', async () => {
  const { warnings } = await answerOf('How many invoices per seller?')
  const [unsure] = warnings.filter(({ code }: { code: string }) => code === 'low_confidence')
  assert.match(unsure?.message, /^1 value of ".+" is less sure than/)
})
