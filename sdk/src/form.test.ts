import assert from 'node:assert/strict'
import { test } from 'node:test'
import { encodeForm, formFields } from './form.ts'

test('values are written as the server takes them, and what is undefined is not', () => {
  const fields = formFields({ a: 'x', b: true, c: 3, d: { e: 1 }, f: undefined, g: ['u', 'v'], h: [1, 2] })
  assert.deepEqual(fields, [
    ['a', 'x'],
    ['b', 'true'],
    ['c', '3'],
    ['d', '{"e":1}'],
    ['g', 'u'],
    ['g', 'v'],
    ['h', '[1,2]'],
  ])
})

test('a form is as long as it says, and says nothing of a stream', async () => {
  const file = { field: 'file', name: 'a\r\n"b".txt', content: new Blob(['Grüße']) }
  const { length, chunks, contentType } = encodeForm({ fields: [['a', 'ö']], files: [file] })
  const text = await new Response(ReadableStream.from(chunks)).text()
  assert.equal(new TextEncoder().encode(text).length, length)
  assert.match(text, /filename="a%0D%0A%22b%22\.txt"\r\n/)
  assert.ok(text.endsWith(`--${contentType.split('boundary=')[1]}--\r\n`))
  const stream = { ...file, content: ReadableStream.from([new Uint8Array(3)]) }
  assert.equal(encodeForm({ fields: [], files: [stream] }).length, undefined)
})
