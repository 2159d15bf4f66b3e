import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writeCompoundFile } from '../../compound/write-compound-file.ts'
import { unwrapOleObject } from './ole-object.ts'

test('A packed file is taken out of its object with its own name', async () => {
  const content = Buffer.from('Hello')
  const length = Buffer.alloc(4)
  length.writeUInt32LE(content.length)
  const native = Buffer.concat([
    ...[Buffer.alloc(4), Buffer.from([2, 0]), Buffer.from('label\0C:\\files\\note.txt\0', 'latin1')],
    ...[Buffer.from([0, 0, 3, 0]), Buffer.from([4, 0, 0, 0]), Buffer.from('tmp\0'), length, content],
  ])
  const object = await writeCompoundFile([{ path: '\u0001Ole10Native', bytes: native }])
  const file = unwrapOleObject(object, 'oleObject1.bin')
  assert.equal(file?.name, 'note.txt')
  assert.equal(String(file?.bytes), 'Hello')
})

test('A workbook inside an object is given as the file it is', async () => {
  const object = await writeCompoundFile([{ path: 'Workbook', bytes: Buffer.alloc(9000) }])
  assert.equal(unwrapOleObject(object, 'oleObject1.bin')?.name, 'oleObject1.xls')
})
