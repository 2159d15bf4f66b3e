import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type FileAnswer, isDoneOnce, isFile, type KeyedOperation, type Operation } from '../operations/operation.ts'
import { ownOrigin } from '../operations/runner/own-origin.ts'
import { type Call, runFileOperation, runOperation } from '../operations/runner/runner.ts'
import type { System } from '../services/system.ts'
import { idempotencyKeyOf } from './idempotency-key.ts'
import { receiveInput } from './receive-input.ts'
import { requestPath } from './request-path.ts'

/** One operation at its address. `publicUrl` is where the service is for callers, if that cannot be seen from here. */
export function serveOperation(
  app: FastifyInstance,
  system: System,
  operation: Operation,
  publicUrl: string | undefined,
): void {
  app.route({
    method: operation.method,
    url: operation.path,
    config: { opens: operation },
    handler: async (request, reply) => {
      const call = callFrom(system, operation, request, reply, publicUrl)
      if (isFile(operation)) return sendFile(reply, await runFileOperation(system, operation, call))
      const answered = await runOperation(system, operation, call)
      if ('contentType' in answered) return sendFile(reply, answered)
      const { status, headers, body, replayed } = answered
      if (replayed) reply.header('idempotency-replayed', 'true')
      reply.code(status).headers(headers)
      return body === '' ? reply.send() : reply.type('application/json; charset=utf-8').send(body)
    },
  })
}

function callFrom(
  system: System,
  operation: Operation,
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string | undefined,
): Call {
  return {
    caller: request.caller,
    requestId: request.id,
    path: requestPath(request.url),
    params: request.params,
    query: request.query,
    idempotencyKey: isDoneOnce(operation) ? idempotencyKeyOf(request) : undefined,
    ifNoneMatch: request.headers['if-none-match'],
    origin: publicUrl ?? ownOrigin(request),
    receive: (caller, wanted: KeyedOperation) => receiveInput(system, request, reply, caller, wanted),
  }
}

function sendFile(reply: FastifyReply, answer: FileAnswer): FastifyReply {
  // Whatever was uploaded is shown as what we say that it is, and never runs as a page of ours.
  reply.headers({ 'x-content-type-options': 'nosniff', 'content-security-policy': "sandbox; default-src 'none'" })
  return reply
    .code(answer.status ?? 200)
    .headers(answer.headers ?? {})
    .type(answer.contentType)
    .send(answer.body)
}
