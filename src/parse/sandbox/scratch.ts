import { mkdtemp, rm, statfs } from 'node:fs/promises'
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

/** The same where something is unpacked, which is seldom: to remove a folder waits for whatever the disk has under way. */
export class Scratch {
  readonly #parent: string
  #made: Promise<string> | undefined

  constructor(parent: string) {
    this.#parent = parent
  }

  folder(): Promise<string> {
    this.#made ??= makeScratch(this.#parent)
    return this.#made
  }

  async remove(): Promise<void> {
    const made = await this.#made?.catch(() => undefined)
    if (made !== undefined) await rm(made, { recursive: true, force: true })
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
