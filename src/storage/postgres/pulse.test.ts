import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPulse } from './pulse.ts'

test('a pulse is even once it has beaten without a pause for as long as the patience', () => {
  const pulse = createPulse(4000)
  pulse.restart(10_000)
  pulse.beat(12_000)
  assert.equal(pulse.isEven(13_999), false)
  assert.equal(pulse.isEven(14_000), true)
})

test('a late beat makes it uneven until the patience has passed again', () => {
  const pulse = createPulse(4000)
  pulse.restart(0)
  for (const time of [2000, 4000]) pulse.beat(time)
  pulse.beat(60_000)
  assert.equal(pulse.isEven(60_000), false)
  pulse.beat(62_000)
  pulse.beat(64_000)
  assert.equal(pulse.isEven(64_000), true)
})

test('silence since the last beat makes it uneven', () => {
  const pulse = createPulse(4000)
  pulse.restart(0)
  for (const time of [2000, 4000]) pulse.beat(time)
  assert.equal(pulse.isEven(8000), true)
  assert.equal(pulse.isEven(8001), false)
})
