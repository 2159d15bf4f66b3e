import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findSegments } from './find-segments.ts'
import type { InkPart } from './ink-parts.ts'
import { orderSegments } from './order-segments.ts'

test('letters of a line are one segment, columns and lines are several', () => {
  const parts = [...word(100, 50, 6), ...word(400, 58, 5), ...word(100, 90, 6)]
  const segments = orderSegments(findSegments(parts, 20))
  assert.deepEqual(
    segments.map(({ left, line }) => [left, line]),
    [
      [100, 0],
      [400, 0],
      [100, 1],
    ],
  )
})

test('a comma goes to the line above it, not to the one below', () => {
  const comma = part(212, 64, 4, 9)
  const [upper, lower] = orderSegments(findSegments([...word(100, 50, 6), comma, ...word(100, 82, 8)], 20))
  assert.ok(upper?.parts.includes(comma))
  assert.ok(!lower?.parts.includes(comma))
})

test('dashed rulings and specks are no text', () => {
  const dashes = Array.from({ length: 20 }, (_, index) => part(100 + index * 16, 100, 12, 4))
  assert.deepEqual(findSegments([...dashes, part(30, 30, 3, 3)], 20), [])
})

test('what is left of the rulings of a table joins no cells', () => {
  const bar = { ...part(225, 20, 5, 90), area: 330 }
  const corner = { ...part(330, 22, 60, 88), area: 300 }
  const cells = [...word(100, 50, 6), ...word(240, 50, 4), ...word(400, 80, 5)]
  const segments = findSegments([...cells, bar, corner], 20)
  assert.deepEqual(
    segments.flatMap(({ parts }) => parts.filter((each) => each === bar || each === corner)),
    [],
  )
  assert.ok(segments.every(({ bottom, top }) => bottom - top === 20))
})

test('a baseline follows letters that climb', () => {
  const letters = Array.from({ length: 12 }, (_, index) => part(index * 18, 100 - index, 14, 20))
  const [segment] = findSegments(letters, 20)
  assert.ok(Math.abs((segment?.baseline.slope ?? 0) + 1 / 18) < 0.005)
})

/** Letters of 14 by 20 pixels. */
function word(left: number, top: number, letters: number): InkPart[] {
  return Array.from({ length: letters }, (_, index) => part(left + index * 18, top, 14, 20))
}

function part(left: number, top: number, width: number, height: number): InkPart {
  return { left, top, right: left + width, bottom: top + height, area: (width * height) / 2 }
}
