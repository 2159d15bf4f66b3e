import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Assembler } from '../../document/assemble.ts'
import { draftOfSegments } from './segments.ts'

test('each segment is a paragraph with its time, and its words keep their confidence', () => {
  const { page, markdown } = new Assembler().add(
    draftOfSegments([
      { start: 0.123, end: 1.456, words: [{ text: 'Hello', confidence: 0.98765 }, { text: 'there.' }] },
      { start: 2, end: 3, words: [] },
      { start: 3, end: 4, words: [{ text: 'Bye.' }] },
    ]),
  )
  assert.equal(markdown, 'Hello there.\n\nBye.')
  assert.deepEqual(
    page.blocks.map((block) => block.time),
    [
      { start: 0.12, end: 1.46 },
      { start: 3, end: 4 },
    ],
  )
  assert.deepEqual(
    page.words.map((word) => word.confidence),
    [0.988, undefined, undefined],
  )
})
