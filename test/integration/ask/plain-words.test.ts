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

/** The field that names the supplier, the supplier, date, net and gross total, and what was bought. */
const invoices: [string, string, string, number, number, string][] = [
  ['seller.name', 'Atelier Rosier SARL', '2024-01-10', 100, 120, 'Lampe de bureau'],
  ['seller.name', 'Atelier Rosier SARL', '2024-02-10', 200, 240, 'Chaise pliante'],
  ['seller.name', 'Holz Kramer GmbH', '2024-02-20', 300, 357, 'Regal Eiche'],
  ['supplier', 'Baxter Ltd', '2024-03-05', 50, 60, 'Desk lamp'],
]

before(async () => {
  system = await createTestSystem({ clock: { now: () => new Date('2024-05-15T12:00:00.000Z') } })
  app = await system.app()
  home = await system.workspace('home', undefined, { rateLimit: 10_000 })
  for (const [at, [party, seller, date, net, gross, bought]] of invoices.entries()) {
    const leaves = [
      ...[leaf(party, seller, 'string'), leaf('invoice_date', date, 'date'), leaf('currency', 'EUR', 'string')],
      ...[leaf('net_total', net, 'number'), leaf('gross_total', gross, 'number')],
      ...[leaf('items[0].description', bought, 'string'), leaf('items[0].quantity', at + 1, 'number')],
      ...(at === 2 ? [leaf('vat_id', 'DE811234567', 'string'), leaf('deposit_paid', 'none', 'string')] : []),
    ]
    await storeDocument(system, { workspaceId: home.id, filename: `${at}.pdf`, documentType: 'invoice', leaves })
  }
})
after(() => system.close())

async function answerOf(question: string, conversation_id?: string): Promise<AskResult> {
  const payload = { question, ...(conversation_id && { conversation_id }) }
  const response = await app.inject({ method: 'POST', url: '/v1/ask', headers: home.headers, payload })
  assert.equal(response.statusCode, 200, response.body)
  return response.json()
}

async function figureOf(question: string): Promise<unknown> {
  const { rows, columns } = await answerOf(question)
  assert.equal(rows.length, 1, question)
  return rows[0]?.[columns[0]?.name ?? '']
}

test('a conversation keeps what was said of documents where a new word can be taken in two ways', async () => {
  const { conversation_id } = await answerOf('What is the total of invoices in February 2024?')
  const { rows, warnings } = await answerOf('and per supplier?', conversation_id)
  assert.deepEqual(
    rows.map(({ seller_name, sum_gross_total }) => [seller_name, sum_gross_total]),
    [
      ['Atelier Rosier SARL', 240],
      ['Holz Kramer GmbH', 357],
    ],
  )
  assert.ok(warnings.some(({ code }) => code === 'other_reading'))
})

test('a total without tax is the net one', async () => {
  assert.equal(await figureOf('What is the total of all invoices excluding VAT?'), 650)
  assert.equal(await figureOf('Gesamtbetrag der Rechnungen ohne MwSt'), 650)
  assert.equal(await figureOf('Total des factures sans TVA'), 650)
  assert.equal(await figureOf('Total de facturas sin IVA'), 650)
  assert.equal(await figureOf('How much did we spend without VAT in February 2024?'), 500)
})

test('what none of the documents states is no list of gaps', async () => {
  const { answer } = await answerOf('What is the VAT id of Atelier Rosier?')
  assert.equal(answer, 'Not stated: Vat id.')
})

test('whether invoices are paid is not known by what else is called so', async () => {
  const { sql, answer } = await answerOf('Which invoices are paid?')
  assert.equal(sql, undefined, answer)
})

test('what is due is not known by the day of an invoice', async () => {
  for (const question of [
    'What is due in June 2024?',
    'How much is due in June 2024?',
    'Welche Rechnungen sind im Juni 2024 fällig?',
    'Quelles factures arrivent à échéance en juin 2024 ?',
    '¿Qué facturas vencen en junio de 2024?',
  ])
    assert.equal((await answerOf(question)).sql, undefined, question)
})

test('whether all documents are so is answered with yes or no', async () => {
  assert.match((await answerOf('Are all invoices in EUR?')).answer, /^\*\*Yes\.\*\*/)
  assert.match((await answerOf('Sind alle Rechnungen aus dem Februar 2024?')).answer, /^\*\*Nein\.\*\*/)
})

test('a company is known by a later word of its name, and a thing by a word of what rows say, in the plural too', async () => {
  assert.equal(await figureOf('total of invoices from Rosier'), 360)
  assert.equal(await figureOf('Gesamtbetrag der Rechnungen ohne Kramer'), 420)
  assert.equal(await figureOf('Combien de chaises avons-nous achetées ?'), 2)
  const { rows, warnings } = await answerOf('Wie viele Regale haben wir gekauft?')
  assert.deepEqual(rows, [{ sum_quantity: 3 }])
  assert.deepEqual(warnings, [{ code: 'several_values', message: 'Unter „regale“ ist "regal eiche" verstanden.' }])
  assert.equal((await answerOf('How much did we spend on travel?')).sql, undefined)
})

test('what some rows describe in one field and others in another is asked of both', async () => {
  const both = await system.workspace('both', undefined, { rateLimit: 10_000 })
  for (const [at, field] of ['description', 'item_description'].entries()) {
    const leaves = [
      ...[leaf(`items[0].${field}`, 'Desk lamp', 'string'), leaf('items[0].quantity', at + 3, 'number')],
      leaf('invoice_number', `N-${at}`, 'string'),
    ]
    await storeDocument(system, { workspaceId: both.id, documentType: 'invoice', leaves })
  }
  await storeDocument(system, {
    ...{ workspaceId: both.id, documentType: 'invoice', leaves: [leaf('invoice_number', 'N-9', 'string')] },
  })
  const rowsOf = async (question: string) => {
    const response = await app.inject({ method: 'POST', url: '/v1/ask', headers: both.headers, payload: { question } })
    return response.json<AskResult>().rows
  }
  assert.deepEqual(await rowsOf('How many desk lamps did we buy?'), [{ sum_quantity: 7 }])
  assert.deepEqual(await rowsOf('How many invoices contain desk lamp?'), [{ count: 2 }])
  assert.deepEqual(await rowsOf('How many invoices do not contain desk lamp?'), [{ count: 1 }])
})
