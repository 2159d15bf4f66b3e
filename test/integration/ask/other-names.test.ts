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

const leaf = (
  path: string,
  value: string | number,
  dataType: DataLeaf['dataType'],
  quote = String(value),
): DataLeaf => ({
  ...{ path, value, dataType, confidence: 0.95 },
  place: {
    ...{ page: 1, bbox: null, quote, start: 0, end: quote.length, section: null },
    ...{ kind: 'span' as const, resolver: 'embedded' as const },
  },
})

/** Kind, what its total is called, the total, its currency, and who sent it where that is said. */
const documents: [string, string, number, string, string | undefined][] = [
  ['invoice', 'gross_total', 100, 'EUR', 'Tollan AG'],
  ['invoice', 'gross_total', 200, 'EUR', 'Tollan AG'],
  ['invoice', 'gross_total', 300, 'GBP', 'Marsh Ltd'],
  ['invoice', 'total', 40, 'USD', undefined],
  ['invoice', 'total', 60, 'USD', undefined],
  ['receipt', 'gross_total', 7, 'EUR', undefined],
  ['receipt', 'total', 8, 'EUR', undefined],
  ['payslip', 'total', 5000, 'EUR', undefined],
]

const items: [string, string | number][][] = [
  [
    ['Latex gloves', '60 boxes'],
    ['Roasted beans', '25 kg'],
    ['Ring folder', '4'],
  ],
  [
    ['Latex gloves', '45 boxes'],
    ['Roasted beans', '3 sacks'],
    ['Ring folder', 6],
  ],
]

before(async () => {
  system = await createTestSystem()
  app = await system.app()
  home = await system.workspace('home', undefined, { rateLimit: 10_000 })
  for (const [at, [kind, name, total, currency, seller]] of documents.entries())
    await storeDocument(system, {
      ...{ workspaceId: home.id, filename: `${kind}-${at}.pdf`, documentType: kind },
      leaves: [
        leaf('document_number', `N-${at}`, 'string'),
        leaf(name, total, 'number', `${total} ${currency}`),
        ...(kind === 'payslip' ? [leaf('employee_name', 'Ada Fern', 'string')] : []),
        ...(seller === undefined ? [] : [leaf('seller_name', seller, 'string')]),
        ...(items[at] ?? []).flatMap(([description, quantity], no) => [
          leaf(`line_items[${no}].description`, description, 'string'),
          leaf(`line_items[${no}].quantity`, quantity, typeof quantity === 'number' ? 'number' : 'string'),
          leaf(`line_items[${no}].line_total`, 10, 'number', '10 EUR'),
        ]),
      ],
    })
})
after(() => system.close())

async function ask(question: string): Promise<AskResult & { figures: unknown[][]; said: string[] }> {
  const { headers } = home
  const response = await app.inject({ method: 'POST', url: '/v1/ask', headers, payload: { question } })
  assert.equal(response.statusCode, 200, response.body)
  const result = response.json<AskResult>()
  const said = result.warnings.map(({ message }) => message)
  return { ...result, figures: result.rows.map((row) => Object.values(row)), said }
}

test('a total counts by whichever name documents of its kind state it', async () => {
  for (const question of [
    'What is the total of all invoices?',
    'Wie hoch ist der Gesamtbetrag aller Rechnungen?',
    'Quel est le montant total des factures ?',
    '¿Cuál es el importe total de todas las facturas?',
  ]) {
    const { figures, verification } = await ask(question)
    assert.deepEqual(
      figures.toSorted((a, b) => String(a).localeCompare(String(b))),
      [
        [100, 'USD'],
        [300, 'EUR'],
        [300, 'GBP'],
      ],
      question,
    )
    assert.equal(verification.verdict, 'supported')
  }
  const { said } = await ask('What is the total of all invoices?')
  assert.ok(said.includes('"Total" counts as "Gross total" in documents that state only the one.'), said.join())
  assert.deepEqual((await ask('What is the total of all receipts?')).figures, [[15, 'EUR']])
})

test('what a kind never states by the one name is not read by the other, nor told of', async () => {
  const { figures, said } = await ask('How much did we spend?')
  assert.deepEqual(
    figures.find(([, currency]) => currency === 'EUR'),
    [315, 'EUR'],
  )
  assert.ok(!said.some((message) => message.includes('left out') && !message.includes('1 of')), said.join())
})

test('a currency is asked for in all documents that state an amount', async () => {
  for (const question of [
    'Which invoices are in dollars?',
    'Welche Rechnungen sind in Dollar?',
    'Quelles factures sont en dollars ?',
    '¿Qué facturas están en dólares?',
  ])
    assert.equal((await ask(question)).rows.length, 2, question)
  assert.equal((await ask('Which invoices are not in EUR?')).rows.length, 3)
  const { figures } = await ask('What percentage of invoices are in USD?')
  assert.ok(
    figures.some((row) => row.includes(0.4)),
    JSON.stringify(figures),
  )
})

test('documents that name nobody are told of where those who are named are ranked', async () => {
  for (const [question, message] of [
    ['Which supplier has the most invoices?', '2 of 5 documents have no "Seller name" and are left out.'],
    ['Welcher Lieferant hat die meisten Rechnungen?', '2 von 5 Dokumenten haben kein „Seller name“ und fehlen hier.'],
  ] as const)
    assert.ok((await ask(question)).said.includes(message), question)
  // Those are a row of their own here.
  const { said } = await ask('How many invoices per supplier?')
  assert.ok(!said.some((one) => one.includes('left out')), said.join())
})

test('quantities with a unit behind them are added up, and the unit is told', async () => {
  for (const question of [
    'How many latex gloves did we buy?',
    'Wie viele Latex gloves haben wir gekauft?',
    'Combien de Latex gloves avons-nous achetés ?',
    '¿Cuántos Latex gloves compramos?',
  ]) {
    const { figures, said, verification } = await ask(question)
    assert.deepEqual(figures, [[105]], question)
    assert.ok(
      said.some((message) => message.includes('"boxes"')),
      said.join(),
    )
    assert.equal(verification.verdict, 'supported')
  }
  assert.deepEqual((await ask('How many ring folders did we buy?')).figures, [[10]])
  const mixed = await ask('How many roasted beans did we buy?')
  assert.ok(
    mixed.said.includes('Quantities in different units are counted together: "kg", "sacks".'),
    mixed.said.join(),
  )
})

test('groups of a field that none of what counts states are no answer', async () => {
  for (const question of [
    'What is the total of all invoices per employee name?',
    'Wie hoch ist die Summe der Rechnungen pro employee name?',
  ])
    assert.deepEqual((await ask(question)).rows, [], question)
})

test('what is asked to be missing is not told to be left out', async () => {
  const { said } = await ask('Which invoices have no seller name?')
  assert.deepEqual(
    said.filter((one) => one.includes('left out')),
    [],
  )
})
