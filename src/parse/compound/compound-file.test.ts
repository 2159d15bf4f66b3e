import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCompoundFile } from './compound-file.ts'
import { writeCompoundFile } from './write-compound-file.ts'

const small = Buffer.from('small')
const large = Buffer.alloc(9000, 'large ')

test('Streams of all sizes are found in their folders', async () => {
  const file = await writeCompoundFile([
    { path: 'small', bytes: small },
    { path: 'folder/large', bytes: large },
  ])
  const streams = new Map(readCompoundFile(file).map((stream) => [stream.path, stream.bytes]))
  assert.deepEqual(streams.get('small'), small)
  assert.deepEqual(streams.get('folder/large'), large)
})

test('Chains that turn in circles end, and cut files give what they hold', async () => {
  const file = await writeCompoundFile([{ path: 'large', bytes: large }])
  const circular = Buffer.from(file)
  const table = (circular.readUInt32LE(76) + 1) * 512
  for (let at = table; at < table + 512; at += 4) circular.writeUInt32LE(0, at)
  assert.ok(readCompoundFile(circular).length <= 2)
  for (const size of [0, 100, 600, file.length - 700])
    assert.ok(Array.isArray(readCompoundFile(file.subarray(0, size))))
})
