import type { ChildProcess } from 'node:child_process'
import { AppError } from '../../../core/app-error.ts'
import type { Logger } from '../../../core/logger.ts'
import { startDetached } from './child-process.ts'
import { prepareCluster } from './cluster.ts'
import { programFailed } from './failures.ts'
import { clusterIn } from './home.ts'
import type { DatabaseKeys } from './keys.ts'
import { findPlatformPackage } from './platform-package.ts'
import { isPostmaster, readPostmasterFile } from './postmaster-file.ts'
import { prepareRuntime, type Runtime } from './runtime.ts'
import { openServerLog, serverLogIn } from './server-log.ts'
import { asArguments, enforcedSettings } from './settings.ts'
import { type SettledHome, settleHome } from './settle-home.ts'
import { port, prepareSocketFolder, socketFolderOf } from './socket-folder.ts'

export interface LaunchedServer {
  process: ChildProcess
  /** How long the log was before. */
  logLength: number
}

/** Starts PostgreSQL, making its cluster first when there is none. It is not ready yet when this resolves. */
export async function launchServer(dataDir: string, keys: DatabaseKeys, logger: Logger): Promise<LaunchedServer> {
  try {
    return await prepareAndSpawn(dataDir, keys, logger)
  } catch (error) {
    if (error instanceof AppError) throw error
    throw programFailed('Starting PostgreSQL', { output: String(error), folder: dataDir, cause: error })
  }
}

async function prepareAndSpawn(dataDir: string, keys: DatabaseKeys, logger: Logger): Promise<LaunchedServer> {
  const platform = await findPlatformPackage()
  const settled = await settleHome(dataDir, logger)
  const runtime = await prepareRuntime(platform, settled)
  const socketFolder = socketFolderOf(settled.home)
  await prepareSocketFolder(socketFolder, settled.identity)
  await prepareCluster({ ...settled, runtime, major: platform.major, password: keys.superuser, logger })
  return await spawnPostmaster({ ...settled, runtime, socketFolder, log: serverLogIn(dataDir) })
}

interface PostmasterOptions extends SettledHome {
  runtime: Runtime
  socketFolder: string
  log: string
}

async function spawnPostmaster(options: PostmasterOptions): Promise<LaunchedServer> {
  const { home, identity, runtime, socketFolder, log } = options
  const cluster = clusterIn(home)
  const { handle, length } = await openServerLog(log)
  try {
    const args = ['-D', cluster, ...asArguments('-c', enforcedSettings(socketFolder, port))]
    const environment = { ...runtime.environment, ...(await namesakeOf(cluster)) }
    const process = await startDetached(runtime.postgres, args, { runAs: identity, environment, outputFd: handle.fd })
    return { process, logLength: length }
  } finally {
    await handle.close()
  }
}

/**
 * PostgreSQL takes a leftover postmaster.pid for a live server when some process of this user has that pid now, as
 * happens after a container restarts. It makes an exception for the pid in this variable, and clears the file itself.
 */
async function namesakeOf(cluster: string): Promise<Record<string, string>> {
  const file = await readPostmasterFile(cluster)
  if (file === undefined || (await isPostmaster(file.pid, cluster))) return {}
  return { PG_GRANDPARENT_PID: String(file.pid) }
}
