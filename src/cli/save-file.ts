import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../core/app-error.ts'

type Pieces = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>

/** At once or not at all: a file that is there is whole. The folder is made where there is none. */
export async function saveFile(out: string, pieces: Pieces, signal?: AbortSignal): Promise<void> {
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
    await pipeline(pieces, file.createWriteStream(), { signal })
    if (isFile) await rename(draft, out).catch(explain)
  } catch (error) {
    if (isFile) await rm(draft, { force: true })
    throw error
  }
}
