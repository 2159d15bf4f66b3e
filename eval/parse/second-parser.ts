import { readFile } from 'node:fs/promises'
import * as XLSX from '@e965/xlsx'
import { toMarkdownBytes } from '@firecrawl/anydoc'
import { unzipSync } from 'fflate'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text that a reader other than ours finds in a file; undefined where there is none for the format. */
export async function secondText(path: string, kind: string): Promise<string | undefined> {
  const read = secondParsers[kind]
  if (!read) return undefined
  try {
    return await read(await readFile(path))
  } catch {
    return undefined
  }
}

const secondParsers: Record<string, (bytes: Buffer) => Promise<string> | string> = {
  pdf: pdfText,
  docx: officeText,
  odt: officeText,
  pptx: officeText,
  xls: officeText,
  xlsx: officeText,
  xlsm: officeText,
  ods: officeText,
  doc: wordPieces,
  ppt: officeText,
  msg: messageTexts,
  numbers: (bytes) => {
    const book = XLSX.read(bytes, { type: 'buffer' })
    return book.SheetNames.map((name) => XLSX.utils.sheet_to_csv(book.Sheets[name] ?? {})).join('\n')
  },
  pages: (bytes) => {
    const preview = unzipSync(bytes)['QuickLook/Preview.pdf']
    if (!preview) throw new Error('no preview')
    return pdfText(preview)
  },
  txt: plain,
  md: (bytes) => plain(bytes).replace(/\]\([^)]*\)|<[^>]*>/g, ' '),
  csv: plain,
  json: (bytes) => leavesOf(JSON.parse(plain(bytes))).join('\n'),
  xml: withoutMarkup,
  html: (bytes) =>
    withoutMarkup(
      Buffer.from(
        plain(bytes).replace(/<(script|style|noscript|template)\b[\s\S]*?<\/\1>|<head\b[\s\S]*?<\/head>/gi, ' '),
      ),
    ),
}

async function pdfText(bytes: Uint8Array): Promise<string> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await loading.promise
  const texts: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const content = await (await pdf.getPage(number)).getTextContent()
    texts.push(content.items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
  }
  await loading.destroy()
  return texts.join('\n')
}

async function officeText(bytes: Buffer): Promise<string> {
  const markdown = await toMarkdownBytes(bytes)
  return markdown.replace(/\]\([^)]*\)/g, '] ').replace(/<\/?[a-z][^>]*>|&[a-z]+;/g, ' ')
}

/** The text pieces of a Word 97 file, straight from its main stream. */
function wordPieces(bytes: Buffer): string {
  const main = streamOf(bytes, 'WordDocument')
  const from = main.readUInt32LE(0x18)
  const length = main.readUInt32LE(0x4c)
  const single = main.subarray(from, from + length)
  const wide = main.subarray(from, from + 2 * length)
  const zeros = single.filter((byte, index) => index % 2 === 1 && byte === 0).length
  const text = zeros > 0.2 * length ? wide.toString('utf16le') : single.toString('latin1')
  // Codes of fields, such as links, stand between two control characters.
  const [begin, middle] = ['\x13', '\x14']
  return text
    .split(begin)
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf(middle) + 1)))
    .join(' ')
}

/** Subject and plain body of an Outlook message, straight from its properties. */
function messageTexts(bytes: Buffer): string {
  const file = XLSX.CFB.read(bytes, { type: 'buffer' })
  const wide = (tag: string) => XLSX.CFB.find(file, `__substg1.0_${tag}001F`)?.content
  return [wide('0037'), wide('1000')].map((part) => (part ? Buffer.from(part).toString('utf16le') : '')).join('\n')
}

function streamOf(bytes: Buffer, name: string): Buffer {
  const entry = XLSX.CFB.find(XLSX.CFB.read(bytes, { type: 'buffer' }), name)
  if (!entry) throw new Error(`no ${name}`)
  return Buffer.from(entry.content)
}

function plain(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString('utf16le')
  const text = bytes.toString('utf8')
  return text.includes('\ufffd') ? bytes.toString('latin1') : text
}

function withoutMarkup(bytes: Buffer): string {
  const text = plain(bytes)
    .replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[|\]\]>/g, ' ')
    // Files inside the file, as text.
    .replace(/[A-Za-z0-9+/=\r\n]{400,}/g, ' ')
  // Markup that is itself escaped is markup all the same.
  const once = text
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
  return once.replace(/<[a-z/][^>]*>/gi, ' ').replace(/&[a-z#0-9]+;/gi, ' ')
}

function leavesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(leavesOf)
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(leavesOf)
  return [String(value)]
}
