import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { DataLeaf } from '../../../src/services/cells/leaves.ts'
import { askQuestion } from '../../../src/services/questions/ask.ts'
import { operatorContext } from '../../../src/services/workspaces/find.ts'
import { leaf, storeDocument } from '../../support/stored-documents.ts'
import { createTestSystem, type TestSystem } from '../../support/system.ts'

let system: TestSystem
let workspaceId: string

const rows = (all: Record<string, string | number>[], list = 'line_items'): DataLeaf[] =>
  all.flatMap((row, at) => Object.entries(row).map(([name, value]) => leaf(`${list}[${at}].${name}`, value)))

/** Lines of an invoice and of a delivery, hours and expenses: rows of one list that have hardly a column in common. */
before(async () => {
  system = await createTestSystem()
  workspaceId = (await system.workspace('unlike')).id
  const store = (filename: string, documentType: string, leaves: DataLeaf[]) =>
    storeDocument(system, { workspaceId, filename, documentType, leaves })
  await store('bill.txt', 'invoice', [
    ...[leaf('seller_name', 'Pottery Barnes Ltd'), leaf('invoice_date', '2026-02-03'), leaf('due_date', '2026-03-05')],
    leaf('gross_total', 70),
    ...rows([
      { item_description: 'Vase', quantity: 4, unit: 'pcs', line_total: 80 },
      { item_description: 'Returned vase', quantity: -1, unit: 'pcs', line_total: -10 },
    ]),
  ])
  await store('ropes.txt', 'invoice', [
    ...[leaf('seller_name', 'Ropewalk Ltd'), leaf('invoice_date', '2026-02-10'), leaf('due_date', '2026-03-12')],
    leaf('gross_total', 12),
  ])
  await store('delivery.txt', 'delivery_note', [
    ...[leaf('delivery_note_number', 'L-9'), leaf('received_by', 'Mona Reik'), leaf('goods_checked', '2026-02-06')],
    ...rows([
      { item_description: 'Tarpaulin', quantity: 30, delivered: 22, backorder_quantity: 8 },
      { item_description: 'Tent peg', quantity: 90, delivered: 90, backorder_quantity: 0 },
    ]),
  ])
  await store('hours.csv', 'other', [
    leaf('total_hours', 16.5),
    ...rows([
      { line_date: '2026-02-02', worker: 'Ada Holt', project: 'Bridge', hours: 5 },
      { line_date: '2026-02-03', worker: 'Ben Fry', project: 'Bridge', hours: 7.5 },
      { line_date: '2026-03-02', worker: 'Ada Holt', project: 'Canal', hours: 4 },
    ]),
  ])
  await store(
    'spent.csv',
    'other',
    rows([
      { date: '2026-02-04', employee: 'Cleo Marsh', category: 'Ferry', amount: 130 },
      { date: '2026-02-05', employee: 'Dan Orme', category: 'Meals', amount: 18.5 },
      { date: '2026-03-09', employee: 'Cleo Marsh', category: 'Meals', amount: 21 },
    ]),
  )
  await store('trips.csv', 'other', rows([{ route: 'North', quantity: 12 }]))
  await store('account.pdf', 'bank_statement', [
    leaf('closing_balance', 900),
    ...rows(
      [
        { booking_date: '2026-02-02', payment_reference: 'Tollgate Garage Ely', debit_amount: 55.5 },
        { booking_date: '2026-02-14', payment_reference: 'Tollgate Garage Ely', debit_amount: 20 },
        { booking_date: '2026-02-27', payment_reference: 'Wages', credit_entry: 1500 },
        { booking_date: '2026-03-01', payment_reference: 'Refund', credit_entry: 12 },
      ],
      'bookings',
    ),
  ])
  await store(
    'shed.xlsx',
    'other',
    rows(
      [
        { article: 'Lantern', in_stock: 16, minimum_stock: 20 },
        { article: 'Gas bottle', in_stock: 9, minimum_stock: 4 },
      ],
      'shed',
    ),
  )
})
after(() => system.close())

async function rowsOf(question: string): Promise<unknown[][]> {
  const { rows } = await askQuestion(await operatorContext(system, workspaceId), { question })
  return rows.map((row) => Object.values(row))
}

async function answers(asked: [question: string, rows: unknown[][]][]): Promise<void> {
  for (const [question, rows] of asked) assert.deepEqual(await rowsOf(question), rows, question)
}

test('hours and expenses are those of the rows that state them, whatever stands in other rows of the list', () =>
  answers([
    ['How many hours did Ada Holt work?', [[9]]],
    [
      'How many hours per project?',
      [
        ['Bridge', 12.5],
        ['Canal', 4],
      ],
    ],
    [
      'Total hours per project',
      [
        ['Bridge', 12.5],
        ['Canal', 4],
      ],
    ],
    ['Who worked the most hours?', [['Ada Holt', 9]]],
    ['Who worked more hours in February 2026, Ada Holt or Ben Fry?', [['Ben Fry', 7.5]]],
    [
      'Total expenses per employee',
      [
        ['Cleo Marsh', 151],
        ['Dan Orme', 18.5],
      ],
    ],
  ]))

test('rows that name no group are none where their documents never do', () =>
  answers([
    ['quantity per route', [['North', 12]]],
    ['Who spent the most on meals?', [['Cleo Marsh', 21]]],
  ]))

test('expenses that are asked for by name are rows, and not what they add up to', async () => {
  assert.deepEqual(
    (await rowsOf('Welche Ausgaben sind über 100 Euro?')).map(([amount]) => amount),
    [130],
  )
  const [highest] = await rowsOf('What was the highest expense in March 2026?')
  assert.ok(highest?.includes(21) && highest.includes('Cleo Marsh'))
})

test('money that came in is not what lines of an invoice give back', () =>
  answers([
    ['How much money came in in February 2026?', [[1500]]],
    ['How much did we spend at Tollgate?', [[75.5]]],
    ['Wie viel wurde bei Tollgate ausgegeben?', [[75.5]]],
  ]))

test('how many were delivered is told by the column that is called so', () =>
  answers([
    ['How many tarpaulins were delivered?', [[22]]],
    ['Which items have a backorder?', [['Tarpaulin', 8]]],
    ['When was the tarpaulin delivered?', []],
  ]))

test('how many there are is what is in stock', () => answers([['How many lanterns do we have?', [[16]]]]))

test('two columns of a row are compared', () =>
  answers([
    ['How many articles are below their minimum stock?', [[1]]],
    ['Which articles are below their minimum stock?', [['Lantern']]],
  ]))

test('who is no day, and what "soll" says no amount', () =>
  answers([
    ['Who received the goods?', [['Mona Reik']]],
    ['Who checked the goods?', []],
  ]))

test('a word before the documents says which of them', () =>
  answers([
    ['When is the pottery invoice due?', [['2026-03-05']]],
    ['When is the roofing invoice due?', []],
  ]))
