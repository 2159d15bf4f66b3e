import type { DetectedFormat, FormatName } from '../../document/model.ts'

/** A format and a reason that continues the sentence "taken for this because it ...". */
export interface Guess {
  name: FormatName
  reason: string
}

export function formatOf({ name, reason }: Guess): DetectedFormat {
  return { name, mediaType: mediaTypes[name], reason }
}

const openXml = 'application/vnd.openxmlformats-officedocument'
const openDocument = 'application/vnd.oasis.opendocument'

const mediaTypes: Record<FormatName, string> = {
  pdf: 'application/pdf',
  csv: 'text/csv',
  doc: 'application/msword',
  docx: `${openXml}.wordprocessingml.document`,
  xls: 'application/vnd.ms-excel',
  xlsx: `${openXml}.spreadsheetml.sheet`,
  xlsm: 'application/vnd.ms-excel.sheet.macroEnabled.12',
  xlsb: 'application/vnd.ms-excel.sheet.binary.macroEnabled.12',
  ods: `${openDocument}.spreadsheet`,
  odt: `${openDocument}.text`,
  odp: `${openDocument}.presentation`,
  numbers: 'application/vnd.apple.numbers',
  pages: 'application/vnd.apple.pages',
  key: 'application/vnd.apple.keynote',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: `${openXml}.presentationml.presentation`,
  rtf: 'application/rtf',
  epub: 'application/epub+zip',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  bmp: 'image/bmp',
  tiff: 'image/tiff',
  txt: 'text/plain',
  md: 'text/markdown',
  html: 'text/html',
  json: 'application/json',
  xml: 'application/xml',
  eml: 'message/rfc822',
  msg: 'application/vnd.ms-outlook',
  zip: 'application/zip',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  flac: 'audio/flac',
}
