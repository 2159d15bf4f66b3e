import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GreyImage } from './grey-image.ts'
import { invertBands } from './invert-bands.ts'

const [width, height] = [300, 120]

test('light print on a dark band becomes dark print on paper, to the very edges of the band', () => {
  const { data } = invertBands(page({ band: 60, print: 250 }), 255)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isPrint = y >= 60 && y < 72 && x >= 100 && x < 200 && x % 10 < 3
      assert.ok(isPrint ? (data[y * width + x] ?? 255) < 40 : (data[y * width + x] ?? 0) > 230, `${x}, ${y}`)
    }
})

test('dark print on a grey band stays as it is, and so does a page without bands', () => {
  const grey = page({ band: 150, print: 20 })
  assert.deepEqual(invertBands(grey, 255).data, grey.data)
  const plain = page({ band: 255, print: 20 })
  assert.equal(invertBands(plain, 255), plain)
})

/** A band from 45 to 90 that does not end where cells do, with upright strokes for print. */
function page({ band, print }: { band: number; print: number }): GreyImage {
  const data = new Uint8Array(width * height).fill(255)
  for (let y = 45; y < 90; y += 1)
    for (let x = 21; x < 283; x += 1) {
      const isPrint = y >= 60 && y < 72 && x >= 100 && x < 200 && x % 10 < 3
      data[y * width + x] = isPrint ? print : band
    }
  return { data, width, height }
}
