import { zipSync } from 'fflate'
import { ParseError } from '../../parse-error.ts'
import type { ReadContext } from '../../reader.ts'
import type { Package } from '../../zip/open-package.ts'
import { limitRepeats } from './limit-repeats.ts'
import { shortenBinaryLinks } from './shorten-binary-links.ts'
import { trimSheetXml } from './trim-sheet-xml.ts'

const read = /\.(?:xml|rels|vml|bin|iwa|zip|plist)$|^mimetype$/i
const ignored =
  /^(?:xl\/(?:media|embeddings|printerSettings|ctrlProps|activeX|pivotCache|externalLinks|vbaProject)|Data\/|Thumbnails\/|Pictures\/)/i

/** The library stops where one of these is missing, though it can do without what they say. */
const neededParts = [
  { part: 'xl/styles.xml', of: 'xl/workbook.xml', xml: '<styleSheet/>' },
  { part: 'xl/sharedStrings.xml', of: 'xl/workbook.xml', xml: '<sst/>' },
  { part: 'styles.xml', of: 'content.xml', xml: '<office:document-styles/>' },
]

export interface SafePackage {
  bytes: Buffer
  /** Some sheet was cut at the limit of cells. */
  cut: boolean
}

/**
 * The parts that a workbook is read from, unpacked within the limits and packed anew without compression: the library
 * unpacks without limits of its own, and stops at archives whose directory is damaged.
 */
export async function safePackage(opened: Package, limits: ReadContext['limits']): Promise<SafePackage> {
  refuseEncrypted(opened, await opened.read('META-INF/manifest.xml'))
  const parts: Record<string, Uint8Array> = {}
  let cut = false
  for (const name of opened.names) {
    if (!read.test(name) || ignored.test(name) || name === '__proto__') continue
    const part = await opened.read(name)
    if (!part) continue
    const safe = safePart(name, part, limits.cells)
    cut ||= safe.cut
    parts[name] = safe.xml
  }
  for (const { part, of, xml } of neededParts) if (parts[of] && !parts[part]) parts[part] = Buffer.from(xml)
  const zip = zipSync(parts, { level: 0, mtime: '2000-01-01' })
  return { bytes: Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength), cut }
}

function refuseEncrypted(opened: Package, manifest: Buffer | undefined): void {
  const encrypted = manifest?.includes('encryption-data') || opened.names.some((name) => /^\.iwp[vh]/.test(name))
  if (encrypted) throw new ParseError('password_required')
}

function safePart(name: string, part: Buffer, cells: number): { xml: Buffer; cut: boolean } {
  if (/^xl\/worksheets\/[^/]+\.xml$/i.test(name)) return trimSheetXml(part, cells)
  if (/^xl\/worksheets\/[^/]+\.bin$/i.test(name)) return { xml: shortenBinaryLinks(part), cut: false }
  if (/(?:^|\/)content\.xml$/i.test(name)) return limitRepeats(part, cells)
  return { xml: part, cut: false }
}
