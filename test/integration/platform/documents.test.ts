import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import sharp from 'sharp'
import type { DocumentView } from '../../../src/contract/documents.ts'
import { eventually } from '../../support/eventually.ts'
import { makePdf } from '../../support/make-pdf.ts'
import { startPlatform } from '../../support/platform.ts'
import { invoiceText, platformClient } from '../../support/platform-client.ts'

const { system, app, client, withoutWorker } = await startPlatform()

test('a document is read, classified and can be looked at in every form', async () => {
  const metadata = { order: { id: 7 } }
  const document = await client.ingest(invoiceText, { metadata, batch_id: 'b1' }, 'Rechnung ä.txt')
  assert.equal(document.status, 'completed')
  assert.equal(document.type_detected, 'invoice')
  assert.equal(document.language_detected, 'en')
  assert.equal(document.pages, 1)
  assert.equal(document.filename, 'Rechnung ä.txt')
  assert.equal(document.mime_type, 'text/plain')
  assert.equal(document.sha256, createHash('sha256').update(invoiceText).digest('hex'))
  assert.deepEqual(document.metadata, metadata)
  assert.equal(document.batch_id, 'b1')
  assert.deepEqual(
    document.processing_log.map(({ step, status }) => [step, status]),
    [
      ['parse', 'completed'],
      ['classify', 'completed'],
    ],
  )
  const { markdown } = (await client.get(document.links.markdown)).json()
  assert.match(markdown, /RE-2024-17/)
  const layout = (await client.get(`/v1/documents/${document.id}/layout`)).json()
  for (const { text, start, end } of layout.pages[0].words) assert.equal(markdown.slice(start, end), text)
  assert.deepEqual((await client.get(`/v1/documents/${document.id}/layout?pages=2`)).json().pages, [])
  assert.equal((await client.get(`/v1/documents/${document.id}/layout?pages=x`)).statusCode, 400)
  const file = await client.get(`/v1/documents/${document.id}/file`)
  assert.equal(file.body, invoiceText)
  assert.equal(file.headers['content-type'], 'text/plain')
  assert.match(String(file.headers['content-disposition']), /filename\*=UTF-8''Rechnung%20%C3%A4\.txt/)
  assert.equal(file.headers['x-content-type-options'], 'nosniff')
})

test('a document that cannot be read says why, and the service goes on', async () => {
  const broken = await client.ingest(Buffer.from('%PDF-1.7\nnothing of a document'), {}, 'broken.pdf')
  assert.equal(broken.status, 'error')
  assert.ok(broken.error?.message)
  const markdown = await client.get(`/v1/documents/${broken.id}/markdown`)
  assert.equal(markdown.statusCode, 422)
  assert.equal(markdown.json().reason, 'document_not_read')
  const extraction = await client.post('/v1/extract', { document_id: broken.id, schema: { total: 'number' } })
  assert.equal(extraction.statusCode, 422, extraction.body)
})

test('documents are listed with filters, newest first', async () => {
  const mine = platformClient(app, await system.workspace())
  const first = await mine.ingest('One.', { batch_id: 'x' }, 'first.txt')
  const second = await mine.ingest('Two.', {}, 'sec_ond.txt')
  const names = async (query: string) =>
    (await mine.get(`/v1/documents?${query}`)).json().data.map(({ filename }: DocumentView) => filename)
  assert.deepEqual(await names(''), ['sec_ond.txt', 'first.txt'])
  assert.deepEqual(await names('order=asc&limit=1'), ['first.txt'])
  assert.deepEqual(await names('search=SEC_'), ['sec_ond.txt'])
  assert.deepEqual(await names('search=%25'), [])
  assert.deepEqual(await names('batch_id=x'), ['first.txt'])
  assert.deepEqual(await names('status=error'), [])
  assert.deepEqual(await names(`after=${second.created_at}`), ['sec_ond.txt'])
  assert.deepEqual(await names(`before=${second.created_at}`), ['first.txt'])
  assert.equal((await mine.get('/v1/documents?status=lost')).statusCode, 400)
  assert.equal((await mine.get(`/v1/documents/${first.id}`)).json().id, first.id)
})

test('deleting a document removes every trace of it', async () => {
  const text = `${invoiceText}\n\nA secret: zebra`
  const sent = await client.extract(text, { schema: { total: 'number' } }, 'striped-letter.txt')
  const { document, extraction_id } = sent.json()
  const { rows } = await system.pool.query('select blob_key, parsed_key from documents where id = $1', [document.id])
  const deleted = await client.call('DELETE', `/v1/documents/${document.id}`)
  assert.deepEqual(deleted.json(), { deleted: true, id: document.id })
  for (const path of [`documents/${document.id}`, `extractions/${extraction_id}`, `documents/${document.id}/markdown`])
    assert.equal((await client.get(`/v1/${path}`)).statusCode, 404)
  const garbage = await system.pool.query('select key from blob_garbage where collect_after > now()')
  assert.deepEqual(garbage.rows.map(({ key }) => key).sort(), Object.values(rows[0]).sort())
  for (const table of await tablesThatMention(document.id))
    assert.ok(['audit_log', 'events', 'credit_entries'].includes(table), `${table} still knows the document`)
  for (const word of ['striped-letter', 'zebra']) assert.deepEqual(await tablesThatMention(word), [], word)
  assert.equal((await client.call('DELETE', `/v1/documents/${document.id}`)).statusCode, 404)
  const again = (await client.extract(text, { schema: { total: 'number' } })).json()
  assert.equal(again.usage.cells_registry, 0)
})

async function tablesThatMention(text: string): Promise<string[]> {
  const { rows } = await system.pool.query("select tablename from pg_tables where schemaname = 'public'")
  const found: string[] = []
  for (const { tablename } of rows) {
    const { rows: hits } = await system.pool.query(
      `select 1 from ${tablename} t where t::text like '%' || $1 || '%' limit 1`,
      [text],
    )
    if (hits.length > 0) found.push(tablename)
  }
  return found
}

test('a deleted document that is being worked on ends its extraction', async () => {
  await withoutWorker(async () => {
    const { document, job } = (await client.extract(invoiceText, { schema: { total: 'number' }, async: 'true' })).json()
    assert.equal((await client.call('DELETE', `/v1/documents/${document.id}`)).statusCode, 200)
    const { rows } = await system.pool.query('select status, error from jobs where id = $1', [job.id])
    assert.equal(rows[0].status, 'failed')
  })
})

test('extracting again keeps what people have said, and skips the registry', async () => {
  const first = (
    await client.extract(invoiceText.replace('17', '31'), { schema: { total: 'number', invoice_number: 'string' } })
  ).json()
  await client.call('PATCH', `/v1/extractions/${first.extraction_id}/data`, {
    corrections: [{ field: 'total', value: 50 }],
  })
  const again = (await client.post(`/v1/documents/${first.document.id}/re-extract`, {})).json()
  assert.deepEqual(again.data, { total: 50, invoice_number: 'RE-2024-31' })
  assert.equal(again.provenance.total.kind, 'human')
  assert.equal(again.confidence.fields.total, 1)
  assert.deepEqual([again.usage.pages, again.usage.cells_registry, again.usage.cells_ai], [0, 1, 1])
  const other = await client.post(`/v1/documents/${first.document.id}/re-extract`, {
    schema: { invoice_number: 'string' },
  })
  assert.deepEqual(other.json().data, { invoice_number: 'RE-2024-31' })
})

test('extracting again while the first extraction still waits goes by its schema', async () => {
  await withoutWorker(async () => {
    const schema = { total: 'number' }
    const { document } = (await client.extract(invoiceText.replace('17', '33'), { schema, async: 'true' })).json()
    const again = await client.post(`/v1/documents/${document.id}/re-extract`, { async: true })
    assert.equal(again.statusCode, 202, again.body)
    const { rows } = await system.pool.query('select definition from extractions where document_id = $1', [document.id])
    assert.equal(rows.length, 2)
    assert.equal(rows[0].definition, rows[1].definition)
    assert.match(rows[0].definition, /"total"/)
  })
})

test('extracting again without a body goes by the saved schema in its newest version, or by the deleted one as it was', async () => {
  const saved = (await client.post('/v1/schemas', { name: 'Sums', definition: { total: 'number' } })).json()
  const { document } = (await client.extract(invoiceText.replace('17', '32'), { schema_id: saved.id })).json()
  await client.call('PUT', `/v1/schemas/${saved.id}`, { definition: { total: 'number', invoice_number: 'string' } })
  const newest = (await client.call('POST', `/v1/documents/${document.id}/re-extract`)).json()
  assert.deepEqual([newest.schema.source, newest.schema.id, newest.schema.version], ['saved', saved.id, 2])
  assert.deepEqual(newest.data, { total: 96, invoice_number: 'RE-2024-32' })
  await client.call('DELETE', `/v1/schemas/${saved.id}`)
  const kept = (await client.call('POST', `/v1/documents/${document.id}/re-extract`)).json()
  assert.deepEqual([kept.schema.source, kept.data], ['provided', newest.data])
})

test('a page is drawn as it is read, and only when the caller does not have it', async () => {
  const pdf = await makePdf((page) => page.fontSize(30).text('Hello page'))
  const document = await client.ingest(pdf, {}, 'page.pdf')
  const url = `/v1/documents/${document.id}/pages/1.png?width=400`
  const picture = await client.get(url)
  assert.equal(picture.statusCode, 200, picture.body)
  assert.equal(picture.headers['content-type'], 'image/png')
  const { width, height, format } = await sharp(picture.rawPayload).metadata()
  assert.deepEqual([width, height, format], [400, 566, 'png'])
  const { channels } = await sharp(picture.rawPayload).stats()
  assert.ok((channels[0]?.min ?? 255) < 50, 'there is ink on it')
  const again = await client.call('GET', url, undefined, { 'if-none-match': String(picture.headers['etag']) })
  assert.equal(again.statusCode, 304)
  assert.equal((await client.get(`/v1/documents/${document.id}/pages/2.png`)).statusCode, 404)
  const text = await client.ingest('Only text.')
  assert.equal((await client.get(`/v1/documents/${text.id}/pages/1.png`)).json().reason, 'no_page_image')
})

test('a document of a source is extracted by the schema of the source', async () => {
  const schema = (await client.post('/v1/schemas', { name: 'totals', definition: { total: 'number' } })).json()
  const plain = (await client.post('/v1/sources', { name: 'plain' })).json()
  const inbox = (await client.post('/v1/sources', { name: 'inbox', default_schema_id: schema.id })).json()
  const put = (id: string) =>
    client.send(`/v1/sources/${id}/documents`, [['file', invoiceText.replace('17', '61'), 'a.txt']])
  const read = await put(plain.id)
  assert.equal(read.statusCode, 202, read.body)
  assert.deepEqual(read.json().source, { id: plain.id, name: 'plain' })
  const { id } = (await put(inbox.id)).json()
  const document = await eventually('the extraction', async () => {
    const found = (await client.get(`/v1/documents/${id}`)).json() as DocumentView
    return found.extraction_count > 0 && found
  })
  const extraction = (await client.get(`/v1/extractions/${document.latest_extraction_id}`)).json()
  assert.deepEqual(extraction.data, { total: 96 })
  assert.equal(extraction.schema.source, 'saved')
  assert.deepEqual(
    (await client.get(`/v1/documents?source_id=${inbox.id}`)).json().data.map((each: DocumentView) => each.id),
    [id],
  )
  assert.equal((await client.get(`/v1/sources/${inbox.id}`)).json().document_count, 1)
})
