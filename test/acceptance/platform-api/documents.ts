import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import type { DocumentView, Layout } from '../../../src/contract/documents.ts'
import type { UploadSession } from '../../../src/contract/upload-sessions.ts'
import { makePdf } from '../../support/make-pdf.ts'
import { host } from '../job-api/file-host.ts'
import { file, good, refused } from './client.ts'
import { home, nobody, tenant } from './service.ts'
import { specification } from './specification.ts'
import { extract, ingest, list, newInvoice, read, saveSource } from './things.ts'

specification(
  ['documents shape', 'documents ingest a file', 'documents processing_log', 'contract ids', 'contract times'],
  'a document that is ingested is read and classified, and tells all about itself',
  async () => {
    const sent = newInvoice()
    const fields = { file: sent, metadata: { order: 7 }, batch_id: 'b1' }
    const accepted = await good(home.send<DocumentView>('/v1/documents', fields), 202)
    assert.ok(['pending', 'processing', 'completed'].includes(accepted.status))
    const document = await read(home, accepted.id)
    const without = new Set(['source', 'error', 'latest_extraction_id'])
    assert.deepEqual(new Set(Object.keys(document)), new Set([...parts, 'problems']).difference(without))
    assert.equal(
      document.sha256,
      createHash('sha256')
        .update(Buffer.from(await sent.arrayBuffer()))
        .digest('hex'),
    )
    assert.deepEqual(
      [document.status, document.type_detected, document.language_detected],
      ['completed', 'invoice', 'en'],
    )
    assert.deepEqual([document.pages, document.size_bytes, document.mime_type], [1, sent.size, 'text/plain'])
    assert.deepEqual([document.metadata, document.batch_id, document.error], [{ order: 7 }, 'b1', undefined])
    assert.deepEqual(
      [document.field_count, document.extraction_count, document.latest_extraction_id],
      [0, 0, undefined],
    )
    assert.match(document.id, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    for (const time of [document.created_at, document.updated_at]) assert.equal(new Date(time).toISOString(), time)
    const steps = document.processing_log.map(({ step, status }) => `${step} ${status}`)
    assert.deepEqual(steps.slice(-2), ['parse completed', 'classify completed'])
    for (const { started_at, completed_at, duration_ms } of document.processing_log)
      assert.ok(started_at <= completed_at && Number.isInteger(duration_ms))
    const self = `/v1/documents/${document.id}`
    assert.deepEqual([document.links.self, document.links.markdown], [self, `${self}/markdown`])
    assert.deepEqual(await list(home, document.links.extractions).then(({ data }) => data), [])
  },
)

const parts = [
  ...['id', 'filename', 'status', 'pages', 'size_bytes', 'mime_type', 'sha256', 'type_detected', 'language_detected'],
  ...['source', 'batch_id', 'metadata', 'error', 'field_count', 'extraction_count', 'latest_extraction_id'],
  ...['processing_log', 'created_at', 'updated_at', 'links'],
]

specification(
  ['documents ingest an address', 'documents unreadable'],
  'a file is fetched from its address; what cannot be fetched or read ends with an error that says why',
  async () => {
    const ingestFrom = async (path: string) => {
      const { id } = await good(home.post<DocumentView>('/v1/documents', { file_url: host.url(path) }), 202)
      return read(home, id)
    }
    const fetched = await ingestFrom('/note.txt')
    assert.deepEqual([fetched.status, fetched.filename], ['completed', 'note.txt'])
    const missing = await ingestFrom('/missing')
    assert.deepEqual([missing.status, missing.error?.code], ['error', 'file_url_failed'])
    const broken = await ingest(home, { file: file('%PDF-1.7\nnothing of a document', 'broken.pdf') })
    assert.equal(broken.status, 'error')
    assert.match(broken.error?.message ?? '', /\w/)
    const markdown = home.get(`/v1/documents/${broken.id}/markdown`)
    await refused(markdown, 422, 'unprocessable', { reason: 'document_not_read' })
  },
)

specification(
  ['documents markdown', 'documents layout', 'documents file', 'documents page image'],
  'a document comes back as markdown, as layout, as its original bytes and as pictures of its pages',
  async () => {
    const bytes = await makePdf((page) => void page.fontSize(30).text('Hello page'))
    const { id } = await ingest(home, { file: file(bytes, 'Rechnung ä.pdf') })
    const path = `/v1/documents/${id}`
    const { markdown, document_id } = await good(
      home.get<{ markdown: string; document_id: string }>(`${path}/markdown`),
    )
    assert.deepEqual([document_id, /Hello page/.test(markdown)], [id, true])
    const layout = await good(home.get<Layout>(`${path}/layout`))
    const [page] = layout.pages
    assert.deepEqual(
      page?.words.map(({ text }) => text),
      ['Hello', 'page'],
    )
    assert.ok(Array.isArray(page?.tables))
    for (const { start, end, text } of page?.words ?? []) assert.equal(markdown.slice(start, end), text)
    for (const { box } of page?.lines ?? []) assert.ok(box.every((edge) => edge >= 0 && edge <= 1))
    const original = await home.get(`${path}/file`)
    assert.deepEqual(original.bytes, bytes)
    assert.deepEqual([original.status, original.headers.get('content-length')], [200, String(bytes.length)])
    assert.match(original.headers.get('content-disposition') ?? '', /filename\*=UTF-8''Rechnung%20%C3%A4\.pdf/)
    const picture = await home.get(`${path}/pages/1.png?width=400`)
    assert.deepEqual([picture.status, picture.headers.get('content-type')], [200, 'image/png'])
    assert.match(picture.text, /^.PNG/)
    await refused(home.get(`${path}/pages/2.png`), 404, 'not_found')
  },
)

specification(
  ['documents filters', 'lists filters', 'lists order', 'named operation GET /v1/documents', 'lists envelope'],
  'documents are listed newest first, and by what is asked for',
  async () => {
    const own = await tenant()
    const source = await saveSource(own)
    const first = await ingest(own, { file: file('One.', 'first.txt'), batch_id: 'x' })
    const second = await ingest(own, { file: file('Two.', 'sec_ond.txt'), source_id: source.id })
    await ingest(own, { file: file('%PDF-1.7\nnothing', 'third.pdf') })
    const names = async (query: string) =>
      (await list<DocumentView>(own, `/v1/documents?${query}`)).data.map(({ filename }) => filename)
    assert.deepEqual(await names(''), ['third.pdf', 'sec_ond.txt', 'first.txt'])
    assert.deepEqual(await names('order=asc&limit=1'), ['first.txt'])
    assert.deepEqual(await names('search=SEC_'), ['sec_ond.txt'])
    assert.deepEqual(await names('search=%25'), [])
    assert.deepEqual(await names('batch_id=x'), ['first.txt'])
    assert.deepEqual(await names(`source_id=${source.id}`), ['sec_ond.txt'])
    assert.deepEqual(await names('status=error'), ['third.pdf'])
    assert.deepEqual(await names(`after=${second.created_at}&status=completed`), ['sec_ond.txt'])
    assert.deepEqual(await names(`before=${second.created_at}&after=${first.created_at}`), ['first.txt'])
    await refused(own.get('/v1/documents?status=lost'), 400, 'validation_error', { path: 'status' })
    await refused(own.get('/v1/documents?after=soon'), 400, 'validation_error', { path: 'after' })
  },
)

specification(
  ['documents delete', 'contract deleted'],
  'a document that is deleted is gone with its extractions, and what was known of it is forgotten',
  async () => {
    const sent = newInvoice()
    const { document, extraction_id } = await extract(home, { file: sent })
    const { id } = document
    assert.deepEqual(await good(home.delete(`/v1/documents/${id}`)), { deleted: true, id })
    for (const path of [`documents/${id}`, `documents/${id}/file`, `extractions/${extraction_id}`])
      await refused(home.get(`/v1/${path}`), 404, 'not_found')
    await refused(home.delete(`/v1/documents/${id}`), 404, 'not_found')
    assert.equal((await extract(home, { file: sent })).usage.cells_registry, 0)
  },
)

specification(['documents upload session'], 'a link takes one file, once, without a key', async () => {
  const session = await good(home.post<UploadSession>('/v1/documents/upload-session', { filename: 'mine.txt' }))
  assert.ok(Date.parse(session.expires_at) > Date.now())
  const path = new URL(session.upload_url).pathname
  const page = await nobody.get(path)
  assert.match(page.headers.get('content-type') ?? '', /^text\/html/)
  const headers = { accept: 'application/json' }
  await good(nobody.send(path, { file: file('The parcel is green.', 'a.txt') }, headers))
  assert.equal((await read(home, session.document_id)).filename, 'mine.txt')
  const again = await nobody.send(path, { file: file('The parcel is green.', 'a.txt') }, headers)
  assert.ok(again.status >= 400, again.text)
})
