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

type Value = string | number | { day: string } | { eur: number }

/** Paths and values, as an extraction has them. */
function leavesOf(fields: Record<string, Value>): DataLeaf[] {
  return Object.entries(fields).map(([path, value]): DataLeaf => {
    const isDay = typeof value === 'object' && 'day' in value
    const plain = typeof value !== 'object' ? value : isDay ? (value.day as string) : (value as { eur: number }).eur
    const isAmount = typeof value === 'object' && !isDay
    const quote = isAmount ? `${plain} EUR` : String(plain)
    const dataType = isDay ? 'date' : typeof plain === 'number' ? 'number' : 'string'
    const place = { page: 1, bbox: null, quote, start: 0, end: quote.length, section: null }
    return {
      ...{ path, value: plain, dataType, confidence: 0.95 },
      place: { ...place, kind: 'span', resolver: 'embedded' },
    }
  })
}

const day = (text: string) => ({ day: text })
const eur = (amount: number) => ({ eur: amount })

/** One schema calls the list of an invoice `line_items`, another `positions`; orders and delivery notes have lists of their own. */
const documents: [string, string, Record<string, Value>][] = [
  [
    'A-1.pdf',
    'invoice',
    {
      ...{ invoice_number: 'A-1', invoice_date: day('2025-01-14'), due_date: day('2025-02-13') },
      ...{ 'supplier.name': 'Ostermann KG', total_amount: eur(300) },
      ...{ 'line_items[0].description': 'Garden hose', 'line_items[0].quantity': 2 },
      ...{ 'line_items[0].unit_price': eur(95), 'line_items[0].amount': eur(190) },
      ...{ 'line_items[1].description': 'Watering can', 'line_items[1].quantity': 20 },
      ...{ 'line_items[1].unit_price': eur(5.5), 'line_items[1].amount': eur(110) },
    },
  ],
  [
    'B-1.pdf',
    'invoice',
    {
      ...{ document_number: 'B-1', issued_on: day('2025-03-17'), payable_until: day('2025-04-16') },
      ...{ vendor: 'Pépinière Légère', gross_amount: eur(640) },
      ...{ 'positions[0].article': 'Wheelbarrow', 'positions[0].pieces': 4 },
      ...{ 'positions[0].price_per_piece': eur(120), 'positions[0].position_total': eur(480) },
      ...{ 'positions[1].article': 'Watering can', 'positions[1].pieces': 16 },
      ...{ 'positions[1].price_per_piece': eur(10), 'positions[1].position_total': eur(160) },
    },
  ],
  [
    'G-1.pdf',
    'credit_note',
    {
      ...{ credit_note_number: 'G-1', credit_date: day('2025-02-03'), invoice_reference: 'A-1' },
      ...{ 'supplier.name': 'Ostermann KG', credited_amount: eur(95) },
    },
  ],
  ...(
    [
      ['L-1', 'Żuraw Cargo', 84, 3, '20 boxes'],
      ['L-2', 'Żuraw Cargo', 152, 6, '16 boxes'],
    ] as const
  ).map(([number, carrier, weight, packages, quantity]): [string, string, Record<string, Value>] => [
    `${number}.pdf`,
    'delivery_note',
    {
      ...{ delivery_note_number: number, carrier, gross_weight_kg: weight, packages },
      ...{ 'goods[0].product': 'Watering can', 'goods[0].quantity': quantity },
    },
  ]),
  [
    'P-1.pdf',
    'purchase_order',
    {
      ...{ order_number: 'P-1', order_date: day('2025-01-06'), vendor_name: 'Ostermann KG', order_total: eur(300) },
      ...{ 'order_lines[0].product': 'Watering can', 'order_lines[0].ordered_quantity': 20 },
      ...{ 'order_lines[0].price': eur(5.5) },
    },
  ],
  ['R-1.jpg', 'receipt', { merchant: 'Gärtnerei Jäger', purchase_date: day('2025-02-11'), amount_paid: eur(12.4) }],
  ['R-2.jpg', 'receipt', { merchant: 'Gärtnerei Jäger', purchase_date: day('2025-04-22'), amount_paid: eur(9.6) }],
]

before(async () => {
  system = await createTestSystem({ clock: { now: () => new Date('2025-06-15T12:00:00.000Z') } })
  app = await system.app()
  home = await system.workspace('home', undefined, { rateLimit: 10_000 })
  for (const [filename, documentType, fields] of documents)
    await storeDocument(system, { workspaceId: home.id, filename, documentType, leaves: leavesOf(fields) })
})
after(() => system.close())

async function answerOf(question: string): Promise<AskResult> {
  const response = await app.inject({ method: 'POST', url: '/v1/ask', headers: home.headers, payload: { question } })
  assert.equal(response.statusCode, 200, response.body)
  return response.json()
}

/** The first value of each row, which must come out of what is cited. */
async function firstsOf(question: string): Promise<unknown[]> {
  const { rows, sql, verification } = await answerOf(question)
  assert.ok(sql !== undefined, `refused: ${question}`)
  assert.equal(verification.verdict, 'supported', question)
  return rows.map((row) => Object.values(row)[0])
}

test('items count in whichever list documents of a kind state them', async () => {
  for (const question of [
    'How many watering cans did we buy?',
    'Wie viele Watering cans haben wir gekauft?',
    '¿Cuántos Watering can compramos según las facturas?',
  ])
    assert.deepEqual(await firstsOf(question), [36], question)
  assert.deepEqual(await firstsOf('How much did we spend on watering cans?'), [270])
  assert.deepEqual(await firstsOf('What is the unit price of the wheelbarrow?'), [120])
  assert.deepEqual(await firstsOf('Which items are on invoice B-1?'), ['Watering can', 'Wheelbarrow'])
})

test('rows of joined lists have citations of their own', async () => {
  const { rows, citations } = await answerOf('How many watering cans did we buy?')
  assert.deepEqual(rows, [{ sum_quantity: 36 }])
  assert.deepEqual(citations.map(({ field, quote }) => [field, quote]).toSorted(), [
    ['line_items[1].quantity', '20'],
    ['positions[1].pieces', '16'],
  ])
})

test('the amount of a kind is the only one that it states', async () => {
  for (const [question, total] of [
    ['What is the total of all purchase orders?', 300],
    ['Quel est le montant total des commandes ?', 300],
    ['Was haben wir bei der Gärtnerei Jäger ausgegeben?', 22],
    ['What is the total of credit note G-1?', 95],
  ] as const)
    assert.deepEqual(await firstsOf(question), [total], question)
})

test('days of documents count by whichever name their kind states them', async () => {
  assert.deepEqual(await firstsOf('How many invoices did we receive in 2025?'), [2])
  assert.deepEqual(await firstsOf('When is invoice B-1 due?'), ['2025-04-16'])
})

test('suppliers count by whichever name their kind states them', async () => {
  const { rows } = await answerOf('How many invoices per supplier?')
  assert.deepEqual(
    rows.map((row) => Object.values(row)),
    [
      ['Ostermann KG', 1],
      ['Pépinière Légère', 1],
    ],
  )
})

test('two periods that count together are told', async () => {
  const { rows, warnings } = await answerOf('What is the invoice total in January and March 2025?')
  assert.deepEqual(
    rows.map((row) => Object.values(row)[0]),
    [940],
  )
  assert.ok(warnings.some(({ message }) => message.startsWith('2 periods count together')))
  const apart = await answerOf('What is the invoice total per month in 2025?')
  assert.ok(!apart.warnings.some(({ message }) => message.includes('periods')))
})

test('what is delivered is no day that is called so', async () => {
  assert.deepEqual(await firstsOf('What was delivered with delivery note L-1?'), ['Watering can'])
  assert.deepEqual(await firstsOf('What is the total gross weight delivered by Żuraw Cargo?'), [236])
})

test('names are found without their accents', async () => {
  assert.deepEqual(await firstsOf('How much did we spend at Gartnerei Jager?'), [22])
  assert.deepEqual(await firstsOf('What is the gross weight per carrier?'), ['Żuraw Cargo'])
  assert.deepEqual(await firstsOf('How many packages did Zuraw Cargo deliver?'), [9])
})

test('which document another belongs to is told by the field that names it', async () => {
  for (const question of [
    'Which invoice does credit note G-1 belong to?',
    'Zu welcher Rechnung gehört die Gutschrift G-1?',
  ])
    assert.deepEqual(await firstsOf(question), ['A-1'], question)
  // What the other one states is not computed.
  for (const question of [
    'When is the invoice due that credit note G-1 refers to?',
    'What is the total of the invoice that credit note G-1 refers to?',
  ])
    assert.equal((await answerOf(question)).sql, undefined, question)
})
