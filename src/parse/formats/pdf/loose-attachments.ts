import { inflateSync } from 'node:zlib'

interface LooseAttachment {
  name: string
  bytes: Uint8Array
}

const mostFiles = 100
const leastCost = 10_000
const dictionaryReach = 2000
const longestReference = 20

/**
 * Files that a PDF carries without listing them under /EmbeddedFiles: e-invoices that hang on the catalog's /AF array
 * alone. pdf.js and pdfium only know the list, so that the file specifications are looked for in the bytes themselves.
 */
export function findLooseAttachments(bytes: Buffer, mostBytes: number): LooseAttachment[] {
  if (!bytes.includes('/EmbeddedFile') && !bytes.includes('/EF')) return []
  // What is encrypted cannot be read this way.
  if (bytes.includes('/Encrypt')) return []
  const raw = bytes.toString('latin1')
  const found = new Map<string, LooseAttachment>()
  for (const text of [raw, ...objectStreams(raw, bytes, mostBytes)])
    for (const { reference, name } of specificationsIn(text)) {
      if (found.size >= mostFiles) break
      const content = found.has(reference) ? undefined : streamOf(reference, raw, bytes, mostBytes)
      if (content && content.length > 0) found.set(reference, { name, bytes: content })
    }
  return [...found.values()]
}

/** Objects that are packed together, unpacked. */
function objectStreams(raw: string, bytes: Buffer, mostBytes: number): string[] {
  const found: string[] = []
  let left = mostBytes
  for (let at = raw.indexOf('/ObjStm'); at >= 0 && left > 0; at = raw.indexOf('/ObjStm', at + 1)) {
    const text = streamAfter(at, raw, bytes, left)?.toString('latin1') ?? ''
    left -= Math.max(leastCost, text.length)
    found.push(text)
  }
  return found
}

const embedded = /\/EF\s*<<[^>]{0,200}?\/U?F\s+(\d{1,10})\s+(\d{1,5})\s+R/g
const fileName = /\/U?F\s*(?:\(((?:[^()\\]|\\.){0,300})\)|<([0-9A-Fa-f\s]{0,1200})>)/g

function specificationsIn(text: string): { reference: string; name: string }[] {
  return Array.from(text.matchAll(embedded), (match) => {
    const [from, to] = [Math.max(0, match.index - 600), match.index + match[0].length + 600]
    const before = text.slice(from, match.index).split('endobj').at(-1) ?? ''
    const after = text.slice(match.index + match[0].length, to).split('endobj')[0] ?? ''
    // The name that stands nearest, for packed objects follow each other without a mark.
    const name = [...before.matchAll(fileName)].at(-1) ?? [...after.matchAll(fileName)][0]
    return { reference: `${match[1]} ${match[2]}`, name: readName(name?.[1], name?.[2]) }
  })
}

function readName(literal: string | undefined, hex: string | undefined): string {
  const plain = literal?.replace(/\\([()\\])/g, '$1').replace(/\\(\d{3})/g, (_, octal) => fromOctal(octal))
  const bytes = hex === undefined ? Buffer.from(plain ?? '', 'latin1') : Buffer.from(hex.replace(/\s/g, ''), 'hex')
  const isWide = bytes[0] === 0xfe && bytes[1] === 0xff
  const name = isWide ? Buffer.from(bytes.subarray(2)).swap16().toString('utf16le') : bytes.toString('latin1')
  return name || 'embedded'
}

function fromOctal(digits: string): string {
  return String.fromCharCode(Number.parseInt(digits, 8))
}

function streamOf(reference: string, raw: string, bytes: Buffer, mostBytes: number): Buffer | undefined {
  const start = new RegExp(`(?<!\\d)${reference} obj\\b`).exec(raw)?.index
  return start === undefined ? undefined : streamAfter(start, raw, bytes, mostBytes)
}

/** The bytes of the stream whose dictionary stands here, if they are plain or packed in the usual way. */
function streamAfter(at: number, raw: string, bytes: Buffer, maxOutputLength: number): Buffer | undefined {
  const begin = raw.indexOf('stream', at)
  const end = raw.indexOf('endstream', begin)
  if (begin < 0 || end < 0 || begin - at > dictionaryReach) return undefined
  const from = begin + (raw.startsWith('\r\n', begin + 6) ? 8 : 7)
  const dictionary = raw.slice(Math.max(0, raw.lastIndexOf(' obj', at + longestReference)), begin)
  const length = /\/Length\s+(\d{1,10})(?!\s+\d+\s+R)\b/.exec(dictionary)?.[1]
  const content = bytes.subarray(from, Math.min(end, from + Number(length ?? end)))
  if (!dictionary.includes('/Filter')) return content
  if (!dictionary.includes('/FlateDecode')) return undefined
  try {
    return inflateSync(content, { maxOutputLength })
  } catch {
    return undefined
  }
}
