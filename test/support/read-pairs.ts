import assert from 'node:assert/strict'
import type { Reader } from '../../src/parse/reader.ts'
import { assertSoundDocument } from './document-invariants.ts'
import { readInProcess } from './read-in-process.ts'

/** Reads a document of keys and values: its first page, and the path, key and value of every pair on it. */
export async function readPairs(
  reader: Reader,
  content: string | Uint8Array,
  options: Parameters<typeof readInProcess>[2] = {},
) {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const document = await readInProcess(reader, { name: 'data', bytes }, options)
  assertSoundDocument(document)
  const [page] = document.pages
  assert.ok(page)
  const textOf = (range: [number, number] = [0, 0]) =>
    page.words
      .slice(...range)
      .map((word) => word.text)
      .join(' ')
  const pairs = page.blocks
    .filter((block) => block.kind === 'key_value')
    .map((block) => [block.path, textOf(block.key), textOf(block.value)])
  return { ...document, page, pairs, textOf }
}
