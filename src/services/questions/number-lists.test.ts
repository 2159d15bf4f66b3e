import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eachOnce, isAmong, joined, NumberReader } from './number-lists.ts'

test('numbers are read as PostgreSQL writes them', () => {
  const reader = new NumberReader()
  const written = ['0', '7', '838860800009', '-12.50', '0.05', '-0.333333', '1234567.891', '100.00']
  const read = reader.read(written.join(','))
  assert.deepEqual([...reader.read('42')], [42])
  assert.deepEqual([...reader.read('')], [])
  const many = Array.from({ length: 100_000 }, (_, at) => at * 16_777_216)
  assert.deepEqual([...reader.read(many.join(','))], many)
  assert.deepEqual([...read], written.map(Number))
})

test('keys are read as PostgreSQL sends them', () => {
  const reader = new NumberReader()
  const keys = [0, 1, 16_777_216, 4_294_967_295, 4_294_967_296, 838_860_800_009, 2 ** 52 + 3]
  const bytes = Buffer.alloc(keys.length * 8)
  for (const [at, key] of keys.entries()) bytes.writeBigUInt64BE(BigInt(key), at * 8)
  const read = reader.readKeys(bytes)
  assert.deepEqual([...reader.readKeys(bytes.subarray(8, 16))], [1])
  assert.deepEqual([...reader.readKeys(Buffer.alloc(0))], [])
  assert.deepEqual([...read], keys)
})

test('lists become one, in which each number is there once, in order, and is found', () => {
  const all = eachOnce(joined([Float64Array.of(5, 3, 5), new Float64Array(), Float64Array.of(9, 3, 1)]))
  assert.deepEqual([...all], [1, 3, 5, 9])
  assert.deepEqual(
    [0, 1, 4, 9, 10].map((number) => isAmong(all, number)),
    [false, true, false, true, false],
  )
  assert.deepEqual([...eachOnce(Float64Array.of(5e9, 7, 5e9, 2))], [2, 7, 5e9])
  assert.deepEqual([...eachOnce(new Float64Array())], [])
  assert.equal(isAmong(new Float64Array(), 1), false)
})
