import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { createMcpHandler, type McpRequestContext } from '@modelcontextprotocol/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../core/app-error.ts'
import { ownOrigin } from '../operations/runner/own-origin.ts'
import { lookThroughJson } from '../services/look-through-json.ts'
import type { Principal } from '../services/principals/principal.ts'
import type { System } from '../services/system.ts'
import { createMcpServer } from './create-server.ts'
import { performHere } from './perform-here.ts'

export interface McpSettings {
  version: string
  publicUrl: string | undefined
  corsOrigins: string[]
  maxJsonBytes: number
}

/** The major version of what the tools take and answer stands in the second address. */
const addresses = ['/mcp', '/mcp/v1']

/** Whoever has a key; what it may do is asked of each tool. */
const anyKey = { access: { refuses: () => undefined } }

/** Streamable HTTP without sessions: nothing is kept between two requests, so any process can answer each of them. */
export async function serveMcp(app: FastifyInstance, system: System, settings: McpSettings): Promise<void> {
  // With a file in it, which is a third longer there.
  const longest = settings.maxJsonBytes * 16
  const handler = createMcpHandler(
    ({ authInfo }: McpRequestContext) =>
      createMcpServer(performHere(system, authInfo?.extra as unknown as Whose), settings.version),
    {
      maxRequestBodySize: longest,
      onerror: (error) => system.logger.debug({ err: error }, 'a request of the tool protocol was refused'),
    },
  )
  app.addHook('onClose', () => handler.close())
  const originFor = (request: FastifyRequest) => (settings.publicUrl ?? ownOrigin(request)).replace(/\/$/, '')
  await app.register((mcp, _options, registered) => {
    // How a client without a token learns where to get one.
    mcp.addHook('onSend', async (request, reply) => {
      if (reply.statusCode !== 401) return
      const metadata = `${originFor(request)}/.well-known/oauth-protected-resource${request.routeOptions.url}`
      reply.header('www-authenticate', `Bearer resource_metadata="${metadata}"`)
    })
    // Read as it is: what is no JSON is told in the words of the protocol.
    mcp.removeAllContentTypeParsers()
    mcp.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: longest }, (_request, body, done) => done(null, body))
    for (const url of addresses)
      mcp.route({
        ...{ method: ['GET', 'POST', 'DELETE'], url, config: { opens: anyKey } },
        handler: async (request, reply) => {
          refuseOtherOrigins(request, settings)
          if (request.headers['mcp-session-id'] !== undefined) return reply.code(404).send(noSession)
          if (isBatch(request.body)) return reply.code(400).send(noBatches)
          const { caller, id: requestId } = request
          if (caller === undefined) throw new Error('the tool protocol was reached without a caller')
          const tooMuch = await tooMuchOf(request.body, caller)
          if (tooMuch !== undefined) return reply.code(400).send(refusalOf(-32_600, tooMuch))
          const whose: Whose = { caller, requestId, origin: originFor(request) }
          return send(reply, await handler.fetch(asWebRequest(request, reply), { authInfo: authInfoOf(whose) }))
        },
      })
    registered()
  })
}

/** Whoever names a session has it from another server, or from somebody else. By the protocol, 404 makes a client begin anew. */
const noSession = refusalOf(
  -32_001,
  'There is no such session: none are kept here. Connect again without Mcp-Session-Id.',
)
/** The protocol has given them up, and one request would be many for the limit of a key. */
const noBatches = refusalOf(-32_600, 'A batch is not taken: send one message at a time.')

function refusalOf(code: number, message: string) {
  return { jsonrpc: '2.0', id: null, error: { code, message } }
}

function isBatch(body: unknown): boolean {
  return Buffer.isBuffer(body) && body.subarray(0, 1000).toString().trimStart().startsWith('[')
}

/** The bounds of all JSON that callers send. */
async function tooMuchOf(body: unknown, { workspaceId }: Principal): Promise<string | undefined> {
  if (!Buffer.isBuffer(body)) return undefined
  try {
    await lookThroughJson(body, workspaceId)
    return undefined
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}

interface Whose {
  caller: Principal
  requestId: string
  origin: string
}

function authInfoOf(whose: Whose) {
  return { token: '', clientId: whose.caller.id, scopes: [...whose.caller.scopes], extra: { ...whose } }
}

/** A page of another site that a browser shows must not speak for the browser's owner. */
function refuseOtherOrigins(request: FastifyRequest, { corsOrigins, publicUrl }: McpSettings): void {
  const { origin } = request.headers
  if (origin === undefined || corsOrigins.includes('*') || corsOrigins.includes(origin)) return
  if (origin === ownOrigin(request) || (publicUrl !== undefined && origin === URL.parse(publicUrl)?.origin)) return
  throw new AppError(
    'insufficient_scope',
    `Pages of ${origin.slice(0, 200)} may not call this: allow it with SHEAF_CORS_ORIGINS.`,
    {
      reason: 'origin_not_allowed',
    },
  )
}

function asWebRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined && name !== 'authorization') headers.set(name, String(value))
  return new Request(`${ownOrigin(request)}${request.url}`, {
    ...{ method: request.method, headers, signal: gone.signal },
    ...(request.method === 'POST' && { body: (request.body as Buffer | undefined) ?? Buffer.alloc(0) }),
  })
}

function send(reply: FastifyReply, { status, headers, body }: Response): FastifyReply {
  reply.code(status).headers(Object.fromEntries(headers))
  return body === null ? reply.send() : reply.send(Readable.fromWeb(body as ReadableStream))
}
