import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { readInProcess } from '../../../../test/support/read-in-process.ts'
import type { DetectedFormat, FormatName } from '../../../document/model.ts'
import { readImage } from './read-image.ts'

test('a picture with too many pixels is refused before it is decoded', async () => {
  const bytes = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer()
  const read = readInProcess(readImage, { name: 'a.webp', bytes }, { limits: { pixels: 500_000 }, ...as('webp') })
  await assert.rejects(read, { code: 'too_large' })
  const header = Buffer.alloc(54)
  header.writeUInt32LE(40, 14)
  header.writeInt32LE(60_000, 18)
  header.writeInt32LE(60_000, 22)
  header.writeUInt16LE(24, 28)
  await assert.rejects(readInProcess(readImage, { name: 'a.bmp', bytes: header }, as('bmp')), { code: 'too_large' })
})

test('bytes that are no picture are damaged', async () => {
  for (const name of ['png', 'bmp'] as const) {
    const read = readInProcess(readImage, { name: 'a', bytes: Buffer.from('no picture at all') }, as(name))
    await assert.rejects(read, { code: 'corrupt_file' })
  }
})

test('a page is left alone when recognition is not wanted', async () => {
  const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const document = await readInProcess(readImage, { name: 'a.png', bytes }, { ocr: 'never', ...as('png') })
  assert.equal(document.pages[0]?.source, 'none')
  assert.equal(document.markdown, '')
})

test('a picture whose file ends early is read as far as it goes, and says so', async () => {
  const whole = sharp({ create: { width: 120, height: 90, channels: 3, background: '#fff', noise: noise() } })
  for (const [name, bytes] of [
    ['jpeg', await whole.clone().jpeg().toBuffer()],
    ['png', await whole.clone().png().toBuffer()],
  ] as const) {
    const half = await readInProcess(readImage, { name: 'a', bytes: bytes.subarray(0, bytes.length / 2) }, as(name))
    assert.deepEqual(
      half.problems.map(({ code, page }) => [code, page]),
      [['corrupt_file', 1]],
    )
    assert.deepEqual((await readInProcess(readImage, { name: 'a', bytes }, as(name))).problems, [])
  }
})

function noise() {
  return { type: 'gaussian', mean: 200, sigma: 20 } as const
}

function as(name: FormatName): { format: DetectedFormat } {
  return { format: { name, mediaType: `image/${name}`, reason: 'given by the test' } }
}
