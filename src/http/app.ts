import cors from '@fastify/cors'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { allOperations } from '../operations/all-operations.ts'
import type { Operation } from '../operations/operation.ts'
import { createAdmission } from '../operations/runner/admit.ts'
import type { System } from '../services/system.ts'
import { serveHealth } from './health.ts'
import { serveHomePage } from './home-page/serve-home-page.ts'
import type { HttpSettings } from './http-settings.ts'
import { serveOauth } from './oauth/serve-oauth.ts'
import { openApiDocument } from './openapi/document.ts'
import { guardAccess } from './plugins/access.ts'
import { answerBrokenRequest } from './plugins/broken-requests.ts'
import { answerErrors, sendError, toAppError } from './plugins/errors.ts'
import { readJsonBodies } from './plugins/json-body.ts'
import { serveMetrics } from './plugins/metrics.ts'
import { formLimits } from './plugins/multipart.ts'
import { answerUnknown } from './plugins/not-found.ts'
import { echoRequestId, requestIdFrom } from './plugins/request-id.ts'
import { logRequests } from './plugins/request-log.ts'
import { dropSilentSockets } from './plugins/silent-sockets.ts'
import { serveReference } from './reference/serve-reference.ts'
import { serveOperation } from './serve-operation.ts'
import { serveSignIn } from './sign-in/serve-sign-in.ts'
import { serveSigningKeys } from './signing-keys.ts'
import { serveUploadPage } from './upload-page/serve-upload-page.ts'

/** The whole HTTP surface. `extra` is for benchmarks and tests that bring an operation of their own. */
export async function createApp(
  system: System,
  settings: HttpSettings,
  extra: Operation[] = [],
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: system.logger as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: (request) => requestIdFrom(request.headers['x-request-id']),
    trustProxy: settings.trustProxy.length > 0 ? settings.trustProxy : false,
    bodyLimit: settings.maxJsonBytes,
    requestTimeout: settings.requestTimeoutSeconds * 1000,
    connectionTimeout: (settings.requestTimeoutSeconds + 30) * 1000,
    keepAliveTimeout: 72_000,
    http: {
      maxHeaderSize: 16_384,
      headersTimeout: settings.headersTimeoutSeconds * 1000,
      connectionsCheckingInterval: 1000,
    },
    routerOptions: { maxParamLength: 512 },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => void sendError(toAppError(error), request, reply),
  })
  dropSilentSockets(app)
  echoRequestId(app)
  if (settings.corsOrigins.length > 0) await allowOrigins(app, settings)
  answerUnknown(app)
  guardAccess(app, createAdmission(system, settings.rateLimitPerMinute), settings.publicUrl)
  answerErrors(app)
  app.decorateRequest('bodyHash', undefined)
  readJsonBodies(app, settings.maxJsonBytes)
  await app.register(multipart, {
    limits: { fieldSize: settings.maxJsonBytes, ...formLimits, fileSize: 2 ** 40 },
  })
  logRequests(app)
  if (settings.metrics) serveMetrics(app, system)
  serveHealth(app, system)
  serveSigningKeys(app, system)
  serveReference(app)
  serveHomePage(app, system, settings.publicUrl)
  serveUploadPage(app, system)
  await serveSignIn(app, system, settings.publicUrl)
  await serveOauth(app, system, settings.publicUrl)

  for (const operation of [...allOperations, ...extra]) serveOperation(app, system, operation, settings.publicUrl)
  serveDescription(app, settings)
  return app
}

/** Written down when it is first asked for: it takes half a second, which no start should wait for. */
function serveDescription(app: FastifyInstance, { version, publicUrl }: HttpSettings): void {
  let document: string | undefined
  app.get('/openapi.json', { config: { opens: 'unmetered' } }, async (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(allOperations, { version, serverUrl: publicUrl ?? '/' }))
    return reply.type('application/json; charset=utf-8').send(document)
  })
}

async function allowOrigins(app: FastifyInstance, settings: HttpSettings): Promise<void> {
  await app.register(cors, {
    origin: settings.corsOrigins.includes('*') ? '*' : settings.corsOrigins,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: [
      'X-Request-Id',
      'X-RateLimit-Limit',
      'X-RateLimit-Remaining',
      'X-RateLimit-Reset',
      'Retry-After',
      'Idempotency-Replayed',
      ...['Cost-Credits', 'Cost-EUR', 'Balance-Credits'].map((name) => `${settings.headerPrefix}${name}`),
    ],
    maxAge: 600,
    strictPreflight: false,
  })
}
