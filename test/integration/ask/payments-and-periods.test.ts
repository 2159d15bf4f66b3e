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

const leaf = (path: string, value: string | number, dataType: DataLeaf['dataType'] = 'string'): DataLeaf => ({
  ...{ path, value, dataType, confidence: 0.95 },
})

/** Number, supplier, day, total, how it was paid, what was bought and how many. */
const invoices: [string, string, string, number, string, string, number][] = [
  ['K-1', 'Bruckner GmbH', '2024-01-10', 500, 'bank transfer', 'Chair', 4],
  ['K-2', 'Bruckner GmbH', '2024-02-12', 300, 'credit card', 'Chair', 3],
  ['K-3', 'Olsen Paper', '2024-03-05', 120, 'cash', 'Paper', 10],
  ['K-4', 'Olsen Paper', '2025-01-08', 1080, 'bank transfer', 'Desk', 2],
]

before(async () => {
  system = await createTestSystem({ clock: { now: () => new Date('2025-05-15T12:00:00.000Z') } })
  app = await system.app()
  home = await system.workspace('home', undefined, { rateLimit: 10_000 })
  const store = (filename: string, documentType: string, leaves: DataLeaf[]) =>
    storeDocument(system, { workspaceId: home.id, filename, documentType, leaves })
  for (const [number, seller, day, total, paid, bought, many] of invoices)
    await store(`${number}.pdf`, 'invoice', [
      ...[leaf('invoice_number', number), leaf('seller.name', seller), leaf('invoice_date', day, 'date')],
      ...[leaf('total_amount', total, 'number'), leaf('payment_method', paid)],
      ...[leaf('lines[0].description', bought), leaf('lines[0].quantity', many, 'number')],
    ])
  await store('G-1.pdf', 'credit_note', [
    ...[leaf('credit_note_number', 'G-1'), leaf('invoice_reference', 'K-4'), leaf('seller.name', 'Olsen Paper')],
    ...[leaf('invoice_date', '2025-02-01', 'date'), leaf('total_amount', 80, 'number')],
  ])
})
after(() => system.close())

async function answerOf(question: string): Promise<AskResult> {
  const response = await app.inject({ method: 'POST', url: '/v1/ask', headers: home.headers, payload: { question } })
  assert.equal(response.statusCode, 200, response.body)
  return response.json()
}

/** The first value of each row. */
async function firstsOf(question: string): Promise<unknown[]> {
  const { rows, sql } = await answerOf(question)
  assert.ok(sql !== undefined, `refused: ${question}`)
  return rows.map((row) => Object.values(row)[0])
}

async function assertRefused(question: string): Promise<void> {
  const { sql, rows } = await answerOf(question)
  assert.equal(sql, undefined, `${question} ${JSON.stringify(rows)}`)
}

test('it is told how something was paid, in four languages', async () => {
  for (const question of [
    'How was invoice K-2 paid?',
    'What is the payment method of invoice K-2?',
    'Wie wurde Rechnung K-2 bezahlt?',
    'Comment la facture K-2 a-t-elle été payée ?',
    '¿Cómo se pagó la factura K-2?',
  ])
    assert.deepEqual(await firstsOf(question), ['credit card'], question)
  assert.deepEqual(await firstsOf('Which invoices were paid in cash?'), ['K-3.pdf'])
  assert.deepEqual(await firstsOf('How many invoices were paid by bank transfer?'), [2])
  assert.deepEqual(await firstsOf('What is the most common payment method?'), ['bank transfer'])
  await assertRefused('Which invoices were paid?')
  await assertRefused('When was invoice K-2 paid?')
})

test('what a field is called is meant before what else may be called so', async () => {
  assert.deepEqual(await firstsOf('What is the invoice reference of credit note G-1?'), ['K-4'])
})

test('names stand in the genitive where nobody is called so', async () => {
  assert.deepEqual(await firstsOf('Wie hoch sind Bruckners Rechnungen?'), [800])
  assert.deepEqual(await firstsOf('Total of the Olsens invoices'), [1200])
  await assertRefused('Wie hoch sind Bachners Rechnungen?')
})

test('months beside each other are both meant, of the year behind the last', async () => {
  for (const question of [
    'Total January February 2024',
    'Total in January, February 2024',
    'Gesamtbetrag Januar Februar 2024',
    'Total de janvier février 2024',
    '¿Cuánto suman las facturas de enero y febrero de 2024?',
  ])
    assert.deepEqual(await firstsOf(question), [800], question)
  assert.deepEqual(await firstsOf('Total in January, February and March 2024'), [920])
})

test('it is told what was bought in a month', async () => {
  for (const question of ['What did we buy in March 2024?', 'Was haben wir im März 2024 gekauft?'])
    assert.deepEqual(await firstsOf(question), ['Paper'], question)
})

test('the highest average is one of averages', async () => {
  const { rows } = await answerOf('Which supplier has the highest average invoice?')
  assert.deepEqual(
    rows.map((row) => Object.values(row)),
    [['Olsen Paper', 600]],
  )
  for (const question of ['What is the highest average invoice?', 'Average of the largest invoice per supplier'])
    await assertRefused(question)
})

test('what is taken from something else, or belongs to it, is refused where it is not computed', async () => {
  for (const question of [
    'What is the total in January 2024 minus the total in February 2024?',
    'Total of invoices from Olsen Paper minus total of invoices from Bruckner',
    'Summe der Rechnungen von Bruckner abzüglich Olsen Paper',
    'Which invoices have no credit note?',
    'Welche Rechnungen haben keine Gutschrift?',
    'Did we buy at least 5 chairs?',
  ])
    await assertRefused(question)
  assert.equal((await firstsOf('Show invoices, not credit notes')).length, 4)
  assert.deepEqual(await firstsOf('Which invoices have at least 4 chairs?'), ['K-1.pdf'])
})
