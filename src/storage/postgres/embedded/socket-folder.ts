import { chmod, chown, lstat, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { errorCode } from '../../../core/error-code.ts'
import { unavailable } from './failures.ts'
import type { Owner } from './folder-access.ts'
import { pathHash } from './path-hash.ts'

/** Part of the socket's file name only: nothing listens on TCP. */
export const port = 5432

/** Beside the cluster, unless the path would be longer than the operating system allows for a socket. */
export function socketFolderOf(home: string): string {
  const name = `sheaf-${process.getuid?.() ?? 0}-${pathHash(home)}`
  const candidates = [join(home, 'postgres-socket'), join(tmpdir(), name)]
  return candidates.find(isShortEnough) ?? join('/tmp', name)
}

/** Whoever can open the socket can try passwords, so the folder is the server's and closed to all others. */
export async function prepareSocketFolder(folder: string, owner: Owner): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
  if (!(await isTrustedFolder(folder, owner))) {
    throw unavailable(`${folder} can be used by others, so the database's socket is not safe there: remove it.`)
  }
  await chmod(folder, 0o700)
  await chown(folder, owner.uid, owner.gid)
}

/** A folder that another user made, or may write to, could hold a socket that only pretends to be our server. */
export async function isTrustedFolder(folder: string, owner: Owner): Promise<boolean> {
  try {
    const found = await lstat(folder)
    const ours = found.uid === owner.uid || found.uid === process.getuid?.()
    return found.isDirectory() && ours && (found.mode & 0o022) === 0
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return false
    throw error
  }
}

function isShortEnough(folder: string): boolean {
  return Buffer.byteLength(join(folder, `.s.PGSQL.${port}`)) < 100
}
