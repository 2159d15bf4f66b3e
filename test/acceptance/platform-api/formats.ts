import assert from 'node:assert/strict'
import * as library from '@e965/xlsx'
import { makeMsg } from '../../support/make-msg.ts'
import { makePpt } from '../../support/make-ppt.ts'
import { makePptx, slideShape } from '../../support/office-files.ts'
import { picture, samples, workbook } from '../job-api/documents.ts'
import { file, good } from './client.ts'
import { home } from './service.ts'
import { specification } from './specification.ts'
import { type Extracted, ingest } from './things.ts'

const sentence = 'The parcel is green'
const bytesOf = (extension: string) => samples.find((sample) => sample.extension === extension)?.make() ?? ''

/** A document of every format that the job API does not take; the others are among its samples. */
const makers: Record<string, () => Promise<Uint8Array | string> | Uint8Array | string> = {
  XLSM: () => workbook('xlsm'),
  PPTX: () => makePptx([{ shapes: slideShape(sentence) }]),
  PPT: () => makePpt({ title: sentence, lines: ['It is'], box: 'new' }),
  JPEG: () => bytesOf('jpg'),
  GIF: async () => (await picture()).gif().toBuffer(),
  WEBP: async () => (await picture()).webp({ lossless: true }).toBuffer(),
  BMP: bitmap,
  MD: () => `# Note\n\n${sentence}.\n`,
  HTML: () => `<!doctype html><html><body><p>${sentence}</p></body></html>`,
  JSON: () => JSON.stringify({ note: sentence }),
  XML: () => `<?xml version="1.0"?><note><text>${sentence}</text></note>`,
  EML: () => `From: a@example.com\r\nTo: b@example.com\r\nSubject: Hi\r\nMIME-Version: 1.0\r\n\r\n${sentence}\r\n`,
  MSG: () => makeMsg({ '001A': 'IPM.Note', '0037': 'Hi', '0C1A': 'Anna', '0C1F': 'a@example.org', 1000: sentence }),
}
const known = ['PDF', 'DOCX', 'DOC', 'XLSX', 'XLS', 'PNG', 'JPG', 'TXT', 'CSV']
const formats = [...known, ...Object.keys(makers)]

specification(
  formats.map((name) => `format ${name}`),
  'a document of every format is read',
  async () => {
    const readOne = async (name: string) => {
      const extension = name.toLowerCase()
      const content = await (makers[name] ?? (() => bytesOf(extension)))()
      const { id, status, error } = await ingest(home, { file: file(content, `sample.${extension}`) })
      assert.equal(status, 'completed', `${name}: ${error?.message}`)
      const { markdown } = await good(home.get<{ markdown: string }>(`/v1/documents/${id}/markdown`))
      assert.match(markdown, /The parcel is green/, name)
    }
    await Promise.all(formats.map(readOne))
  },
)

/** Without compression, 24 bits a pixel, the last row first. */
async function bitmap(): Promise<Uint8Array> {
  const { data, info } = await (await picture()).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const stride = Math.ceil((width * 3) / 4) * 4
  const bytes = Buffer.alloc(54 + stride * height)
  bytes.write('BM')
  bytes.writeUInt32LE(bytes.length, 2)
  bytes.writeUInt32LE(54, 10)
  for (const [place, value] of [40, width, height, (24 << 16) | 1].entries()) bytes.writeInt32LE(value, 14 + place * 4)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const from = ((height - 1 - y) * width + x) * 3
      bytes.set([data[from + 2] ?? 0, data[from + 1] ?? 0, data[from] ?? 0], 54 + y * stride + x * 3)
    }
  return bytes
}

specification(
  ['credits page of a format without pages'],
  'a sheet, a slide, a message and a minute of audio are a page each',
  async () => {
    const sheets = library.utils.book_new(library.utils.aoa_to_sheet([['One']]), 'One')
    library.utils.book_append_sheet(sheets, library.utils.aoa_to_sheet([['Two']]), 'Two')
    const files: [name: string, content: Uint8Array | string, pages: number][] = [
      ['a.xlsx', library.write(sheets, { type: 'buffer', bookType: 'xlsx' }), 2],
      ['a.pptx', makePptx(['One', 'Two', 'Three'].map((text) => ({ shapes: slideShape(text) }))), 3],
      ['a.eml', 'From: a@example.com\r\nSubject: Hi\r\nMIME-Version: 1.0\r\n\r\nHello\r\n', 1],
      ['a.wav', await bytesOf('wav'), 1],
    ]
    for (const [name, content, pages] of files)
      assert.equal((await ingest(home, { file: file(content, name) })).pages, pages, name)
  },
)

const letters: [language: string, code: string, text: string][] = [
  [
    'German',
    'de',
    'Rechnung\n\nRechnungsnummer: R-17\n\nRechnungsdatum: 31. Januar 2024\n\nGesamtbetrag: 1.096,50 EUR',
  ],
  ['English', 'en', 'Invoice\n\nInvoice number: R-17\n\nInvoice date: 31 January 2024\n\nTotal amount: 1,096.50 EUR'],
  [
    'French',
    'fr',
    'Facture\n\nNuméro de facture : R-17\n\nDate de facture : 31 janvier 2024\n\nMontant total : 1 096,50 EUR',
  ],
  [
    'Spanish',
    'es',
    'Factura\n\nNúmero de factura: R-17\n\nFecha de factura: 31 de enero de 2024\n\nImporte total: 1.096,50 EUR',
  ],
]

for (const [language, code, text] of letters)
  specification([`language ${language}`], `an invoice in ${language} is understood`, async () => {
    const schema = { invoice_number: 'string', invoice_date: 'date', total_amount: 'number' }
    const form = { file: file(text, 'invoice.txt'), schema }
    const { data, document } = await good(home.send<Extracted>('/v1/extract', form))
    assert.deepEqual(data, { invoice_number: 'R-17', invoice_date: '2024-01-31', total_amount: 1096.5 })
    assert.equal(document.language_detected, code)
  })
