import { openAsBlob } from 'node:fs'
import { stat } from 'node:fs/promises'
import { AppError } from '../core/app-error.ts'

/** A file to send, without reading it into memory. */
export async function openFile({ path, name }: { path: string; name: string }): Promise<Blob> {
  const found = await stat(path).catch((cause: unknown) => {
    throw new AppError('not_found', `There is no readable file ${name}.`, { cause })
  })
  if (!found.isFile()) throw new AppError('validation_error', `${name} is not a file.`)
  return openAsBlob(path).catch((cause: unknown) => {
    throw new AppError('not_found', `${name} cannot be read.`, { cause })
  })
}
