import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GreyImage } from '../grey-image.ts'
import { openLineModel } from './line-model.ts'
import { readInTurn } from './read-in-turn.ts'
import { openSharedLineModel } from './shared-line-model.ts'

test('two threads read what one does, in the order that was asked for', async () => {
  const [shared, alone] = await Promise.all([openSharedLineModel(), openLineModel()])
  try {
    const strips = [700, 90, 400, 1000, 95, 640, 300].map((width) => barcode(width, alone.shape.height))
    await shared.complete
    const read = await shared.read(strips)
    assert.deepEqual(read, await alone.read(strips))
    assert.ok(read.some((line) => line.length > 0))
  } finally {
    await shared.close()
  }
})

test('who takes a batch is the only one to read it', async () => {
  const batches = Array.from({ length: 9 }, (_, index) => [barcode(index + 1, 1)])
  const work = { batches, turn: new Int32Array(new SharedArrayBuffer(4)) }
  const read: number[] = []
  const model = {
    shape: { height: 1, capHeight: 1, baseline: 1, margin: 0, longest: 1 },
    async read(strips: readonly GreyImage[]) {
      read.push(...strips.map(({ width }) => width))
      return strips.map(() => [])
    },
  }
  const done = await Promise.all([readInTurn(model, work), readInTurn(model, work)])
  assert.deepEqual(
    read.sort((a, b) => a - b),
    [1, 2, 3, 4, 5, 6, 7, 8, 9],
  )
  assert.equal(done[0].size + done[1].size, 9)
})

test('it reads alone once the second thread is gone', async () => {
  const shared = await openSharedLineModel()
  await shared.close()
  const strips = [700, 90].map((width) => barcode(width, shared.shape.height))
  assert.equal((await shared.read(strips)).length, 2)
})

/** Upright bars, some of which are read as letters. */
function barcode(width: number, height: number): GreyImage {
  const data = new Uint8Array(width * height).fill(255)
  for (let y = Math.floor(height / 5); y < height * 0.8; y += 1)
    for (let x = 20; x < width - 20; x += 1) if ((x * x) % 37 < 9) data[y * width + x] = 20
  return { data, width, height }
}
