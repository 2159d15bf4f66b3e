import type { Document, FormatName } from '../../src/document/model.ts'
import { readPdf } from '../../src/parse/formats/pdf/read-pdf.ts'
import { readCsv } from '../../src/parse/formats/sheet/read-csv.ts'
import { readWorkbook } from '../../src/parse/formats/sheet/read-workbook.ts'
import { bytesOf, type Row, workbook } from '../../src/parse/formats/sheet/workbook-fixtures.ts'
import { readJson } from '../../src/parse/formats/structured/read-json.ts'
import { readXml } from '../../src/parse/formats/structured/read-xml.ts'
import type { Reader } from '../../src/parse/reader.ts'
import { makePdf } from './make-pdf.ts'
import { readInProcess } from './read-in-process.ts'

/** Documents of a few lines, for tests of what is made of them. */
export const xmlDocument = (text: string): Promise<Document> => documentOf(readXml, 'xml', Buffer.from(text))

export const jsonDocument = (value: unknown): Promise<Document> => jsonTextDocument(JSON.stringify(value))

/** Text may have numbers that no value has. */
export const jsonTextDocument = (text: string): Promise<Document> => documentOf(readJson, 'json', Buffer.from(text))

export const csvDocument = (text: string): Promise<Document> => documentOf(readCsv, 'csv', Buffer.from(text))

export const sheetDocument = (sheets: Record<string, Row[]>): Promise<Document> =>
  documentOf(readWorkbook, 'xlsx', bytesOf(workbook(sheets)))

/** A page with these lines, and files embedded in it. */
export async function pdfDocument(lines: string[], embedded: Record<string, Document> = {}): Promise<Document> {
  const bytes = await makePdf((pdf) => {
    for (const line of lines) pdf.text(line)
  })
  const children = Object.entries(embedded).map(([name, document]) => ({
    ...{ name, relation: 'embedded' as const, size: document.markdown.length, document },
  }))
  return { ...(await documentOf(readPdf, 'pdf', bytes)), children }
}

async function documentOf(reader: Reader, name: FormatName, bytes: Uint8Array): Promise<Document> {
  const format = { name, mediaType: 'application/octet-stream', reason: 'given by the test' }
  const { files, ...document } = await readInProcess(reader, { name: `test.${name}`, bytes }, { format })
  return document
}
