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

const text = (path: string, value: string): DataLeaf => ({ path, value, dataType: 'string', confidence: 0.95 })
const number = (path: string, value: number): DataLeaf => ({ path, value, dataType: 'number', confidence: 0.95 })
const day = (path: string, value: string): DataLeaf => ({ path, value, dataType: 'date', confidence: 0.95 })

before(async () => {
  system = await createTestSystem({ clock: { now: () => new Date('2025-06-15T12:00:00.000Z') } })
  app = await system.app()
  home = await system.workspace('home', undefined, { rateLimit: 10_000 })
  const documents: [string, DataLeaf[]][] = [
    [
      'invoice',
      [
        ...[text('hotel_name', 'Alpenhof'), text('guest_name', 'Jon Berg'), day('check_out', '2025-04-12')],
        ...[number('nights', 2), number('total_amount', 408)],
      ],
    ],
    ['payslip', [text('employee_name', 'Jon Berg'), number('gross_pay', 3500), day('period', '2025-04-30')]],
    ['receipt', [text('club', 'Chess Circle'), text('member_name', 'Jon Berg'), number('membership_fee', 60)]],
    ['delivery_note', [text('goods[0].description', 'Flour'), number('goods[0].quantity', 20)]],
    ['invoice', [text('lines[0].description', 'Paper'), number('lines[0].amount', 12), number('total_amount', 12)]],
  ]
  for (const [at, [documentType, leaves]] of documents.entries())
    await storeDocument(system, { workspaceId: home.id, filename: `${at}.pdf`, documentType, leaves })
})
after(() => system.close())

async function rowsOf(question: string): Promise<unknown[][] | 'refused'> {
  const response = await app.inject({ method: 'POST', url: '/v1/ask', headers: home.headers, payload: { question } })
  const { rows, sql }: AskResult = response.json()
  return sql === undefined ? 'refused' : rows.map((row) => Object.values(row))
}

test('a name is that of the field which the documents that are asked about state', async () => {
  assert.deepEqual(await rowsOf('When did Jon Berg check out of the Alpenhof?'), [['2025-04-12']])
  assert.deepEqual(await rowsOf('Wie viele Nächte war Jon Berg im Alpenhof?'), [[2]])
  assert.deepEqual(await rowsOf('What is the gross pay of Jon Berg?'), [[3500]])
  assert.deepEqual(await rowsOf('What is the membership fee of Jon Berg?'), [[60]])
})

test('of a name in fields of several kinds of documents nothing is guessed', async () => {
  assert.equal(await rowsOf('How much did Jon Berg pay in total?'), 'refused')
})

test('what was delivered is counted by what it was delivered with', async () => {
  assert.deepEqual(await rowsOf('How much flour was delivered?'), [[20]])
})

test('what no document names that counts is not ranked', async () => {
  assert.equal(await rowsOf('Which club is the most expensive?'), 'refused')
})
