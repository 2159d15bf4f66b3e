import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { type JobWorker, startJobWorker } from '../../support/job-worker.ts'
import { invoiceText, platformClient } from '../../support/platform-client.ts'
import { createTestSystem, type TestSystem } from '../../support/system.ts'

let system: TestSystem
let app: FastifyInstance
let worker: JobWorker
let client: ReturnType<typeof platformClient>

before(async () => {
  system = await createTestSystem()
  app = await system.app()
  client = platformClient(app, await system.workspace())
  worker = await startJobWorker(system)
})
after(async () => {
  await worker.stop()
  await system.close()
})

const schema = { invoice_number: 'string', invoice_date: 'date', total: 'number' }

test('a file and a schema give data with confidence, provenance and cost', async () => {
  const answer = await client.extract(invoiceText, { schema })
  assert.equal(answer.statusCode, 200, answer.body)
  const result = answer.json()
  assert.deepEqual(result.data, { invoice_number: 'RE-2024-17', invoice_date: '2024-01-31', total: 96 })
  assert.equal(result.status, 'complete')
  assert.equal(result.schema.source, 'provided')
  assert.deepEqual(Object.keys(result.confidence.fields), ['invoice_number', 'invoice_date', 'total'])
  assert.equal(result.provenance.total.document_id, result.document.id)
  assert.deepEqual(result.usage, { pages: 1, cells_registry: 0, cells_ai: 3, credits: 160 })
  assert.equal(answer.headers['x-service-cost-credits'], '160')
  assert.equal(answer.headers['x-service-cost-eur'], '0.16')
  assert.equal(answer.headers['x-service-cells-resolved-ai'], '3')
  assert.equal(answer.headers['x-service-cells-resolved-registry'], '0')
  const { markdown } = (await client.get(`/v1/documents/${result.document.id}/markdown`)).json()
  for (const { start, end, quote } of Object.values(result.provenance) as {
    start: number
    end: number
    quote: string
  }[])
    assert.equal(markdown.slice(start, end), quote)
})
