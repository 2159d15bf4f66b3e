import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findSegments } from '../find-segments.ts'
import type { GreyImage } from '../grey-image.ts'
import { inkParts } from '../ink-parts.ts'
import { orderSegments } from '../order-segments.ts'
import { cutStrips, toPageX } from './cut-strips.ts'
import { wordsOfStrip } from './words-of-strip.ts'

const shape = { height: 40, capHeight: 20, baseline: 30, margin: 10, longest: 300 }

test('a line on an arc becomes a level strip', () => {
  const foot = (x: number) => 80 + 40 * ((x - 300) / 300) ** 2
  const page = draw(
    600,
    160,
    Array.from({ length: 28 }, (_, index) => ({ x: 20 + index * 20, y: foot(30 + index * 20) })),
  )
  const [strip] = stripsOf(page, { ...shape, longest: 1000 })
  assert.ok(strip)
  for (let index = 0; index < 28; index += 1) {
    const x = Math.round((26 + index * 20 - toPageX(strip, 0)) * strip.scale)
    const rows = Array.from({ length: 40 }, (_, y) => y).filter((y) => (strip.data[y * strip.width + x] ?? 255) < 128)
    assert.ok(Math.abs((rows.at(-1) ?? 0) - 29) <= 3, `the foot of letter ${index} is at ${rows.at(-1)}`)
  }
})

test('a long line is cut at gaps between words, none of it twice and none left out', () => {
  const words = [0, 110, 230, 350, 470, 590]
  const letters = words.flatMap((x) => [0, 20, 40, 60].map((more) => ({ x: 20 + x + more, y: 60 })))
  const strips = stripsOf(draw(740, 100, letters), shape)
  assert.ok(strips.length > 1)
  for (const [index, { from, to }] of strips.entries()) {
    assert.ok(to - from <= 330)
    assert.ok(letters.every(({ x }) => x + 12 <= from || x >= to || (x >= from && x + 12 <= to)))
    assert.ok(index === 0 || from > (strips[index - 1]?.to ?? 0))
  }
})

test('words have the box of the ink between the spaces', () => {
  const letters = [20, 40, 60, 120, 140].map((x) => ({ x, y: 60 }))
  const [strip] = stripsOf(draw(200, 100, letters), shape)
  assert.ok(strip)
  const at = (x: number) => (x - toPageX(strip, 0)) * strip.scale
  const read = (text: string, x: number) => ({ text, at: at(x), probability: 1, alternatives: [] })
  const words = wordsOfStrip(
    [read('a', 26), read('b', 46), read('c', 66), read(' ', 96), read('d', 126), read('e', 146)],
    strip,
  )
  assert.deepEqual(
    words.map(({ characters, area }) => [
      characters.map(({ text }) => text).join(''),
      area.left,
      area.right,
      area.bottom,
    ]),
    [
      ['abc', 20, 72, 60],
      ['de', 120, 152, 60],
    ],
  )
})

function stripsOf(image: GreyImage, wanted: typeof shape) {
  const parts = inkParts(image)
  const segments = orderSegments(findSegments(parts, 20, 3.2))
  const page = { underlined: image, parts }
  return segments.flatMap((segment) => cutStrips(page, segment, wanted))
}

/** Boxes of 12 by 20 pixels for letters, standing at their feet. */
function draw(width: number, height: number, letters: { x: number; y: number }[]): GreyImage {
  const data = new Uint8Array(width * height).fill(255)
  for (const { x, y } of letters)
    for (let row = Math.round(y) - 20; row < Math.round(y); row += 1)
      data.fill(0, row * width + x, row * width + x + 12)
  return { data, width, height }
}
