import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CircuitBreaker } from './circuit-breaker.ts'

function breakerAt(time: { now: number }): CircuitBreaker {
  return new CircuitBreaker(() => time.now)
}

function fail(breaker: CircuitBreaker, times: number): void {
  for (let time = 0; time < times; time += 1) breaker.failed()
}

test('it opens at the fifth failure in a row and not before', () => {
  const breaker = breakerAt({ now: 0 })
  fail(breaker, 4)
  assert.equal(breaker.isOpen, false)
  breaker.failed()
  assert.equal(breaker.isOpen, true)
})

test('a success in between starts the count anew', () => {
  const breaker = breakerAt({ now: 0 })
  fail(breaker, 4)
  breaker.succeeded()
  fail(breaker, 4)
  assert.equal(breaker.isOpen, false)
})

test('after a minute it lets one through, and closes or opens by its outcome', () => {
  const time = { now: 0 }
  const breaker = breakerAt(time)
  fail(breaker, 5)
  time.now = 59_999
  assert.equal(breaker.isOpen, true)
  time.now = 60_000
  assert.equal(breaker.isOpen, false)
  breaker.failed()
  assert.equal(breaker.isOpen, true)
  time.now = 120_000
  breaker.succeeded()
  fail(breaker, 4)
  assert.equal(breaker.isOpen, false)
})
