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

/** Kind, supplier, total, what it is of, how many hours of it and what one costs. */
const documents: [string, string, number, string, number, number][] = [
  ['invoice', 'Brenner KG', 400, 'Garden care', 8, 50],
  ['invoice', 'Brenner KG', 100, 'Garden care', 2, 50],
  ['credit_note', 'Brenner KG', 60, 'Garden waste', 1, 60],
  ['quote', 'Kunz OHG', 4000, 'Facade', 80, 50],
  ['invoice', 'Kestrel Ltd', 900, 'Oils', 3, 300],
]

before(async () => {
  system = await createTestSystem()
  app = await system.app()
  home = await system.workspace('home', undefined, { rateLimit: 10_000 })
  for (const [at, [kind, seller, total, what, hours, price]] of documents.entries())
    await storeDocument(system, {
      ...{ workspaceId: home.id, filename: `${at}.pdf`, documentType: kind },
      leaves: [
        ...[leaf('seller.name', seller, 'string'), leaf('currency', 'EUR', 'string')],
        ...[leaf('gross_total', total, 'number'), leaf('items[0].description', what, 'string')],
        ...[leaf('items[0].quantity', hours, 'number'), leaf('items[0].unit_price', price, 'number')],
        leaf('items[0].line_total', total, 'number'),
      ],
    })
})
after(() => system.close())

async function answerOf(question: string): Promise<AskResult> {
  const response = await app.inject({ method: 'POST', url: '/v1/ask', headers: home.headers, payload: { question } })
  assert.equal(response.statusCode, 200, response.body)
  return response.json()
}

async function figureOf(question: string): Promise<unknown> {
  const { rows, columns } = await answerOf(question)
  return rows[0]?.[columns[0]?.name ?? '']
}

const saidIn = ({ warnings }: AskResult) => warnings.map(({ message }) => message)

test('what is spent is not what was offered or given back, and the answer says so', async () => {
  const answer = await answerOf('How much have we spent with Brenner?')
  assert.deepEqual(answer.rows[0]?.['sum_gross_total'], 500)
  assert.deepEqual(saidIn(answer), ['Not counted, as nothing was spent by them: credit_note (1).'])
  assert.deepEqual(saidIn(await answerOf('How much have we spent with Kestrel?')), [])
  assert.equal(await figureOf('Wie viel haben wir insgesamt ausgegeben?'), 1400)
})

test('a sum of documents of several kinds says which, where some of them nobody has to pay', async () => {
  const message = 'Documents of several kinds count together: credit_note (1), invoice (3), quote (1).'
  const [said] = saidIn(await answerOf('What is the total of all documents?'))
  assert.deepEqual(said?.split(/[:,] |\.$/).sort(), message.split(/[:,] |\.$/).sort())
  assert.deepEqual(saidIn(await answerOf('What is the total of all invoices?')), [])
})

test('the largest suppliers are those whom most was paid', async () => {
  assert.equal(await figureOf('Who is our biggest supplier?'), 'Kestrel Ltd')
  assert.equal(await figureOf('Who is our biggest supplier by number of invoices?'), 'Brenner KG')
})

test('kinds of several words are counted as documents', async () => {
  assert.equal(await figureOf('How many credit notes do we have?'), 1)
})

test('how much of a thing was bought is a quantity, what one hour of it costs a price', async () => {
  assert.equal(await figureOf('How much garden care did we buy?'), 10)
  assert.equal(await figureOf('How much did we spend on garden care?'), 500)
  assert.equal(await figureOf('Was kostet eine Stunde Garden care?'), 50)
})

test('a word as it was said is meant before other forms of it', async () => {
  const { warnings } = await answerOf('How much garden did we buy?')
  assert.match(warnings[0]?.message ?? '', /^"garden" fits "garden care", "garden waste"|"garden waste", "garden care"/)
  assert.equal(await figureOf('How much oil did we buy?'), 3)
})
