import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wavOf } from '../../../../test/support/make-wav.ts'
import { readInProcess } from '../../../../test/support/read-in-process.ts'
import { readAudio } from './read-audio.ts'

test('a language that is asked for and not supported is refused before any work', async () => {
  const wav = wavOf(new Int16Array(16_000))
  await assert.rejects(readInProcess(readAudio, { name: 'a.wav', bytes: wav }, { language: 'de' }), {
    code: 'unsupported_language',
  })
})

test('a recording that is too long is refused by what its header says', async () => {
  const file = { name: 'a.wav', bytes: wavOf(new Int16Array(16_000 * 3)) }
  await assert.rejects(readInProcess(readAudio, file, { limits: { audioSeconds: 2 } }), { code: 'too_large' })
})

test('sound of another kind under a known name is called what it is', async () => {
  const bytes = Buffer.from('\0\0\0\x20ftypM4A \0\0\0\0', 'latin1')
  await assert.rejects(readInProcess(readAudio, { name: 'a.mp3', bytes }), {
    code: 'unsupported_media_type',
    message: /MPEG-4/,
  })
})

test('a file that ends within its tag keeps what the tag says', async () => {
  const bytes = Buffer.from('ID3\x03\0\0\0\0\x7f\x7fTIT2\0\0\0\x06\0\0\0Title', 'latin1')
  const document = await readInProcess(readAudio, { name: 'a.mp3', bytes })
  assert.equal(document.metadata['title'], 'Title')
  assert.equal(document.problems[0]?.code, 'corrupt_file')
})

test('rubbish is reported as damaged', async () => {
  const file = { name: 'a.mp3', bytes: Buffer.from('this is no sound at all') }
  await assert.rejects(readInProcess(readAudio, file), { code: 'corrupt_file' })
})
