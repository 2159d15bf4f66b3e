import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { readAudio } from '../../../src/parse/formats/audio/read-audio.ts'
import { assertSoundDocument } from '../../support/document-invariants.ts'
import { wavOf } from '../../support/make-wav.ts'
import { readInProcess } from '../../support/read-in-process.ts'

const fixtures = new URL('../../fixtures/speech/', import.meta.url)

test('English speech is transcribed with hardly an error, with times and confidences', async () => {
  const bytes = await readFile(new URL('order-call.ogg', fixtures))
  const document = await readInProcess(readAudio, { name: 'order-call.ogg', bytes })
  assertSoundDocument(document)
  const spoken = await readFile(new URL('order-call.txt', fixtures), 'utf8')
  assert.ok(wordErrors(spoken, document.markdown) < 0.05, document.markdown)
  assert.deepEqual(document.problems, [])
  assert.equal(document.metadata['title'], 'A call about an order')
  const [page] = document.pages
  assert.equal(page?.source, 'speech')
  assert.ok(page?.words.every((word) => word.confidence !== undefined && word.confidence > 0.1))
  assert.ok(page?.blocks.every(({ time }) => time && time.start < time.end && time.end <= 17.7))
})

test('speech in another language is refused rather than guessed', async () => {
  const bytes = await readFile(new URL('german-call.ogg', fixtures))
  await assert.rejects(readInProcess(readAudio, { name: 'a.ogg', bytes }), { code: 'unsupported_language' })
})

test('silence is a document with an empty page', async () => {
  const document = await readInProcess(readAudio, { name: 'a.wav', bytes: wavOf(new Int16Array(16_000)) })
  assertSoundDocument(document)
  assert.deepEqual([document.pages.length, document.markdown], [1, ''])
  assert.deepEqual(document.problems, [])
  assert.equal(document.metadata['duration'], '1.00')
})

test('chunks of odd length before the samples do not hide them', async () => {
  const odd = Buffer.concat([Buffer.from('LIST\x03\0\0\0abc\0', 'latin1')])
  const document = await readInProcess(readAudio, { name: 'a.wav', bytes: wavOf(new Int16Array(8000), odd) })
  assert.equal(document.metadata['duration'], '0.50')
})

test('a recording cut off in the middle gives what there is', async () => {
  const bytes = await readFile(new URL('order-call.ogg', fixtures))
  const document = await readInProcess(readAudio, { name: 'a.ogg', bytes: bytes.subarray(0, 12_000) })
  assertSoundDocument(document)
  assert.match(document.markdown, /^Good morning/)
})

/** Words to insert, remove or replace, as a share of those that were spoken. */
function wordErrors(spoken: string, heard: string): number {
  const [expected = [], actual = []] = [spoken, heard].map((text) => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [])
  let row = Array.from({ length: actual.length + 1 }, (_, index) => index)
  for (const [index, word] of expected.entries()) {
    const next = [index + 1]
    for (const [column, other] of actual.entries()) {
      const replaced = (row[column] ?? 0) + (word === other ? 0 : 1)
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return (row.at(-1) ?? 0) / expected.length
}
