import type { FormatName } from '../document/model.ts'
import type { Reader } from './reader.ts'

type Load = () => Promise<Reader>

const workbook: Load = async () => (await import('./formats/sheet/read-workbook.ts')).readWorkbook
const recording: Load = async () => (await import('./formats/audio/read-audio.ts')).readAudio
const iwork: Load = async () => (await import('./formats/iwork/read-iwork.ts')).readIwork
const image: Load = async () => (await import('./formats/image/read-image.ts')).readImage

/** Where the reader of each format is. Loaded when first needed: most processes see few formats. */
const readers: Record<FormatName, Load> = {
  ...{ xls: workbook, xlsx: workbook, xlsm: workbook, xlsb: workbook, ods: workbook, numbers: workbook },
  ...{ mp3: recording, wav: recording, ogg: recording, flac: recording },
  ...{ pages: iwork, key: iwork },
  ...{ jpeg: image, png: image, gif: image, webp: image, bmp: image, tiff: image },
  csv: async () => (await import('./formats/sheet/read-csv.ts')).readCsv,
  json: async () => (await import('./formats/structured/read-json.ts')).readJson,
  xml: async () => (await import('./formats/structured/read-xml.ts')).readXml,
  pdf: async () => (await import('./formats/pdf/read-pdf.ts')).readPdf,
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
}

export function readerFor(format: FormatName): Promise<Reader> {
  return readers[format]()
}

/** All of them, and what they recognise pictures with. */
export async function loadReaders(): Promise<void> {
  await Promise.all([...new Set(Object.values(readers))].map((load) => load()))
}
