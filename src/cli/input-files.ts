import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

interface InputFile {
  path: string
  name: string
}

/** Runs with files as they were named, "-" being standard input, and takes away what was kept for it. */
export async function withInputFiles<T>(paths: string[], work: (files: InputFile[]) => Promise<T>): Promise<T> {
  const input = paths.includes('-') ? await keepStandardInput() : undefined
  try {
    return await work(paths.map((path) => (path === '-' && input ? input : { path, name: path })))
  } finally {
    await input?.drop()
  }
}

/** Readers look around in a file, which a pipe does not allow. */
async function keepStandardInput(): Promise<InputFile & { drop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-input-'))
  const path = join(folder, 'input')
  await pipeline(process.stdin, createWriteStream(path))
  return { path, name: 'standard input', drop: () => rm(folder, { recursive: true, force: true }) }
}
