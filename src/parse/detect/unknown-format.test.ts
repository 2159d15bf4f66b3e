import assert from 'node:assert/strict'
import { test } from 'node:test'
import { describeUnknown } from './unknown-format.ts'

test('text with NUL bytes is called that, with where the first one stands; other bytes are not', async () => {
  await assert.rejects(
    describeUnknown(Buffer.from('Berth 12\0\0\nFee: 30.00\n')),
    /text with NUL bytes.*byte 9: remove/,
  )
  const noise = Buffer.from(Array.from({ length: 300 }, (_, at) => (at * 151) % 256))
  await assert.rejects(describeUnknown(noise), /no kind of file that is known/)
})
