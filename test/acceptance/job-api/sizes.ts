import assert from 'node:assert/strict'
import { host } from './file-host.ts'
import { call, createKey, file, form, kinds, note, refused, submit } from './service.ts'
import { openUpload } from './slow-upload.ts'
import { specification } from './specification.ts'

specification(
  ['PUT /process 413', 'PUT /extract 413', 'PUT /recommend 413', 'error 413', 'ErrorResponse detail'],
  'a file may be as large as its key allows and not a byte larger',
  async () => {
    const key = await createKey({ max_file_bytes: 1000 })
    for (const kind of kinds) {
      await submit(kind, { file: file('a'.repeat(1000), 'note.txt') }, { key })
      await refused(call('PUT', `/${kind}`, { key, body: form({ file: file('a'.repeat(1001), 'note.txt') }) }), 413)
    }
  },
)

specification(
  ['contract 50 MB', 'error 413'],
  'without a limit of its own a key may send 52,428,800 bytes and not one more',
  async () => {
    // A job before them holds the key's only place, so that nothing is read here.
    const key = await createKey({ concurrent_extractions: 1 })
    const { job_id } = await submit('extract', { file_url: host.url('/held.txt') }, { key })
    await host.holds(1)
    const content = Buffer.alloc(52_428_801, 'The parcel is green.\n')
    const most = await submit('extract', { file: file(content.subarray(1), 'large.txt') }, { key })
    await refused(call('PUT', '/extract', { key, body: form({ file: file(content, 'large.txt') }) }), 413)
    for (const id of [most.job_id, job_id]) assert.equal((await call('DELETE', `/process/${id}`)).status, 202)
    await host.holds(0)
  },
)

specification(
  ['contract cut off', 'error 413'],
  'an upload over the limit is answered although it has not ended',
  async () => {
    const key = await createKey({ max_file_bytes: 100_000 })
    const upload = openUpload('/process', 'large.txt', key)
    upload.write(Buffer.alloc(200_000, 'The parcel is green.\n'))
    const { status, body } = await upload.answer
    assert.deepEqual([status, Object.keys(JSON.parse(body))], [413, ['detail']])
    upload.destroy()
    await submit('extract', { file: note() }, { key })
  },
)
