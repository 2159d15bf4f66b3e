import { join, resolve } from 'node:path'
import type { Config } from './config.ts'
import { readSecretFile, writeSecretFile } from './secret-file.ts'

type Where = Pick<Config, 'dataDir'>

export function bootstrapKeyFile(config: Where): string {
  return join(resolve(config.dataDir), 'bootstrap-key')
}

/** A key that an earlier start made stays the key of this folder, even with a new database. */
export async function readBootstrapKey(config: Where): Promise<string | undefined> {
  return readSecretFile(bootstrapKeyFile(config))
}

export async function keepBootstrapKey(config: Where, key: string): Promise<void> {
  await writeSecretFile(bootstrapKeyFile(config), key)
}
