import PDFDocument from 'pdfkit'
import { metricsOf } from './fonts.ts'
import type { PlacedWord, SheetPage } from './sheet.ts'

/** Draws printed pages as a PDF, every word where it was placed, so that they can go through the real reader. */
export async function drawPdf(pages: readonly SheetPage[]): Promise<Buffer> {
  const pdf = new PDFDocument({ autoFirstPage: false, margin: 0 })
  const parts: Buffer[] = []
  const ended = new Promise((resolve) => pdf.on('data', (part: Buffer) => parts.push(part)).on('end', resolve))
  for (const page of pages) {
    pdf.addPage({ size: [page.width, page.height], margin: 0 })
    for (const word of page.words) drawWord(pdf, word)
    for (const { direction, at, from, to } of page.rulings) {
      const [start, end] =
        direction === 'horizontal'
          ? ([
              [from, at],
              [to, at],
            ] as const)
          : ([
              [at, from],
              [at, to],
            ] as const)
      pdf
        .moveTo(...start)
        .lineTo(...end)
        .lineWidth(0.5)
        .stroke()
    }
  }
  pdf.end()
  await ended
  return Buffer.concat(parts)
}

function drawWord(pdf: PDFKit.PDFDocument, { text, x0, x1, base, style }: PlacedWord): void {
  // The standard fonts have no boxes to tick, so they are drawn, as most forms do.
  if (/^[☐☑☒]$/u.test(text)) {
    pdf.rect(x0, base - style.size * 0.7, x1 - x0, style.size * 0.7).stroke()
    return
  }
  pdf.font(metricsOf(style).name).fontSize(style.size)
  pdf.text(text, x0, base, { lineBreak: false, baseline: 'alphabetic', features: [] })
}
