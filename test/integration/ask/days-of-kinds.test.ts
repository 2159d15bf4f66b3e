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

type Value = string | number | null
const typeOf = (path: string, value: Value): DataLeaf['dataType'] =>
  path.endsWith('date') ? 'date' : typeof value === 'number' ? 'number' : 'string'

/** Each kind states its day by another name, and the statement only by its rows. */
const papers: [kind: string, Record<string, Value>][] = [
  ...[
    ['V-1', 'Velmar AB', '2024-03-04', '2024-04-03', 310],
    ['V-2', 'Velmar AB', '2024-04-08', '2024-06-20', 450],
    ['K-1', 'Kestra SA', '2024-04-12', '2024-05-30', 90],
  ].map(([invoice_number, seller, date, due, total]): [string, Record<string, Value>] => [
    'invoice',
    {
      ...{
        invoice_number,
        'seller.name': seller,
        invoice_date: date,
        due_date: due,
        net_amount: Number(total) - 10,
        total,
      },
    } as Record<string, Value>,
  ]),
  ['receipt', { merchant: 'Moss Inn', receipt_date: '2024-04-22', total: 61.5 }],
  ['receipt', { merchant: 'Moss Inn', receipt_date: '2024-03-02', total: 18 }],
  ['order', { 'seller.name': 'Velmar AB', order_number: 'O-7', order_date: '2024-03-01', total: 310 }],
  ['payslip', { employee: 'Ida Holm', pay_date: '2024-03-28', gross_pay: 3000, net_pay: 2100 }],
  ['payslip', { employee: 'Ida Holm', pay_date: '2024-04-28', gross_pay: 3100, net_pay: 2180 }],
  ['payslip', { employee: 'Tom Berg', pay_date: '2024-04-28', gross_pay: 2800, net_pay: 1990 }],
  ['contract', { contract_number: 'C-1', start_date: '2023-01-01', end_date: '2026-12-31', monthly_fee: 700 }],
  ['contract', { contract_number: 'C-2', start_date: '2024-01-01', end_date: '2024-12-31', monthly_fee: 120 }],
  [
    'bank_statement',
    {
      closing_balance: 4200,
      ...{
        'transactions[0].date': '2024-04-02',
        'transactions[0].description': 'Rent Elm Road',
        'transactions[0].amount': -900,
      },
      ...{
        'transactions[1].date': '2024-04-18',
        'transactions[1].description': 'Orbit Ltd',
        'transactions[1].amount': 2500,
      },
    },
  ],
]

before(async () => {
  system = await createTestSystem({ clock: { now: () => new Date('2024-05-15T12:00:00.000Z') } })
  app = await system.app()
  home = await system.workspace('home', undefined, { rateLimit: 10_000 })
  for (const [at, [documentType, data]] of papers.entries()) {
    const leaves = Object.entries({ ...data, currency: 'EUR' }).map(([path, value]): DataLeaf => {
      const isAmount = typeof value === 'number'
      return { path, value, dataType: typeOf(path, value), confidence: 0.95, isAmount }
    })
    await storeDocument(system, { workspaceId: home.id, filename: `paper-${at}.pdf`, documentType, leaves })
  }
})
after(() => system.close())

async function ask(question: string, conversation_id?: string): Promise<AskResult> {
  const payload = { question, ...(conversation_id && { conversation_id }) }
  const response = await app.inject({ method: 'POST', url: '/v1/ask', headers: home.headers, payload })
  assert.equal(response.statusCode, 200, response.body)
  return response.json()
}

/** Without the currencies. */
async function rowsOf(question: string): Promise<unknown[][] | undefined> {
  const { sql, rows } = await ask(question)
  return sql === undefined ? undefined : rows.map((row) => Object.values(row).filter((value) => value !== 'EUR'))
}

async function saysAll(expected: Record<string, unknown[][] | undefined>): Promise<void> {
  for (const [question, rows] of Object.entries(expected)) assert.deepEqual(await rowsOf(question), rows, question)
}

test('a day is that of the kind of document that is asked about', async () => {
  await saysAll({
    'How many receipts in April 2024?': [[1]],
    'Wie viele Gehaltsabrechnungen im April 2024?': [[2]],
    'Combien de reçus en mars 2024 ?': [[1]],
    '¿Cuántos pedidos en marzo de 2024?': [[1]],
    'How many invoices in April 2024?': [[2]],
    'How much did we spend on receipts in April 2024?': [[61.5]],
    'the latest receipt': [['paper-3.pdf', 61.5, '2024-04-22']],
    'How many contracts in 2024?': undefined,
  })
})

test('a day is that of the documents that state what is asked for', async () => {
  await saysAll({
    'total net pay in April 2024': [[4170]],
    'Wie hoch ist der Nettolohn im März 2024?': [[2100]],
    'net pay per month': [
      ['2024-03-01', 2100],
      ['2024-04-01', 4170],
    ],
    'What is the closing balance in April 2024?': [[4200]],
    'Wie hoch ist der Endsaldo im April 2024?': [[4200]],
    'What is the closing balance in March 2024?': [],
  })
})

test('money that came in is that of the account, and never what has to be paid', async () => {
  await saysAll({
    'How much money came in in April 2024?': [[2500]],
    'Wie viel Geld ist im April 2024 eingegangen?': [[2500]],
    "Combien d'argent est entré en avril 2024 ?": [[2500]],
    '¿Cuánto dinero entró en abril de 2024?': [[2500]],
    'How much did we receive in April 2024?': [[2500]],
    'Was ist im April 2024 auf dem Konto eingegangen?': [['2024-04-18', 'Orbit Ltd', 2500]],
    'How much went out in April 2024?': [[-900]],
    'Wie viele Rechnungen sind im April 2024 eingegangen?': [[2]],
    'Combien de reçus avons-nous ?': [[2]],
    'How much did Rent Elm Road cost in April 2024 according to the bank statement?': [[-900]],
  })
})

test('orders are documents, whichever way their kind is called', async () => {
  await saysAll({
    'Gesamtbetrag der Bestellungen': [[310]],
    'Wie hoch ist der Gesamtwert aller Bestellungen?': [[310]],
    'Total des commandes': [[310]],
    'Total de los pedidos': [[310]],
  })
})

test('who has the highest is told by name, the fewest are counted, and two documents differ by an amount', async () => {
  await saysAll({
    'Who has the highest gross pay?': [['Ida Holm', 3100]],
    'Wer hat den höchsten Nettolohn?': [['Ida Holm', 2180]],
    'Qui a le salaire brut le plus élevé ?': [['Ida Holm', 3100]],
    'Quel fournisseur a le moins de factures ?': [['Kestra SA', 1]],
    '¿Qué proveedor tiene menos facturas?': [['Kestra SA', 1]],
    'What is the difference between invoices V-1 and V-2?': [
      ['V-1', 310, null],
      ['V-2', 450, 140],
    ],
    'Wie viel höher war die Rechnung von Velmar im April 2024 als im März 2024?': [
      ['2024-03-01', 310, null],
      ['2024-04-01', 450, 140],
    ],
  })
})

test('what is overdue and what is due next', async () => {
  await saysAll({
    'How much is overdue?': [[310]],
    'Wie viel ist überfällig?': [[310]],
    'Combien est en retard ?': [[310]],
    '¿Cuánto está vencido?': [[310]],
  })
  for (const question of [
    'Which invoice is due next?',
    'Welche Rechnung ist als nächstes fällig?',
    'Quelle facture arrive à échéance en premier ?',
    '¿Qué factura vence primero?',
  ])
    assert.equal((await rowsOf(question))?.[0]?.[0], 'paper-2.pdf', question)
})

test('when contracts end, each with its name', async () => {
  const ends = [
    ['paper-10.pdf', '2024-12-31'],
    ['paper-9.pdf', '2026-12-31'],
  ]
  for (const question of ['When does the contract end?', 'Wann endet der Vertrag?', 'Quand se termine le contrat ?'])
    assert.deepEqual((await rowsOf(question))?.sort(), ends, question)
  for (const question of [
    'Which contract expires first?',
    'Welcher Vertrag endet zuerst?',
    '¿Qué contrato termina primero?',
  ])
    assert.deepEqual(await rowsOf(question), ends.slice(0, 1), question)
})

test('what nothing answers to is no, with what was asked, or is not stated', async () => {
  const answers = {
    'Is invoice V-2 overdue?':
      '**No.** Nothing in these documents matches: type = invoice; invoice number = v-2; due date < 2024-05-15',
    'Gibt es Rechnungen über 5000 Euro?': '**Nein.** Nichts in diesen Dokumenten erfüllt:',
    'Y a-t-il des factures de plus de 5 000 euros ?': '**Non.** Rien dans ces documents ne remplit :',
    '¿Hay facturas de más de 5.000 euros?': '**No.** Nada en estos documentos cumple:',
    'Which invoices are over 5000?': 'Nothing in these documents matches:',
  }
  for (const [question, expected] of Object.entries(answers)) {
    const { answer } = await ask(question)
    assert.ok(answer.toLowerCase().startsWith(expected.toLowerCase()), `${question}: ${answer}`)
  }
})
