import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { AskResult } from '../../../src/contract/ask.ts'
import type { DataLeaf } from '../../../src/services/cells/leaves.ts'
import { askQuestion } from '../../../src/services/questions/ask.ts'
import { operatorContext } from '../../../src/services/workspaces/find.ts'
import { leaf, storeDocument } from '../../support/stored-documents.ts'
import { createTestSystem, type TestSystem } from '../../support/system.ts'

let system: TestSystem
let workspaceId: string

const rows = (list: string, all: Record<string, string | number>[]): DataLeaf[] =>
  all.flatMap((row, at) => Object.entries(row).map(([name, value]) => leaf(`${list}[${at}].${name}`, value)))

/** A till slip, an offer, a list of expenses, a sheet of shared costs and a booking: documents that have nothing to do with each other. */
before(async () => {
  system = await createTestSystem()
  const home = await system.workspace('mixed')
  workspaceId = home.id
  const store = (filename: string, documentType: string, leaves: DataLeaf[]) =>
    storeDocument(system, { workspaceId, filename, documentType, leaves })
  await store('slip.txt', 'receipt', [
    leaf('total', 64),
    ...rows('line_items', [
      { item_description: 'Kettle', quantity: 2, unit_price: 26, line_total: 52 },
      { item_description: 'Tea towel', quantity: 3, unit_price: 4, line_total: 12 },
    ]),
  ])
  await store('offer.txt', 'quote', [
    leaf('gross_total', 300),
    ...rows('line_items', [{ item_description: 'Fence panel', quantity: 5, unit_price: 60, line_total: 300 }]),
  ])
  await store(
    'trips.csv',
    'receipt',
    rows('line_items', [
      { employee: 'Ida Storm', category: 'Hotel', amount: 140, date: '2025-01-20' },
      { employee: 'Ida Storm', category: 'Ferry', amount: 35.5, date: '2025-02-02' },
      { employee: 'Rolf Keil', category: 'Ferry', amount: 31, date: '2025-02-03' },
      { employee: 'Ida Storm', category: 'Meals', date: '2025-02-04' },
    ]),
  )
  await store('house.html', 'other', [
    leaf('tenant_name', 'Edda Wolff'),
    ...rows('cost', [
      { cost_type: 'Roof', total_cost: 9000, shares: 750 },
      { cost_type: 'Lift', total_cost: 2400, shares: 200 },
    ]),
  ])
  await store('stay.eml', 'email', [leaf('guest_name', 'Paul Orr'), leaf('room_rate', 88)])
})
after(() => system.close())

async function ask(question: string): Promise<AskResult> {
  return askQuestion(await operatorContext(system, workspaceId), { question })
}

const answered: [question: string, values: (string | number | null)[][]][] = [
  ['¿Cuánto costó la tetera Kettle?', []],
  ['¿Cuánto costó Kettle?', [[52]]],
  ['Combien a coûté Kettle ?', [[52]]],
  ['What did the kettle cost?', [[52]]],
  ['Was hat Kettle gekostet?', [[52]]],
  ['¿Cuánto cuesta Kettle?', [[26]]],
  ['What did Ida Storm spend on hotels?', [[140]]],
  ['How much did Ida Storm spend?', [[175.5]]],
  [
    'How much was spent per category?',
    [
      ['Ferry', 66.5],
      ['Hotel', 140],
    ],
  ],
  [
    'How much was spent per employee in February 2025?',
    [
      ['Ida Storm', 35.5],
      ['Rolf Keil', 31],
    ],
  ],
  ['Wie viel kostet Roof insgesamt?', [[9000]]],
  ['How much does Lift cost?', [['Lift', 200, 2400]]],
  ['How many line items has the trips file?', [[4]]],
  ['How many rows does trips.csv have?', [[4]]],
  ['Wie viele Zeilen hat die Datei house?', [[2]]],
]
for (const [question, values] of answered)
  test(`"${question}" is answered beside documents that have nothing to do with it`, async () => {
    const { rows, answer } = await ask(question)
    const found = rows.map((row) => Object.values(row).filter((value) => value !== null))
    assert.deepEqual(found, values, answer)
  })

for (const question of [
  'Wie viel zahlt Edda Wolff für Lift?',
  'How much was spent on the tenant?',
  'How much does the tenant pay for Roof?',
])
  test(`"${question}" is not answered with a name`, async () => {
    const { rows, answer } = await ask(question)
    assert.ok(!JSON.stringify(rows).includes('Edda'), answer)
  })
