import { userInfo } from 'node:os'
import { type RunAs, runProgram } from './child-process.ts'
import { unavailable } from './failures.ts'
import type { Owner } from './folder-access.ts'

/** As whom PostgreSQL runs, since it refuses to run as root; `uid` and `gid` are those of its files on disk. */
export interface Identity extends Owner, RunAs {}

/** An existing cluster's owner decides; a new one is made as ourselves wherever possible. */
export async function chooseIdentity(clusterOwner: Owner | undefined): Promise<Identity> {
  const self = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
  if (self.uid !== 0) {
    if (clusterOwner !== undefined && clusterOwner.uid !== self.uid) throw ownedByAnother(clusterOwner, self)
    return { ...self, prefix: hasAccount() || !(await canUnshare()) ? [] : unshare }
  }
  if (process.platform !== 'linux') {
    throw unavailable('PostgreSQL does not run as root: start Sheaf as an ordinary user, or set DATABASE_URL.')
  }
  if (clusterOwner !== undefined && clusterOwner.uid !== 0) {
    return { ...clusterOwner, prefix: [], credentials: clusterOwner }
  }
  if (await canUnshare()) return { ...self, prefix: unshare }
  return { ...nobody, prefix: [], credentials: nobody }
}

const nobody: Owner = { uid: 65534, gid: 65534 }

/** A user namespace in which we are called nobody: on disk the files stay ours, so no folder has to change hands. */
const unshare = ['unshare', '--user', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`]

function ownedByAnother(owner: Owner, self: Owner): Error {
  return unavailable(
    `The database in the data folder belongs to user ${owner.uid}, and Sheaf runs as user ${self.uid}: ` +
      'run it as the same user as before, or choose another data folder.',
  )
}

/** Containers often run as a number without a name, which initdb refuses. */
function hasAccount(): boolean {
  try {
    userInfo()
    return true
  } catch {
    return false
  }
}

async function canUnshare(): Promise<boolean> {
  try {
    await runProgram('/bin/sh', ['-c', ':'], { runAs: { prefix: unshare } })
    return true
  } catch {
    return false
  }
}
