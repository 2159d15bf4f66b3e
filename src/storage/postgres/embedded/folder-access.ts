import { chmod, chown, realpath, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

export interface Owner {
  uid: number
  gid: number
}

/** Whether this owner, without any capability of root, may pass through the folder and all those above it. */
export async function canEnter(folder: string, owner: Owner): Promise<boolean> {
  // A child of an ordinary user has exactly our access, which mode bits alone do not tell: groups, access lists.
  if (owner.uid !== 0 && owner.uid === process.getuid?.()) return true
  for (const ancestor of ancestorsOf(await realpath(folder))) {
    if (!(await mayPass(ancestor, owner))) return false
  }
  return true
}

/**
 * Lets the owner's group pass through a folder that only root could enter. Nobody gains the right to list it, and a
 * folder that is already shared with some group keeps it.
 */
export async function letPass(folder: string, owner: Owner): Promise<boolean> {
  const { uid, mode } = await stat(folder)
  if (uid !== 0 || (mode & 0o070) !== 0 || !(await canEnter(dirname(folder), owner))) return false
  await chown(folder, uid, owner.gid)
  await chmod(folder, (mode & 0o7777) | 0o010)
  return true
}

function ancestorsOf(path: string): string[] {
  const parent = dirname(path)
  return parent === path ? [path] : [...ancestorsOf(parent), path]
}

async function mayPass(folder: string, owner: Owner): Promise<boolean> {
  const { uid, gid, mode } = await stat(folder)
  if (uid === owner.uid) return (mode & 0o100) !== 0
  if (gid === owner.gid) return (mode & 0o010) !== 0
  return (mode & 0o001) !== 0
}
