import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../../../core/error-code.ts'

/** Passwords of the two roles: the launcher's, which may do everything, and the service's, which owns its database only. */
export interface DatabaseKeys {
  superuser: string
  service: string
}

/** Made with the first start. Whole from the first moment on, so of two that start at once the second takes those of the first. */
export async function databaseKeys(dataDir: string): Promise<DatabaseKeys> {
  const path = join(dataDir, 'postgres-keys')
  const known = await readKeys(path)
  if (known) return known
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  const keys: DatabaseKeys = { superuser: newPassword(), service: newPassword() }
  try {
    await writeFile(draft, JSON.stringify(keys), { mode: 0o600, flush: true })
    await link(draft, path)
    return keys
  } catch (error) {
    const others = errorCode(error) === 'EEXIST' ? await readKeys(path) : undefined
    if (!others) throw error
    return others
  } finally {
    await rm(draft, { force: true })
  }
}

async function readKeys(path: string): Promise<DatabaseKeys | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as DatabaseKeys
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

function newPassword(): string {
  return randomBytes(24).toString('base64url')
}
