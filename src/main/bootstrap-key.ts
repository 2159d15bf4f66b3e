import { chmod, open, readFile, rename } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { makeFolder } from '../storage/durable-folders.ts'
import type { Config } from './config.ts'

type Where = Pick<Config, 'dataDir'>

export function bootstrapKeyFile(config: Where): string {
  return join(resolve(config.dataDir), 'bootstrap-key')
}

/** A key that an earlier start made stays the key of this folder, even with a new database. */
export async function readBootstrapKey(config: Where): Promise<string | undefined> {
  try {
    return (await readFile(bootstrapKeyFile(config), 'utf8')).trim() || undefined
  } catch {
    return undefined
  }
}

/** Readable by the owner only, and on the disk before the database knows the key. */
export async function keepBootstrapKey(config: Where, key: string): Promise<void> {
  const file = bootstrapKeyFile(config)
  await makeFolder(dirname(file))
  const draft = `${file}.${process.pid}`
  const handle = await open(draft, 'w', 0o600)
  try {
    await handle.writeFile(`${key}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await chmod(draft, 0o600)
  await rename(draft, file)
}
