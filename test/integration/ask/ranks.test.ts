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

const text = (path: string, value: string): DataLeaf => ({ ...{ path, value, dataType: 'string', confidence: 0.95 } })
const amount = (path: string, value: number, unit: string): DataLeaf =>
  ({
    ...{ path, value, dataType: 'number', confidence: 0.95, isAmount: true },
    place: { page: 1, bbox: null, section: null, start: 0, end: 4, kind: 'span', quote: `${value} ${unit}` },
  }) as unknown as DataLeaf

/** Seller, where one is named, total, its currency, and what its items are. */
const invoices: [string | undefined, number, string, string[]][] = [
  ['Orchard Foods', 40, 'EUR', ['Apples']],
  ['Orchard Foods', 60, 'EUR', ['Apples', 'Pears']],
  ['Quarry Stone', 100, 'EUR', ['Gravel']],
  ['Timber Yard', 40, 'EUR', ['Planks', 'Beams', 'Nails']],
  ['Lake Boats', 900, 'SEK', ['Oars', 'Rope']],
  [undefined, 5, 'EUR', ['Stamps']],
]

before(async () => {
  system = await createTestSystem()
  app = await system.app()
  home = await system.workspace('home', undefined, { rateLimit: 10_000 })
  for (const [at, [seller, total, unit, items]] of invoices.entries())
    await storeDocument(system, {
      ...{ workspaceId: home.id, filename: `invoice-${at}.pdf`, documentType: 'invoice' },
      leaves: [
        ...(seller === undefined ? [] : [text('seller.name', seller)]),
        ...[amount('total_amount', total, unit), text('invoice_number', `N-${at}`)],
        ...items.map((item, no) => text(`items[${no}].description`, item)),
      ],
    })
})
after(() => system.close())

async function answerOf(question: string): Promise<AskResult> {
  const response = await app.inject({ method: 'POST', url: '/v1/ask', headers: home.headers, payload: { question } })
  assert.equal(response.statusCode, 200, response.body)
  return response.json()
}

const valuesOf = ({ rows }: AskResult) => rows.map((row) => Object.values(row))
const codesOf = ({ warnings }: AskResult) => warnings.map(({ code }) => code)

test('all that are equally few are given, each cited, and the answer says that they are equal', async () => {
  const answer = await answerOf('Which supplier has the fewest invoices?')
  assert.deepEqual(valuesOf(answer), [
    ['Lake Boats', 1],
    ['Quarry Stone', 1],
    ['Timber Yard', 1],
  ])
  assert.equal(answer.verification.verdict, 'supported')
  assert.deepEqual(new Set(answer.citations.map(({ row }) => row)), new Set([0, 1, 2]))
  assert.deepEqual(codesOf(answer), ['tied', 'not_covered'])
  assert.match(answer.answer, /^3 rows\. 3 rows share one place, with the same number: 1\./)
  const most = await answerOf('Which supplier has the most invoices?')
  assert.deepEqual([valuesOf(most), codesOf(most)], [[['Orchard Foods', 2]], ['not_covered']])
})

test('sums are ranked within each currency, with all that are equal', async () => {
  const answer = await answerOf('Which supplier has the highest total?')
  assert.deepEqual(valuesOf(answer), [
    ['Orchard Foods', 100, 'EUR'],
    ['Quarry Stone', 100, 'EUR'],
    ['Lake Boats', 900, 'SEK'],
  ])
  assert.deepEqual(codesOf(answer), ['tied', 'not_covered', 'several_currencies'])
  assert.match(answer.warnings[0]?.message ?? '', /^2 rows share one place, .*: 100 EUR\.$/)
  assert.equal(answer.verification.verdict, 'supported')
})

test('as many as were asked for are given, and more only where they are equal', async () => {
  const two = await answerOf('Show the 2 largest invoices in EUR')
  assert.deepEqual([two.rows.map((row) => row['total_amount']), codesOf(two)], [[100, 60], []])
  const three = await answerOf('Show the 3 largest invoices in EUR')
  assert.deepEqual([three.rows.map((row) => row['total_amount']), codesOf(three)], [[100, 60, 40, 40], ['tied']])
})

test('what is counted of the largest is counted for each currency', async () => {
  const answer = await answerOf('How many items does the largest invoice have?')
  assert.deepEqual(valuesOf(answer), [
    [1, 'EUR'],
    [2, 'SEK'],
  ])
})

test('a list that is sorted by amount has each currency by itself', async () => {
  const { rows, warnings } = await answerOf('List invoices sorted by total amount descending')
  assert.deepEqual(
    rows.map((row) => row['total_amount']),
    [100, 60, 40, 40, 5, 900],
  )
  assert.equal(warnings[0]?.code, 'several_currencies')
})

test('what is said beside an answer is said in the language of the question', async () => {
  const said = async (question: string) => (await answerOf(question)).warnings.map(({ message }) => message).join(' ')
  assert.match(await said('Welcher Lieferant hat den höchsten Gesamtbetrag?'), /teilen sich einen Platz.*Beträge in/)
  assert.match(await said('Quel fournisseur a le montant le plus élevé ?'), /à égalité.*Les montants en EUR, SEK/)
  assert.match(await said('¿Qué proveedor tiene el mayor importe total?'), /mismo puesto.*Los importes en EUR, SEK/)
  assert.match(await said('Quel temps fait-il ?'), /^La question n'a pas été comprise\. Inconnu ici : temps/)
  assert.match(await said('¿Qué tiempo hace?'), /^No se entendió la pregunta\. No se conoce aquí: /)
})

test('the largest and the latest of many are the same by the end of an index, which tells of other currencies too', async () => {
  const many = await system.workspace('many', undefined, { rateLimit: 10_000 })
  const store = (at: number, total: number, unit: string, documentType = 'invoice') =>
    storeDocument(system, {
      ...{ workspaceId: many.id, filename: `many-${at}.pdf`, documentType },
      leaves: [
        ...[amount('total_amount', total, unit), text('invoice_number', `M-${at}`)],
        {
          path: 'invoice_date',
          value: `2024-01-${String(1 + (at % 28)).padStart(2, '0')}`,
          dataType: 'date',
          confidence: 0.95,
        },
      ],
    })
  for (let at = 0; at < 45; at++) await store(at, at === 7 ? 44 : at, 'EUR', at === 41 ? 'receipt' : 'invoice')
  const totalsOf = async (question: string) => {
    const { headers } = many
    const response = await app.inject({ method: 'POST', url: '/v1/ask', headers, payload: { question } })
    const { rows, verification }: AskResult = response.json()
    assert.equal(verification.verdict, 'supported')
    return rows.map((row) => row['total_amount'])
  }
  assert.deepEqual(await totalsOf('Show the 2 largest invoices'), [44, 44])
  assert.deepEqual(await totalsOf('Show the 5 largest invoices'), [44, 44, 43, 42, 40])
  assert.deepEqual(await totalsOf('What is the latest invoice?'), [27])
  await store(100, 3, 'SEK')
  assert.deepEqual(await totalsOf('Show the 2 largest invoices'), [44, 44, 3])
})
