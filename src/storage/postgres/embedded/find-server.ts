import { Client } from 'pg'
import { errorCode } from '../../../core/error-code.ts'
import { unavailable } from './failures.ts'
import { clusterIn, ownerOf } from './home.ts'
import type { DatabaseKeys } from './keys.ts'
import { livePostmaster, readPostmasterFile } from './postmaster-file.ts'
import { isTrustedFolder, port, socketFolderOf } from './socket-folder.ts'

export const superuser = 'sheaf'

export type ServerState =
  | { kind: 'accepting'; socketFolder: string }
  /** Starting up, recovering or shutting down: it is there, and will change by itself. */
  | { kind: 'busy'; reason: unknown }
  | { kind: 'absent' }

/** Looks for a server on the cluster by talking to it. */
export async function findServer(home: string, keys: DatabaseKeys): Promise<ServerState> {
  const cluster = clusterIn(home)
  const owner = await ownerOf(cluster)
  if (owner === undefined) return { kind: 'absent' }
  const usual = socketFolderOf(home)
  const recorded = (await readPostmasterFile(cluster))?.socketFolder ?? usual
  for (const folder of new Set([usual, recorded])) {
    if (!(await isTrustedFolder(folder, owner))) continue
    const answer = await askServer(folder, keys)
    if (answer.kind === 'refusing' && folder === usual) throw keysLost(folder)
    // A copied data folder brings the original's postmaster.pid along, and with it the way to the wrong server.
    const foreign = folder !== usual && answer.kind === 'accepting' && answer.cluster !== cluster
    if (answer.kind !== 'absent' && answer.kind !== 'refusing' && !foreign) return answer
  }
  if ((await livePostmaster(cluster)) === undefined) return { kind: 'absent' }
  return { kind: 'busy', reason: new Error('the server has not opened its socket') }
}

async function askServer(
  socketFolder: string,
  keys: DatabaseKeys,
): Promise<(ServerState & { cluster?: string }) | { kind: 'refusing' }> {
  try {
    const cluster = await withClient({ socketFolder, keys }, async (client) => {
      const { rows } = await client.query<{ cluster: string }>(`SELECT current_setting('data_directory') AS cluster`)
      return rows[0]?.cluster ?? ''
    })
    return { kind: 'accepting', socketFolder, cluster }
  } catch (error) {
    if (errorCode(error) === wrongPassword) return { kind: 'refusing' }
    return nobodyListens.has(errorCode(error) ?? '') ? { kind: 'absent' } : { kind: 'busy', reason: error }
  }
}

const wrongPassword = '28P01'
const nobodyListens = new Set(['ENOENT', 'ECONNREFUSED', 'EACCES', 'ENOTDIR'])

interface Access {
  socketFolder: string
  keys: DatabaseKeys
  user?: string
  password?: string
  database?: string
}

/** Connects as superuser to the database that every cluster has, unless told otherwise. */
export async function withClient<T>(access: Access, use: (client: Client) => Promise<T>): Promise<T> {
  const { socketFolder, keys, user = superuser, password = keys.superuser, database = 'postgres' } = access
  const client = new Client({
    ...{ host: socketFolder, port, user, password, database },
    ssl: false,
    connectionTimeoutMillis: 5_000,
    query_timeout: 30_000,
  })
  // A server that dies under an idle connection reports it here as well as in the promise.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await use(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

function keysLost(socketFolder: string): Error {
  return unavailable(
    `The passwords in postgres-keys are not those of the database behind ${socketFolder}: restore that file; or write "local ` +
      'all all trust" into its pg_hba.conf and restart it, and new ones are set.',
  )
}
