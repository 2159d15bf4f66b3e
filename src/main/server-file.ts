import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from './config.ts'

type Where = Pick<Config, 'dataDir'>

/** Where the server of a folder tells the commands of that folder its address, whatever port it was given. */
function serverFile({ dataDir }: Where): string {
  return join(resolve(dataDir), 'server-address')
}

/** Undefined where no server was started, or the last one was stopped. One that was killed leaves its address. */
export async function readServerAddress(config: Where): Promise<string | undefined> {
  const text = await readFile(serverFile(config), 'utf8').catch(() => '')
  const url = URL.parse(text.trim())
  return url && /^https?:$/.test(url.protocol) ? text.trim() : undefined
}

export async function keepServerAddress(config: Where, address: string): Promise<void> {
  await writeFile(serverFile(config), `${address}\n`)
}

/** Unless another server of the folder has told its own since. */
export async function forgetServerAddress(config: Where, address: string): Promise<void> {
  if ((await readServerAddress(config)) === address) await rm(serverFile(config), { force: true })
}
