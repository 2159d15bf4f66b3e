import { open } from 'node:fs/promises'
import { extname } from 'node:path'
import type { DetectedFormat } from '../../document/model.ts'
import { ParseError } from '../parse-error.ts'
import { compoundFormat } from './compound-format.ts'
import { FileWindow } from './file-window.ts'
import { formatOf, type Guess } from './guess.ts'
import { recordingFormat } from './recording-format.ts'
import { signatureFormat } from './signature-format.ts'
import { textFormat } from './text-format.ts'
import { describeUnknown } from './unknown-format.ts'
import { zipFormat } from './zip-format.ts'

const headBytes = 64 * 1024

/** What a file is, from its content. Its name decides only between kinds of text that look the same. */
export async function detectFormat(file: { path: string; name: string; size: number }): Promise<DetectedFormat> {
  if (file.size === 0) throw new ParseError('empty_file')
  const handle = await open(file.path, 'r')
  try {
    const window = new FileWindow(handle, file.size)
    const head = await window.read(0, headBytes)
    if (isBlank(head) && (await isBlankThroughout(window)))
      throw new ParseError('empty_file', 'It holds only white space.')
    const extension = extname(file.name).slice(1).toLowerCase()
    return formatOf(await firstGuess(window, head, extension))
  } finally {
    await handle.close()
  }
}

async function firstGuess(window: FileWindow, head: Buffer, extension: string): Promise<Guess> {
  return (
    (await zipFormat(window, head, extension)) ??
    (await compoundFormat(window, head, extension)) ??
    (await signatureFormat(window, head)) ??
    (await recordingFormat(window, head)) ??
    textFormat(head, { extension, whole: head.length === window.size }) ??
    (await describeUnknown(head))
  )
}

async function isBlankThroughout(window: FileWindow): Promise<boolean> {
  for (let offset = headBytes; offset < window.size; offset += headBytes)
    if (!isBlank(await window.read(offset, headBytes))) return false
  return true
}

/** Nothing but NUL, white space and byte order marks. */
function isBlank(bytes: Buffer): boolean {
  return bytes.every((byte) => byte === 0 || byte === 0x20 || (byte >= 0x09 && byte <= 0x0d) || isMarkByte(byte))
}

function isMarkByte(byte: number): boolean {
  return byte === 0xfe || byte === 0xff || byte === 0xef || byte === 0xbb || byte === 0xbf
}
