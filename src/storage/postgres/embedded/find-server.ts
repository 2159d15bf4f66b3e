import { Client } from 'pg'
import { errorCode } from '../../../core/error-code.ts'
import { clusterIn, ownerOf } from './home.ts'
import { livePostmaster, readPostmasterFile } from './postmaster-file.ts'
import { isTrustedFolder, port, socketFolderOf } from './socket-folder.ts'

export const superuser = 'sheaf'

export type ServerState =
  | { kind: 'accepting'; socketFolder: string }
  /** Starting up, recovering or shutting down: it is there, and will change by itself. */
  | { kind: 'busy'; reason: unknown }
  | { kind: 'absent' }

/** Looks for a server on the cluster by talking to it. */
export async function findServer(home: string): Promise<ServerState> {
  const cluster = clusterIn(home)
  const owner = await ownerOf(cluster)
  if (owner === undefined) return { kind: 'absent' }
  const usual = socketFolderOf(home)
  const recorded = (await readPostmasterFile(cluster))?.socketFolder ?? usual
  for (const folder of new Set([usual, recorded])) {
    if (!(await isTrustedFolder(folder, owner))) continue
    const answer = await askServer(folder)
    // A copied data folder brings the original's postmaster.pid along, and with it the way to the wrong server.
    const foreign = folder !== usual && answer.kind === 'accepting' && answer.cluster !== cluster
    if (answer.kind !== 'absent' && !foreign) return answer
  }
  if ((await livePostmaster(cluster)) === undefined) return { kind: 'absent' }
  return { kind: 'busy', reason: new Error('the server has not opened its socket') }
}

async function askServer(socketFolder: string): Promise<ServerState & { cluster?: string }> {
  try {
    const cluster = await withClient(socketFolder, async (client) => {
      const { rows } = await client.query<{ cluster: string }>(`SELECT current_setting('data_directory') AS cluster`)
      return rows[0]?.cluster ?? ''
    })
    return { kind: 'accepting', socketFolder, cluster }
  } catch (error) {
    return nobodyListens.has(errorCode(error) ?? '') ? { kind: 'absent' } : { kind: 'busy', reason: error }
  }
}

const nobodyListens = new Set(['ENOENT', 'ECONNREFUSED', 'EACCES', 'ENOTDIR'])

/** Connects to the database that every cluster has. */
export async function withClient<T>(socketFolder: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    host: socketFolder,
    port,
    user: superuser,
    database: 'postgres',
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
