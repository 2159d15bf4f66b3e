import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { startJobWorker } from '../../support/job-worker.ts'
import { platformClient } from '../../support/platform-client.ts'
import { createTestSystem } from '../../support/system.ts'

// There is a worker, and no test is about how fast the machine is.
const system = await createTestSystem({ settings: { syncSeconds: 250 } })
const client = platformClient(await system.app(), await system.workspace())
const worker = await startJobWorker(system, { limits: { memoryBytes: 256 * 1024 ** 2 } })
after(async () => {
  await worker.stop()
  await system.close()
})

test('a document whose reading takes more memory than it may is a 422 that says so, and the service goes on', async () => {
  const rows = Array.from({ length: 60_000 }, (_, index) => `${index},name ${index},${index * 2}`)
  const refused = await client.extract(
    `number,name,price\n${rows.join('\n')}`,
    { schema: { total: 'number' } },
    'rows.csv',
  )
  assert.equal(refused.statusCode, 422, refused.body)
  assert.equal(refused.json().reason, 'out_of_memory')
  assert.match(refused.json().message, /took more memory than the limit. The limit is 256 MB\./)
  const [document] = (await client.get('/v1/documents')).json().data
  assert.equal((await client.get(`/v1/documents/${document.id}`)).json().error.code, 'out_of_memory')
  const next = await client.extract('Total: 96.00 EUR', { schema: { total: 'number' } })
  assert.deepEqual(next.json().data, { total: 96 })
})
