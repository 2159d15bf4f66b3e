import { decodeUri } from '../../core/decode-uri.ts'
/** The name that the address itself gives: its last part. */
export function nameInUrl(url: URL): string {
  const last = url.pathname.split('/').findLast((part) => part !== '')
  return last === undefined ? url.hostname : decodeUri(last)
}

/** The name in a Content-Disposition header; the extended form wins over the plain one. */
export function dispositionName(header: string | undefined): string | undefined {
  if (header === undefined) return undefined
  const extended = /filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(header)?.[1]
  if (extended !== undefined) return decodeUri(extended)
  const quoted = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(header)?.[1]
  const plain = quoted?.replace(/\\(.)/g, '$1') ?? /filename\s*=\s*([^;\s]+)/i.exec(header)?.[1]
  // Headers arrive as Latin-1, though most servers send UTF-8.
  return plain === undefined || plain === '' ? undefined : Buffer.from(plain, 'latin1').toString('utf8')
}

const longestKept = 2000

/** What a file is called, as far as it can be kept. */
export function keptName(name: string): string {
  const kept = name.replaceAll('\0', '').slice(0, longestKept).toWellFormed()
  return kept === '' ? 'unnamed' : kept
}
