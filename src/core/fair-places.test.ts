import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'
import { FairPlaces } from './fair-places.ts'

function workplace(size: number, longSeconds = 1000, keptSeconds = 1000) {
  const places = new FairPlaces(size, { longSeconds, keptSeconds })
  const running: string[] = []
  const ends = new Map<string, () => void>()
  const begin = (name: string, more: { signal?: AbortSignal; onLong?: () => void } = {}) =>
    places.use({ owner: name[0], ...more }, async () => {
      running.push(name)
      await new Promise<void>((resolve) => ends.set(name, resolve))
      running.splice(running.indexOf(name), 1)
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await nextTurn()
  }
  return { begin, end, running }
}

test('whoever is alone uses all places, and no more', async () => {
  const { begin, end, running } = workplace(2)
  for (const name of ['a1', 'a2', 'a3']) void begin(name)
  assert.deepEqual(running, ['a1', 'a2'])
  await end('a1')
  assert.deepEqual(running, ['a2', 'a3'])
})

test('whoever has none need not wait for those of another', async () => {
  const { begin, running } = workplace(2)
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2']) void begin(name)
  assert.deepEqual(running, ['a1', 'a2', 'b1'])
})

test('owners take turns, however many each has waiting', async () => {
  const { begin, end, running } = workplace(1)
  for (const name of ['a1', 'b1', 'a2', 'a3', 'a4', 'b2', 'c1', 'c2']) void begin(name)
  const order: string[] = []
  while (running.length > 0) {
    order.push(running[0] ?? '')
    await end(running[0] ?? '')
  }
  assert.deepEqual(order, ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'a4'])
})

test('work that takes long keeps only its own owner waiting', async () => {
  const { begin, running } = workplace(1, 0.01)
  const long: string[] = []
  for (const name of ['a1', 'a2']) void begin(name, { onLong: () => long.push(name) })
  await delay(30)
  assert.deepEqual([running, long], [['a1'], ['a1']])
  for (const name of ['b1', 'c1']) void begin(name)
  assert.deepEqual(running, ['a1', 'b1', 'c1'])
  void begin('d1')
  await delay(30)
  assert.deepEqual(running, ['a1', 'b1', 'c1'], 'three times as many as there are places is the most')
})

test('a place is kept for its owner for a moment from those who have one, and for no longer', async () => {
  const { begin, end, running } = workplace(2, 1000, 0.05)
  for (const name of ['a1', 'a2', 'a3', 'b1']) void begin(name)
  await end('b1')
  await end('a1')
  assert.deepEqual(running, ['a2'])
  void begin('b2')
  assert.deepEqual(running, ['a2', 'b2'])
  await end('b2')
  await delay(100)
  assert.deepEqual(running, ['a2', 'a3'])
})

test('nobody who has none waits for a place that is kept', async () => {
  const { begin, end, running } = workplace(2)
  for (const name of ['a1', 'b1', 'c1', 'd1']) void begin(name)
  for (const name of ['b1', 'c1', 'd1']) await end(name)
  void begin('e1')
  assert.deepEqual(running, ['a1', 'e1'])
})

test('whoever stops waiting is told why and leaves no gap', async () => {
  const { begin, end, running } = workplace(1)
  const stopped = AbortSignal.timeout(5)
  void begin('a1')
  await assert.rejects(begin('a2', { signal: stopped }), { name: 'TimeoutError' })
  void begin('a3')
  await end('a1')
  assert.deepEqual(running, ['a3'])
})
