import * as library from '@e965/xlsx'
import { LiteParse } from '@llamaindex/liteparse'
import sharp, { type Sharp } from 'sharp'
import { makeDoc } from '../../support/make-doc.ts'
import { makePdf } from '../../support/make-pdf.ts'
import { wavOf } from '../../support/make-wav.ts'
import { makeDocx, makeOdf, packParts, wordParagraph } from '../../support/office-files.ts'
import { silentMp3, silentOgg } from './silence.ts'

export interface Sample {
  mediaType: string
  extension: string
  make(): Promise<Uint8Array> | Uint8Array
  /** What the markdown must say; empty for silence. */
  says: RegExp
}

const office = 'application/vnd.openxmlformats-officedocument'
const odf = 'application/vnd.oasis.opendocument'
const sentence = 'The parcel is green'
const printed = /The parcel is green/
const silent = /^\s*$/

/** One document of every kind that the job API takes. */
export const samples: Sample[] = [
  sample('application/pdf', 'pdf', () => makePdf((pdf) => void pdf.text(sentence))),
  sample('text/csv', 'csv', () => Buffer.from(`Note,Amount\n${sentence},12\nPaper,13\n`)),
  sample('application/msword', 'doc', () => makeDoc(`${sentence}\r`, '')),
  sample(`${office}.wordprocessingml.document`, 'docx', () => makeDocx(wordParagraph(sentence))),
  sample('application/vnd.ms-excel', 'xls', () => workbook('biff8')),
  sample(`${office}.spreadsheetml.sheet`, 'xlsx', () => workbook('xlsx')),
  sample(`${odf}.spreadsheet`, 'ods', () => workbook('ods')),
  sample(`${odf}.text`, 'odt', () => makeOdf('text', `<text:p>${sentence}</text:p>`)),
  sample('application/vnd.apple.numbers', 'numbers', () => packParts({ 'index.xml': numbersXml })),
  sample('application/vnd.apple.pages', 'pages', () => packParts({ 'index.xml': pagesXml })),
  sample('image/jpeg', 'jpg', async () => (await picture()).jpeg().toBuffer()),
  sample('image/png', 'png', async () => (await picture()).png().toBuffer()),
  sample('text/plain', 'txt', () => Buffer.from(`Dear reader,\n\n${sentence}.\n`)),
  sample('audio/mpeg', 'mp3', () => silentMp3(40), silent),
  sample('audio/wav', 'wav', () => wavOf(new Int16Array(16_000)), silent),
  sample('audio/ogg', 'ogg', () => silentOgg(50), silent),
  sample('audio/ogg', 'oga', () => silentOgg(50), silent),
]

function sample(mediaType: string, extension: string, make: Sample['make'], says = printed): Sample {
  return { mediaType, extension, make, says }
}

export function workbook(bookType: library.BookType): Uint8Array {
  const rows = library.utils.aoa_to_sheet([
    [sentence, 'Amount'],
    ['Paper', 12.5],
  ])
  return library.write(library.utils.book_new(rows, 'Sheet'), { type: 'buffer', bookType })
}

/** Drawn by pdfium, which brings its fonts: the system may have none. */
export async function picture(text = sentence): Promise<Sharp> {
  const page = await makePdf((pdf) => void pdf.fontSize(30).text(text, 30, 40), { size: [420, 120], margin: 20 })
  const [shot] = await new LiteParse({ quiet: true, dpi: 150 }).screenshot(page, [1])
  return sharp(shot?.imageBuffer).flatten({ background: 'white' })
}

const apple = 'http://developer.apple.com/namespaces'
const numbersXml = `<ls:document xmlns:ls="${apple}/ls" xmlns:sf="${apple}/sf" xmlns:sfa="${apple}/sfa"><ls:workspace-array>
  <ls:workspace ls:workspace-name="Costs"><sf:tabular-model><sf:grid sf:numcols="2"><sf:datasource>
  <sf:t sf:ct="0"><sf:ct sfa:s="${sentence}"/></sf:t><sf:t><sf:ct sfa:s="Net"/></sf:t>
  <sf:t><sf:ct sfa:s="Rent"/></sf:t><sf:n sf:v="700.5"/>
  </sf:datasource></sf:grid></sf:tabular-model></ls:workspace></ls:workspace-array></ls:document>`
const pagesXml = `<?xml version="1.0"?><sl:document xmlns:sl="${apple}/sl" xmlns:sf="${apple}/sf" xmlns:sfa="${apple}/sfa">
  <sf:text-storage sf:kind="body"><sf:text-body><sf:page-start sf:page-index="0"/><sf:p>${sentence}</sf:p></sf:text-body></sf:text-storage></sl:document>`
