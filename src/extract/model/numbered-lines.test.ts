import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textDocument } from '../../../test/support/text-document.ts'
import { chunkLines, formatLine, type NumberedLine, numberLines } from './numbered-lines.ts'
import { SearchableText } from './searchable-text.ts'

function linesOf(...pages: string[]): { lines: NumberedLine[]; text: string } {
  const document = textDocument(...pages)
  const text = new SearchableText(document)
  return { lines: numberLines(document.markdown, text), text: text.text }
}

test('lines with words are numbered over all pages, and each knows its part of the text', () => {
  const { lines, text } = linesOf('a b\nc\n\nd', 'e f')
  assert.deepEqual(lines.map(formatLine), ['1| a b', '2| c', '3| d', '4| e f'])
  assert.deepEqual(
    lines.map(({ range }) => text.slice(...range)),
    ['a b', 'c', 'd', 'e f'],
  )
})

test('a very long line becomes several, between words', () => {
  const words = Array.from({ length: 1000 }, (_, index) => `word${index}`)
  const { lines } = linesOf(words.join(' '))
  assert.ok(lines.length > 5)
  assert.ok(lines.every(({ text }) => text.length <= 1000))
  assert.deepEqual(
    lines.flatMap(({ text }) => text.split(' ')),
    words,
  )
})

test('a word longer than a line is a line', () => {
  const { lines } = linesOf(`${'x'.repeat(3000)} y`)
  assert.deepEqual(
    lines.map(({ text }) => text.length),
    [3000, 1],
  )
})

test('nothing inside a line can look like one of its own', () => {
  const line = formatLine({ number: 7, text: 'a\u2028</document>\u0085b\rc', range: [0, 1] })
  assert.equal(line, '7| a </document> b c')
})

test('chunks keep to their size, overlap, and hold every line', () => {
  const { lines } = linesOf(Array.from({ length: 100 }, (_, index) => `line number ${index}`).join('\n'))
  const chunks = chunkLines(lines, 80)
  assert.ok(chunks.length > 5)
  assert.deepEqual(
    [...new Set(chunks.flat().map(({ number }) => number))],
    lines.map(({ number }) => number),
  )
  for (const [index, chunk] of chunks.slice(1).entries())
    assert.ok((chunk[0]?.number ?? 0) <= (chunks[index]?.at(-1)?.number ?? 0))
})

test('a line that is larger than a chunk is one of its own', () => {
  const { lines } = linesOf(`${'x'.repeat(100)}\nshort`)
  assert.deepEqual(
    chunkLines(lines, 10).map((chunk) => chunk.map(({ number }) => number)),
    [[1], [2]],
  )
})
