import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import type { DataLeaf } from '../../../src/services/cells/leaves.ts'
import { storeDocument } from '../../support/stored-documents.ts'
import { createTestSystem, type TestSystem, type TestWorkspace } from '../../support/system.ts'

let system: TestSystem
let app: FastifyInstance
let home: TestWorkspace
const ids: string[] = []

const leaf = (path: string, value: string | number, dataType: DataLeaf['dataType']): DataLeaf => ({
  ...{ path, value, dataType, confidence: 0.95 },
})

interface Paper {
  kind: string
  seller: string
  number: string
  date: string
  due?: string
  total: number
  tax?: number
  items: [description: string, quantity: number, price: number][]
}

const papers: Paper[] = [
  {
    ...{ kind: 'invoice', seller: 'Harbour Ltd', number: 'H-1', date: '2026-01-14', due: '2026-02-13', total: 486 },
    ...{
      tax: 81,
      items: [
        ['Office chair', 4, 89],
        ['Desk lamp', 2, 24.5],
      ] as Paper['items'],
    },
  },
  {
    ...{ kind: 'invoice', seller: 'Harbour Ltd', number: 'H-2', date: '2026-03-02', due: '2026-04-01', total: 228 },
    ...{ tax: 38, items: [['Office chair', 2, 95]] as Paper['items'] },
  },
  {
    ...{ kind: 'invoice', seller: 'Bright GmbH', number: 'B-1', date: '2025-12-31', due: '2026-01-30', total: 264 },
    ...{ tax: 0, items: [['Cleaning hours', 12, 22]] as Paper['items'] },
  },
  {
    ...{ kind: 'invoice', seller: 'Bright GmbH', number: 'B-2', date: '2026-01-31', due: '2026-03-02', total: 308 },
    ...{ tax: 0, items: [['Cleaning hours', 14, 22]] as Paper['items'] },
  },
  {
    ...{ kind: 'credit_note', seller: 'Harbour Ltd', number: 'C-1', date: '2026-02-03', total: 106.8 },
    ...{ tax: 17.8, items: [['Office chair', 1, 89]] as Paper['items'] },
  },
  {
    ...{ kind: 'order', seller: 'Harbour Ltd', number: 'O-1', date: '2026-01-08', total: 405 },
    items: [['Office chair', 4, 89]],
  },
]

before(async () => {
  system = await createTestSystem({ clock: { now: () => new Date('2026-11-18T12:00:00.000Z') } })
  app = await system.app()
  home = await system.workspace('home', undefined, { rateLimit: 10_000 })
  for (const { kind, seller, number, date, due, total, tax, items } of papers) {
    const leaves = [
      ...[leaf('seller_name', seller, 'string'), leaf('invoice_number', number, 'string')],
      ...[leaf('invoice_date', date, 'date'), leaf('gross_total', total, 'number'), leaf('currency', 'EUR', 'string')],
      ...(due === undefined ? [] : [leaf('due_date', due, 'date')]),
      ...(tax === undefined ? [] : [leaf('tax_total', tax, 'number')]),
      ...items.flatMap(([description, quantity, price], at) => [
        leaf(`line_items[${at}].item_description`, description, 'string'),
        leaf(`line_items[${at}].quantity`, quantity, 'number'),
        leaf(`line_items[${at}].unit_price`, price, 'number'),
        leaf(`line_items[${at}].line_total`, quantity * price, 'number'),
      ]),
    ]
    const document = { workspaceId: home.id, filename: `${number}.pdf`, documentType: kind, leaves }
    ids.push((await storeDocument(system, document)).documentId)
  }
  const bookings: [string, string, number, number][] = [
    ['2026-01-05', 'Client payment', 3100, 8300],
    ['2026-01-28', 'Rent January', -1250, 7050],
    ['2026-02-04', 'Client payment', 900, 7950],
  ]
  await storeDocument(system, {
    ...{ workspaceId: home.id, filename: 'statement.pdf', documentType: 'bank_statement' },
    leaves: [
      leaf('closing_balance', 7950, 'number'),
      ...bookings.flatMap(([date, description, amount, balance], at) => [
        leaf(`transactions[${at}].line_date`, date, 'date'),
        leaf(`transactions[${at}].item_description`, description, 'string'),
        leaf(`transactions[${at}].line_total`, amount, 'number'),
        leaf(`transactions[${at}].balance`, balance, 'number'),
      ]),
    ],
  })
  await storeDocument(system, {
    ...{ workspaceId: home.id, filename: 'lease.pdf', documentType: 'contract' },
    leaves: [leaf('landlord_name', 'Dock Estates Ltd', 'string'), leaf('monthly_fee', 1250, 'number')],
  })
})
after(() => system.close())

async function ask(question: string, more: object = {}) {
  const payload = { question, ...more }
  const response = await app.inject({ method: 'POST', url: '/v1/ask', headers: home.headers, payload })
  assert.equal(response.statusCode, 200, response.body)
  return response.json()
}

/** The rows, each as its values in their order; nothing where it is refused. */
async function rowsOf(...questions: string[]): Promise<unknown[][] | undefined> {
  let result = await ask(questions[0] ?? '')
  for (const question of questions.slice(1)) result = await ask(question, { conversation_id: result.conversation_id })
  return result.sql === undefined ? undefined : result.rows.map((row: object) => Object.values(row))
}

test('what goes on with a pronoun, or names nothing, is said of the rows of the answer before', async () => {
  const total = 'What is the total of invoice H-2?'
  assert.deepEqual(await rowsOf(total, 'When is it due?'), [['2026-04-01']])
  assert.deepEqual(await rowsOf(total, 'Who sent it?'), [['Harbour Ltd']])
  assert.deepEqual(await rowsOf('Wie hoch ist die Rechnung H-2?', 'Wann ist sie fällig?'), [['2026-04-01']])
  assert.deepEqual(await rowsOf('Quel est le total de la facture H-2 ?', 'Quand est-elle due ?'), [['2026-04-01']])
  assert.deepEqual(await rowsOf('¿Cuál es el total de la factura H-2?', '¿Cuándo vence?'), [['2026-04-01']])
  const together = await rowsOf('Which invoices are from Bright?', 'How much are they together?')
  assert.deepEqual(together, [[572, 'EUR']])
})

test('what is grouped by two things has both, a period too, in four languages', async () => {
  const rows = [
    ['Harbour Ltd', '2026-01-01', 486, 'EUR'],
    ['Bright GmbH', '2026-01-01', 308, 'EUR'],
    ['Harbour Ltd', '2026-03-01', 228, 'EUR'],
  ]
  for (const question of [
    'Total of the invoices per supplier and month in 2026',
    'Summe der Rechnungen pro Lieferant und Monat in 2026',
    'Total des factures par fournisseur et par mois en 2026',
    'Total de las facturas por proveedor y mes en 2026',
  ])
    assert.deepEqual(new Set((await rowsOf(question))?.map(String)), new Set(rows.map(String)), question)
})

test('what was ordered or given back is no part of what things add up to, unless it is named', async () => {
  assert.deepEqual(await rowsOf('What is the total of Harbour?'), [[714, 'EUR']])
  assert.deepEqual(await rowsOf('How many office chairs did we buy?'), [[6]])
  assert.deepEqual(await rowsOf('What is the total of C-1?'), [[106.8, 'EUR']])
  assert.deepEqual(await rowsOf('What is the total of all credit notes?'), [[106.8, 'EUR']])
  const share = await ask('What share of the spending is from Bright?')
  assert.equal(share.rows[0].share, 572 / 1286)
  assert.equal(await rowsOf('Total of the Harbour invoices minus credit notes'), undefined)
})

test('a tax of nothing is no tax', async () => {
  const rows = (await rowsOf('Which invoices have no tax?')) ?? []
  assert.deepEqual(rows.map(([file]) => file).sort(), ['B-1.pdf', 'B-2.pdf'])
})

test('of documents that are named only their own fields can be asked about', async () => {
  const all = await ask('What is the weather?')
  assert.ok(all.askable.includes('Monthly fee'))
  const few = await ask('What is the weather?', { scope: { document_ids: ids.slice(0, 2) } })
  assert.ok(few.askable.includes('Due date') && !few.askable.includes('Monthly fee'))
  assert.equal(few.askable_fields.find(({ name }: { name: string }) => name === 'Due date').filled, 1)
})

test('so many of a thing are rows of a list, of which several may be asked for', async () => {
  const filesOf = async (question: string) => (await rowsOf(question))?.map(([file]) => file)
  assert.deepEqual(await filesOf('Which invoices have at least 3 office chairs?'), ['H-1.pdf'])
  assert.deepEqual(await filesOf('Which invoices contain both office chairs and desk lamps?'), ['H-1.pdf'])
})

test('two suppliers, the second largest and the days from which to which are told', async () => {
  const compared = await ask('Did we spend more at Harbour or at Bright?')
  assert.deepEqual(
    compared.rows.map((row: Record<string, unknown>) => [
      row['seller_name'],
      row['sum_gross_total'],
      row['difference'],
    ]),
    [
      ['Bright GmbH', 572, null],
      ['Harbour Ltd', 714, 142],
    ],
  )
  assert.equal((await rowsOf('What is the second largest invoice?'))?.[0]?.[0], 'B-2.pdf')
  assert.deepEqual(await rowsOf('What is the first and the last invoice date of Bright?'), [
    ['2025-12-31', '2026-01-31'],
  ])
})

test('what came into an account and what went out is told by the sign of its rows', async () => {
  assert.deepEqual(await rowsOf('What is the total of the incoming payments?'), [[4000]])
  assert.deepEqual(await rowsOf('Wie hoch waren die Eingänge im Februar 2026?'), [[900]])
  assert.deepEqual(await rowsOf('What are the incoming payments per month?'), [
    ['2026-01-01', 3100],
    ['2026-02-01', 900],
  ])
  assert.deepEqual(await rowsOf('List all outgoing transactions'), [['2026-01-28', 'Rent January', -1250]])
})

test('where no document that is asked about states what it must have, nothing is answered', async () => {
  assert.equal(await rowsOf('How much did we transfer from the account of Harbour by Client payment?'), undefined)
})

test('what was understood and is not stated anywhere is said to be so', async () => {
  const { answer } = await ask('Who sent the bank statements?')
  assert.equal(answer, 'Not stated: Seller name.')
})
