import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { InkPart } from './ink-parts.ts'
import { mendBroken } from './mend-broken.ts'

const line = { left: 100, right: 300, top: 50, bottom: 72, cap: 20 }

test('the head and the foot of a figure in the row of a table are one', () => {
  const [head, foot] = [part(400, 51, 10, 8), part(401, 62, 9, 9)]
  const [mended, ...others] = mendBroken([foot, head], [line])
  assert.deepEqual(mended?.whole, { left: 400, top: 51, right: 410, bottom: 71, area: 80.5 })
  assert.deepEqual(new Set(mended?.pieces), new Set([head, foot]))
  assert.equal(others.length, 0)
})

test('specks, single pieces, and pieces between the lines are nothing', () => {
  assert.deepEqual(mendBroken([part(400, 51, 2, 2), part(408, 68, 2, 2)], [line]), [])
  assert.deepEqual(mendBroken([part(400, 51, 10, 8)], [line]), [])
  assert.deepEqual(mendBroken([part(400, 81, 10, 8), part(401, 92, 9, 9)], [line]), [])
})

test('a piece is part of one figure only, though it stands in two lines', () => {
  const pieces = [part(400, 51, 10, 8), part(401, 62, 9, 9)]
  assert.equal(mendBroken(pieces, [line, { ...line, top: 51 }]).length, 1)
})

function part(left: number, top: number, width: number, height: number): InkPart {
  return { left, top, right: left + width, bottom: top + height, area: (width * height) / 2 }
}
