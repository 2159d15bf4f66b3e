import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp, { type Sharp } from 'sharp'
import type { DetectedFormat, FormatName } from '../../../src/document/model.ts'
import { readImage } from '../../../src/parse/formats/image/read-image.ts'
import { assertSoundDocument } from '../../support/document-invariants.ts'
import { readInProcess } from '../../support/read-in-process.ts'

const hasFonts = ((await (await draw('Text')).stats()).channels[0]?.min ?? 255) < 128
const skip = hasFonts ? false : 'no fonts are installed to draw the test pages with'

test('every page of a TIFF is a page, with its size in points', { skip }, async () => {
  const pages = await Promise.all(['First page of this report', 'Second page of this report'].map(draw))
  const joined = sharp(await Promise.all(pages.map((page) => page.png().toBuffer())), { join: { animated: true } })
  const bytes = await joined.withMetadata({ density: 200 }).tiff().toBuffer()
  const document = await readInProcess(readImage, { name: 'a.tiff', bytes }, { language: 'en', ...as('tiff') })
  assertSoundDocument(document)
  assert.deepEqual(
    document.pages.map(({ number, width, height, source, geometry }) => ({ number, width, height, source, geometry })),
    [1, 2].map((number) => ({ number, width: 288, height: 72, source: 'ocr', geometry: 'page' })),
  )
  assert.equal(document.markdown, 'First page of this report\n\n<!-- page 2 -->\n\nSecond page of this report')
})

test('the orientation that a camera notes is applied', { skip }, async () => {
  const sideways = (await draw('Turned by the camera')).rotate(270)
  const bytes = await sharp(await sideways.png().toBuffer())
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const document = await readInProcess(readImage, { name: 'a.jpg', bytes }, { language: 'en', ...as('jpeg') })
  assertSoundDocument(document)
  assert.equal(document.markdown, 'Turned by the camera')
  assert.equal(document.pages[0]?.rotation, 0)
})

test('what is left of a cut-off picture is read', { skip }, async () => {
  const whole = await (await draw('Upper part of a picture'))
    .extend({ bottom: 600, background: '#fff' })
    .jpeg()
    .toBuffer()
  const bytes = whole.subarray(0, Math.round(whole.length * 0.9))
  const document = await readInProcess(readImage, { name: 'a.jpg', bytes }, { language: 'en', ...as('jpeg') })
  assertSoundDocument(document)
  assert.equal(document.markdown, 'Upper part of a picture')
})

test('a picture without text is a page without words', async () => {
  const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#39c' } })
    .gif()
    .toBuffer()
  const document = await readInProcess(readImage, { name: 'a.gif', bytes }, as('gif'))
  assertSoundDocument(document)
  assert.equal(document.pages[0]?.source, 'ocr')
  assert.deepEqual(document.pages[0]?.words, [])
  assert.deepEqual(document.problems, [])
})

function as(name: FormatName): { format: DetectedFormat } {
  return { format: { name, mediaType: `image/${name}`, reason: 'given by the test' } }
}

async function draw(text: string): Promise<Sharp> {
  const style = 'font-family="DejaVu Sans, Arial, sans-serif" font-size="44"'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="200"><text x="50" y="110" ${style}>${text}</text></svg>`
  return sharp(await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).png().toBuffer())
}
