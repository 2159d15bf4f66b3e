import type { Output } from '../cli/output.ts'
import { type Role, type ServeOptions, type Server, serve } from './serve.ts'
import { forgetServerAddress, keepServerAddress } from './server-file.ts'
import { version } from './version.ts'

const sameSignalMilliseconds = 1000

/** Serves until a signal says stop. */
export async function runServer(options: ServeOptions & { output: Output; isTerminal: boolean }): Promise<void> {
  const { config, output, logger, isTerminal } = options
  const asked = askedToStop()
  process.on('unhandledRejection', (error) => logger.error({ err: error }, 'unhandled rejection'))
  const server = await serve(options)
  const { address } = server
  if (address !== undefined) await keepServerAddress(config, address)
  await output.write(
    output.json ? `${JSON.stringify(asData(server, options.role))}\n` : welcome(server, options.role, isTerminal),
  )
  await asked
  if (address !== undefined) await forgetServerAddress(config, address)
  await server.stop()
}

/** A second signal ends the process at once, unless it is the echo of the first: a terminal signals a whole group. */
function askedToStop(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let first: number | undefined
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      first ??= performance.now()
      resolve()
      if (performance.now() - first > sameSignalMilliseconds) process.exit(130)
    })
  }
  return promise
}

function asData(server: Server, role: Role) {
  return {
    role,
    version,
    address: server.address ?? null,
    docs: server.address === undefined ? null : `${server.address}/docs`,
    bootstrap_key_file: server.bootstrapKeyFile ?? null,
    joined_database: server.joinedDatabase,
  }
}

/** The key itself is for eyes only: what goes into a pipe ends up in logs. */
function welcome(server: Server, role: Role, isTerminal: boolean): string {
  const lines = [`Sheaf ${version}`]
  if (server.joinedDatabase) lines.push('Joined the database that was already running on this data folder.')
  if (server.address === undefined) return `${[...lines, 'Worker ready.'].join('\n')}\n`
  lines.push('', `  API        ${server.address}`, `  Reference  ${server.address}/docs`)
  const shown = isTerminal ? server.bootstrapKey : undefined
  if (shown !== undefined)
    lines.push(
      `  Key        ${shown}`,
      `  Sign in    ${server.ownerLink}`,
      '',
      `The key is shown this once; it is also in ${server.bootstrapKeyFile}. The link makes you the owner, once and within a week.`,
    )
  else if (server.bootstrapKey !== undefined) lines.push(`  Key        in ${server.bootstrapKeyFile}`)
  const kept = server.bootstrapKeyFile === undefined ? '<your key>' : `$(cat "${server.bootstrapKeyFile}")`
  const key = shown ?? kept
  lines.push('', 'Try it:', '', `  curl -H "Authorization: Bearer ${key}" ${server.address}/v1/api-keys`, '')
  if (role === 'api') lines.push('This process has no worker: start one with "sheaf serve --role worker".', '')
  return `${lines.join('\n')}\n`
}
