import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Makes a folder (an absolute path) and those missing above it; when it returns, a power cut cannot undo that. */
export async function makeFolder(path: string): Promise<void> {
  const topmost = await mkdir(path, { recursive: true, mode: 0o700 })
  if (topmost === undefined) return
  for (let made = path; made.length >= topmost.length; made = dirname(made)) await syncFolder(dirname(made))
}

/** Names live in folders: a new, renamed or removed file is durable only when its folder is. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } catch (error) {
    if (!isUnsupported(error)) throw error
  } finally {
    await folder.close()
  }
}

/** Some network and container file systems sync no folders; they keep names in their own way. */
function isUnsupported(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'EINVAL' || error.code === 'EBADF')
}
