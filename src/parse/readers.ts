import type { FormatName } from '../document/model.ts'
import type { Reader } from './reader.ts'

/** Where the reader of each format is. Loaded when first needed: most processes see few formats. */
const readers: Partial<Record<FormatName, () => Promise<Reader>>> = {
  xls: async () => (await import('./formats/sheet/read-workbook.ts')).readWorkbook,
  xlsx: async () => (await import('./formats/sheet/read-workbook.ts')).readWorkbook,
  xlsm: async () => (await import('./formats/sheet/read-workbook.ts')).readWorkbook,
  xlsb: async () => (await import('./formats/sheet/read-workbook.ts')).readWorkbook,
  ods: async () => (await import('./formats/sheet/read-workbook.ts')).readWorkbook,
  numbers: async () => (await import('./formats/sheet/read-workbook.ts')).readWorkbook,
  csv: async () => (await import('./formats/sheet/read-csv.ts')).readCsv,
  json: async () => (await import('./formats/structured/read-json.ts')).readJson,
  xml: async () => (await import('./formats/structured/read-xml.ts')).readXml,
  pdf: async () => (await import('./formats/pdf/read-pdf.ts')).readPdf,
  mp3: async () => (await import('./formats/audio/read-audio.ts')).readAudio,
  wav: async () => (await import('./formats/audio/read-audio.ts')).readAudio,
  ogg: async () => (await import('./formats/audio/read-audio.ts')).readAudio,
  flac: async () => (await import('./formats/audio/read-audio.ts')).readAudio,
  txt: async () => (await import('./formats/text/read-text.ts')).readText,
  md: async () => (await import('./formats/text/read-markdown.ts')).readMarkdown,
  html: async () => (await import('./formats/html/read-html.ts')).readHtml,
  eml: async () => (await import('./formats/mail/read-eml.ts')).readEml,
  msg: async () => (await import('./formats/mail/read-msg.ts')).readMsg,
  zip: async () => (await import('./formats/archive/read-zip.ts')).readZip,
  docx: async () => (await import('./formats/office/read-docx.ts')).readDocx,
  pptx: async () => (await import('./formats/office/read-pptx.ts')).readPptx,
  odt: async () => (await import('./formats/odf/read-odt.ts')).readOdt,
  odp: async () => (await import('./formats/odf/read-odp.ts')).readOdp,
  doc: async () => (await import('./formats/legacy/read-doc.ts')).readDoc,
  ppt: async () => (await import('./formats/legacy/read-ppt.ts')).readPpt,
  rtf: async () => (await import('./formats/legacy/read-rtf.ts')).readRtf,
  epub: async () => (await import('./formats/legacy/read-epub.ts')).readEpub,
  pages: async () => (await import('./formats/iwork/read-iwork.ts')).readIwork,
  key: async () => (await import('./formats/iwork/read-iwork.ts')).readIwork,
  jpeg: async () => (await import('./formats/image/read-image.ts')).readImage,
  png: async () => (await import('./formats/image/read-image.ts')).readImage,
  gif: async () => (await import('./formats/image/read-image.ts')).readImage,
  webp: async () => (await import('./formats/image/read-image.ts')).readImage,
  bmp: async () => (await import('./formats/image/read-image.ts')).readImage,
  tiff: async () => (await import('./formats/image/read-image.ts')).readImage,
}

export async function readerFor(format: FormatName): Promise<Reader | undefined> {
  return readers[format]?.()
}
