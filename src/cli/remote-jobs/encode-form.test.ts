import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { encodeForm } from './encode-form.ts'

test('a form is read by others as it was meant, and is as long as it says', async () => {
  const content = new Blob(['%PDF-\r\n--', new Uint8Array([0, 255, 128])])
  const { headers, stream } = encodeForm({
    fields: { description: 'ä "b"\n' },
    file: { name: 'rechnung ü.pdf', content },
  })
  const body = await buffer(stream)
  assert.equal(headers['content-length'], String(body.length))
  const form = await new Response(new Uint8Array(body), { headers }).formData()
  const file = form.get('file') as File
  assert.equal(form.get('description'), 'ä "b"\n')
  assert.deepEqual([file.name, await file.bytes()], ['rechnung ü.pdf', await content.bytes()])
})
