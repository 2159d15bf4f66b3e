import type { Command } from 'commander'
import type { Surroundings } from '../program.ts'
import type { PlatformClient } from './platform-client.ts'

export interface ServerOptions {
  server?: string
  key?: string
}

export function addServerOptions(command: Command): Command {
  return command.option('--server <url>', 'address of the server').option('--key <key>', 'API key')
}

/** Calls the server that is meant until Ctrl-C. */
export async function withServer<T>(
  around: Surroundings,
  { server, key }: ServerOptions,
  work: (client: PlatformClient) => Promise<T>,
): Promise<T> {
  const access = await around.serverAccess({ ...(server && { server }), ...(key && { key }) })
  // Loaded here, since commands that need no server do not need it.
  const { createPlatformClient } = await import('./platform-client.ts')
  return around.untilInterrupted((signal) => work(createPlatformClient(access, signal)))
}
