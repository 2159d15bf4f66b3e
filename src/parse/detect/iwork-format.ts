import { gunzipSync } from 'node:zlib'
import { readVarint } from '../formats/iwork/varint.ts'
import { ParseError } from '../parse-error.ts'
import type { Guess } from './guess.ts'

interface PackageView {
  names: Set<string>
  head(name: string, length: number): Promise<Buffer | undefined>
}

type IworkName = 'pages' | 'numbers' | 'key'

/** Documents of Pages, Numbers and Keynote, of 2013 and later and of 2009. */
export async function iworkFormat(packaged: PackageView, extension: string): Promise<Guess | undefined> {
  if (packaged.names.has('Index/Document.iwa')) {
    const name = await modernKind(packaged, extension)
    return name && { name, reason: 'is a zip package that holds Index/Document.iwa' }
  }
  const byName = iworkNames.find((name) => name === extension)
  if (packaged.names.has('Index.zip') && byName)
    return { name: byName, reason: `is a zip package that holds Index.zip, named .${byName}` }
  return olderKind(packaged, extension)
}

const iworkNames: IworkName[] = ['pages', 'numbers', 'key']

async function modernKind(packaged: PackageView, extension: string): Promise<IworkName | undefined> {
  const names = [...packaged.names]
  if (names.some((name) => /^Index\/(?:Slide|MasterSlide|TemplateSlide)[^/]*\.iwa$/.test(name))) return 'key'
  const type = firstMessageType(await packaged.head('Index/Document.iwa', 64))
  if (type === 10_000) return 'pages'
  // Numbers and Keynote share the number 1, but every presentation has slides.
  return type === 1 ? 'numbers' : iworkNames.find((name) => name === extension)
}

/** The first block starts with bytes that are not compressed: the root object's id and the type of its message. */
function firstMessageType(bytes: Buffer | undefined): number | undefined {
  if (!bytes || bytes.length < 24 || bytes[0] !== 0) return undefined
  const behind = (at: number) => readVarint(bytes, at).next
  const literal = behind(4)
  const tag = bytes[literal] ?? 0
  if ((tag & 3) !== 0) return undefined
  const archive = behind(literal + 1 + Math.max(0, (tag >> 2) - 59))
  if (bytes[archive] !== 0x08) return undefined
  const info = behind(archive + 1)
  const message = behind(info + 1)
  return bytes[info] === 0x12 && bytes[message] === 0x08 ? readVarint(bytes, message + 1).value : undefined
}

const olderRoots: [RegExp, IworkName][] = [
  [/<sl:document\b/, 'pages'],
  [/<ls:document\b/, 'numbers'],
  [/<key:presentation\b/, 'key'],
]

async function olderKind(packaged: PackageView, extension: string): Promise<Guess | undefined> {
  for (const name of ['index.xml', 'index.apxl', 'index.xml.gz', 'index.apxl.gz']) {
    const bytes = await packaged.head(name, 64 * 1024)
    const text = bytes ? startOf(bytes, name.endsWith('.gz')) : ''
    const kind = olderRoots.find(([pattern]) => pattern.test(text))?.[1]
    if (kind) return { name: kind, reason: `is a zip package that holds ${name} of iWork '09` }
  }
  // With a password everything but the history of versions is cipher.
  if (iworkNames.some((name) => name === extension) && packaged.names.has('buildVersionHistory.plist'))
    throw new ParseError('password_required')
  return undefined
}

function startOf(bytes: Buffer, packed: boolean): string {
  try {
    const plain = packed ? gunzipSync(bytes, { finishFlush: 2, maxOutputLength: 16 * 1024 * 1024 }) : bytes
    return plain.toString('utf8', 0, 4096)
  } catch {
    return ''
  }
}
