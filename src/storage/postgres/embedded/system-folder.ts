import { chmod, lstat, mkdir } from 'node:fs/promises'
import { unavailable } from './failures.ts'

const folder = '/var/lib/sheaf'

/** Where root keeps what the server's user must reach when it cannot enter the data folder or node_modules. */
export async function systemFolder(): Promise<string> {
  try {
    if ((await mkdir(folder, { recursive: true })) !== undefined) await chmod(folder, 0o755)
  } catch (cause) {
    throw unavailable(
      `PostgreSQL cannot run as root, and the folder for its files, ${folder}, could not be made: run Sheaf as an ` +
        'ordinary user, or set DATABASE_URL to a server of your own.',
      cause,
    )
  }
  const found = await lstat(folder)
  if (!found.isDirectory() || found.uid !== 0 || (found.mode & 0o022) !== 0) {
    throw unavailable(`${folder} must be a folder that belongs to root and that nobody else can write to.`)
  }
  return folder
}
