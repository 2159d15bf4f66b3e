import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import sharp from 'sharp'
import { createRecogniser, type RecognisedPage, type Recogniser } from '../../../src/parse/ocr/recognise.ts'

const english = [
  'The quick brown fox jumps over the lazy dog',
  'Invoice number 2024-0815 of 12 March 2024',
  'Payment is due within thirty days of receipt',
  'Please quote the customer number 4711 with every order',
]
const german = [
  'Die Lieferung erfolgt für unsere größten Kunden',
  'Über die Höhe der Gebühren entscheidet das Büro',
  'Bitte überweisen Sie den Betrag innerhalb von zehn Tagen',
  'Wir danken für Ihren Auftrag und grüßen freundlich',
]

const fonts = await drawsText()

describe('recognition', { skip: fonts ? false : 'no fonts are installed to draw the test pages with' }, () => {
  let recogniser: Recogniser
  before(() => {
    recogniser = createRecogniser({ parallel: 2 })
  })
  after(() => recogniser.close())

  test('reads an upright page with boxes where the words stand and detects English', async () => {
    const page = await recogniser.recognise(await draw(english), {})
    assert.equal(textOf(page), english.join('\n'))
    assert.equal(page.rotation, 0)
    assert.equal(page.language, 'eng')
    assert.deepEqual([page.width, page.height], [1200, 500])
    const [x0, y0, x1, y1] = page.words.find(({ text }) => text === 'quick')?.box ?? assert.fail('no such word')
    assert.ok(Math.abs(y1 * 500 - 100) < 14 && y0 * 500 > 60 && y0 * 500 < 80, `${y0} ${y1}`)
    assert.ok(x0 * 1200 > 100 && x1 * 1200 < 300 && x1 > x0, `${x0} ${x1}`)
    assert.ok(page.words.every(({ confidence }) => confidence > 0.5 && confidence <= 1))
  })

  for (const [turned, rotation] of [
    [90, 270],
    [180, 180],
    [270, 90],
  ] as const)
    test(`turns a page that lies at ${turned} degrees`, async () => {
      const image = await sharp(await draw(english))
        .rotate(turned)
        .png()
        .toBuffer()
      const page = await recogniser.recognise(image, { language: 'en' })
      assert.equal(page.rotation, rotation)
      assert.equal(textOf(page), english.join('\n'))
      assert.deepEqual([page.width, page.height], [1200, 500])
    })

  test('reads German umlauts from a tilted, noisy, unevenly lit page', async () => {
    const page = await recogniser.recognise(await worsen(await draw(german), 2), {})
    assert.equal(page.language, 'deu')
    assert.ok(Math.abs(page.skewDegrees - 2) < 0.2, `${page.skewDegrees}`)
    assert.equal(textOf(page), german.join('\n'))
    const first = page.words[0]?.box ?? assert.fail('no words')
    const last = page.words.findLast(({ line }) => line === 0)?.box ?? assert.fail('no words')
    assert.ok(last[1] > first[1] + 0.02, 'boxes follow the tilt of the page')
  })

  test('finds nothing on an empty page and in an even picture', async () => {
    const blank = sharp({ create: { width: 300, height: 200, channels: 3, background: '#ddd' } })
    const page = await recogniser.recognise(await blank.png().toBuffer(), {})
    assert.deepEqual(page.words, [])
  })

  test('does not take bytes that are no image', async () => {
    await assert.rejects(recogniser.recognise(Buffer.from('no image'), {}), { code: 'corrupt_file' })
  })
})

const native = '/usr/bin/tesseract'
const skipNative = fonts && existsSync(native) ? false : 'no native tesseract is installed'
test('a native tesseract reads the same', { skip: skipNative }, async () => {
  const recogniser = createRecogniser({ parallel: 1, tesseract: native, tesseractOnly: true })
  const page = await recogniser.recognise(await draw(german), {})
  assert.equal(textOf(page), german.join('\n'))
  assert.equal(page.language, 'deu')
  await recogniser.close()
})

test('a native tesseract that is not there is replaced', { skip: !fonts && 'no fonts are installed' }, async () => {
  const recogniser = createRecogniser({ parallel: 1, tesseract: '/nowhere/tesseract', tesseractOnly: true })
  const page = await recogniser.recognise(await draw(english.slice(0, 2)), { language: 'en' })
  assert.equal(textOf(page), english.slice(0, 2).join('\n'))
  await recogniser.close()
})

function draw(lines: string[]): Promise<Buffer> {
  const rows = lines.map((line, index) => `<text x="60" y="${100 + index * 100}">${line}</text>`)
  const style = 'font-family="DejaVu Sans, Arial, sans-serif" font-size="36"'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="500"><g ${style}>${rows.join('')}</g></svg>`
  return sharp(Buffer.from(svg)).flatten({ background: '#fff' }).png().toBuffer()
}

/** As a poor photograph: tilted, darker to the right, speckled. The noise is the same every time. */
async function worsen(image: Buffer, degrees: number): Promise<Buffer> {
  const tilted = sharp(image).rotate(degrees, { background: '#fff' }).greyscale()
  const { data, info } = await tilted.raw().toBuffer({ resolveWithObject: true })
  let seed = 1
  const noisy = data.map((value, index) => {
    seed = (seed * 16_807) % 2_147_483_647
    const light = 0.95 - (0.35 * (index % info.width)) / info.width
    return Math.min(Math.max(value * light + ((seed % 1000) / 1000 - 0.5) * 30, 0), 255)
  })
  return sharp(noisy, { raw: { width: info.width, height: info.height, channels: 1 } })
    .jpeg()
    .toBuffer()
}

function textOf(page: RecognisedPage): string {
  const lines: string[][] = []
  for (const { text, line } of page.words) {
    const words = lines[line] ?? []
    lines[line] = words
    words.push(text)
  }
  return lines.map((words) => words.join(' ')).join('\n')
}

async function drawsText(): Promise<boolean> {
  const { channels } = await sharp(await draw(['Text'])).stats()
  return (channels[0]?.min ?? 255) < 128
}
