import { fileTypeFromBuffer } from 'file-type'
import { ParseError } from '../parse-error.ts'
import { textFormat } from './text-format.ts'

/** Always throws: says what the file seems to be, so that its sender can convert it. */
export async function describeUnknown(head: Buffer): Promise<never> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined)
  const what = named(head) ?? (found && describe(found)) ?? textWithNuls(head)
  throw new ParseError(
    'unsupported_media_type',
    what ? `It seems to be ${what}.` : 'It is no kind of file that is known.',
  )
}

function named(head: Buffer): string | undefined {
  const start = head.toString('latin1', 0, 32)
  return signatures.find(([pattern]) => pattern.test(start))?.[1]
}

/** What is text without its NUL bytes: its sender can mend it. */
function textWithNuls(head: Buffer): string | undefined {
  const first = head.indexOf(0)
  const rest = Buffer.from(head.filter((byte) => byte !== 0))
  if (first < 0 || rest.length < 0.5 * head.length || !textFormat(rest, { extension: '', whole: false }))
    return undefined
  return `text with NUL bytes, the first of them byte ${first + 1}: remove them, or save the text anew as UTF-8`
}

const signatures: [RegExp, string][] = [
  [/^MZ/, 'a Windows program'],
  [/^\x7fELF/, 'a Linux program'],
  [/^(?:\xfe\xed\xfa[\xce\xcf]|[\xce\xcf]\xfa\xed\xfe)/, 'a macOS program'],
  [/^\xca\xfe\xba\xbe/, 'a Java class or macOS program'],
  [/^\x78\x9f\x3e\x22/, 'a mail of Outlook in TNEF (winmail.dat)'],
  [/^(?:\xdb\xa5|\x31\xbe|\xfe\x37|\x9b\xa5)/, 'a document of an old version of Word'],
  [/^\xffWPC/, 'a WordPerfect document'],
  [/^!BDN/, 'an Outlook data file'],
  [/^AC10\d\d/, 'an AutoCAD drawing'],
  [/^\p{Cc}{4}Standard (?:Jet|ACE) DB/u, 'an Access database'],
  [/^\xc5\xd0\xd3\xc6/, 'a PostScript file'],
]

const kinds: [RegExp, string][] = [
  [
    /^application\/(?:gzip|x-(?:7z|rar|bzip2|xz|tar|lzip|compress|lzma|zstd|ar\b|lz4)|zstd|vnd\.(?:rar|ms-cab))/,
    'archive',
  ],
  [/^video\//, 'video'],
  [/^image\//, 'image'],
  [/^audio\//, 'recording'],
  [/^font\//, 'font'],
]

function describe({ ext, mime }: { ext: string; mime: string }): string {
  const kind = kinds.find(([pattern]) => pattern.test(mime))?.[1] ?? 'file'
  const article = /^[aefhilmnorsx8]/.test(ext) ? 'an' : 'a'
  return `${article} ${ext.toUpperCase()} ${kind}`
}
