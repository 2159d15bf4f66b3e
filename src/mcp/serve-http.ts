import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { createMcpHandler, type McpRequestContext } from '@modelcontextprotocol/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../core/app-error.ts'
import { ownOrigin } from '../operations/runner/own-origin.ts'
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
  const handler = createMcpHandler(
    ({ authInfo }: McpRequestContext) =>
      createMcpServer(performHere(system, authInfo?.extra as unknown as Whose), settings.version),
    { onerror: (error) => system.logger.debug({ err: error }, 'a request of the tool protocol was refused') },
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
    mcp.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: settings.maxJsonBytes * 16 },
      (_request, body, done) => done(null, body),
    )
    for (const url of addresses)
      mcp.route({
        ...{ method: ['GET', 'POST', 'DELETE'], url, config: { opens: anyKey } },
        handler: async (request, reply) => {
          refuseOtherOrigins(request, settings)
          const { caller, id: requestId } = request
          if (caller === undefined) throw new Error('the tool protocol was reached without a caller')
          const whose: Whose = { caller, requestId, origin: originFor(request) }
          return send(reply, await handler.fetch(asWebRequest(request, reply), { authInfo: authInfoOf(whose) }))
        },
      })
    registered()
  })
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
