import assert from 'node:assert/strict'
import { test } from 'node:test'
import { confidenceOf } from './confidence.ts'

test('a value is the surer the less sure the next best one is, and where others may be right too that says nothing', () => {
  const [alone, beside, listed] = [0.001, 0.9, undefined].map((rival) =>
    confidenceOf({ finder: 'sentence', raw: 0.88, rival }),
  )
  assert.ok((beside ?? 1) < (listed ?? 0) && (listed ?? 1) < (alone ?? 0), `${beside} ${listed} ${alone}`)
})

test('what a workspace has learned is worth what its own weights say', () => {
  assert.equal(confidenceOf({ finder: 'learned', raw: 0.73, rival: 0.2 }), 0.73)
})

test('a field that the reader has looked for as well has weights of its own, and is doubted more', () => {
  const [read, unread] = [true, false].map((isRead) =>
    confidenceOf({ finder: 'ranker', raw: 0.9, rival: 0.01, isRead }),
  )
  assert.ok((read ?? 1) < (unread ?? 0), `${read} ${unread}`)
})
