import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCompoundFile } from './compound-file.ts'
import { unwrapOleObject } from './ole-object.ts'
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

test('A packed file is taken out of its object with its own name', async () => {
  const content = Buffer.from('Hello')
  const length = Buffer.alloc(4)
  length.writeUInt32LE(content.length)
  const native = Buffer.concat([
    ...[Buffer.alloc(4), Buffer.from([2, 0]), Buffer.from('label\0C:\\files\\note.txt\0', 'latin1')],
    ...[Buffer.from([0, 0, 3, 0]), Buffer.from([4, 0, 0, 0]), Buffer.from('tmp\0'), length, content],
  ])
  const object = await writeCompoundFile([{ path: '\u0001Ole10Native', bytes: native }])
  const file = await unwrapOleObject(object, 'oleObject1.bin')
  assert.equal(file?.name, 'note.txt')
  assert.equal(String(file?.bytes), 'Hello')
})

test('A workbook inside an object is given as the file it is', async () => {
  const object = await writeCompoundFile([{ path: 'Workbook', bytes: large }])
  assert.equal((await unwrapOleObject(object, 'oleObject1.bin'))?.name, 'oleObject1.xls')
})
