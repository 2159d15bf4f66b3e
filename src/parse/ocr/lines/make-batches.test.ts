import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeBatches } from './make-batches.ts'

test('each strip is in one batch that is wide enough for it and not much wider', () => {
  const widths = [20, 640, 630, 33, 300, 310, 8, 600]
  const batches = makeBatches(widths)
  assert.deepEqual(
    batches.flatMap(({ members }) => members).sort((a, b) => a - b),
    widths.map((_, index) => index),
  )
  for (const { width, members } of batches)
    for (const member of members) {
      const own = widths[member] ?? 0
      assert.ok(own <= width && (width - own < 32 || own > 0.75 * width), `${own} in ${width}`)
    }
})

test('a batch does not grow without bound', () => {
  const batches = makeBatches(Array.from({ length: 500 }, () => 640))
  assert.ok(batches.every(({ width, members }) => width * members.length <= 1024))
})
