import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inOrder } from './in-order.ts'

test('results come in the order of the items, however long each takes, and no more are worked on than may be', async () => {
  let [working, most] = [0, 0]
  const turns = [5, 1, 3, 0]
  const results: number[] = []
  const work = async (item: number) => {
    working += 1
    most = Math.max(most, working)
    for (let turn = 0; turn < item; turn += 1) await null
    working -= 1
    return item
  }
  for await (const result of inOrder(turns, 2, work)) results.push(result)
  assert.deepEqual(results, turns)
  assert.equal(most, 2)
})

test('an error comes in its turn and ends the walk', async () => {
  const seen: number[] = []
  const walk = async () => {
    for await (const result of inOrder([1, 2, 3], 2, async (item) =>
      item === 2 ? Promise.reject(new Error('two')) : item,
    ))
      seen.push(result)
  }
  await assert.rejects(walk, /two/)
  assert.deepEqual(seen, [1])
})
