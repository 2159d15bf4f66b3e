import assert from 'node:assert/strict'
import { makePdf } from '../../support/make-pdf.ts'
import { makePptx, packParts, slideShape } from '../../support/office-files.ts'
import { picture, samples } from './documents.ts'
import { assertKeys, call, file, form, kinds, refused, run } from './service.ts'
import { openUpload } from './slow-upload.ts'
import { specification } from './specification.ts'

for (const { mediaType, extension, make, says } of samples)
  specification(
    [`media ${mediaType}`, 'purpose extract', 'contract result of extract', 'PUT /extract 202'],
    `${extension} is read into markdown`,
    async () => {
      const job = await run('extract', { file: file(await make(), `sample.${extension}`, mediaType) })
      assert.equal(job.status, 'success', job.message)
      assert.equal(job.filename, `sample.${extension}`)
      assertKeys(job.result, ['markdown', 'pages', 'language', 'document_type'])
      assert.match(String(job.result?.['markdown']), says)
      assert.equal(Number.isInteger(job.result?.['pages']), true)
      assert.equal(job.validation_result, undefined)
    },
  )

specification(
  ['contract audio without speech', 'media audio/wav'],
  'a recording without speech is processed: every field of its schema is empty, and that is no error',
  async () => {
    const [silence] = samples.filter(({ extension }) => extension === 'wav')
    const json_schema = JSON.stringify({ type: 'object', properties: { caller: { type: 'string' } } })
    const job = await run('process', { file: file((await silence?.make()) ?? '', 'call.wav'), json_schema })
    assert.equal(job.status, 'success')
    assert.deepEqual(job.result, { caller: null })
    assert.equal(job.validation_result?.concerns.filter(({ level }) => level === 'error').length, 0)
  },
)

specification(
  ['contract content decides'],
  'a file is what its content says, whatever it is called and declared as',
  async () => {
    const pdf = await makePdf((page) => void page.text('The parcel is green'))
    for (const [name, type] of [
      ['note.txt', 'text/plain'],
      ['sheet.csv', 'text/csv'],
      ['scan.png', 'image/png'],
      ['without', 'application/octet-stream'],
      ['page.html', 'text/html'],
    ] as const) {
      const job = await run('extract', { file: file(pdf, name, type) })
      assert.equal(job.status, 'success', name)
      assert.match(String(job.result?.['markdown']), /The parcel is green/)
    }
  },
)

const unlisted: [name: string, make: () => Promise<Uint8Array | string> | Uint8Array | string][] = [
  ['page.html', () => '<!doctype html><html><body><p>Hello</p></body></html>'],
  ['files.zip', () => packParts({ 'a.txt': 'one', 'b.txt': 'two' })],
  ['slides.pptx', () => makePptx([{ shapes: slideShape('Hello') }])],
  ['moving.gif', async () => (await picture()).gif().toBuffer()],
  ['photo.webp', async () => (await picture()).webp().toBuffer()],
  ['scan.tiff', async () => (await picture()).tiff().toBuffer()],
  ['program.exe', () => Buffer.from(`MZ${'\0'.repeat(58)}\x80\0\0\0${'\0'.repeat(64)}PE\0\0L\x01`, 'latin1')],
  ['data.json', () => '{"parcel":"green"}'],
  ['data.xml', () => '<?xml version="1.0"?><parcel><colour>green</colour></parcel>'],
  ['letter.rtf', () => '{\\rtf1\\ansi The parcel is green\\par}'],
  [
    'mail.eml',
    () => 'From: a@example.com\r\nTo: b@example.com\r\nSubject: Hi\r\nMIME-Version: 1.0\r\n\r\nThe parcel is green\r\n',
  ],
]

specification(
  ['PUT /process 415', 'PUT /extract 415', 'PUT /recommend 415', 'error 415', 'contract unlisted content'],
  'a kind of file that is not listed is refused, also under the name and type of one that is',
  async () => {
    for (const [index, [name, make]] of unlisted.entries()) {
      const kind = kinds[index % 3]
      const content = await make()
      for (const sent of [file(content, name), file(content, 'note.pdf', 'application/pdf')])
        await refused(call('PUT', `/${kind}`, { body: form({ file: sent }) }), 415)
    }
  },
)

specification(
  ['PUT /process 415', 'PUT /extract 415', 'PUT /recommend 415', 'error 415'],
  'a submission that is not a multipart form is refused',
  async () => {
    for (const kind of kinds) {
      const headers = { 'content-type': 'application/json' }
      await refused(call('PUT', `/${kind}`, { headers, body: '{"file_url":"https://example.com/a.pdf"}' }), 415)
      await refused(call('PUT', `/${kind}`), 400)
    }
  },
)

specification(
  ['contract unlisted content', 'error 415'],
  'a file of a kind that is not listed is refused while its upload has not ended',
  async () => {
    const upload = openUpload('/process', 'page.txt')
    upload.write(`<!doctype html><html><body>${'<p>Hello</p>'.repeat(10_000)}`)
    const { status, body } = await upload.answer
    assert.deepEqual([status, Object.keys(JSON.parse(body))], [415, ['detail']])
    upload.destroy()
  },
)
