import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { z } from 'zod'
import {
  AuthenticationError,
  ConflictError,
  ConnectionError,
  type Job,
  NotFoundError,
  PermissionError,
  Sheaf,
  UnprocessableError,
  ValidationError,
} from '../../sdk/src/index.ts'
import { makePdf } from '../support/make-pdf.ts'
import { invoiceText } from '../support/platform-client.ts'
import { joinSharedServer } from '../support/shared-server.ts'

const { cwd, server } = await joinSharedServer()
const sheaf = new Sheaf({ url: server.address, key: server.key })
await writeFile(join(cwd, 'invoice.txt'), invoiceText)

const schema = { invoice_number: 'string', total: 'money' }
const invoice = (text = invoiceText) => ({ name: 'invoice.txt', content: new Blob([text]) })

test('a quote tells what an extraction costs, the headers what it has cost, and knowing it costs nothing', async () => {
  const file = join(cwd, 'invoice.txt')
  const { estimated_credits } = await sheaf.quote({ file, schema })
  const first = await sheaf.extract<{ total: number }>({ file, schema })
  assert.ok(first.status === 'complete')
  assert.deepEqual([first.data.total, first.cost?.credits], [96, estimated_credits])
  const again = await sheaf.extract({ document_id: first.document.id, schema })
  assert.ok(again.status === 'complete')
  assert.deepEqual([again.cost?.credits, again.cost?.cellsFromRegistry], [0, 2])
})

test('an extraction that takes its time is waited for, and one that fails is thrown', async () => {
  const states: string[] = []
  const waited = await sheaf.extractAndWait<{ invoice_number: string }>(
    { file: invoice(), schema, async: true, options: { fresh: true } },
    { onProgress: ({ status }) => void states.push(status) },
  )
  assert.deepEqual([waited.data.invoice_number, waited.usage?.cells_ai], ['RE-2024-17', 2])
  assert.ok(states.every((status) => status === 'processing'))
  const broken = { name: 'broken.pdf', content: Buffer.from('%PDF-1.7 and nothing else') }
  const failed = await sheaf.extractAndWait({ file: broken, schema, async: true }).catch((thrown: unknown) => thrown)
  assert.ok(failed instanceof UnprocessableError, String(failed))
})

test('a schema of Zod is sent as its JSON Schema, and tells the type of the data', async () => {
  const wanted = z.object({ invoice_number: z.string(), total: z.number() })
  const { data } = await sheaf.extractAndWait({ file: invoice(), schema: wanted })
  const total: number | null = data.total
  assert.deepEqual([data.invoice_number, total], ['RE-2024-17', 96])
  assert.equal((await sheaf.quote({ file: invoice(), schema: wanted })).items.length > 0, true)
  const silent = { '~standard': { version: 1, vendor: 'x' } }
  await assert.rejects(sheaf.extract({ file: invoice(), schema: silent }), /cannot tell its JSON Schema/)
})

test('a document is sent, read, shown, filtered by its values and deleted', async () => {
  const begun = await sheaf.documents.create({
    file: { name: 'a.pdf', content: await makePdf((pdf) => pdf.text('Total: 12.00 EUR')) },
  })
  const read = await sheaf.documents.wait(begun.id)
  assert.deepEqual([read.status, read.pages], ['completed', 1])
  assert.match(await sheaf.documents.markdown(begun.id), /Total: 12\.00 EUR/)
  assert.equal((await sheaf.documents.layout(begun.id, { pages: '1' })).pages.length, 1)
  const bytes = new Uint8Array(await (await sheaf.documents.file(begun.id)).arrayBuffer())
  assert.equal(new TextDecoder().decode(bytes.slice(0, 5)), '%PDF-')
  assert.equal((await sheaf.documents.page(begun.id, 1, { width: 100 })).headers.get('content-type'), 'image/png')
  const made = await sheaf.documents.reextract(begun.id, { schema: { total: 'money' } })
  const ended = await sheaf.extractions.wait(made.extraction_id)
  assert.deepEqual(await sheaf.extractions.data(ended.id), { total: 12 })
  const conditions = [{ fieldId: 'total', operator: 'eq' as const, value: 12 }]
  const { data, total } = await sheaf.documents.filter({ conditions })
  assert.deepEqual([data[0]?.document_id, total], [begun.id, 1])
  await sheaf.extractions.correct(ended.id, [{ field: 'total', value: 13 }])
  assert.match(await sheaf.extractions.csv(ended.id), /13/)
  const { data: versions } = await sheaf.extractions.versions(ended.id, { field: 'total' })
  assert.deepEqual(versions.map(({ value }) => value).sort(), [12, 13])
  assert.deepEqual(await sheaf.documents.delete(begun.id), { deleted: true, id: begun.id })
  await assert.rejects(sheaf.documents.get(begun.id), NotFoundError)
})

test('every row of a list comes once, over pages of any size', async () => {
  const made: string[] = []
  for (let n = 0; n < 7; n += 1) made.push((await sheaf.schemas.create({ name: `List ${n}`, definition: schema })).id)
  const seen: string[] = []
  for await (const { id } of sheaf.schemas.all({ limit: 3, order: 'asc', search: 'List' })) seen.push(id)
  assert.deepEqual(seen, made)
  const { pagination } = await sheaf.schemas.list({ limit: 3, search: 'List' })
  assert.deepEqual([pagination.total, pagination.has_more], [7, true])
})

test('the same idempotency key does it once', async () => {
  const options = { idempotencyKey: 'once' }
  const first = await sheaf.sources.create({ name: 'Once' }, options)
  assert.deepEqual(await sheaf.sources.create({ name: 'Once' }, options), first)
  const added = await sheaf.sources.addDocument(first.id, { file: invoice() })
  assert.equal(added.source?.id, first.id)
})

test('what goes wrong has a class, and says all that the server said', async () => {
  const mistake = await sheaf.schemas
    .create({ name: '', definition: { a: 'strin' } })
    .catch((thrown: unknown) => thrown)
  assert.ok(mistake instanceof ValidationError)
  assert.deepEqual([mistake.status, mistake.code, mistake.retryable], [400, 'validation_error', false])
  assert.ok(mistake.requestId && mistake.details.length > 0)
  await sheaf.sources.create({ name: 'Twice' })
  await assert.rejects(sheaf.sources.create({ name: 'twice' }), (error) => error instanceof ConflictError)
  await assert.rejects(new Sheaf({ url: server.address, key: 'none' }).credits.balance(), AuthenticationError)
  const { key } = await sheaf.apiKeys.create({ name: 'reader', scopes: ['read'] })
  const reader = new Sheaf({ url: server.address, key })
  await assert.rejects(
    reader.sources.create({ name: 'x' }),
    (error) => error instanceof PermissionError && error.requiredScope === 'write',
  )
  await assert.rejects(sheaf.extract({ document_id: 'd', file: invoice() }), ValidationError)
})

test('jobs, pipelines and runs are waited for, and give a row for each document', async () => {
  const { id: schema_id } = await sheaf.schemas.create({ name: 'Batch', definition: schema })
  const { id } = await sheaf.documents.wait((await sheaf.documents.create({ file: invoice() })).id)
  const progress: number[] = []
  const job = await sheaf.jobs.create({ schema_id, document_ids: [id] })
  const onProgress = (state: { progress: number }) => void progress.push(state.progress)
  const ended = await sheaf.waitForJob(job.id, { onProgress, timeoutMs: 60_000 })
  assert.deepEqual([ended.status, ended.completed_documents], ['completed', 1])
  assert.ok(progress.every((each) => each >= 0 && each <= 100))
  const rows = []
  for await (const row of sheaf.jobs.resultsAll(job.id, { include: 'cells' })) rows.push(row)
  assert.deepEqual([rows.length, rows[0]?.cells?.['total']?.value], [1, 96])
  await assert.rejects(sheaf.jobs.cancel(job.id), ConflictError)
  const run = await sheaf.runs.create({ schema_id, files: [join(cwd, 'invoice.txt'), invoice('Total: 5.00 EUR')] })
  assert.equal((await sheaf.runs.wait(run.run_id)).completed_documents, 2)
  assert.equal((await sheaf.runs.results(run.run_id)).data.length, 2)
  const pipeline = await sheaf.pipelines.create({ schema_id, document_ids: [id] })
  assert.equal((await sheaf.pipelines.wait(pipeline.id)).status, 'completed')
  assert.equal((await sheaf.pipelines.get(pipeline.id)).document_count, 1)
  const { data } = await sheaf.review.list()
  assert.ok(data.every(({ status }) => status === 'pending'))
})

test('who waits for too long, or gives up, is told so, and the work goes on', async () => {
  const made = await sheaf.extract({ file: invoice(), schema, async: true, batch: true })
  assert.ok(made.status === 'processing')
  const late = await sheaf.waitForJob(made.job.id, { timeoutMs: 0 }).catch((thrown: unknown) => thrown)
  // It may have ended already.
  assert.ok(late instanceof ConnectionError ? late.code === 'wait_timed_out' : (late as Job).status === 'completed')
  await assert.rejects(sheaf.waitForJob(made.job.id, { signal: AbortSignal.abort(new Error('enough')) }), /enough/)
  assert.equal((await sheaf.waitForJob(made.job.id)).status, 'completed')
})

test('the job API takes a file and its result is waited for', async () => {
  const job = await sheaf.process.submit({ file: invoice(), json_schema: schemaOf('total'), validation: 'lax' })
  const ended = await sheaf.process.wait(job.job_id, { shown: { 'include-markdown': true } })
  assert.deepEqual([ended.status, ended.result], ['success', { total: 96 }])
  assert.match(ended.markdown ?? '', /Total/)
  await sheaf.process.feedback(job.job_id, { rating: 5 })
  await assert.rejects(
    sheaf.process.cancel(job.job_id),
    (error) => error instanceof ValidationError || error instanceof ConflictError,
  )
})

test('webhooks are kept, and events are heard without one', async () => {
  const { next } = await sheaf.webhooks.listen()
  const hook = await sheaf.webhooks.create({ url: 'https://example.com/hook', events: ['document.uploaded'] })
  assert.equal((await sheaf.webhooks.update(hook.id, { is_active: false })).is_active, false)
  await sheaf.documents.create({ file: invoice('Heard.') })
  const { data } = await sheaf.webhooks.listen({ after: next, wait: 20, events: 'document.uploaded' })
  assert.equal(data[0]?.event, 'document.uploaded')
  assert.deepEqual((await sheaf.deliveries.list({ webhook_id: hook.id })).data, [])
  assert.equal((await sheaf.deliveries.replayDeadLetters({})).replayed, 0)
  assert.equal((await sheaf.webhooks.delete(hook.id)).deleted, true)
})

test('credits, billing and the state of the server are told', async () => {
  assert.equal((await sheaf.status()).status, 'OK')
  assert.equal((await sheaf.credits.balance()).tier, 'self_hosted')
  assert.equal((await sheaf.credits.pricing()).credits_per_eur, 1000)
  assert.equal((await sheaf.credits.usage({ days: 7 })).period_days, 7)
  assert.equal((await sheaf.billing.update({ auto_topup_amount: 20_000 })).auto_topup_amount, 20_000)
  assert.equal((await sheaf.billing.settings()).auto_topup_amount, 20_000)
  const { upload_url } = await sheaf.documents.uploadSession({ filename: 'b.pdf' })
  assert.match(upload_url, /\/upload\//)
})

function schemaOf(name: string) {
  return { type: 'object', properties: { [name]: { type: 'number' } } }
}
