import { isCompoundFile, readCompoundFile, streamNamed } from '../../compound/compound-file.ts'

export interface EmbeddedFile {
  name: string
  bytes: Uint8Array
}

/** The file inside an OLE object: a packed file, an office document, or a PDF. */
export function unwrapOleObject(bytes: Uint8Array, name: string): EmbeddedFile | undefined {
  if (!isCompoundFile(bytes)) return { name, bytes }
  const streams = readCompoundFile(bytes)
  const find = (path: string) => streamNamed(streams, path)
  const native = find('\x01Ole10Native')
  if (native) return unpackNative(native)
  const base = name.replace(/\.[^.]*$/, '')
  const whole = find('Package')
  if (whole) return { name: base, bytes: whole }
  const contents = find('CONTENTS')
  if (contents?.subarray(0, 1024).includes('%PDF-')) return { name: `${base}.pdf`, bytes: contents }
  if (find('WordDocument')) return { name: `${base}.doc`, bytes }
  if (find('Workbook') ?? find('Book')) return { name: `${base}.xls`, bytes }
  if (find('PowerPoint Document')) return { name: `${base}.ppt`, bytes }
  return undefined
}

function unpackNative(native: Buffer): EmbeddedFile | undefined {
  let at = 6
  const readText = (): string => {
    const end = native.indexOf(0, at)
    if (end < 0) return ''
    const text = native.toString('latin1', at, end)
    at = end + 1
    return text
  }
  readText()
  const path = readText()
  at += 4
  if (at + 4 > native.length) return undefined
  at += 4 + native.readUInt32LE(at)
  if (at + 4 > native.length) return undefined
  const size = native.readUInt32LE(at)
  const bytes = native.subarray(at + 4, at + 4 + size)
  const name = path.slice(Math.max(path.lastIndexOf('\\'), path.lastIndexOf('/')) + 1)
  return bytes.length > 0 ? { name: name || 'embedded', bytes } : undefined
}
