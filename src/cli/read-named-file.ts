import { readFile } from 'node:fs/promises'
import { AppError } from '../core/app-error.ts'

export async function readNamedFile(path: string): Promise<Buffer> {
  return readFile(path).catch((cause: unknown) => {
    throw new AppError('not_found', `There is no readable file ${path}.`, { cause })
  })
}
