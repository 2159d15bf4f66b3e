import { mkdtemp, statfs } from 'node:fs/promises'
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

/** Less is taken for none. */
const leastBytes = 4 * 1024 ** 2

/** Throws when the disk with that folder is full. */
export async function assertSpace(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < leastBytes)
    throw new AppError('service_unavailable', `The disk with the folder for temporary files, ${folder}, is full.`)
}
