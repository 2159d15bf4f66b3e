import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askTogether } from './ask-together.ts'

test('those who ask at the same time share a question, those who come meanwhile the next, and each gets its own answer', async () => {
  const asked: number[][] = []
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  const double = askTogether(10, async (numbers: number[]) => {
    asked.push(numbers)
    await mayAnswer
    return numbers.map((number) => 2 * number)
  })
  const first = [double(1), double(2)]
  await new Promise(setImmediate)
  const later = [double(3), double(4), double(5)]
  answer()
  assert.deepEqual(await Promise.all([...first, ...later]), [2, 4, 6, 8, 10])
  assert.deepEqual(asked, [
    [1, 2],
    [3, 4, 5],
  ])
  assert.equal(await double(6), 12)
})

test('no more are asked for at once than allowed', async () => {
  const sizes: number[] = []
  const same = askTogether(2, async (numbers: number[]) => {
    sizes.push(numbers.length)
    return numbers
  })
  assert.deepEqual(await Promise.all([1, 2, 3, 4, 5].map(same)), [1, 2, 3, 4, 5])
  assert.deepEqual(sizes, [2, 2, 1])
})

test('a failure is told to those who shared the question, and to nobody after them', async () => {
  let isBroken = true
  const same = askTogether(10, async (numbers: number[]) => {
    if (isBroken) throw new Error('broken')
    return numbers
  })
  const outcomes = await Promise.allSettled([same(1), same(2)])
  assert.deepEqual(
    outcomes.map(({ status }) => status),
    ['rejected', 'rejected'],
  )
  isBroken = false
  assert.equal(await same(3), 3)
})
