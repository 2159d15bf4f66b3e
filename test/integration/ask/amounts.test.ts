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

const leaf = (path: string, value: string | number, dataType: DataLeaf['dataType']): DataLeaf => ({
  ...{ path, value, dataType, confidence: 0.95 },
})
const rows = (rows: Record<string, string | number>[]): DataLeaf[] =>
  rows.flatMap((row, at) =>
    Object.entries(row).map(([name, value]) =>
      leaf(
        `line_items[${at}].${name}`,
        value,
        typeof value === 'number' ? 'number' : name === 'date' ? 'date' : 'string',
      ),
    ),
  )

/** Two invoices with prices, a card statement whose rows have amounts, and two statements of an account. */
before(async () => {
  system = await createTestSystem()
  app = await system.app()
  home = await system.workspace('home', undefined, { rateLimit: 10_000 })
  const store = (filename: string, documentType: string, leaves: DataLeaf[]) =>
    storeDocument(system, { workspaceId: home.id, filename, documentType, leaves })
  const chairs = (quantity: number, unit_price: number) =>
    rows([{ item_description: 'Oak chair', quantity, unit_price, line_total: quantity * unit_price }])
  await store('1.pdf', 'invoice', [
    leaf('total', 340, 'number'),
    leaf('invoice_date', '2024-05-10', 'date'),
    ...chairs(4, 85),
  ])
  await store('2.pdf', 'invoice', [
    leaf('total', 180, 'number'),
    leaf('invoice_date', '2024-07-10', 'date'),
    ...chairs(2, 90),
  ])
  await store(
    'card.csv',
    'bank_statement',
    rows([
      { merchant: 'Corner Cafe', amount: -7.7, date: '2024-05-03' },
      { merchant: 'Corner Cafe', amount: -2.3, date: '2024-06-04' },
      { merchant: 'City Taxi', amount: -18 },
      { merchant: 'City Taxi', amount: 4 },
    ]),
  )
  for (const [at, balance] of [1200, 900].entries())
    await store(`${at}.txt`, 'bank_statement', [leaf('closing_balance', balance, 'number')])
})
after(() => system.close())

async function ask(question: string): Promise<AskResult> {
  const response = await app.inject({ method: 'POST', url: '/v1/ask', headers: home.headers, payload: { question } })
  assert.equal(response.statusCode, 200, response.body)
  return response.json<AskResult>()
}

async function valuesOf(question: string): Promise<unknown[]> {
  const { rows } = await ask(question)
  return rows.map((row) => Object.values(row)[0]).sort()
}

test('what one costs is each price that is stated, and what all cost their sum', async () => {
  for (const question of [
    'How much is one oak chair?',
    'Was kostet ein Oak chair?',
    'Combien coûte une Oak chair ?',
    '¿Cuánto cuesta una Oak chair?',
    'What is the unit price of an oak chair?',
  ])
    assert.deepEqual(await valuesOf(question), [85, 90], question)
  assert.deepEqual(await valuesOf('How much did we spend on oak chairs?'), [520])
})

test('balances of several statements are told, not added up', async () => {
  assert.deepEqual(await valuesOf('What is the closing balance?'), [1200, 900])
})

test('what is spent is read from the amounts of rows that have no other', async () => {
  const { rows, verification, warnings } = await ask('How much did we spend at Corner Cafe?')
  assert.deepEqual(rows, [{ sum_amount: -10 }])
  assert.equal(verification.verdict, 'supported')
  assert.deepEqual(warnings, [])
})

test('groups of rows are made of what these rows state', async () => {
  const { rows } = await ask('How much did we spend per merchant?')
  assert.deepEqual(rows, [
    { merchant: 'City Taxi', sum_amount: -14 },
    { merchant: 'Corner Cafe', sum_amount: -10 },
  ])
})

test('a sum that counts what came in against what went out says so', async () => {
  const { rows, warnings } = await ask('How much did we spend at City Taxi?')
  assert.deepEqual(rows, [{ sum_amount: -14 }])
  assert.deepEqual(warnings, [
    {
      code: 'other_reading',
      message: 'The sum counts amounts below zero against others: 1 below add up to -18, 1 above to 4.',
    },
  ])
})

test('rows of documents that are of no day are asked for their own', async () => {
  assert.deepEqual((await ask('How much did we spend at Corner Cafe in May 2024?')).rows, [{ sum_amount: -7.7 }])
  assert.deepEqual((await ask('How much did we spend on oak chairs in May 2024?')).rows, [{ sum_line_total: 340 }])
})
