import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../core/app-error.ts'
import type { Output } from './output.ts'

type Pieces = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>

/** At once or not at all: a file that is there is whole. The folder is made where there is none. Says how many bytes it has. */
export async function saveFile(out: string, pieces: Pieces, signal?: AbortSignal): Promise<number> {
  const explain = (cause: Error): never => {
    throw new AppError('validation_error', `${out} cannot be written: ${cause.message}`, { cause })
  }
  // A device or a pipe is written to, not replaced.
  const isFile = await stat(out).then(
    (there) => there.isFile(),
    () => true,
  )
  const draft = isFile ? join(dirname(out), `.${basename(out)}.${process.pid}`) : out
  const file = await mkdir(dirname(out), { recursive: true })
    .then(() => open(draft, 'w'))
    .catch(explain)
  try {
    const stream = file.createWriteStream()
    await pipeline(pieces, stream, { signal })
    if (isFile) await rename(draft, out).catch(explain)
    return stream.bytesWritten
  } catch (error) {
    if (isFile) await rm(draft, { force: true })
    throw error
  }
}

/** The same, for results that go to the file alone: says so to whoever looks. */
export async function saveResult(output: Output, out: string, pieces: Pieces): Promise<void> {
  const bytes = await saveFile(out, pieces)
  if (!output.json) output.writeError(`Wrote ${out} (${sizeOf(bytes)}).\n`)
}

function sizeOf(bytes: number): string {
  return bytes < 1000
    ? `${bytes} bytes`
    : bytes < 1e6
      ? `${Math.round(bytes / 1000)} KB`
      : `${(bytes / 1e6).toFixed(1)} MB`
}
