import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import type { AskResult } from '../../../src/contract/ask.ts'
import type { DataLeaf } from '../../../src/services/cells/leaves.ts'
import { storeDocument } from '../../support/stored-documents.ts'
import { createTestSystem, type TestSystem, type TestWorkspace } from '../../support/system.ts'

let system: TestSystem
let app: FastifyInstance
let home: TestWorkspace

const text = (path: string, value: string): DataLeaf => ({ ...{ path, value, dataType: 'string', confidence: 0.95 } })
const amount = (path: string, value: number, unit = ''): DataLeaf =>
  ({
    ...{ path, value, dataType: 'number', confidence: 0.95, isAmount: true },
    place: { page: 1, bbox: null, section: null, start: 0, end: 4, kind: 'span', quote: `${value} ${unit}`.trim() },
  }) as unknown as DataLeaf

/** What documents state by single fields, others state in a list: a supplier, what was bought, a currency. */
const documents: [kind: string, DataLeaf[]][] = [
  [
    'invoice',
    [
      ...[
        text('seller.name', 'Penrose Metal Ltd'),
        amount('total_amount', 120, 'GBP'),
        amount('share_price', 9, 'GBP'),
      ],
      ...[text('transaction_description', 'Hinges'), amount('quantity', 2)],
    ],
  ],
  [
    'invoice',
    [
      ...[text('seller.name', 'Penrose Metal Ltd'), amount('total_amount', 80, 'GBP')],
      ...[text('line_items[0].description', 'Hinges'), amount('line_items[0].quantity', 4)],
    ],
  ],
  ['invoice', [text('seller.name', 'Weber Holz GmbH'), amount('total_amount', 50, 'EUR'), amount('share_price', 30)]],
  [
    'expense_list',
    [
      ...[text('line_items[0].supplier', 'Metro Taxi'), amount('line_items[0].amount', 12)],
      ...[text('line_items[0].currency', 'EUR'), text('line_items[1].description', 'Penrose Metal Ltd')],
    ],
  ],
]

before(async () => {
  system = await createTestSystem()
  app = await system.app()
  home = await system.workspace('home', undefined, { rateLimit: 10_000 })
  for (const [at, [kind, leaves]] of documents.entries())
    await storeDocument(system, { workspaceId: home.id, filename: `${at}.pdf`, documentType: kind, leaves })
})
after(() => system.close())

async function answerOf(question: string, conversation?: string): Promise<AskResult> {
  const payload = { question, ...(conversation && { conversation_id: conversation }) }
  const response = await app.inject({ method: 'POST', url: '/v1/ask', headers: home.headers, payload })
  assert.equal(response.statusCode, 200, response.body)
  return response.json()
}

const valuesOf = ({ rows }: AskResult) => rows.map((row) => Object.values(row))

test('what stands in documents and in lists is not answered from one of these alone', async () => {
  for (const question of ['How many hinges did we buy?', 'Which invoices contain hinges?', 'How many transactions?'])
    assert.equal((await answerOf(question)).sql, undefined, question)
})

test('the supplier of a total is the one that the document states, also where lists have one', async () => {
  assert.deepEqual(valuesOf(await answerOf('Total per supplier')), [
    ['Penrose Metal Ltd', 200, 'GBP'],
    ['Weber Holz GmbH', 50, 'EUR'],
  ])
  assert.deepEqual(valuesOf(await answerOf('Is the total of Penrose over 150?')), [[200, 'GBP', true]])
})

test('a currency is that of amounts, also where a list has a column of currencies', async () => {
  const pounds = await answerOf('What is the total of invoices in GBP?')
  assert.deepEqual(valuesOf(pounds), [[200, 'GBP']])
  assert.deepEqual(valuesOf(await answerOf('and in EUR?', pounds.conversation_id)), [[50, 'EUR']])
})

test('the cheapest invoice has the lowest total, whatever prices stand on it', async () => {
  const { rows } = await answerOf('¿Cuál es la factura más barata?')
  assert.deepEqual(
    rows.map((row) => row['total_amount']),
    [50, 80],
  )
})
