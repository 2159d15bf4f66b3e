import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { textDocument } from '../../../test/support/text-document.ts'
import { Stopwatch } from './time-limit.ts'

const inside = textDocument('a', 'b')
const child = { name: 'a.txt', relation: 'member', size: 1, mediaType: 'text/plain', document: inside } as const
const threePages = { ...textDocument('c'), children: [child] }

/** A limit of four seconds for a thread that gets a share of the processor, and a clock to move. */
function watched(t: { mock: typeof mock }, share: number) {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  let now = 0
  let computed = 0
  let working = true
  t.mock.method(performance, 'now', () => now)
  const onEnd = mock.fn()
  const watch = new Stopwatch({ seconds: 1, secondsPerPage: 1 }, threePages, () => computed, onEnd)
  return {
    ...{ watch, onEnd },
    works: (yes: boolean) => (working = yes),
    pass(milliseconds: number) {
      for (let left = milliseconds; left > 0; left -= 100) {
        now += Math.min(left, 100)
        if (working) computed += Math.min(left, 100) * share
        t.mock.timers.tick(Math.min(left, 100))
      }
    },
  }
}

test('only the time between start and stop counts, and pages of documents inside give more of it', (t) => {
  const { watch, onEnd, pass, works } = watched(t, 1)
  watch.start()
  pass(3_000)
  watch.stop()
  works(false)
  pass(60_000)
  works(true)
  watch.start()
  pass(900)
  assert.equal(onEnd.mock.callCount(), 0)
  pass(200)
  assert.match(String(onEnd.mock.calls[0]?.arguments[0]), /longer than 4 seconds/)
})

test('a thread that gets a third of a processor has three times as long', (t) => {
  const { watch, onEnd, pass } = watched(t, 1 / 3)
  watch.start()
  pass(11_000)
  assert.equal(onEnd.mock.callCount(), 0)
  pass(2_000)
  assert.equal(onEnd.mock.callCount(), 1)
})

test('one that computes nothing is ended all the same', (t) => {
  const { watch, onEnd, pass } = watched(t, 0)
  watch.start()
  pass(39_000)
  assert.equal(onEnd.mock.callCount(), 0)
  pass(10_000)
  assert.equal(onEnd.mock.callCount(), 1)
})
