import { AppError } from '../core/app-error.ts'
import { readBootstrapKey } from './bootstrap-key.ts'
import type { Config } from './config.ts'
import { readServerAddress } from './server-file.ts'

/** The server that a command talks to, and a key for it. The key of this folder goes to no other machine. */
export async function serverAccess(
  config: Config,
  given: { server?: string; key?: string },
): Promise<{ server: string; key: string }> {
  const named = given.server ?? config.server
  const server = named ?? (await ownServer(config))
  const own = isThisMachine(server) ? ((await readBootstrapKey(config)) ?? config.bootstrapKey) : undefined
  const key = given.key ?? config.apiKey ?? own
  if (key !== undefined) return { server, key }
  throw new AppError(
    'unauthorized',
    `${named !== undefined ? '' : `No server was started in this folder: "sheaf serve" starts one, and --server or SHEAF_SERVER names one elsewhere. `}A key for ${server} is needed: give --key or set SHEAF_API_KEY. "sheaf keys create" makes one.`,
  )
}

/** The server of this folder: the one that was started on it, or else where one would be. */
export async function ownServer(config: Config): Promise<string> {
  return (await readServerAddress(config)) ?? `http://localhost:${config.port}`
}

function isThisMachine(server: string): boolean {
  const { hostname } = URL.parse(server) ?? { hostname: '' }
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}
