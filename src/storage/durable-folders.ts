import { closeSync, fsync, open } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { errorCode } from '../core/error-code.ts'

/**
 * Makes a folder (an absolute path) and those missing above it; when it returns, a power cut cannot undo that. Unlike
 * the recursive mkdir of Node it comes to an end where a file system takes no new folders and says that the existing
 * parent is not there, as /proc does.
 */
export async function makeFolder(path: string): Promise<void> {
  const parent = dirname(path)
  try {
    await makeOne(path, parent)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' || parent === path) throw error
    // Another may have made the parent in the meantime: then the second attempt tells.
    if (!(await isFolder(parent))) await makeFolder(parent)
    await makeOne(path, parent)
  }
}

async function makeOne(path: string, parent: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 })
    await syncFolder(parent)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST' || !(await isFolder(path))) throw error
  }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}

/** Names live in folders: a new, renamed or removed file is durable only when its folder is. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await openAside(path, 'r')
  try {
    await syncAside(folder)
  } catch (error) {
    if (!isUnsupported(error)) throw error
  } finally {
    // At once, not in the background: nothing is written by it, and the way there is longer.
    closeSync(folder)
  }
}

const openAside = promisify(open)
const syncAside = promisify(fsync)

/** Some network and container file systems sync no folders; they keep names in their own way. */
function isUnsupported(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EINVAL' || error.code === 'EBADF')
}
