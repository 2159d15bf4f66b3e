import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertSoundDocument } from '../../../../test/support/document-invariants.ts'
import { makePdf } from '../../../../test/support/make-pdf.ts'
import { readInProcess } from '../../../../test/support/read-in-process.ts'
import { readPdf } from './read-pdf.ts'

type Pdf = PDFKit.PDFDocument

async function read(draw: (pdf: Pdf) => void) {
  const bytes = await makePdf((pdf) => draw(pdf.fontSize(10)), { margin: 0 })
  const document = await readInProcess(readPdf, { name: 'form.pdf', bytes }, {})
  assertSoundDocument(document)
  return document
}

/** What stands on the page, word by word, row by row. */
async function textOf(draw: (pdf: Pdf) => void): Promise<string> {
  return (await read(draw)).pages.flatMap((page) => page.words.map(({ text }) => text)).join(' ')
}

function write(pdf: Pdf, text: string, x: number, y: number): void {
  pdf.fillColor('#000').text(text, x, y, { lineBreak: false })
}

function cut(pdf: Pdf, from: [number, number], to: [number, number]): void {
  pdf
    .moveTo(...from)
    .lineTo(...to)
    .stroke()
}

function cross(pdf: Pdf, x: number, y: number, size: number): void {
  pdf
    .moveTo(x, y)
    .lineTo(x + size, y + size)
    .moveTo(x + size, y)
    .lineTo(x, y + size)
}

const ways: Record<string, [drawn: (pdf: Pdf, x: number, y: number) => void, sign: string]> = {
  'a square': [(pdf, x, y) => pdf.rect(x, y, 10, 10).stroke(), '☐'],
  'a square with paper in it': [(pdf, x, y) => pdf.rect(x, y, 10, 10).fillAndStroke('#fff', '#000'), '☐'],
  'four lines': [
    (pdf, x, y) => {
      for (const beyond of [0, 10]) {
        cut(pdf, [x, y + beyond], [x + 10, y + beyond])
        cut(pdf, [x + beyond, y], [x + beyond, y + 10])
      }
    },
    '☐',
  ],
  'four thin bars': [
    (pdf, x, y) => {
      for (const beyond of [0, 9.5]) {
        pdf.rect(x, y + beyond, 10, 0.5).fill('#000')
        pdf.rect(x + beyond, y, 0.5, 10).fill('#000')
      }
    },
    '☐',
  ],
  'a cross inside': [
    (pdf, x, y) => {
      pdf.rect(x, y, 10, 10).stroke()
      cross(pdf, x + 2, y + 2, 6)
      pdf.stroke()
    },
    '☒',
  ],
  'a cross from corner to corner': [
    (pdf, x, y) => {
      pdf.rect(x, y, 10, 10).stroke()
      cross(pdf, x, y, 10)
      pdf.stroke()
    },
    '☒',
  ],
  'a cross of one path with its square': [
    (pdf, x, y) => {
      cross(pdf.rect(x, y, 10, 10), x, y, 10)
      pdf.stroke()
    },
    '☒',
  ],
  'a tick that leaves its square': [
    (pdf, x, y) => {
      pdf.rect(x, y, 10, 10).stroke()
      pdf
        .moveTo(x + 2, y + 5)
        .lineTo(x + 4, y + 8)
        .lineTo(x + 11, y - 2)
        .stroke()
    },
    '☒',
  ],
  'a spot': [
    (pdf, x, y) =>
      pdf
        .rect(x, y, 10, 10)
        .stroke()
        .rect(x + 2.5, y + 2.5, 5, 5)
        .fill('#000'),
    '☒',
  ],
  'a letter': [
    (pdf, x, y) => {
      pdf.rect(x, y, 10, 10).stroke()
      write(pdf, 'X', x + 1.7, y + 1)
    },
    '☒',
  ],
  'a circle with a spot': [
    (pdf, x, y) =>
      pdf
        .circle(x + 5, y + 5, 5)
        .stroke()
        .circle(x + 5, y + 5, 2.5)
        .fill('#000'),
    '☒',
  ],
}

for (const [name, [draw, sign]] of Object.entries(ways))
  test(`a box to tick that is drawn as ${name} stands before its words`, async () => {
    const text = await textOf((pdf) => {
      write(pdf, 'Remarks are welcome', 50, 70)
      draw(pdf, 50, 100)
      write(pdf, 'Send me news', 66, 100)
    })
    assert.equal(text, `Remarks are welcome ${sign} Send me news`)
  })

test('boxes of a row belong to the words behind them, and are shown where they are drawn', async () => {
  const { markdown, pages } = await read((pdf) => {
    for (const [row, label] of ['Smoker', 'Driver', 'Parent'].entries()) {
      const y = 100 + 22 * row
      write(pdf, label, 50, y)
      for (const [column, answer] of ['Yes', 'No'].entries()) {
        pdf.rect(220 + 80 * column, y, 10, 10).stroke()
        if (column === row % 2) {
          cross(pdf, 221 + 80 * column, y + 1, 8)
          pdf.stroke()
        }
        write(pdf, answer, 236 + 80 * column, y)
      }
    }
  })
  assert.match(markdown, /Smoker.*☒ Yes.*☐ No.*Driver.*☐ Yes.*☒ No.*Parent.*☒ Yes.*☐ No/s)
  const { box } = pages[0]?.words.find(({ text }) => text === '☒') ?? {}
  assert.ok(box && Math.abs(box[0] - 220 / 595.28) < 0.001 && Math.abs(box[2] - 230 / 595.28) < 0.001)
})

test('what is drawn for other things than ticking is no box', async () => {
  const text = await textOf((pdf) => {
    write(pdf, 'Postcode', 50, 60)
    for (let at = 0; at < 5; at += 1) pdf.rect(110 + at * 12, 60, 12, 12).stroke()
    write(pdf, 'Town', 180, 60)
    write(pdf, 'Number', 50, 90)
    for (let at = 0; at < 5; at += 1) pdf.rect(110 + at * 15, 90, 12, 12).stroke()
    write(pdf, 'filled in', 190, 90)
    for (const [row, item] of ['first', 'second'].entries()) {
      pdf.rect(50, 120 + 20 * row, 8, 8).fill('#000')
      write(pdf, item, 64, 119 + 20 * row)
      pdf.circle(154, 124 + 20 * row, 3).stroke()
      write(pdf, item, 164, 119 + 20 * row)
    }
    pdf.rect(50, 170, 12, 12).stroke()
    write(pdf, '7', 53, 172)
    write(pdf, 'seventh', 68, 172)
    for (const [row, colour] of ['#fff', '#888', '#204060'].entries()) {
      pdf.rect(50, 200 + 20 * row, 8, 8).fillAndStroke(colour, '#000')
      write(pdf, `series ${row}`, 64, 199 + 20 * row)
    }
    for (let row = 0; row < 3; row += 1) {
      for (let column = 0; column < 3; column += 1) pdf.rect(50 + 12 * column, 300 + 12 * row, 12, 12).stroke()
      write(pdf, 'cells', 92, 301 + 12 * row)
    }
  })
  assert.doesNotMatch(text, /[☐☒☑]/)
  assert.match(text, /7 seventh/)
})
