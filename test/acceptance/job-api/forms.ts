import assert from 'node:assert/strict'
import { makePdf } from '../../support/make-pdf.ts'
import { picture } from './documents.ts'
import { host } from './file-host.ts'
import { call, file, form, kinds, note, refused, run, service, submit } from './service.ts'
import { specification } from './specification.ts'

const put = (kind: string, fields: Record<string, string | Blob> | FormData) =>
  call('PUT', `/${kind}`, { body: fields instanceof FormData ? fields : form(fields) })
const badRequests = ['PUT /process 400', 'PUT /extract 400', 'PUT /recommend 400', 'error 400', 'ErrorResponse detail']

specification(
  [...badRequests, 'field exactly one source', 'contract detail only', 'contract empty file'],
  'no source, two sources, two files and an empty file are refused, each with what is wrong',
  async () => {
    for (const kind of kinds) {
      await refused(put(kind, { description: 'x' }), 400, /file.*file_url/)
      await refused(put(kind, { file: note(), file_url: host.url('/note.txt') }), 400, /both/)
      await refused(put(kind, { file: file('', 'empty.txt') }), 400, /empty/)
      await refused(put(kind, { file: 'The parcel is green.' }), 400, /file/)
      const twice = form({ file: note() })
      twice.append('file', note())
      await refused(put(kind, twice), 400, /file/)
    }
  },
)

specification(
  [
    ...badRequests,
    'contract bad enum',
    'contract over-long text',
    'field fast_extraction',
    'contract unknown property',
  ],
  'values that a field cannot have are refused, and fields that do not exist are named',
  async () => {
    for (const kind of kinds) {
      await refused(put(kind, { file: note(), fast_extraction: 'yes' }), 400, /fast_extraction/)
      await refused(put(kind, { file: note(), colour: 'red' }), 400, /colour/)
      await refused(put(kind, { file: note(), description: 'x'.repeat(1001) }), 400, /description/)
      const twice = form({ file: note(), description: 'one' })
      twice.append('description', 'two')
      await refused(put(kind, twice), 400, /description/)
    }
    await refused(put('process', { file: note(), validation: 'harsh' }), 400, /validation/)
    for (const max_errors of ['0', '-1', '1.5', 'many'])
      await refused(put('process', { file: note(), max_errors }), 400, /max_errors/)
  },
)

specification(
  ['field validation applies to', 'field json_schema', ...badRequests],
  'a schema and a validation are for /process only',
  async () => {
    for (const kind of ['extract', 'recommend']) {
      await refused(put(kind, { file: note(), json_schema: '{"type":"object"}' }), 400, /json_schema/)
      await refused(put(kind, { file: note(), validation: 'lax' }), 400, /validation/)
    }
  },
)

specification(
  ['field description', 'limit description', 'contract over-long text'],
  'a description may have 1000 characters, however many bytes each has, on all three operations',
  async () => {
    for (const kind of kinds) {
      await submit(kind, { file: note(), description: 'x'.repeat(1000) })
      await submit(kind, { file: note(), description: '\u{1f4e6}'.repeat(1000) })
      await refused(put(kind, { file: note(), description: '\u{1f4e6}'.repeat(1001) }), 400, /description/)
    }
  },
)

specification(
  ['field fast_extraction', 'contract fast_extraction'],
  'fast extraction reads the text that is there and recognises nothing beside it, but what has no text is recognised',
  async () => {
    const scan = await (await picture('Recognised words')).png().toBuffer()
    const pdf = await makePdf((page) => void page.text('Printed words').addPage().image(scan, 60, 60, { width: 400 }))
    const markdown = async (content: Uint8Array, name: string, fast: 'true' | 'false') => {
      const job = await run('extract', { file: file(content, name), fast_extraction: fast })
      assert.equal(job.status, 'success')
      return String(job.result?.['markdown'])
    }
    const [fast, slow, picked] = await Promise.all([
      markdown(pdf, 'mixed.pdf', 'true'),
      markdown(pdf, 'mixed.pdf', 'false'),
      markdown(scan, 'scan.png', 'true'),
    ])
    assert.match(fast, /Printed words/)
    assert.doesNotMatch(fast, /Recognised/)
    assert.match(slow, /Printed words[\s\S]*Recognised words/)
    assert.match(picked, /Recognised words/)
  },
)

specification(
  ['error 400', 'contract detail only'],
  'a form that breaks off is refused, and so is one without its boundary',
  async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    const start = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nThe parcel'
    await refused(call('PUT', '/process', { headers, body: start }), 400)
    await refused(call('PUT', '/process', { headers: { 'content-type': 'multipart/form-data' }, body: start }), 400)
    assert.equal((await call('GET', '/status', { at: service.address })).status, 200)
  },
)
