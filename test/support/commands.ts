import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { settleOnTestServer } from './database.ts'
import { invoiceText } from './platform-client.ts'
import { joinSharedServer } from './shared-server.ts'
import { runSheaf, startSheaf } from './sheaf-process.ts'

/** Two invoices, and commands that are run beside them: on the server that all share, or on one of these settings that ends with the tests. */
export async function startCommands(env?: Record<string, string>) {
  const { cwd, server } = env ? await startOwn(env) : await joinSharedServer()
  await writeFile(join(cwd, 'invoice.txt'), invoiceText)
  await writeFile(join(cwd, 'other.txt'), invoiceText.replace('96.00', '1,096.00'))
  const sheaf = (...args: string[]) => runSheaf(args, { cwd, env: { SHEAF_SERVER: server.address } })
  return {
    cwd,
    server,
    sheaf,
    async json(...args: string[]) {
      const { stdout, stderr } = await sheaf(...args, '--json')
      return JSON.parse(stdout || stderr)
    },
  }
}

async function startOwn(env: Record<string, string>) {
  const cwd = await mkdtemp(join(tmpdir(), 'sheaf-commands-'))
  await settleOnTestServer(cwd)
  const server = await startSheaf({ cwd, env })
  after(async () => {
    await server.stop()
    await rm(cwd, { recursive: true, force: true })
  })
  return { cwd, server }
}
