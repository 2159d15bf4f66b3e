import { setTimeout as delay } from 'node:timers/promises'
import { errorCode } from '../../../core/error-code.ts'
import type { Logger } from '../../../core/logger.ts'
import { ensureDatabase } from './ensure-database.ts'
import { programFailed, unavailable } from './failures.ts'
import { findServer, type ServerState } from './find-server.ts'
import { clusterIn, findHome } from './home.ts'
import { databaseKeys } from './keys.ts'
import { type LaunchedServer, launchServer } from './launch-server.ts'
import { isPostmaster, livePostmaster } from './postmaster-file.ts'
import { readServerLog, serverLogIn } from './server-log.ts'

const patience = 60_000
const pause = 50
const pauseBeforeRetry = 500

export interface RunningServer {
  socketFolder: string
  /** False when it was running already, or another process started it at the same time. */
  launchedHere: boolean
}

/** Resolves when a server accepts connections: one that is found, or one that is started. */
export async function bringUpServer(dataDir: string, logger: Logger): Promise<RunningServer> {
  const keys = await databaseKeys(dataDir)
  let launched: LaunchedServer | undefined
  let waitingSince = performance.now()
  for (;;) {
    const home = await findHome(dataDir)
    const state = await findServer(home, keys)
    const { socketFolder } = state.kind === 'accepting' ? state : {}
    if (socketFolder !== undefined && (await ensureDatabase({ socketFolder, keys, cluster: clusterIn(home) }))) {
      const pid = await livePostmaster(clusterIn(home))
      return { socketFolder, launchedHere: pid !== undefined && pid === launched?.process.pid }
    }
    if (performance.now() - waitingSince > patience) throw await notReady(state, dataDir)
    if (state.kind === 'absent' && launched === undefined) {
      launched = await launchServer(dataDir, keys, logger)
      // Making the cluster takes as long as the disk takes.
      waitingSince = performance.now()
    } else if (state.kind === 'absent' && launched !== undefined && hasEnded(launched)) {
      await throwUnlessPassing(launched, dataDir)
      await delay(pauseBeforeRetry)
      launched = await launchServer(dataDir, keys, logger)
    }
    await delay(pause)
  }
}

/** SIGINT is PostgreSQL's fast shutdown: sessions end, everything is written, nothing has to be recovered. */
export async function shutDownServer(dataDir: string): Promise<void> {
  const cluster = clusterIn(await findHome(dataDir))
  const pid = await livePostmaster(cluster)
  if (pid === undefined) return
  try {
    process.kill(pid, 'SIGINT')
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
  const since = performance.now()
  while (await isPostmaster(pid, cluster)) {
    if (performance.now() - since > patience) {
      throw unavailable(`PostgreSQL (process ${pid}) is still shutting down after ${patience / 1000} s: let it finish.`)
    }
    await delay(pause)
  }
}

function hasEnded({ process }: LaunchedServer): boolean {
  return process.exitCode !== null || process.signalCode !== null
}

/** A server that lost a race, that was stopped meanwhile, or whose killed predecessor's sessions are still ending. */
async function throwUnlessPassing(launched: LaunchedServer, dataDir: string): Promise<void> {
  const output = await readServerLog(serverLogIn(dataDir), launched.logLength)
  const passing = /lock file .* already exists|pre-existing shared memory block/.test(output)
  if (passing || launched.process.exitCode === 0) return
  throw programFailed('Starting PostgreSQL', { output, folder: dataDir })
}

async function notReady(state: ServerState, dataDir: string): Promise<Error> {
  const cause = state.kind === 'busy' ? state.reason : undefined
  const reason = cause instanceof Error ? ` (${cause.message})` : ''
  return unavailable(
    `PostgreSQL did not accept connections within ${patience / 1000} s${reason}. If it is recovering after a crash, ` +
      `start again later; ${serverLogIn(dataDir)} says what it is doing:\n${await readServerLog(serverLogIn(dataDir), 0)}`,
    cause,
  )
}
