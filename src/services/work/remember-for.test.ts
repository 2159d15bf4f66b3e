import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventually } from '../../../test/support/eventually.ts'
import type { System } from '../system.ts'
import { rememberFor } from './remember-for.ts'

const system = {} as System

test('an answer is asked for once while it is remembered', async () => {
  let asked = 0
  const remembered = rememberFor(60_000, async () => ++asked)
  assert.deepEqual(await Promise.all([remembered(system, 'a'), remembered(system, 'a')]), [1, 1])
  assert.equal(await remembered(system, 'b'), 2)
})

test('a failure is told to those who wait, and asked again by the next', async () => {
  let asked = 0
  const remembered = rememberFor(60_000, async () => {
    if (++asked === 1) throw new Error('away')
    return asked
  })
  await assert.rejects(remembered(system, 'a'), /away/)
  assert.equal(await remembered(system, 'a'), 2)
})

test('where an answer may be older, it is given while the next is asked for', async () => {
  const answers: ((answer: string) => void)[] = []
  const remembered = rememberFor(0, () => new Promise<string>((resolve) => answers.push(resolve)), {
    olderMilliseconds: 60_000,
  })
  const first = remembered(system, 'a')
  answers[0]?.('first')
  assert.equal(await first, 'first')
  assert.equal(await remembered(system, 'a'), 'first')
  answers[1]?.('second')
  await eventually('the next answer', async () => (await remembered(system, 'a')) === 'second')
})

test('of a new question whoever asks waits for the answer', async () => {
  const remembered = rememberFor(0, async (_, question) => question, { olderMilliseconds: 60_000 })
  assert.equal(await remembered(system, 'a'), 'a')
  assert.equal(await remembered(system, 'b'), 'b')
})
