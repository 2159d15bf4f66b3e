import { chown, link, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../../../core/error-code.ts'
import { unavailable } from './failures.ts'
import type { Owner } from './folder-access.ts'
import { pathHash } from './path-hash.ts'
import { systemFolder } from './system-folder.ts'

/** The folder that holds the cluster and its socket: the data folder, unless a record in it names another. */
export async function findHome(dataDir: string): Promise<string> {
  const home = await recordedHome(dataDir)
  if (home === undefined) return dataDir
  if ((await ownerOf(home)) !== undefined) return home
  throw unavailable(
    `The database of ${dataDir} was kept in ${home}, which is gone. Restore that folder, or remove ` +
      `${recordIn(dataDir)} to start with an empty database.`,
  )
}

export function clusterIn(home: string): string {
  return join(home, 'postgres')
}

/**
 * The name is new each time: whoever deletes the data folder expects to start empty. The record is linked into place
 * whole, so of two processes that start at once the second one finds the home of the first.
 */
export async function makeHomeElsewhere(dataDir: string, owner: Owner): Promise<string> {
  const home = await mkdtemp(join(await systemFolder(), `${pathHash(dataDir)}-`))
  const draft = `${recordIn(dataDir)}.${pathHash(home)}`
  try {
    await chown(home, owner.uid, owner.gid)
    await writeFile(draft, `${home}\n`, { mode: 0o600, flush: true })
    await link(draft, recordIn(dataDir))
    return home
  } catch (error) {
    await rm(home, { recursive: true })
    if (errorCode(error) !== 'EEXIST') throw error
    return await findHome(dataDir)
  } finally {
    await rm(draft, { force: true })
  }
}

export async function ownerOf(folder: string): Promise<Owner | undefined> {
  try {
    const { uid, gid } = await stat(folder)
    return { uid, gid }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

async function recordedHome(dataDir: string): Promise<string | undefined> {
  try {
    return (await readFile(recordIn(dataDir), 'utf8')).trim()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

function recordIn(dataDir: string): string {
  return join(dataDir, 'postgres-location')
}
