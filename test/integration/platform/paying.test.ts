import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { createApiKey } from '../../../src/services/api-keys/create.ts'
import { changeTier, grantPack } from '../../../src/services/credits/operate.ts'
import { operatorContext } from '../../../src/services/workspaces/find.ts'
import { eventually } from '../../support/eventually.ts'
import { jobClient } from '../../support/job-client.ts'
import { type JobWorker, startJobWorker } from '../../support/job-worker.ts'
import { platformClient } from '../../support/platform-client.ts'
import { createTestSystem, type TestSystem, type TestWorkspace } from '../../support/system.ts'

let system: TestSystem
let app: FastifyInstance
let worker: JobWorker

before(async () => {
  system = await createTestSystem({ settings: { syncSeconds: 250 } })
  app = await system.app()
  worker = await startJobWorker(system, { concurrency: 8 })
})
after(async () => {
  await worker.stop()
  await system.close()
})

const schema = { total: 'number' }
/** A page and a cell. */
const cost = 120

/** A prepaid workspace with these credits and a key that may do much at once. */
async function payer(credits: number) {
  const workspace = await system.workspace()
  const ctx = await operatorContext(system, workspace.id)
  await changeTier(ctx, 'prepaid')
  if (credits > 0) await grantPack(ctx, { credits })
  const limits = { concurrent_extractions: 200, rate_limit_per_minute: 100_000 }
  const { key } = await createApiKey(ctx, { name: 'many', ...limits })
  return platformClient(app, { ...workspace, headers: { authorization: `Bearer ${key}` } })
}

test('a hundred extractions at once with credits for 37 of them: 37 are charged, never more', async () => {
  const client = await payer(37 * cost + 50)
  const numbers = Array.from({ length: 100 }, (_, number) => number)
  const answers = await Promise.all(numbers.map((number) => client.extract(`Total: ${number}.50 EUR`, { schema })))
  const good = answers.filter(({ statusCode }) => statusCode === 200)
  const refused = answers.filter(({ statusCode }) => statusCode === 429)
  assert.deepEqual([good.length, refused.length], [37, 63])
  for (const answer of refused) assert.equal(answer.json().reason, 'insufficient_credits')
  assert.equal((await client.get('/v1/credits/balance')).json().balance_credits, 50)
  let [sum, cursor] = [0, '']
  do {
    const page = (await client.get(`/v1/credits/ledger?limit=200${cursor}`)).json()
    for (const { credits, balance_credits } of page.data) {
      sum += credits
      assert.ok(balance_credits >= 0)
    }
    cursor = page.pagination.has_more ? `&cursor=${page.pagination.next_cursor}` : ''
  } while (cursor !== '')
  assert.equal(sum, 50)
  const { rows } = await system.pool.query('select count(*)::int as held from credit_reservations')
  assert.equal(rows[0].held, 0)
})

test('a document that turns out dearer than was set aside is paid from the balance, or fails without a cost', async () => {
  const item = { type: 'object', properties: { name: { type: 'string' }, price: { type: 'number' } } }
  const list = { type: 'object', properties: { items: { type: 'array', items: item } } }
  const csv = (rows: number) =>
    `name,price\n${Array.from({ length: rows }, (_, row) => `Thing ${row},${row}.50`).join('\n')}\n`
  // One page and ten cells are set aside; twenty-four are found.
  const rich = await payer(1000)
  const paid = await rich.extract(csv(12), { schema: list }, 'list.csv')
  assert.equal(paid.json().usage.credits, 580, paid.body)
  assert.equal((await rich.get('/v1/credits/balance')).json().balance_credits, 420)
  const poor = await payer(350)
  const failed = await poor.extract(csv(13), { schema: list }, 'list.csv')
  assert.equal(failed.statusCode, 429)
  assert.equal(failed.json().reason, 'insufficient_credits')
  assert.equal((await poor.get('/v1/credits/balance')).json().balance_credits, 350)
})

test('what fails gives its credits back', async () => {
  const client = await payer(500)
  const broken = await client.extract(Buffer.from('%PDF-1.7\nnothing of a document'), { schema }, 'broken.pdf')
  assert.equal(broken.statusCode, 422)
  assert.equal((await client.get('/v1/credits/balance')).json().balance_credits, 500)
  const document = await client.ingest('Some text.')
  assert.equal(document.status, 'completed')
  assert.equal((await client.get('/v1/credits/balance')).json().balance_credits, 400)
})

test('jobs of the job API are metered like extractions', async () => {
  const json_schema = JSON.stringify({ type: 'object', properties: { total: { type: 'number' } } })
  const used = async (client: ReturnType<typeof platformClient>) =>
    (await client.get('/v1/usage/credits')).json().total_credits
  const run = async (workspace: TestWorkspace, path = '/process', fields: [string, string][] = []) => {
    const jobs = jobClient(app, workspace)
    const answer = await jobs.submit([...fields, ['file', 'Total: 5.00 EUR', 'note.txt']], path)
    return answer.statusCode === 202 ? jobs.end(answer.json().job_id) : answer
  }
  const operators = await system.workspace()
  await run(operators, '/process', [['json_schema', json_schema]])
  await run(operators, '/extract')
  assert.equal(await used(platformClient(app, operators)), cost + 100)

  const workspace = await system.workspace()
  const ctx = await operatorContext(system, workspace.id)
  await changeTier(ctx, 'prepaid')
  await grantPack(ctx, { credits: 230 })
  const client = platformClient(app, workspace)
  const balance = async () => (await client.get('/v1/credits/balance')).json().balance_credits
  const strict = { type: 'object', properties: { iban: { type: 'string' } }, required: ['iban'] }
  const failed = await run(workspace, '/process', [
    ['json_schema', JSON.stringify(strict)],
    ['validation', 'strict'],
  ])
  assert.equal('status' in failed && failed.status, 'failed')
  assert.equal(await balance(), 230)
  const good = await run(workspace, '/process', [['json_schema', json_schema]])
  assert.equal('status' in good && good.status, 'success')
  assert.equal(await balance(), 110)
  const refused = await run(workspace, '/process', [['json_schema', json_schema]])
  assert.equal('statusCode' in refused && refused.statusCode, 429)
})

test('without credits nothing is begun, and a free workspace is told when there are new ones', async () => {
  const poor = await payer(0)
  const refused = await poor.extract('Total: 1.00 EUR', { schema })
  assert.equal(refused.statusCode, 429)
  assert.equal(refused.json().reason, 'insufficient_credits')
  const { rows } = await system.pool.query(
    "select count(*)::int as documents from documents where filename = 'none.txt'",
  )
  assert.equal(rows[0].documents, 0)

  const workspace = await system.workspace()
  await changeTier(await operatorContext(system, workspace.id), 'free')
  const free = platformClient(app, workspace)
  const big = Array.from({ length: 49 }, () => 'x '.repeat(1500)).join('\n')
  assert.equal((await free.extract(big, { schema, async: 'true' })).statusCode, 202)
  const exhausted = await free.extract(big, { schema })
  assert.equal(exhausted.json().reason, 'free_tier_exhausted')
  const now = new Date()
  const reset = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)
  const wait = Number(exhausted.headers['retry-after'])
  assert.ok(Math.abs(wait * 1000 - (reset - now.getTime())) < 60_000)
})

test('a document that is extracted from before it was read is paid once', async () => {
  await worker.stop()
  const client = await payer(1000)
  const uploads = Array.from({ length: 5 }, (_, number) =>
    client.send('/v1/documents', [['file', `Total: ${number}.00 EUR`, 'early.txt']]),
  )
  const documents = (await Promise.all(uploads)).map((answer) => answer.json().id as string)
  const jobs = await Promise.all(
    documents.map((document_id) => client.post('/v1/extract', { document_id, schema, async: true })),
  )
  worker = await startJobWorker(system, { concurrency: 8 })
  for (const answer of jobs) assert.equal((await client.extractionEnd(answer.json().extraction_id)).status, 'complete')
  await eventually('the pages to be paid', async () => {
    const { rows } = await system.pool.query('select count(*)::int as held from credit_reservations')
    return rows[0].held === 0
  })
  assert.equal((await client.get('/v1/credits/balance')).json().balance_credits, 1000 - 5 * cost)
  // Those who read a document in vain drop what they read after the other has ended.
  await eventually('nothing to be left over', async () => {
    const { rows } = await system.pool.query(
      `select count(*)::int as garbage from blob_garbage
       where collect_after > now() and key like (select workspace_id from documents where id = $1) || '/%'`,
      [documents[0]],
    )
    return rows[0].garbage === 0
  })
})

test('pages that a failed extraction has read are paid by the next that succeeds, once', async () => {
  const client = await payer(1000)
  const failed = await client.extract('Total: 77.00 EUR', { schema, options: { page_range: '7' } })
  assert.equal(failed.statusCode, 422)
  const id = String(failed.headers['x-service-document-id'])
  const extraction = `/v1/extractions/${failed.headers['x-service-extraction-id']}`
  assert.equal((await client.get(extraction)).json().document.id, id)
  const contents = ['markdown', 'layout', 'pages/1.png'].map((part) => `/v1/documents/${id}/${part}`)
  for (const url of contents) assert.equal((await client.get(url)).json().reason, 'pages_not_paid', url)
  assert.equal('markdown' in (await client.get(`${extraction}?include=markdown`)).json(), false)
  const quote = (await client.post('/v1/extract/quote', { document_id: id, schema })).json()
  assert.equal(quote.minimum_credits, cost)
  const answers = await Promise.all(
    ['a', 'b'].map((name) => client.post('/v1/extract', { document_id: id, schema: { [`total_${name}`]: 'number' } })),
  )
  assert.deepEqual(answers.map((answer) => answer.json().usage.pages).sort(), [0, 1])
  assert.equal((await client.get('/v1/credits/balance')).json().balance_credits, 1000 - cost - 20)
  for (const url of contents.slice(0, 2)) assert.equal((await client.get(url)).statusCode, 200, url)
  assert.match((await client.get(`${extraction}?include=markdown`)).json().markdown, /77\.00/)
})

test('equal questions at the same time are paid once, and all get the same answer', async () => {
  const client = await payer(2000)
  const asked = { total: 'number', currency: 'string' }
  const ten = Array.from({ length: 10 }, (_, number) => number)
  const { id } = await client.ingest('Total: 81.00 EUR')
  const answers = await Promise.all(ten.map(() => client.post('/v1/extract', { document_id: id, schema: asked })))
  const results = answers.map((answer) => answer.json())
  assert.deepEqual(
    results.map((result) => result.usage?.cells_ai ?? result.message).sort(),
    ten.map((number) => (number === 9 ? 2 : 0)),
  )
  for (const { data, usage } of results) {
    assert.equal(usage.cells_ai + usage.cells_registry, 2)
    assert.deepEqual(data, results[0].data)
  }
  assert.equal((await client.get('/v1/credits/balance')).json().balance_credits, 2000 - 100 - 2 * 20)

  // The same content in ten documents: each has pages of its own, the cells are the same. Some of them are asked for by all.
  const uploads = await Promise.all(
    ten.map((number) => client.extract('Total: 82.00 EUR', { schema: number % 2 === 0 ? { total: 'number' } : asked })),
  )
  const cells = uploads.reduce((sum, answer) => sum + answer.json().usage.cells_ai, 0)
  assert.equal(cells, 2, uploads.map(({ body }) => body).join('\n'))
  assert.equal((await client.get('/v1/credits/balance')).json().balance_credits, 2000 - 100 - 40 - 10 * 100 - 40)
  const { rows } = await system.pool.query('select count(*)::int as held from credit_reservations')
  assert.equal(rows[0].held, 0)
})

test('whoever asks anew on purpose pays, also when others ask the same at the same time', async () => {
  const client = await payer(1000)
  const { id } = await client.ingest('Total: 83.00 EUR')
  const answers = await Promise.all(
    [1, 2, 3].map(() => client.post('/v1/extract', { document_id: id, schema, options: { fresh: true } })),
  )
  for (const answer of answers) assert.equal(answer.json().usage.cells_ai, 1, answer.body)
})

test('what a person has said costs nothing, whatever schema asks for it', async () => {
  const client = await payer(1000)
  const first = (await client.extract('Total: 78.00 EUR', { schema })).json()
  await client.call('PATCH', `/v1/extractions/${first.extraction_id}/data`, {
    corrections: [{ field: 'total', value: 5 }],
  })
  const again = await client.post('/v1/extract', {
    document_id: first.document.id,
    schema: { fields: [{ name: 'total', type: 'number', description: 'What is to be paid' }] },
  })
  assert.deepEqual(again.json().data, { total: 5 })
  assert.deepEqual(again.json().usage, { pages: 0, cells_registry: 1, cells_ai: 0, credits: 0 })
  // It is in the ledger all the same.
  const [entry] = (await client.get('/v1/credits/ledger?limit=1')).json().data
  assert.deepEqual([entry.type, entry.credits, entry.reference.id], ['charge', 0, again.json().extraction_id])
  assert.deepEqual(entry.charges, [{ unit: 'registry_cell', quantity: 1, credits: 0 }])
})

test('a document whose reading was called off is paid by the extraction that reads it, as it was told', async () => {
  await worker.stop()
  const client = await payer(1000)
  const { document, job } = (await client.extract('Total: 79.00 EUR', { schema, async: 'true' })).json()
  await client.post(`/v1/jobs/${job.id}/cancel`, {})
  assert.equal((await client.get(`/v1/documents/${document.id}`)).json().status, 'error')
  worker = await startJobWorker(system, { concurrency: 8 })
  const request = { document_id: document.id, schema }
  assert.equal((await client.post('/v1/extract/quote', request)).json().minimum_credits, cost)
  const refused = await client.post('/v1/extract', { ...request, max_credits: 20 })
  assert.match(refused.json().message, /at least 120 credits/)
  const done = await client.post('/v1/extract', request)
  assert.deepEqual(done.json().usage, { pages: 1, cells_registry: 0, cells_ai: 1, credits: cost })
  assert.equal((await client.get('/v1/credits/balance')).json().balance_credits, 1000 - cost)
})
