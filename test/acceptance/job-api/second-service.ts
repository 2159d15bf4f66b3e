import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before } from 'node:test'
import { cloneDatabase, type TestDatabase } from '../../support/database.ts'
import { type ModelServer, type Reply, startModelServer } from '../../support/model-server.ts'
import { type StartedSheaf, startSheaf } from '../../support/sheaf-process.ts'

/** A server that may fetch nothing from this machine, asks a language model, and whose database can be taken away. */
export const second = { at: '', key: '' }
let answer: Reply = { status: 500 }
let [folder, server, model, database]: [string, StartedSheaf?, ModelServer?, TestDatabase?] = ['']

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheaf-job-api-second-'))
  model = await startModelServer(() => answer)
  database = await cloneDatabase()
  const env = { DATABASE_URL: database.url, SHEAF_MODEL_URL: model.url, SHEAF_MODEL_MODE: 'full' }
  server = await startSheaf({ cwd: folder, env: { ...env, SHEAF_MODEL: 'openai-compatible:stand-in' } })
  Object.assign(second, { at: server.address, key: server.key })
})
after(async () => {
  await server?.stop()
  await model?.close()
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
})

/** What the model says from now on. */
export function letModelSay(reply: Reply): void {
  answer = reply
}

export async function dropDatabase(): Promise<void> {
  await database?.drop()
}
