import { analyse } from 'chardet'
import iconv from 'iconv-lite'
import { strictUtf8 } from '../../core/strict-utf8.ts'

export interface DecodedText {
  text: string
  /** Lower case, as `utf-8` or `windows-1252`. */
  encoding: string
}

/**
 * Bytes to text: a byte order mark, then strict UTF-8, then what the file declares, then a guess.
 * UTF-8 goes before the declaration because text that only looks like UTF-8 by chance is next to unknown.
 */
export function decodeText(bytes: Uint8Array, declared?: string): DecodedText {
  const marked = byteOrderMark(bytes)
  if (marked) return decoded(bytes.subarray(marked.length), marked.encoding)
  const wide = wideWithoutMark(bytes)
  if (wide) return decoded(bytes, wide)
  const stated = knownEncoding(declared)
  if (stated && sevenBit.test(stated)) return decoded(bytes, stated)
  const strict = strictUtf8(bytes)
  if (strict !== undefined && !strict.includes('\u001b$')) return { text: cleaned(strict), encoding: 'utf-8' }
  return decoded(bytes, stated && stated !== 'utf-8' ? stated : guess(bytes))
}

/** The name that the decoder uses, or undefined for one it does not know. */
function knownEncoding(name: string | undefined): string | undefined {
  const plain = name
    ?.trim()
    .toLowerCase()
    .replace(/^["']|["']$/g, '')
  if (!plain || !iconv.encodingExists(plain)) return undefined
  if (/^utf-?8$/.test(plain)) return 'utf-8'
  // Senders that say Latin-1 or ASCII mean Windows' superset, as browsers know.
  return /^(?:iso-?8859-?1|latin-?1|l1|us-ascii|ascii|binary|ansi)$/.test(plain) ? 'windows-1252' : plain
}

const sevenBit = /^(?:iso-2022|utf-?7|hz)/

const marks: { mark: number[]; encoding: string }[] = [
  { mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { mark: [0xff, 0xfe, 0x00, 0x00], encoding: 'utf-32le' },
  { mark: [0x00, 0x00, 0xfe, 0xff], encoding: 'utf-32be' },
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
]

function byteOrderMark(bytes: Uint8Array): { length: number; encoding: string } | undefined {
  const found = marks.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte))
  return found && { length: found.mark.length, encoding: found.encoding }
}

/** UTF-16 of Western text has a NUL in every second byte; nothing else has. */
function wideWithoutMark(bytes: Uint8Array): string | undefined {
  const length = Math.min(bytes.length, 4096) & ~1
  const nuls = [0, 0]
  for (let index = 0; index < length; index += 1) if (bytes[index] === 0) nuls[index & 1] = (nuls[index & 1] ?? 0) + 1
  const [even = 0, odd = 0] = nuls
  const pairs = length / 2
  if (pairs < 2) return undefined
  if (odd > pairs * 0.4 && even < pairs * 0.05) return 'utf-16le'
  return even > pairs * 0.4 && odd < pairs * 0.05 ? 'utf-16be' : undefined
}

function decoded(bytes: Uint8Array, encoding: string): DecodedText {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return { text: cleaned(iconv.decode(buffer, encoding, { stripBOM: false })), encoding }
}

/** NUL and end-of-file characters carry nothing, and half surrogates could not be stored. */
function cleaned(text: string): string {
  const printable = text.replaceAll('\0', '').replaceAll('\u001a', '').replaceAll('\ufeff', '')
  return printable.isWellFormed() ? printable : printable.toWellFormed()
}

/** Windows-1252 unless the statistics speak clearly for another: they are weak on short Western text. */
function guess(bytes: Uint8Array): string {
  const sample = sampleAround(bytes)
  if (mostlyUtf8(sample)) return 'utf-8'
  const [best] = analyse(sample)
  if (!best || !iconv.encodingExists(best.name)) return 'windows-1252'
  const western = /^(?:iso-8859-(?:1|9)|windows-125[24])$/i.test(best.name)
  const needed = foreignShare(sample) > 0.4 ? 10 : 40
  return western || best.confidence < needed ? 'windows-1252' : best.name.toLowerCase()
}

/** How much of the text is not ASCII: little in Western languages, nearly all of it in other alphabets. */
function foreignShare(bytes: Uint8Array): number {
  let [high, letters] = [0, 1]
  for (const byte of bytes) {
    if (byte >= 0x80) high += 1
    else if ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a) letters += 1
  }
  return high / (high + letters)
}

/** A file that was cut or spoilt in one place is still UTF-8 everywhere else. */
function mostlyUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes)
  const wrong = text.split('\ufffd').length - 1
  const right = (text.match(/[\u0080-\ufffc]/g) ?? []).length
  return right > 4 * wrong
}

const sampleSize = 32_768

/** The statistics need the bytes that are not ASCII: parts around them, from all over the file. */
function sampleAround(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= sampleSize) return bytes
  const parts: Uint8Array[] = []
  let length = 0
  for (let index = 0; index < bytes.length && length < sampleSize; index += 1) {
    if ((bytes[index] ?? 0) < 0x80) continue
    const part = bytes.subarray(Math.max(0, index - 32), index + 224)
    parts.push(part)
    length += part.length
    index += 224
  }
  return Buffer.concat(parts)
}
