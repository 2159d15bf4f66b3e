import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before } from 'node:test'
import type { Scope } from '../../../src/contract/scopes.ts'
import { cloneDatabase, type TestDatabase } from '../../support/database.ts'
import { type StartedSheaf, startSheaf } from '../../support/sheaf-process.ts'
import { createTestSystem, type TestSystem, type TestWorkspace } from '../../support/system.ts'
import { type Client, createClient } from './client.ts'

/** The server that all tests ask, as a user starts it. Every record is to be reviewed there. */
const server = { address: '', firstKey: '', home: '', stranger: '' }
let [folder, started, database, system]: [string, StartedSheaf?, TestDatabase?, TestSystem?] = ['']

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheaf-platform-api-'))
  database = await cloneDatabase()
  const env = {
    ...{ DATABASE_URL: database.url, SHEAF_ALLOW_PRIVATE_NETWORKS: '127.0.0.1', SHEAF_TRUST_PROXY: '127.0.0.1' },
    ...{ SHEAF_REVIEW_THRESHOLD: '1', SHEAF_LOG_LEVEL: 'error' },
  }
  started = await startSheaf({ cwd: folder, env })
  Object.assign(server, { address: started.address, firstKey: started.key })
  system = await createTestSystem({ database })
  server.home = (await system.workspace()).key.key
  server.stranger = (await system.workspace()).key.key
})
after(async () => {
  await started?.stop()
  await system?.close()
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
})

/** The key that the server made when it started for the first time. */
export const first = createClient(server, () => server.firstKey)
/** May ask as often as it wants. */
export const home = createClient(server, () => server.home)
/** Of another workspace. */
export const stranger = createClient(server, () => server.stranger)
export const nobody = createClient(server, () => null)
export const withKey = (key: string): Client => createClient(server, () => key)

export const address = (): string => server.address

/** What an operator does beside the API, on the same database. */
export function operator(): TestSystem {
  if (system === undefined) throw new Error('the server has not started')
  return system
}

/** A workspace of its own, with a key that may do this. */
export async function tenant(scopes?: Scope[]): Promise<Client & { workspace: TestWorkspace }> {
  const workspace = await operator().workspace(undefined, scopes)
  return { ...withKey(workspace.key.key), workspace }
}
