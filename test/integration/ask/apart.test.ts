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

before(async () => {
  system = await createTestSystem({ clock: { now: () => new Date('2026-11-18T12:00:00.000Z') } })
  app = await system.app()
  home = await system.workspace('home', undefined, { rateLimit: 10_000 })
  const store = (filename: string, documentType: string, leaves: DataLeaf[]) =>
    storeDocument(system, { workspaceId: home.id, filename, documentType, leaves })
  await store('shelves.xlsx', 'other', [
    leaf('shelf[0].item', 'Gloves', 'string'),
    leaf('shelf[0].stock', 4, 'number'),
    leaf('shelf[1].item', 'Ropes', 'string'),
    leaf('shelf[1].stock', 40, 'number'),
  ])
  await store('invoice.pdf', 'invoice', [
    leaf('invoice_number', 'RE-1', 'string'),
    leaf('total_amount', 90, 'number'),
    leaf('line_items[0].description', 'Painting', 'string'),
    leaf('line_items[0].amount', 90, 'number'),
  ])
  await store('hours.pdf', 'timesheet', [leaf('total_hours', 655, 'number'), leaf('employee_name', 'Ada', 'string')])
  await store('minutes.txt', 'other', [leaf('next_meeting', '2026-12-01', 'date')])
})
after(() => system.close())

async function ask(question: string) {
  const answer = await app.inject({ method: 'POST', url: '/v1/ask', headers: home.headers, payload: { question } })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json()
}

test('rows of two lists that no document has both of are not joined', async () => {
  const { rows, answer } = await ask('Which items have a stock below 10?')
  assert.deepEqual(
    rows.map((row: object) => Object.values(row)[0]),
    ['Gloves'],
    answer,
  )
})

test('a figure of each month wants a day beside it: that of another document is none', async () => {
  const { rows, verification } = await ask('Total hours per month')
  assert.deepEqual(rows, [])
  assert.equal(verification.verdict, 'unsupported')
})
