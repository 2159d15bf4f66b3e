import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { settleOnTestServer } from './database.ts'
import { invoiceText } from './platform-client.ts'
import { runSheaf, startSheaf } from './sheaf-process.ts'

/** A server with two invoices beside it, and commands that are run there, for the tests of one file: it ends with them. */
export async function startCommands(env: Record<string, string> = {}) {
  const cwd = await mkdtemp(join(tmpdir(), 'sheaf-commands-'))
  await settleOnTestServer(cwd)
  const server = await startSheaf({ cwd, env })
  after(async () => {
    await server.stop()
    await rm(cwd, { recursive: true, force: true })
  })
  await writeFile(join(cwd, 'invoice.txt'), invoiceText)
  await writeFile(join(cwd, 'other.txt'), invoiceText.replace('96.00', '1,096.00'))
  const sheaf = (...args: string[]) => runSheaf(args, { cwd, env: { SHEAF_SERVER: server.address } })
  return {
    cwd,
    sheaf,
    async json(...args: string[]) {
      const { stdout, stderr } = await sheaf(...args, '--json')
      return JSON.parse(stdout || stderr)
    },
  }
}
