import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertSoundDocument } from '../../../../test/support/document-invariants.ts'
import { readInProcess } from '../../../../test/support/read-in-process.ts'
import type { Limits } from '../../limits.ts'
import { readText } from './read-text.ts'

async function read(text: string, limits: Partial<Limits> = {}) {
  const document = await readInProcess(readText, { name: 'a.txt', bytes: Buffer.from(text) }, { limits })
  assertSoundDocument(document)
  return document
}

test('words stand in the column and row of the text', async () => {
  const { pages } = await read('Item      Price\nTea\t\t 2.50\n')
  const [item, price, tea, amount] = pages[0]?.words ?? []
  assert.deepEqual([item?.box, price?.box[0]], [[0, 0, 0.05, 0.5], 0.125])
  assert.deepEqual(
    [tea?.box[1], amount?.box[0]],
    [0.5, 17 / 80].map((value) => Math.round(value * 1e5) / 1e5),
  )
})

test('empty lines part paragraphs and every line stays a line', async () => {
  const { pages, markdown } = await read('one\ntwo\r\n\r\nthree')
  assert.deepEqual(
    pages[0]?.blocks.map((block) => block.lines),
    [
      [0, 2],
      [2, 3],
    ],
  )
  assert.equal(markdown, 'one\ntwo\n\nthree')
})

test('a form feed begins a new page', async () => {
  const { pages } = await read('first\f\fthird\f')
  assert.deepEqual(
    pages.map((page) => [page.number, page.words.length]),
    [
      [1, 1],
      [2, 0],
      [3, 1],
    ],
  )
})

test('long texts are cut into pages, at an empty line where one is near', async () => {
  const { pages } = await read(`${'line\n'.repeat(1900)}\n${'line\n'.repeat(1000)}`)
  assert.deepEqual(
    pages.map((page) => page.lines.length),
    [1900, 1000],
  )
})

test('a line without end is continued in the next rows', async () => {
  const { pages } = await read('word '.repeat(100_000) + 'x'.repeat(5000))
  assert.equal(pages.flatMap((page) => page.words).filter((word) => word.text === 'word').length, 100_000)
  assert.ok(pages.every((page) => page.words.every((word) => word.text.length <= 2000)))
})
