import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import type { DataLeaf } from '../../../src/services/cells/leaves.ts'
import { storeDocument } from '../../support/stored-documents.ts'
import { createTestSystem, type TestSystem, type TestWorkspace } from '../../support/system.ts'

let system: TestSystem
let app: FastifyInstance
let home: TestWorkspace

const text = (path: string, value: string): DataLeaf => ({ path, value, dataType: 'string', confidence: 0.95 })
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
        ...[text('seller.name', seller), amount('total_amount', total, unit)],
        ...items.flatMap(([what, cost], no) => [
          text(`line_items[${no}].description`, what),
          amount(`line_items[${no}].amount`, cost),
        ]),
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
