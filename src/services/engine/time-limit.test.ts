import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { textDocument } from '../../../test/support/text-document.ts'
import { Stopwatch } from './time-limit.ts'

test('only the time between start and stop counts, and pages of documents inside give more of it', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  let now = 0
  t.mock.method(performance, 'now', () => now)
  const pass = (milliseconds: number) => {
    now += milliseconds
    t.mock.timers.tick(milliseconds)
  }
  const inside = textDocument('a', 'b')
  const child = { name: 'a.txt', relation: 'member', size: 1, mediaType: 'text/plain', document: inside } as const
  const onEnd = mock.fn()
  const watch = new Stopwatch({ seconds: 1, secondsPerPage: 1 }, { ...textDocument('c'), children: [child] }, onEnd)
  watch.start()
  pass(3_000)
  watch.stop()
  pass(60_000)
  watch.start()
  pass(900)
  assert.equal(onEnd.mock.callCount(), 0)
  pass(101)
  assert.match(String(onEnd.mock.calls[0]?.arguments[0]), /longer than 4 seconds/)
})
