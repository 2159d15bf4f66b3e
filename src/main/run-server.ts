import type { Output } from '../cli/output.ts'
import { type Role, type ServeOptions, type Server, serve } from './serve.ts'
import { version } from './version.ts'

/** Serves until a signal says stop. A second signal ends the process at once. */
export async function runServer(options: ServeOptions & { output: Output }): Promise<void> {
  const { output, logger } = options
  const asked = new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
      process.once(signal, () => {
        resolve()
        process.once(signal, () => process.exit(130))
      })
    }
  })
  process.on('unhandledRejection', (error) => logger.error({ err: error }, 'unhandled rejection'))
  const server = await serve(options)
  output.write(output.json ? `${JSON.stringify(asData(server, options.role))}\n` : welcome(server, options.role))
  await asked
  await server.stop()
}

function asData(server: Server, role: Role) {
  return {
    role,
    version,
    address: server.address ?? null,
    docs: server.address === undefined ? null : `${server.address}/docs`,
    bootstrap_key: server.bootstrapKey ?? null,
    joined_database: server.joinedDatabase,
  }
}

function welcome(server: Server, role: Role): string {
  const lines = [`Sheaf ${version}`]
  if (server.joinedDatabase) lines.push('Joined the database that was already running on this data folder.')
  if (server.address === undefined) return `${[...lines, 'Worker ready.'].join('\n')}\n`
  lines.push('', `  API        ${server.address}`, `  Reference  ${server.address}/docs`)
  if (server.bootstrapKey !== undefined) {
    lines.push(
      `  Key        ${server.bootstrapKey}`,
      '',
      `The key is shown this once; it is also in ${server.bootstrapKeyFile}.`,
    )
  }
  const kept = server.bootstrapKeyFile === undefined ? '<your key>' : `$(cat "${server.bootstrapKeyFile}")`
  const key = server.bootstrapKey ?? kept
  lines.push('Try it:', '', `  curl -H "Authorization: Bearer ${key}" ${server.address}/v1/api-keys`, '')
  if (role === 'api') lines.push('This process has no worker: start one with "sheaf serve --role worker".', '')
  return `${lines.join('\n')}\n`
}
