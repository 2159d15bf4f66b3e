import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import PDFDocument from 'pdfkit'

const vocabulary =
  'the of contract party shall agreement between report amount under service provided section payment term business delivery according company liability customer invoice account period total interest value rate document schedule notice'.split(
    ' ',
  )

/** A report of so many pages: running header, heading, justified paragraphs and a table with rules. Same seed, same file. */
export async function makeReport(path: string, pages: number): Promise<void> {
  const random = generator(1)
  const sentence = (words: number) =>
    Array.from({ length: words }, () => vocabulary[Math.floor(random() * vocabulary.length)]).join(' ')
  const pdf = new PDFDocument({ size: 'A4', margin: 60, autoFirstPage: false })
  const file = pdf.pipe(createWriteStream(path))
  for (let page = 1; page <= pages; page += 1) {
    pdf.addPage()
    pdf.font('Helvetica').fontSize(8).text('Annual report of an example company', 60, 30)
    pdf
      .font('Helvetica-Bold')
      .fontSize(14)
      .text(`Section ${page} ${sentence(3)}`, 60, 70)
    pdf.font('Helvetica').fontSize(10)
    for (let index = 0; index < 4; index += 1) pdf.moveDown(0.5).text(sentence(70), { align: 'justify' })
    drawTable(pdf, random)
    for (let index = 0; index < 2; index += 1) pdf.moveDown(0.5).text(sentence(60), 60)
    pdf.fontSize(8).text(`Page ${page}`, 60, 770)
  }
  pdf.end()
  await finished(file)
}

function drawTable(pdf: PDFKit.PDFDocument, random: () => number): void {
  let y = pdf.y + 15
  for (let row = 0; row < 10; row += 1) {
    for (let column = 0; column < 5; column += 1) {
      const heading = ['Name', 'Q1', 'Q2', 'Q3', 'Total'][column] ?? ''
      const value = column === 0 ? `Item ${row}` : (random() * 10_000).toFixed(2)
      const place = { width: 90, align: column === 0 ? ('left' as const) : ('right' as const), lineBreak: false }
      pdf.text(row === 0 ? heading : value, 60 + column * 95, y, place)
    }
    y += 16
    pdf
      .moveTo(60, y - 4)
      .lineTo(535, y - 4)
      .lineWidth(0.5)
      .stroke()
  }
  pdf.x = 60
  pdf.y = y
}

function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7f_ff_ff_ff
    return state / 0x7f_ff_ff_ff
  }
}
