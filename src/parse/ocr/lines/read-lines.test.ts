import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findSegments } from '../find-segments.ts'
import { inkParts } from '../ink-parts.ts'
import { orderSegments } from '../order-segments.ts'
import { readLines } from './read-lines.ts'

const shape = { height: 40, capHeight: 20, baseline: 30, margin: 10, longest: 1000 }

test('a grain of dirt that the net takes for a check box is no word, and a box is', async () => {
  assert.deepEqual(await read('☐ ab', { square: 3 }), ['ab'])
  assert.deepEqual(await read('☐ ab', { square: 16 }), ['☐', 'ab'])
})

test('a word must be likely, a character that stands alone likelier, and a mere stroke almost sure', async () => {
  assert.deepEqual(await read('7 ab', { probability: 0.3 }), [])
  assert.deepEqual(await read('7 ab', { probability: 0.35 }), ['ab'])
  assert.deepEqual(await read('7 ab', { probability: 0.5 }), ['7', 'ab'])
  assert.deepEqual(await read('1 ab', { probability: 0.5 }), ['ab'])
  assert.deepEqual(await read('1 ab', { probability: 0.8 }), ['1', 'ab'])
})

/** What a net that gives these four characters, each with the same probability, reads of a square and two letters. */
async function read(text: string, { square = 16, probability = 0.6 }): Promise<string[]> {
  const [width, height] = [200, 100]
  const data = new Uint8Array(width * height).fill(255)
  const draw = (left: number, bottom: number, wide: number, high: number) => {
    for (let y = bottom - high; y < bottom; y += 1) data.fill(0, y * width + left, y * width + left + wide)
  }
  draw(40, 58, square, square)
  for (const x of [80, 100, 120]) draw(x, 60, 12, 20)
  const image = { data, width, height }
  const parts = inkParts(image)
  const segments = orderSegments(findSegments(parts, 20, 3.2))
  const page = {
    image,
    underlined: image,
    parts,
    segments,
    toPage: () => [0, 0, 1, 1] as [number, number, number, number],
  }
  const model = {
    shape,
    read: async (strips: readonly unknown[]) =>
      strips.map(() =>
        [...text].map((sign, index) => ({
          text: sign,
          at: [18, 36, 54, 90][index] ?? 0,
          probability,
          alternatives: [],
        })),
      ),
  }
  return (await readLines(page, segments, model)).flat().map((word) => word.text)
}
