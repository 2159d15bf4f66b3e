import { TextDecoder } from 'node:util'
import { type CompoundStream, streamNamed } from '../../compound/compound-file.ts'

/** The texts of a Word 97 document, which stand one after the other in one long string. */
export interface DocText {
  main: string
  footnotes: string
  headers: string[]
  footers: string[]
  comments: string
  textBoxes: string
}

const encryptedFlag = 0x0100
const secondTableFlag = 0x0200
const complexFlag = 0x0004
const word97 = 0x00c1

/** What the file information block says, or `encrypted`; undefined where there is none. */
export function readDocText(streams: CompoundStream[]): DocText | 'encrypted' | undefined {
  const document = streamNamed(streams, 'WordDocument')
  if (!document || document.length < 0x20 || (document.readUInt16LE(0) & 0xff00) !== 0xa500) return undefined
  const flags = document.readUInt16LE(0x0a)
  if (flags & encryptedFlag) return 'encrypted'
  const table = streamNamed(streams, flags & secondTableFlag ? '1Table' : '0Table')
  const pieces = document.readUInt16LE(2) >= word97 && table ? readPieces(document, table) : undefined
  if (pieces === undefined) return flags & complexFlag ? undefined : readOldText(document)
  return splitTexts(pieces, document, table ?? Buffer.alloc(0))
}

/** Word 6 and 95 keep plain bytes between two offsets. */
function readOldText(document: Buffer): DocText {
  const main = decodeBytes(document.subarray(document.readUInt32LE(0x18), document.readUInt32LE(0x1c)))
  return { main, footnotes: '', headers: [], footers: [], comments: '', textBoxes: '' }
}

/** The whole text, put together from the pieces that the piece table lists. */
function readPieces(document: Buffer, table: Buffer): string | undefined {
  if (document.length < 0x1aa) return undefined
  const clx = table.subarray(document.readUInt32LE(0x1a2), document.readUInt32LE(0x1a2) + document.readUInt32LE(0x1a6))
  let at = 0
  while (clx[at] === 1 && at + 3 <= clx.length) at += 3 + clx.readUInt16LE(at + 1)
  if (clx[at] !== 2 || at + 5 > clx.length) return undefined
  const plc = clx.subarray(at + 5, at + 5 + clx.readUInt32LE(at + 1))
  const count = Math.floor((plc.length - 4) / 12)
  let text = ''
  for (let index = 0; index < count; index += 1) {
    const length = plc.readUInt32LE((index + 1) * 4) - plc.readUInt32LE(index * 4)
    const place = plc.readUInt32LE((count + 1) * 4 + index * 8 + 2)
    if (length <= 0 || text.length + length > document.length) continue
    const isBytes = (place & 0x40000000) !== 0
    const start = isBytes ? (place & 0x3fffffff) >>> 1 : place & 0x3fffffff
    const bytes = document.subarray(start, start + length * (isBytes ? 1 : 2))
    text += isBytes ? decodeBytes(bytes) : bytes.toString('utf16le')
  }
  return text
}

function splitTexts(text: string, document: Buffer, table: Buffer): DocText {
  let at = 0
  const take = (offset: number): string => {
    const part = text.slice(at, at + document.readUInt32LE(offset))
    at += document.readUInt32LE(offset)
    return part
  }
  const main = take(0x4c)
  const footnotes = take(0x50)
  const margins = take(0x54)
  take(0x58)
  const comments = take(0x5c)
  const endnotes = take(0x60)
  return {
    main: main || text,
    footnotes: `${footnotes}\r${endnotes}`,
    ...splitMargins(margins, document, table),
    comments,
    textBoxes: take(0x64),
  }
}

/** Headers and footers come in sixes, one six a section, after a first six of separators of notes. */
function splitMargins(text: string, document: Buffer, table: Buffer): Pick<DocText, 'headers' | 'footers'> {
  const start = document.readUInt32LE(0xf2)
  const plc = table.subarray(start, start + document.readUInt32LE(0xf6))
  const headers: string[] = []
  const footers: string[] = []
  for (let index = 6; (index + 2) * 4 <= plc.length; index += 1) {
    const story = text.slice(plc.readUInt32LE(index * 4), plc.readUInt32LE((index + 1) * 4))
    const isFooter = [2, 3, 5].includes(index % 6)
    if (isFooter) footers.push(story)
    else headers.push(story)
  }
  return { headers, footers }
}

function decodeBytes(bytes: Buffer): string {
  return new TextDecoder('windows-1252').decode(bytes)
}

const marks = { cell: 0x07, lineBreak: 0x0b, pageBreak: 0x0c, paragraph: 0x0d, hyphen: 0x1e }
const field = { begin: 0x13, separate: 0x14, end: 0x15 }

/** Without the codes of fields and the signs that stand for pictures and notes. Cells become tabs. */
export function cleanDocText(text: string): string {
  let depth = 0
  let clean = ''
  for (const character of text) {
    const code = character.charCodeAt(0)
    if (code === field.begin) depth += 1
    else if (code === field.separate || code === field.end) depth = Math.max(0, depth - 1)
    // A field that never ends must not swallow the rest.
    else if (code === marks.paragraph) depth = 0
    if (depth === 0) clean += code < 0x20 ? plainMark(code) : character
  }
  return clean
}

function plainMark(code: number): string {
  if (code === marks.paragraph) return '\r'
  if (code === marks.lineBreak || code === marks.pageBreak) return '\n'
  if (code === marks.hyphen) return '-'
  return code === marks.cell || code === 0x09 ? '\t' : ''
}
