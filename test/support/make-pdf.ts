import PDFDocument from 'pdfkit'

/** The bytes of a PDF drawn by the test. */
export async function makePdf(
  draw: (pdf: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 60, ...options })
  const parts: Buffer[] = []
  const ended = new Promise((resolve) => pdf.on('data', (part: Buffer) => parts.push(part)).on('end', resolve))
  draw(pdf)
  pdf.end()
  await ended
  return Buffer.concat(parts)
}
