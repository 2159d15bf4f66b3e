import { ParseError } from '../parse-error.ts'
import type { ZipEntry } from '../zip/zip-records.ts'
import type { FileWindow } from './file-window.ts'
import type { Guess } from './guess.ts'
import { iworkFormat } from './iwork-format.ts'
import { listZip, zipEntryHead } from './zip-directory.ts'

/** Zip archives, and the many kinds of document that are a zip inside. */
export async function zipFormat(window: FileWindow, head: Buffer, extension: string): Promise<Guess | undefined> {
  if (!['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08'].includes(head.toString('latin1', 0, 4))) return undefined
  const { entries, damaged } = await listZip(window)
  const packaged = new Package(window, entries)
  const guess =
    (await openXmlFormat(packaged)) ?? (await openDocumentFormat(packaged)) ?? (await iworkFormat(packaged, extension))
  const { name, reason } = guess ?? { name: 'zip' as const, reason: 'is a zip archive' }
  return { name, reason: damaged ? `${reason}, with a damaged directory` : reason }
}

class Package {
  readonly names: Set<string>
  readonly #entries: Map<string, ZipEntry>
  readonly #window: FileWindow

  constructor(window: FileWindow, entries: ZipEntry[]) {
    this.#window = window
    this.#entries = new Map(entries.map((entry) => [entry.name, entry]))
    this.names = new Set(this.#entries.keys())
  }

  async head(name: string, length: number): Promise<Buffer | undefined> {
    const entry = this.#entries.get(name)
    return entry && zipEntryHead(this.#window, entry, length)
  }
}

const mainParts: [RegExp, Guess['name']][] = [
  [/wordprocessingml\.(?:document|template)\.main|ms-word\.(?:document|template)\.macroEnabled/, 'docx'],
  [/ms-excel\.sheet\.binary\.macroEnabled\.main/, 'xlsb'],
  [/ms-excel\.(?:sheet|template|addin)\.macroEnabled\.main/, 'xlsm'],
  [/spreadsheetml\.(?:sheet|template)\.main/, 'xlsx'],
  [/(?:presentationml|ms-powerpoint)\.(?:presentation|slideshow|template|addin)(?:\.macroEnabled)?\.main/, 'pptx'],
]

const packageParts: [string, Guess['name']][] = [
  ['word/document.xml', 'docx'],
  ['xl/workbook.bin', 'xlsb'],
  ['xl/vbaProject.bin', 'xlsm'],
  ['xl/workbook.xml', 'xlsx'],
  ['ppt/presentation.xml', 'pptx'],
]

async function openXmlFormat(packaged: Package): Promise<Guess | undefined> {
  const listed = (await packaged.head('[Content_Types].xml', 256 * 1024))?.toString('utf8') ?? ''
  // Types of endings may be those of documents that are not in the package: only parts that are named count.
  const types = (listed.match(/<(?:\w{1,50}:)?Override[^<>]*>/g) ?? []).join('')
  const part = packageParts.find(([name]) => packaged.names.has(name))
  const declared = mainParts.find(([pattern]) => pattern.test(types))
  if (declared) {
    const holding = part ? `holds ${part[0]}` : 'declares such a document'
    return { name: declared[1], reason: `is a zip package that ${holding}` }
  }
  if (part) return { name: part[1], reason: `is a zip package that holds ${part[0]}` }
  if (/ms-visio\.|visio\/document\.xml/.test(types) || packaged.names.has('visio/document.xml'))
    throw unsupported('a Visio drawing')
  if (/ms-package\.xps-|FixedDocumentSequence|oxps/.test(types)) throw unsupported('an XPS document')
  return undefined
}

const openDocumentKinds: [RegExp, Guess['name']][] = [
  [/opendocument\.text|sun\.xml\.writer/, 'odt'],
  [/opendocument\.spreadsheet|sun\.xml\.calc/, 'ods'],
  [/opendocument\.presentation|sun\.xml\.impress/, 'odp'],
  [/application\/epub\+zip/, 'epub'],
]

async function openDocumentFormat(packaged: Package): Promise<Guess | undefined> {
  const mime = (await packaged.head('mimetype', 256))?.toString('latin1').trim() ?? ''
  const stated = openDocumentKinds.find(([pattern]) => pattern.test(mime))
  if (stated) return { name: stated[1], reason: `is a zip package whose mimetype is ${mime}` }
  if (/opendocument\.|sun\.xml\./.test(mime))
    throw unsupported('an OpenDocument file that is no text, sheet or presentation')
  if (packaged.names.has('META-INF/container.xml') && [...packaged.names].some((name) => name.endsWith('.opf')))
    return { name: 'epub', reason: 'is a zip package that holds META-INF/container.xml' }
  const manifest = (await packaged.head('META-INF/manifest.xml', 64 * 1024))?.toString('utf8') ?? ''
  const listed = openDocumentKinds.find(([pattern]) => pattern.test(manifest))
  return listed && packaged.names.has('content.xml')
    ? { name: listed[1], reason: 'is a zip package whose manifest names an OpenDocument' }
    : undefined
}

function unsupported(what: string): ParseError {
  return new ParseError('unsupported_media_type', `It seems to be ${what}.`)
}
