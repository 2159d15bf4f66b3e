import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import type { DataLeaf } from '../../../src/services/cells/leaves.ts'
import { storeDocument } from '../../support/stored-documents.ts'
import { createTestSystem, type TestSystem, type TestWorkspace } from '../../support/system.ts'

let system: TestSystem
let app: FastifyInstance
let taxed: TestWorkspace
let untaxed: TestWorkspace

const leaf = (path: string, value: string | number, dataType: DataLeaf['dataType']): DataLeaf => ({
  ...{ path, value, dataType, confidence: 0.95 },
})

/** Supplier, number, date, day on which it is due, total and tax. */
const invoices: [string, string, string, string, number, number][] = [
  ['May Ltd', 'N-1', '2026-10-05', '2026-12-04', 240, 40],
  ['Fjord Ltd', 'N-2', '2026-05-20', '2026-11-30', 120, 20],
  ['Fjord Ltd', 'N-3', '2026-06-30', '2025-12-15', 60, 10],
]

async function store(workspace: TestWorkspace, isTaxed: boolean): Promise<void> {
  for (const [seller, number, date, due, total, tax] of invoices) {
    const leaves = [
      ...[leaf('supplier', seller, 'string'), leaf('invoice_number', number, 'string')],
      ...[leaf('invoice_date', date, 'date'), leaf('due_date', due, 'date'), leaf('total', total, 'number')],
      ...(isTaxed ? [leaf('vat', tax, 'number')] : []),
      ...[leaf('line_items[0].description', 'Rope', 'string'), leaf('line_items[0].quantity', 3, 'number')],
      ...[leaf('line_items[0].unit_price', 7, 'number'), leaf('line_items[0].amount', 21, 'number')],
    ]
    await storeDocument(system, {
      workspaceId: workspace.id,
      filename: `${number}.pdf`,
      documentType: 'invoice',
      leaves,
    })
  }
}

before(async () => {
  system = await createTestSystem({ clock: { now: () => new Date('2026-11-18T12:00:00.000Z') } })
  app = await system.app()
  taxed = await system.workspace('taxed', undefined, { rateLimit: 10_000 })
  untaxed = await system.workspace('untaxed', undefined, { rateLimit: 10_000 })
  await store(taxed, true)
  await store(untaxed, false)
})
after(() => system.close())

async function answerOf(question: string, { headers } = taxed) {
  const response = await app.inject({ method: 'POST', url: '/v1/ask', headers, payload: { question } })
  assert.equal(response.statusCode, 200, response.body)
  return response.json()
}

/** The first column of all rows. */
async function valuesOf(question: string): Promise<unknown[]> {
  const { rows, columns } = await answerOf(question)
  return rows.map((row: Record<string, unknown>) => row[columns[0].name])
}

async function assertRefused(question: string, workspace = taxed): Promise<void> {
  const { rows, verification } = await answerOf(question, workspace)
  assert.deepEqual([rows, verification.verdict], [[], 'unsupported'], question)
}

test('a tax is what a field means by it', async () => {
  for (const question of ['What is the tax total?', 'How much tax did we pay?', 'Quel est le total de la TVA ?'])
    assert.deepEqual(await valuesOf(question), [70], question)
})

test('what no field means is no other figure', async () => {
  for (const question of [
    ...['What is the tax total?', 'What is the tax?', 'Wie hoch ist die Steuer?', 'Quelle est la TVA ?'],
    ...['¿Cuál es el IVA?', 'What is the net total?', 'What is the shipping cost?', 'What is the größe?'],
  ])
    await assertRefused(question, untaxed)
  await assertRefused('What is the total freight of invoices from Fjord Ltd in May 2026?')
  await assertRefused('Wie hoch ist die Summe der Fracht der Rechnungen von Fjord Ltd im Mai 2026?')
})

test('which invoices were paid, and when, is not known', async () => {
  for (const question of [
    ...['What is the total of paid invoices?', 'When were the invoices paid?', 'Wann wurden die Rechnungen bezahlt?'],
    ...['Wie hoch ist die Summe der bezahlten Rechnungen?', 'Quel est le total des factures payées ?'],
    ...['Quand les factures ont-elles été payées ?', '¿Cuál es el total de las facturas pagadas?'],
    '¿Cuándo se pagaron las facturas?',
  ])
    await assertRefused(question)
  assert.equal((await valuesOf('When must the invoices be paid?')).length, 3)
})

test('what is included is not all that is asked for', async () => {
  for (const question of [
    ...['What is the total including Fjord Ltd?', 'Wie hoch ist die Summe einschließlich Fjord Ltd?'],
    ...['Quel est le total y compris Fjord Ltd ?', '¿Cuál es el total incluyendo Fjord Ltd?'],
  ])
    assert.deepEqual(await valuesOf(question), [420], question)
  await assertRefused('What is the total of invoices including Rope?')
})

test('days on which something is due may be to come', async () => {
  for (const question of [
    ...['Which invoice numbers are due in December?', 'Welche Rechnungsnummern sind im Dezember fällig?'],
  ])
    assert.deepEqual(await valuesOf(question), ['N-1'], question)
  for (const question of [
    'Which invoices are not due in November?',
    'Welche Rechnungen sind nicht fällig im November?',
  ])
    assert.deepEqual(await valuesOf(question), ['N-1.pdf', 'N-3.pdf'], question)
})

test('until a month is with it', async () => {
  for (const question of [
    ...['What is the total until June 2026?', 'What is the total up to June 2026?'],
    ...['Wie hoch ist die Summe der Rechnungen bis Juni 2026?', "Quel est le total des factures jusqu'en juin 2026 ?"],
    '¿Cuál es el total de las facturas hasta junio de 2026?',
  ])
    assert.deepEqual(await valuesOf(question), [180], question)
  assert.deepEqual(await valuesOf('What is the total before June 2026?'), [120])
})

test('whether a sum is large is not the sum of what is large', async () => {
  for (const question of ['Is the total over 100?', 'Ist die Summe über 100?'])
    assert.deepEqual((await answerOf(question)).rows, [{ sum_total: 420, holds: true }], question)
})

test('the number of one invoice is what is written on it', async () => {
  assert.deepEqual(await valuesOf('What is the number of the invoice from May Ltd?'), ['N-1'])
  assert.deepEqual(await valuesOf('What is the number of invoices from Fjord Ltd?'), [2])
})

test('a month behind "in" is no supplier', async () => {
  for (const question of ['How many invoices in May?', 'Wie viele Rechnungen im Mai?', 'Combien de factures en mai ?'])
    assert.deepEqual(await valuesOf(question), [1], question)
  assert.deepEqual(await valuesOf('What is the total of invoices in May?'), [120])
})
