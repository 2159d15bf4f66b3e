import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openLineModel } from './line-model.ts'

const model = await openLineModel()

test('a line is read alike alone and among others of its width', async () => {
  const lines = [3, 5, 7, 11].map((period) => bars(256, period))
  const together = await model.read(lines)
  for (const [index, line] of lines.entries()) assert.deepEqual(await model.read([line]), [together[index]])
})

test('an empty strip has no characters', async () => {
  assert.deepEqual(await model.read([bars(256, Number.POSITIVE_INFINITY)]), [[]])
})

/** Strokes as high as capitals, one each so many pixels. */
function bars(width: number, period: number) {
  const { height, capHeight, baseline } = model.shape
  const data = new Uint8Array(width * height).fill(255)
  for (let x = period; x < width - period; x += period)
    for (let y = baseline - capHeight; y < baseline; y += 1) data.fill(0, y * width + x, y * width + x + 2)
  return { data, width, height }
}
