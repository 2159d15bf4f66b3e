import { ParseError } from '../parse-error.ts'
import type { FileWindow } from './file-window.ts'
import type { Guess } from './guess.ts'

/** Formats that are known by their first bytes, and PDF, which may come late or have lost its first line. */
export async function signatureFormat(window: FileWindow, head: Buffer): Promise<Guess | undefined> {
  if (head.toString('latin1', 0, 4) === '%!PS')
    throw new ParseError('unsupported_media_type', 'It seems to be a PostScript file.')
  return imageFormat(head) ?? richText(head) ?? bareWorkbook(head) ?? (await pdfFormat(window, head))
}

function imageFormat(head: Buffer): Guess | undefined {
  if (hasBytes(head, 0, 0xff, 0xd8, 0xff)) return { name: 'jpeg', reason: 'starts with the marker of a JPEG image' }
  if (hasBytes(head, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a))
    return { name: 'png', reason: 'starts with the signature of PNG' }
  const start = head.toString('latin1', 0, 12)
  if (/^GIF8[79]a/.test(start)) return { name: 'gif', reason: `starts with ${start.slice(0, 6)}` }
  if (/^RIFF[\s\S]{4}WEBP/.test(start)) return { name: 'webp', reason: 'is a RIFF container of the kind WEBP' }
  if (/^(?:II\*\0|MM\0\*|II\+\0|MM\0\+)/.test(start) && !/^[\s\S]{8}CR/.test(start))
    return { name: 'tiff', reason: `starts with the byte order mark ${start.slice(0, 2)} of TIFF` }
  return start.startsWith('BM') && isBitmapHeader(head)
    ? { name: 'bmp', reason: 'starts with BM and a bitmap header' }
    : undefined
}

/** `BM` alone begins many words: the offset of the pixels and the size of the header must fit too. */
function isBitmapHeader(head: Buffer): boolean {
  if (head.length < 26) return false
  const headerSize = head.readUInt32LE(14)
  return [12, 16, 40, 52, 56, 64, 108, 124].includes(headerSize) && head.readUInt32LE(10) >= 14 + headerSize
}

function richText(head: Buffer): Guess | undefined {
  return /^(?:\xef\xbb\xbf)?\s{0,64}\{\\rtf/.test(head.toString('latin1', 0, 128))
    ? { name: 'rtf', reason: 'starts with {\\rtf' }
    : undefined
}

/** Workbooks before Excel 5 are a bare stream of records: the first opens a sheet or a book. */
function bareWorkbook(head: Buffer): Guess | undefined {
  if (head.length < 8 || head[0] !== 0x09) return undefined
  const version = { 0: 2, 2: 3, 4: 4, 8: 5 }[head[1] ?? -1]
  const length = head.readUInt16LE(2)
  const kind = head.readUInt16LE(6)
  const fits = length >= 4 && length <= 16 && [0x05, 0x06, 0x10, 0x20, 0x40, 0x100].includes(kind)
  return version !== undefined && fits
    ? { name: 'xls', reason: `starts with the first record of an Excel ${version} sheet` }
    : undefined
}

/** Text may speak of PDF too: where other bytes come first, objects must follow or the file must end as PDF does. */
async function pdfFormat(window: FileWindow, head: Buffer): Promise<Guess | undefined> {
  const text = head.toString('latin1')
  const found = /%PDF-(\d\.\d)?/.exec(text)
  const endsAsPdf = async () => /startxref|%%EOF/.test((await window.tail(2048)).toString('latin1'))
  if (
    found &&
    (found.index === 0 || isPdfBody(text.slice(found.index)) || (found.index <= 1024 && (await endsAsPdf())))
  ) {
    const version = found[1] ? `, version ${found[1]}` : ''
    const place = found.index === 0 ? 'starts with %PDF-' : `has %PDF- after ${found.index} other bytes`
    return { name: 'pdf', reason: `${place}${version}` }
  }
  return /(?:^|[\r\n])[ \t]{0,20}\d{1,10} \d{1,10} obj\b/.test(text) && (await endsAsPdf())
    ? { name: 'pdf', reason: 'holds PDF objects and ends as PDF does, although its first line is missing' }
    : undefined
}

function isPdfBody(text: string): boolean {
  return /^%PDF-\d\.\d\s/.test(text) && /\d \d{1,10} obj\b/.test(text.slice(0, 8192))
}

function hasBytes(head: Buffer, offset: number, ...bytes: number[]): boolean {
  return bytes.every((byte, index) => head[offset + index] === byte)
}
