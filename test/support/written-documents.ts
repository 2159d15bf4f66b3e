import type { Document } from '../../src/document/model.ts'
import { readHtml } from '../../src/parse/formats/html/read-html.ts'
import { readEml } from '../../src/parse/formats/mail/read-eml.ts'
import { readPdf } from '../../src/parse/formats/pdf/read-pdf.ts'
import { readText } from '../../src/parse/formats/text/read-text.ts'
import { makePdf } from './make-pdf.ts'
import { readInProcess } from './read-in-process.ts'

/** Documents as people write them, for tests of what is found in them. */
export const htmlDocument = (body: string): Promise<Document> =>
  readInProcess(readHtml, { name: 'a.html', bytes: Buffer.from(body) })

export const textDocument = (text: string): Promise<Document> =>
  readInProcess(readText, { name: 'a.txt', bytes: Buffer.from(text) })

export const mailDocument = (text: string): Promise<Document> =>
  readInProcess(
    readEml,
    { name: 'a.eml', bytes: Buffer.from(text) },
    { format: { name: 'eml', mediaType: 'message/rfc822', reason: 'given by the test' } },
  )

/** A page with texts at their places, in points. */
export async function drawnDocument(texts: [text: string, x: number, y: number][]): Promise<Document> {
  const bytes = await makePdf((pdf) => {
    pdf.fontSize(10)
    for (const [text, x, y] of texts) pdf.text(text, x, y, { lineBreak: false })
  })
  return readInProcess(readPdf, { name: 'a.pdf', bytes })
}
