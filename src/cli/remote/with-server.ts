import type { Command } from 'commander'
import type { Sheaf } from '../../../sdk/src/index.ts'
import type { ServerAccess, Surroundings } from '../surroundings.ts'

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
  work: (sheaf: Sheaf, signal: AbortSignal, access: ServerAccess) => Promise<T>,
): Promise<T> {
  const access = await around.serverAccess({ ...(server && { server }), ...(key && { key }) })
  // Loaded here, since commands that need no server do not need it.
  const { asAppError, connect } = await import('./connect.ts')
  return around.untilInterrupted((signal) =>
    work(connect(access, signal, around.output), signal, access).catch((error: unknown) => {
      throw asAppError(error, access.server)
    }),
  )
}

/** The first so many rows of a list. */
export async function take<T>(rows: AsyncIterable<T>, most: number = Number.POSITIVE_INFINITY): Promise<T[]> {
  const taken: T[] = []
  for await (const row of rows) {
    taken.push(row)
    if (taken.length >= most) break
  }
  return taken
}
