import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makePdf } from '../../support/make-pdf.ts'
import { startPlatform } from '../../support/platform.ts'
import { invoiceText, platformClient } from '../../support/platform-client.ts'

const { system, app, client } = await startPlatform()

const get = async (path: string, mine = client) => (await mine.get(path)).json()

/** Paths of everything that is null. */
function nullsIn(value: unknown, path = '$'): string[] {
  if (value === null) return [path]
  if (typeof value !== 'object') return []
  return Object.entries(value as object).flatMap(([name, inner]) => nullsIn(inner, `${path}.${name}`))
}

test('extractions say by their older names whose they are and what was read', async () => {
  const made = (await client.extract(invoiceText, { metadata: { desk: 7, pages: 'many' } })).json()
  const one = await get(`/v1/extractions/${made.extraction_id}`)
  const { data } = await get(`/v1/extractions?document_id=${made.document.id}`)
  for (const found of [one, data[0]]) {
    assert.deepEqual([found.document_id, found.document_filename], [made.document.id, made.document.filename])
    assert.equal(found.confidence_overall, made.confidence.overall)
    const { processing_time_ms, ...metadata } = found.metadata
    assert.deepEqual(metadata, { desk: 7, pages: 1, language: 'en', document_type: 'invoice' })
    assert.ok(processing_time_ms >= 0)
  }
})

test('what has no value is left out, except for leaves of the data and the end of a list', async () => {
  const schema = { invoice_number: 'string', iban: 'string' }
  const made = (await client.extract(invoiceText, { schema })).json()
  assert.deepEqual(made.data.iban, null)
  assert.deepEqual(nullsIn(made), ['$.data.iban'])
  const { id } = made.document
  const answers = [`/v1/documents/${id}`, '/v1/documents', `/v1/extractions/${made.extraction_id}`, '/v1/extractions']
  for (const path of [...answers, '/v1/jobs', '/v1/fields', '/v1/api-keys', '/v1/webhooks', '/v1/review/records']) {
    const known = /\.(next_cursor|iban|expires_at)$|\.value$/
    assert.deepEqual(
      nullsIn(await get(path)).filter((at) => !known.test(at)),
      [],
      path,
    )
  }
})

test('extracting again names the new extraction and says what was done', async () => {
  const { document } = (await client.extract(invoiceText, { schema: { total: 'number' } })).json()
  const again = (await client.post(`/v1/documents/${document.id}/re-extract`, {})).json()
  assert.equal(again.id, again.extraction_id)
  assert.match(again.message, /anew/)
  const later = await client.post(`/v1/documents/${document.id}/re-extract`, { async: true })
  assert.equal(later.statusCode, 202)
  assert.deepEqual([later.json().id, /poll/.test(later.json().message)], [later.json().extraction_id, true])
  assert.ok(['queued', 'processing'].includes(later.json().job.status))
})

test('results of a job have every row, with the names that older clients read', async () => {
  const mine = platformClient(app, await system.workspace())
  const { id } = (await mine.post('/v1/schemas', { name: 'Totals', definition: { total: 'number' } })).json()
  const one = await mine.ingest(invoiceText, {}, 'one.txt')
  const job = (await mine.post('/v1/jobs', { schema_id: id, document_ids: [one.id] })).json()
  assert.equal(job.total_documents, 1)
  assert.equal((await get(`/v1/jobs/${job.id}?wait=30`, mine)).status, 'completed')
  const { data, pagination } = await get(`/v1/jobs/${job.id}/results`, mine)
  assert.equal(pagination.limit, 1000)
  assert.deepEqual([data[0].document_filename, data[0].values], ['one.txt', data[0].fields])
  assert.equal((await mine.get(`/v1/jobs/${job.id}/results?limit=1001`)).statusCode, 400)
})

test('a correction can be told in words how far it goes', async () => {
  const text = invoiceText.replace('RE-2024-17', 'RE-2024-18')
  const first = (await client.extract(text, { schema: { total: 'number' } })).json()
  const second = (await client.extract(text, { schema: { total: 'number' } })).json()
  const correct = (value: number, propagate: unknown) =>
    client.call('PATCH', `/v1/extractions/${first.extraction_id}/data`, {
      corrections: [{ field: 'total', value }],
      propagate,
    })
  const other = async () => (await get(`/v1/extractions/${second.extraction_id}`)).data.total
  assert.equal((await correct(1, 'this_document_only')).statusCode, 200)
  assert.equal(await other(), 96)
  assert.equal((await correct(2, 'all_similar')).statusCode, 200)
  assert.equal(await other(), 2)
  assert.equal((await correct(3, 'everywhere')).statusCode, 400)
})

test('lists are walked by pages as well as by cursors, and the days of usage are kept within bounds', async () => {
  const mine = platformClient(app, await system.workspace())
  for (const name of ['a', 'b', 'c']) await mine.post('/v1/sources', { name })
  const page = async (query: string) => (await get(`/v1/sources?limit=2&${query}`, mine)) as Listed
  const [first, second, third] = [await page('page=1'), await page('page=2'), await page('page=3')]
  assert.deepEqual([first, second, third].map(names), [['c', 'b'], ['a'], []])
  assert.deepEqual([first.pagination.has_more, second.pagination.has_more], [true, false])
  assert.deepEqual(names(await page(`page=2&cursor=${first.pagination.next_cursor}`)), ['a'], 'a cursor counts first')
  assert.equal((await mine.get('/v1/sources?page=0')).statusCode, 400)
  for (const [days, counted] of [
    [0, 1],
    [400, 365],
    [7, 7],
  ])
    assert.equal((await get(`/v1/usage/credits?days=${days}`, mine)).period_days, counted)
  assert.equal((await mine.get('/v1/usage/credits?days=many')).statusCode, 400)
})

interface Listed {
  data: { name: string }[]
  pagination: { has_more: boolean; next_cursor: string | null }
}
const names = ({ data }: Listed) => data.map(({ name }) => name)

test('words of the text are found, in the language of the document, with a snippet and where it stands', async () => {
  const mine = platformClient(app, await system.workspace())
  const pdf = await makePdf(
    (page) =>
      void page
        .text('Terms of the agreement between both parties about the delivery of goods.')
        .addPage()
        .text('The parties shall indemnify each other against all claims that third persons may raise.'),
  )
  const contract = await mine.ingest(pdf, {}, 'contract.pdf')
  await mine.ingest('Nothing of the kind is said here.', {}, 'other.txt')
  const { data } = await get('/v1/documents?search=indemnifies%20claim', mine)
  assert.deepEqual(
    data.map(({ filename }: { filename: string }) => filename),
    ['contract.pdf'],
  )
  const { markdown } = await get(`/v1/documents/${contract.id}/markdown`, mine)
  const { snippet } = data[0]
  assert.equal(snippet.page, 2)
  assert.match(snippet.text, /indemnify/)
  assert.equal(markdown.slice(snippet.start, snippet.end), snippet.text)
  const found = await get('/v1/search?q=indemnify', mine)
  assert.deepEqual([found.documents.length, found.documents[0].snippet.page], [1, 2])
  assert.deepEqual((await get('/v1/documents?search=warranty', mine)).data, [])
  assert.deepEqual((await get('/v1/documents?search=indemnify')).data, [], 'another workspace')
  await mine.call('DELETE', `/v1/documents/${contract.id}`)
  assert.deepEqual((await get('/v1/search?q=indemnify', mine)).documents, [])
})

test('the filter finds words of the text, and its rows have the names that older clients read', async () => {
  const mine = platformClient(app, await system.workspace())
  const source = (await mine.post('/v1/sources', { name: 'Post' })).json()
  const text = `${invoiceText}\nPlease quote the reference wintergreen.`
  const document = await mine.ingest(text, { source_id: source.id }, 'green.txt')
  await mine.post('/v1/extract', { document_id: document.id, schema: { total: 'number' } })
  const filter = async (body: object) => (await mine.post('/v1/documents/filter', body)).json()
  const { data, documents, limit } = await filter({ search: 'wintergreen', include: ['provenance'] })
  assert.equal(limit, 50)
  assert.deepEqual(
    [data[0].name, data[0].sourceId, data[0].uploadedAt, /wintergreen/.test(data[0].snippet.text)],
    ['green.txt', source.id, document.created_at, true],
  )
  assert.deepEqual([documents[0].name, documents[0].sourceId], ['green.txt', source.id])
  assert.deepEqual(nullsIn(data[0].provenance), [])
  assert.equal((await filter({ search: 'summergreen' })).total, 0)
  const { documents: found, fieldMatches, fields } = await get('/v1/search?q=96', mine)
  assert.deepEqual([found[0].name, found[0].sourceId, found[0].sourceName], ['green.txt', source.id, 'Post'])
  const [match] = fieldMatches
  assert.deepEqual(
    [match.displayName, match.matchedValue, match.documentCount, match.filterable],
    ['Total', '96', 1, true],
  )
  const named = (await get('/v1/search?q=total', mine)).fields[0]
  assert.deepEqual([named.canonicalName, named.displayName, named.documentCount], ['total', 'Total', 1])
  assert.deepEqual([fields, match.resolvedFieldId], [[], named.id])
})

test('the document of an upload session can be read at once', async () => {
  const { document_id } = (await client.post('/v1/documents/upload-session', { filename: 'later.pdf' })).json()
  const document = await get(`/v1/documents/${document_id}`)
  assert.deepEqual([document.status, document.filename, document.id], ['pending_upload', 'later.pdf', document_id])
  const stranger = platformClient(app, await system.workspace())
  assert.equal((await stranger.get(`/v1/documents/${document_id}`)).statusCode, 404)
})

test('documents that wait for their file are listed by that status, page by page, and by no other', async () => {
  const mine = platformClient(app, await system.workspace())
  const list = async (query: string) => (await mine.get(`/v1/documents?${query}`)).json()
  for (const filename of ['one.pdf', 'two.pdf']) await mine.post('/v1/documents/upload-session', { filename })
  const first = await list('status=pending_upload&limit=1')
  assert.deepEqual([first.pagination.total, first.data[0].filename], [2, 'two.pdf'])
  const rest = await list(`status=pending_upload&limit=1&cursor=${first.pagination.next_cursor}`)
  assert.deepEqual([rest.data[0].filename, rest.data[0].status], ['one.pdf', 'pending_upload'])
  assert.equal((await list('status=pending_upload&search=ONE')).pagination.total, 1)
  assert.deepEqual((await list('status=pending_upload&batch_id=march')).data, [])
  assert.deepEqual((await list('status=pending')).data, [])
  assert.deepEqual((await list('')).data, [])
})
