import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '../../core/app-error.ts'

/** A new private folder for what is unpacked. */
export async function makeScratch(folder: string): Promise<string> {
  try {
    return await mkdtemp(join(folder, 'sheaf-'))
  } catch (cause) {
    const message = `The folder for temporary files, ${folder}, cannot be written to. Set TMPDIR to one that can.`
    throw new AppError('service_unavailable', message, { cause })
  }
}
