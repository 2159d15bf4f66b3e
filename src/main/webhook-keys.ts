import { createHash, randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import type { System } from '../services/system.ts'
import type { Config } from './config.ts'
import { makeSecretFile, readSecretFile } from './secret-file.ts'

/**
 * What the secrets of webhooks are encrypted with, the first for new ones: from the settings, or from a file of the data folder.
 * Never from the database, in which the secrets are.
 */
export async function secretKeys({
  secretKeys: given,
  dataDir,
}: Pick<Config, 'secretKeys' | 'dataDir'>): Promise<System['secretKeys']> {
  const [first = await keyOfFolder(dataDir), ...others] = given ?? []
  return [keyOf(first), ...others.map(keyOf)]
}

async function keyOfFolder(dataDir: string): Promise<string> {
  const file = join(resolve(dataDir), 'webhook-key')
  return (await readSecretFile(file)) ?? (await makeSecretFile(file, randomBytes(32).toString('base64url')))
}

function keyOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
