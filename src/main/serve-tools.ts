import { readFile, realpath, stat } from 'node:fs/promises'
import { basename, resolve, sep } from 'node:path'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { type AnyInput, createClient, type OperationId } from '../../sdk/src/client.ts'
import { SheafError } from '../../sdk/src/index.ts'
import { createTransport } from '../../sdk/src/transport.ts'
import type { ServerAccess } from '../cli/surroundings.ts'
import { AppError } from '../core/app-error.ts'
import { createMcpServer } from '../mcp/create-server.ts'
import type { Asked, Done, OpenPath, Perform } from '../mcp/perform.ts'
import { answeringStdio } from './answering-stdio.ts'
import { version } from './version.ts'

/** The tool protocol on standard input and output, for the operations of a server; resolves when its client has gone and has its answers. */
export async function serveTools(
  { server, key }: ServerAccess,
  folders: string[],
  signal?: AbortSignal,
): Promise<void> {
  const perform = performAt({ server, key })
  const openPath = folders.length === 0 ? undefined : await openInside(folders)
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const transport = answeringStdio()
  signal?.addEventListener('abort', () => end())
  const served = serveStdio(() => createMcpServer(perform, version, openPath), { transport })
  const forget = transport.onclose
  transport.onclose = () => {
    forget?.()
    end()
  }
  await ended
  await served.close()
}

function performAt({ server, key }: ServerAccess): Perform {
  const client = createClient(createTransport({ url: server, key }))
  return async ({ operation, params, query, body, files, idempotencyKey }: Asked, signal): Promise<Done> => {
    const input = { params, query, body, files: byField(files) } as AnyInput
    try {
      const answer = await client.call(operation.name as OperationId, input as never, { signal, idempotencyKey })
      const isAccepted = (answer as { status?: unknown } | undefined)?.status === 'processing'
      return { status: isAccepted ? 202 : 200, body: answer ?? {} }
    } catch (error) {
      if (!(error instanceof SheafError)) throw error
      const { code, message, reason, details, retryable, requiredScope, requestId } = error
      const told = { code, message, reason, details, retryable, required_scope: requiredScope, request_id: requestId }
      return { status: error.status ?? 503, body: told }
    }
  }
}

function byField(files: Asked['files']): NonNullable<AnyInput['files']> {
  const grouped = Object.groupBy(files, ({ field }) => field)
  return Object.fromEntries(
    Object.entries(grouped).map(([field, some = []]) => [field, some.map(({ name, content }) => ({ name, content }))]),
  )
}

/** Files of these folders and of none else, wherever links lead. */
async function openInside(folders: string[]): Promise<OpenPath> {
  const allowed = await Promise.all(
    folders.map((folder) =>
      realpath(folder).catch(() => {
        throw new AppError('not_found', `There is no folder ${folder}.`)
      }),
    ),
  )
  return async (path) => {
    const real = await realpath(resolve(allowed[0] ?? '.', path)).catch(() => undefined)
    if (real === undefined || !allowed.some((folder) => real.startsWith(folder.endsWith(sep) ? folder : folder + sep)))
      throw new AppError(
        'not_found',
        `There is no file ${path} in the folders that were allowed: ${allowed.join(', ')}.`,
      )
    if (!(await stat(real)).isFile()) throw new AppError('validation_error', `${path} is not a file.`)
    return { name: basename(real), content: await readFile(real) }
  }
}
