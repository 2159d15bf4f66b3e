import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eachOnce, isAmong, joined, readNumbers } from './number-lists.ts'

test('numbers are read as PostgreSQL writes them', () => {
  const written = ['0', '7', '838860800009', '-12.50', '0.05', '-0.333333', '1234567.891', '100.00']
  assert.deepEqual([...readNumbers(written.join(','))], written.map(Number))
  assert.deepEqual([...readNumbers('42')], [42])
  assert.deepEqual([...readNumbers('')], [])
})

test('lists become one, in which each number is there once, in order, and is found', () => {
  const all = eachOnce(joined([Float64Array.of(5, 3, 5), new Float64Array(), Float64Array.of(9, 3, 1)]))
  assert.deepEqual([...all], [1, 3, 5, 9])
  assert.deepEqual(
    [0, 1, 4, 9, 10].map((number) => isAmong(all, number)),
    [false, true, false, true, false],
  )
  assert.deepEqual([...eachOnce(new Float64Array())], [])
  assert.equal(isAmong(new Float64Array(), 1), false)
})
