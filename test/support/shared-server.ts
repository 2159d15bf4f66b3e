import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { cloneDatabase } from './database.ts'
import { docs } from './docs-page.ts'
import { startSheaf } from './sheaf-process.ts'

/** Where a server is asked, and as who. */
export interface Access {
  address: string
  key: string
}

const whereToAsk = 'SHEAF_TEST_SHARED_SERVER'

/**
 * A workspace of its own on the one server that many test files share, since starting one and warming it up takes longer
 * than most of them; with a folder where commands find both, and the documentation.
 */
export async function joinSharedServer(): Promise<{ cwd: string; server: Access }> {
  const answer = await fetch(process.env[whereToAsk] ?? '')
  if (!answer.ok) throw new Error(await answer.text())
  const server = (await answer.json()) as Access
  const cwd = await mkdtemp(join(tmpdir(), 'sheaf-shared-'))
  after(() => rm(cwd, { recursive: true, force: true }))
  await symlink(docs, join(cwd, 'docs'))
  await writeFile(join(cwd, '.env'), `SHEAF_SERVER=${server.address}\n`)
  await mkdir(join(cwd, '.sheaf'))
  await writeFile(join(cwd, '.sheaf', 'bootstrap-key'), server.key)
  return { cwd, server }
}

/** Says who joins where to ask. The server starts with the first who does; resolves to what ends it. */
export async function offerSharedServer(): Promise<() => Promise<void>> {
  let started: ReturnType<typeof start> | undefined
  const reception = createServer((_request, response) => {
    started ??= start()
    started
      .then(({ admit }) => admit())
      .then(
        (access) => response.end(JSON.stringify(access)),
        (error: Error) => response.writeHead(500).end(error.stack),
      )
  })
  await new Promise<void>((resolve) => reception.listen(0, '127.0.0.1', resolve))
  process.env[whereToAsk] = `http://127.0.0.1:${(reception.address() as AddressInfo).port}`
  return async () => {
    reception.close()
    await (await started)?.stop()
  }
}

async function start() {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-shared-server-'))
  const database = await cloneDatabase()
  const server = await startSheaf({ cwd: folder, env: { DATABASE_URL: database.url, SHEAF_PARSE_PARALLEL: '2' } })
  const { createTestSystem } = await import('./system.ts')
  const system = await createTestSystem({ database })
  return {
    async admit(): Promise<Access> {
      return { address: server.address, key: (await system.workspace()).key.key }
    },
    async stop() {
      await system.close()
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
