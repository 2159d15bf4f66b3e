import { chown, lchown, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from '../../../core/logger.ts'
import { unavailable } from './failures.ts'
import { canEnter, letPass } from './folder-access.ts'
import { clusterIn, findHome, makeHomeElsewhere, ownerOf } from './home.ts'
import { chooseIdentity, type Identity } from './identity.ts'

export interface SettledHome {
  home: string
  identity: Identity
}

/** Decides as whom the server runs and where, for an existing cluster or for one that is about to be made. */
export async function settleHome(dataDir: string, logger: Logger): Promise<SettledHome> {
  const home = await findHome(dataDir)
  const clusterOwner = await ownerOf(clusterIn(home))
  const identity = await chooseIdentity(clusterOwner)
  const open = (await canEnter(home, identity)) || (await letPass(home, identity))
  if (clusterOwner !== undefined) {
    if (clusterOwner.uid !== identity.uid) await handOver({ home, identity }, { open, logger })
    return { home, identity }
  }
  if (open) return { home, identity }
  return { home: await settleElsewhere(dataDir, { home, identity }, logger), identity }
}

/** A cluster made by root in a user namespace, where namespaces are refused now. */
async function handOver({ home, identity }: SettledHome, { open, logger }: { open: boolean; logger: Logger }) {
  const { uid, gid } = identity
  if (!open) {
    throw unavailable(
      `PostgreSQL cannot run as root, user namespaces are refused here, and user ${uid} cannot enter ${home}: move ` +
        'the data folder to a place that every user can enter, run Sheaf as an ordinary user, or set DATABASE_URL.',
    )
  }
  const cluster = clusterIn(home)
  logger.warn({ cluster, uid }, 'the database gets another owner, because user namespaces are refused')
  for (const entry of await readdir(cluster, { recursive: true })) await lchown(join(cluster, entry), uid, gid)
  // Last, because its owner tells the next start whether this was finished.
  await chown(cluster, uid, gid)
}

async function settleElsewhere(dataDir: string, { home, identity }: SettledHome, logger: Logger): Promise<string> {
  if (home !== dataDir) {
    // A first start that ended before it had made the cluster, as another user than this one.
    await chown(home, identity.uid, identity.gid)
    return home
  }
  const elsewhere = await makeHomeElsewhere(dataDir, identity)
  logger.warn({ folder: elsewhere }, 'the database is kept outside of the data folder, which its server cannot enter')
  return elsewhere
}
