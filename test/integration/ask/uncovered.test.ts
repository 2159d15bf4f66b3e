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

/** Kind, the fields that state its total, and its day where one is known. */
const documents: [string, Record<string, number>, string | undefined][] = [
  ['invoice', { total: 100 }, '2024-03-01'],
  ['invoice', { total: 200 }, '2024-03-15'],
  ['invoice', { total: 50 }, undefined],
  ['invoice', { net_total: 400 }, '2024-04-01'],
  ['delivery_note', {}, '2024-04-02'],
  ['delivery_note', {}, '2024-04-03'],
]

/** What the items of the first documents cost, where they say. */
const items: [string, number | undefined][][] = [
  [
    ['Chair', 60],
    ['Lamp', 40],
  ],
  [
    ['Chair', 150],
    ['Chair', undefined],
    ['Lamp', 50],
  ],
]

before(async () => {
  system = await createTestSystem()
  app = await system.app()
  home = await system.workspace('home', undefined, { rateLimit: 10_000 })
  for (const [at, [kind, totals, day]] of documents.entries())
    await storeDocument(system, {
      ...{ workspaceId: home.id, filename: `${at}.pdf`, documentType: kind },
      leaves: [
        leaf('document_number', `N-${at}`, 'string'),
        ...Object.entries(totals).map(([name, total]) => leaf(name, total, 'number')),
        ...(day === undefined ? [] : [leaf('invoice_date', day, 'date')]),
        ...(items[at] ?? []).flatMap(([description, cost], no) => [
          leaf(`items[${no}].description`, description, 'string'),
          ...(cost === undefined ? [] : [leaf(`items[${no}].line_total`, cost, 'number')]),
        ]),
      ],
    })
})
after(() => system.close())

async function saidOf(question: string, { headers } = home): Promise<string[]> {
  const response = await app.inject({ method: 'POST', url: '/v1/ask', headers, payload: { question } })
  assert.equal(response.statusCode, 200, response.body)
  const { warnings } = response.json<AskResult>()
  return warnings.filter(({ code }) => code === 'not_covered').map(({ message }) => message)
}

test('documents that a sum leaves out are told of', async () => {
  const one = '1 of 4 documents has no "Total" and is left out.'
  assert.deepEqual(await saidOf('What is the total of all invoices?'), [one])
  assert.deepEqual(await saidOf('Which invoice is the largest?'), [one])
  const german = '1 von 4 Dokumenten hat kein „Total“ und fehlt hier.'
  assert.deepEqual(await saidOf('Wie hoch ist der Gesamtbetrag aller Rechnungen?'), [german])
  assert.deepEqual(await saidOf('How many invoices are there?'), [])
})

test('documents whose day is not known are told of where days are asked for', async () => {
  assert.deepEqual(await saidOf('How many invoices are from March 2024?'), [
    '1 of 4 documents has no "Invoice date" and is left out.',
  ])
})

test('kinds of documents that never state an amount are told of only where they are asked about', async () => {
  assert.deepEqual(await saidOf('What is the total of all documents?'), [
    '1 of 4 documents has no "Total" and is left out.',
  ])
  assert.deepEqual(await saidOf('What is the total of all delivery notes?'), [
    '2 of 2 documents have no "Total" and are left out.',
  ])
})

test('rows of a list that a sum leaves out are told of', async () => {
  assert.deepEqual(await saidOf('What is the sum of the line total of items with the description Chair?'), [
    '1 of 3 rows has no "Items line total" and is left out.',
  ])
  assert.deepEqual(await saidOf('What is the sum of the line total of items with the description Lamp?'), [])
})

test('how many there are of a thing is not where a row states its amount', async () => {
  const counted = await system.workspace('counted', undefined, { rateLimit: 10_000 })
  const leaves = [40, undefined].flatMap((amount, no) => [
    ...[leaf(`items[${no}].description`, 'Lamp', 'string'), leaf(`items[${no}].quantity`, 3, 'number')],
    ...(amount === undefined ? [] : [leaf(`items[${no}].amount`, amount, 'number')]),
  ])
  await storeDocument(system, { workspaceId: counted.id, documentType: 'invoice', leaves })
  assert.deepEqual(await saidOf('What is the sum of the amount of items with the description Lamp?', counted), [
    '1 of 2 rows has no "Items amount" and is left out.',
  ])
})

test('documents that name nobody are told of where one is named, and where all are counted', async () => {
  const named = await system.workspace('named', undefined, { rateLimit: 10_000 })
  for (const seller of ['Acme Ltd', 'Acme Ltd', 'Globex GmbH', undefined])
    await storeDocument(system, {
      ...{ workspaceId: named.id, documentType: 'invoice' },
      leaves: [leaf('total', 100, 'number'), ...(seller ? [leaf('seller.name', seller, 'string')] : [])],
    })
  const other = [leaf('total', 100, 'number'), leaf('supplier', 'Initech', 'string')]
  const one = '1 of 4 documents has no "Seller name" and is left out.'
  assert.deepEqual(await saidOf('What is the total of invoices from Acme Ltd?', named), [one])
  assert.deepEqual(await saidOf('How many different suppliers are there?', named), [one])
  assert.deepEqual(await saidOf('What is the total of invoices without Acme Ltd?', named), [])
  assert.deepEqual(await saidOf('What is the total of all invoices?', named), [])
  await storeDocument(system, { workspaceId: named.id, documentType: 'invoice', leaves: other })
  assert.deepEqual(await saidOf('What is the total of invoices from Acme Ltd?', named), [one.replace('4', '5')])
  assert.deepEqual(await saidOf('How many different suppliers are there?', named), [
    '1 of 5 documents has no "Seller name" and is left out.',
  ])
})

test('documents that were never extracted are told of, within the scope', async () => {
  const waiting = await system.workspace('waiting', undefined, { rateLimit: 10_000 })
  const { documentId } = await storeDocument(system, {
    ...{ workspaceId: waiting.id, documentType: 'invoice', leaves: [leaf('total', 100, 'number')] },
  })
  const { documentId: other } = await storeDocument(system, {
    ...{ workspaceId: waiting.id, documentType: 'invoice', leaves: [leaf('total', 50, 'number')] },
  })
  await system.db.updateTable('documents').set({ extraction_count: 0 }).where('id', '=', other).execute()
  assert.deepEqual(await saidOf('Wie viele Rechnungen gibt es?', waiting), [
    '1 Dokument wurde nicht extrahiert, und nichts davon steht in der Antwort.',
  ])
  await system.db.updateTable('documents').set({ status: 'error' }).where('id', '=', other).execute()
  assert.deepEqual(await saidOf('Wie viele Rechnungen gibt es?', waiting), [], 'what cannot be read waits for nothing')
  await system.db.updateTable('documents').set({ status: 'completed' }).where('id', '=', other).execute()
  const payload = { question: 'How many invoices are there?', scope: { document_ids: [documentId] } }
  const response = await app.inject({ method: 'POST', url: '/v1/ask', headers: waiting.headers, payload })
  assert.deepEqual(response.json<AskResult>().warnings, [])
})
