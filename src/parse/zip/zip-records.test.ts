import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeZip } from '../../../test/support/make-zip.ts'
import { findDirectory, readCentralHeaders } from './zip-records.ts'

const archive = makeZip([
  { name: 'a.txt', content: 'one' },
  { name: 'b.txt', content: 'two' },
])

test('the last bytes are enough to find the directory', () => {
  const whole = findDirectory(archive)
  assert.equal(whole?.count, 2)
  assert.deepEqual(findDirectory(archive.subarray(-30), archive.length - 30), whole)
})

test('bytes before the archive are noticed', () => {
  assert.equal(findDirectory(Buffer.concat([Buffer.alloc(500), archive]))?.shift, 500)
})

test('the directory of an archive with wide numbers is found by their record', () => {
  const bytes = withWideNumbers(archive)
  const tail = bytes.subarray(-110)
  const directory = findDirectory(tail, bytes.length - tail.length) ?? assert.fail('no directory')
  const entries = readCentralHeaders(bytes, directory.offset, 0, 10)
  assert.deepEqual(
    entries.map((entry) => entry.name),
    ['a.txt', 'b.txt'],
  )
})

/** The same archive, whose end record leaves it to the records before it to say where the directory is. */
function withWideNumbers(bytes: Buffer): Buffer {
  const { offset, size } = findDirectory(bytes) ?? assert.fail('no directory')
  const place = bytes.length - 22
  const record = Buffer.alloc(56)
  record.write('PK\x06\x06', 'latin1')
  record.writeBigUInt64LE(BigInt(size), 40)
  record.writeBigUInt64LE(BigInt(offset), 48)
  const locator = Buffer.alloc(20)
  locator.write('PK\x06\x07', 'latin1')
  locator.writeBigUInt64LE(BigInt(place), 8)
  const end = Buffer.from(bytes.subarray(place))
  end.writeUInt32LE(0xffffffff, 16)
  return Buffer.concat([bytes.subarray(0, place), record, locator, end])
}
