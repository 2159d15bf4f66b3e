import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import type { DataLeaf } from '../../../src/services/cells/leaves.ts'
import { storeDocument } from '../../support/stored-documents.ts'
import { createTestSystem, type TestSystem, type TestWorkspace } from '../../support/system.ts'

let system: TestSystem
let app: FastifyInstance
let home: TestWorkspace

const leaf = (path: string, value: string | number, dataType: DataLeaf['dataType']): DataLeaf => ({
  ...{ path, value, dataType, confidence: 0.95 },
})

/** Supplier, where one is named, date, total in USD, and how many of what was bought. */
const invoices: [string | undefined, string, number, string, number][] = [
  ['Acme Ltd', '2023-12-05', 100, 'Widgets', 10],
  ['Acme Ltd', '2024-01-10', 200, 'Widgets', 20],
  ['Globex GmbH', '2024-02-11', 1500, 'Widgets', 8],
  ['Initech', '2024-03-12', 350, 'Paper', 5],
  [undefined, '2024-03-20', 50, 'Paper', 1],
]

before(async () => {
  system = await createTestSystem({ clock: { now: () => new Date('2024-05-15T12:00:00.000Z') } })
  app = await system.app()
  home = await system.workspace('home', undefined, { rateLimit: 10_000 })
  for (const [at, [seller, date, total, bought, quantity]] of invoices.entries()) {
    const leaves = [
      ...(seller === undefined ? [] : [leaf('seller.name', seller, 'string')]),
      ...[leaf('invoice_number', `RE-${at}`, 'string'), leaf('invoice_date', date, 'date')],
      ...[leaf('total_amount', total, 'number'), leaf('currency', 'USD', 'string')],
      ...[leaf('items[0].description', bought, 'string'), leaf('items[0].quantity', quantity, 'number')],
    ]
    await storeDocument(system, {
      workspaceId: home.id,
      filename: `invoice-${at}.pdf`,
      documentType: 'invoice',
      leaves,
    })
  }
})
after(() => system.close())

async function answerOf(question: string, { headers } = home) {
  const response = await app.inject({ method: 'POST', url: '/v1/ask', headers, payload: { question } })
  assert.equal(response.statusCode, 200, response.body)
  return response.json()
}

/** The only figure of the only row. */
async function figureOf(question: string): Promise<unknown> {
  const { rows, columns } = await answerOf(question)
  assert.equal(rows.length, 1, question)
  return rows[0][columns[0].name]
}

test('a figure that could be a year is an amount behind a word that compares sizes', async () => {
  assert.equal(await figureOf('How many invoices are over 2000?'), 0)
  assert.equal((await answerOf('Which invoice is larger than 1500?')).rows.length, 0)
  assert.equal(await figureOf('How many invoices came after 2023?'), 4)
})

test('who has no such invoice is all but who has one', async () => {
  const { rows, verification } = await answerOf('Which supplier has no invoices in March 2024?')
  assert.deepEqual(rows.map(({ seller_name }: { seller_name: string }) => seller_name).sort(), [
    'Acme Ltd',
    'Globex GmbH',
  ])
  assert.equal(verification.verdict, 'supported')
  assert.equal(await figureOf('How many suppliers have no invoices in March 2024?'), 2)
})

test('how many of something is what the quantities add up to', async () => {
  assert.equal(await figureOf('How many widgets were bought?'), 38)
  assert.equal(await figureOf('How many invoices have widgets?'), 3)
})

test('what names no supplier is not from somebody who is left out', async () => {
  assert.equal(await figureOf('total of invoices excluding Acme Ltd'), 1900)
  assert.equal(await figureOf('How many invoices are not from Acme Ltd?'), 3)
})

test('the same file sent twice counts once, and the answer says so', async () => {
  const twice = await system.workspace('twice', undefined, { rateLimit: 10_000 })
  const contents = ['a', 'a', 'b', 'b', 'b', 'c'].map((text) => Buffer.alloc(32, text))
  for (const [at, sha256] of contents.entries()) {
    const seller = sha256.toString().startsWith('b') ? 'Acme Ltd' : 'Globex GmbH'
    const leaves = [leaf('seller.name', seller, 'string'), leaf('total_amount', 1500, 'number')]
    const document = { workspaceId: twice.id, filename: `${at}.pdf`, documentType: 'invoice', leaves, sha256 }
    await storeDocument(system, document)
  }
  const said = async (question: string) => {
    const { warnings } = await answerOf(question, twice)
    return warnings.flatMap((one: { code: string; message: string }) =>
      one.code === 'same_content' ? [one.message] : [],
    )
  }
  const one = '1 document is the same file as another one that counts, and does not count again.'
  assert.deepEqual(await said('What is the total of Globex GmbH?'), [one])
  const three = '3 documents are the same file as another one that counts, and do not count again.'
  assert.deepEqual(await said('How many invoices are there?'), [three])
  assert.deepEqual(await said('Which suppliers do we have?'), [])
  assert.equal((await answerOf('How many invoices are there?', twice)).rows[0].count, 3)
  assert.equal((await answerOf('What is the total of Acme Ltd?', twice)).rows[0].sum_total_amount, 1500)
  const { documentId } = await storeDocument(system, {
    ...{ workspaceId: twice.id, filename: 'more.pdf', documentType: 'invoice', sha256: Buffer.alloc(32, 'c') },
    leaves: [leaf('total_amount', 1500, 'number')],
  })
  assert.deepEqual(await said('How many invoices are there?'), [three.replace('3', '4')])
  const gone = await app.inject({ method: 'DELETE', url: `/v1/documents/${documentId}`, headers: twice.headers })
  assert.equal(gone.statusCode, 200, gone.body)
  assert.deepEqual(await said('How many invoices are there?'), [three])
})

test('of two copies of a file the one that a person corrected counts', async () => {
  const copies = await system.workspace('copies', undefined, { rateLimit: 10_000 })
  const seller = leaf('seller.name', 'Fenwick Ltd', 'string')
  const document = { workspaceId: copies.id, documentType: 'invoice', sha256: Buffer.alloc(32, 'f') }
  await storeDocument(system, {
    ...{ ...document, filename: 'first.pdf' },
    leaves: [seller, leaf('total_amount', 80, 'number'), leaf('tax_amount', 8, 'number')],
  })
  const place = { page: 1, bbox: null, quote: '80', start: null, end: null, section: null, kind: 'human' as const }
  await storeDocument(system, {
    ...{ ...document, filename: 'again.pdf' },
    leaves: [seller, { ...leaf('total_amount', 85, 'number'), place: { ...place, resolver: 'human' } }],
  })
  assert.equal((await answerOf('What is the total of Fenwick?', copies)).rows[0].sum_total_amount, 85)
  assert.equal((await answerOf('How many invoices are there?', copies)).rows[0].count, 1)
})

test('a company is known without its legal form, and where several are called so the answer names them', async () => {
  assert.equal(await figureOf('What is the total of Acme?'), 300)
  assert.equal(await figureOf('spend with Globex'), 1500)
  const named = await system.workspace('named', undefined, { rateLimit: 10_000 })
  for (const seller of ['Acme Ltd', 'Acme GmbH & Co. KG', 'Acme Tools Ltd']) {
    const leaves = [leaf('seller.name', seller, 'string'), leaf('total_amount', 100, 'number')]
    await storeDocument(system, { workspaceId: named.id, documentType: 'invoice', leaves })
  }
  const { rows, warnings } = await answerOf('What is the total of Acme?', named)
  assert.equal(rows[0].sum_total_amount, 200)
  const message = '"acme" fits "acme gmbh & co. kg", "acme ltd": all of them count.'
  assert.deepEqual(warnings, [{ code: 'several_values', message }])
})

test('a company is known by the words that it begins with, and where several begin so the answer names them', async () => {
  const begun = await system.workspace('begun', undefined, { rateLimit: 10_000 })
  const bought: [string, string, number][] = [
    ['Baxter Supplies Ltd', 'Shelves', 100],
    ['Baxter Supplies Ltd', 'Globe lamps', 20],
    ['Northgate Print', 'Paper', 7],
    ['Northgate Logistics', 'Freight', 50],
  ]
  for (const [seller, what, total] of bought) {
    const leaves = [
      ...[leaf('seller.name', seller, 'string'), leaf('total_amount', total, 'number')],
      leaf('items[0].description', what, 'string'),
    ]
    await storeDocument(system, { workspaceId: begun.id, documentType: 'invoice', leaves })
  }
  for (const question of ['What is the total of Baxter?', 'Wie viel haben wir bei Baxter ausgegeben?']) {
    const { rows, warnings } = await answerOf(question, begun)
    assert.deepEqual([rows[0].sum_total_amount, warnings], [120, []], question)
  }
  const both = await answerOf('How many invoices are from Northgate?', begun)
  assert.equal(both.rows[0].count, 2)
  const message = '"northgate" fits "northgate logistics", "northgate print": all of them count.'
  assert.deepEqual(both.warnings, [{ code: 'several_values', message }])
  // What items are called is no name of a company.
  assert.deepEqual((await answerOf('How much did we spend on globe?', begun)).rows, [])
})

test('a number that is printed as VAT is the tax, in four languages, and what is called "Maße" is known in other forms', async () => {
  const measured = await system.workspace('measured', undefined, { rateLimit: 10_000 })
  const leaves = [leaf('vat', 19, 'number'), leaf('Maße', '20 x 30', 'string'), leaf('Titel', 'Karton', 'string')]
  await storeDocument(system, { workspaceId: measured.id, documentType: 'invoice', leaves })
  for (const question of [
    'What is the VAT?',
    'Wie hoch ist die MwSt?',
    'Wie hoch ist die Mehrwertsteuer?',
    'Quel est le montant de la TVA ?',
    '¿Cuánto es el IVA?',
  ])
    assert.deepEqual(Object.values((await answerOf(question, measured)).rows[0] ?? {}), [19], question)
  for (const question of ['Was sind die Maße?', 'Welches Maß?', 'Rechnungen mit Maßen?'])
    assert.deepEqual(Object.values((await answerOf(question, measured)).rows[0] ?? {}).slice(-1), ['20 x 30'], question)
})

test('a company is known in small letters, with and without its legal form, in four languages', async () => {
  for (const question of [
    'total of acme',
    'how much did we pay acme ltd',
    'how much did we pay acme?',
    'what is the total of invoices from acme?',
    'acme total',
    'wie viel haben wir an acme gezahlt',
    'summe der rechnungen von acme',
    'combien avons-nous payé à acme',
    'montant total des factures de acme',
    'cuánto pagamos a acme',
    'importe total de las facturas de acme ltd',
  ])
    assert.equal(await figureOf(question), 300, question)
  assert.equal(await figureOf('how many invoices from initech?'), 1)
})

test('a name in small letters is known behind an article', async () => {
  const shops = await system.workspace('shops', undefined, { rateLimit: 10_000 })
  for (const [at, seller] of ['Bakery', 'The Florist Ltd', 'Garage GmbH', 'Bäckerei'].entries()) {
    const leaves = [leaf('seller.name', seller, 'string'), leaf('total_amount', 10 ** at, 'number')]
    const dated = [...leaves, leaf('invoice_date', '2024-03-01', 'date')]
    await storeDocument(system, { workspaceId: shops.id, documentType: 'invoice', leaves: dated })
  }
  const sumOf = async (question: string) => (await answerOf(question, shops)).rows[0]?.sum_total_amount
  assert.equal(await sumOf('how much did we spend at the bakery in 2024?'), 1)
  assert.equal(await sumOf('total from the florist'), 10)
  assert.equal(await sumOf('was haben wir bei der garage bezahlt?'), 100)
  assert.equal(await sumOf('wie viel haben wir 2024 bei der bäckerei ausgegeben?'), 1000)
  assert.equal((await answerOf('which invoices are from the bakery or the garage?', shops)).rows.length, 2)
})

test('a word that means something is not the company that is called so', async () => {
  const named = await system.workspace('words', undefined, { rateLimit: 10_000 })
  for (const [seller, total] of [
    ['Total Ltd', 10],
    ['Paid GmbH', 20],
    ['Invoice Inc', 30],
    ['Globex GmbH', 40],
  ] as const) {
    const leaves = [leaf('seller.name', seller, 'string'), leaf('total_amount', total, 'number')]
    await storeDocument(system, { workspaceId: named.id, documentType: 'invoice', leaves })
  }
  const figure = async (question: string) => (await answerOf(question, named)).rows[0]?.sum_total_amount
  assert.equal(await figure('what is the total of all invoices?'), 100)
  assert.equal(await figure('how much was paid for invoices?'), 100)
  assert.equal(await figure('what is the total of globex?'), 40)
  assert.equal(await figure('what is the total of the invoices from Paid?'), 20)
})

test('documents of a kind count whichever way it is written', async () => {
  const mixed = await system.workspace('mixed', undefined, { rateLimit: 10_000 })
  for (const documentType of ['invoice', 'Invoice', 'receipt'])
    await storeDocument(system, { workspaceId: mixed.id, documentType, leaves: [leaf('total_amount', 5, 'number')] })
  const { rows } = await answerOf('How many invoices are there?', mixed)
  assert.deepEqual(rows, [{ count: 2 }])
})
