import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '../core/app-error.ts'
import type { Caller } from '../services/api-keys/authenticate.ts'
import { type CommitGuard, createContext } from '../services/commit.ts'
import type { WireAnswer } from '../services/idempotency/claim.ts'
import type { KeepAnswer } from '../services/idempotency/settle.ts'
import type { System } from '../services/system.ts'
import { answerOnce, idempotencyKeyOf } from './plugins/idempotency.ts'
import { dropForm, type ReceivedFile, receiveForm } from './plugins/multipart.ts'
import { isRaw, type KeyedRoute, type PublicRoute, type RawRoute, type Route } from './route.ts'
import { parsePart, refuseUnstorableText } from './validate.ts'

export function registerRoute(app: FastifyInstance, system: System, route: Route): void {
  app.route({
    method: route.method,
    url: route.path,
    config: { scope: route.scope },
    handler: (request, reply) => {
      if (isRaw(route)) return answerRaw(system, route, request, reply)
      if (route.scope === 'public') return answerPublic(system, route, request, reply)
      return answerKeyed(system, route, request, reply)
    },
  })
}

async function answerRaw(system: System, route: RawRoute, request: FastifyRequest, reply: FastifyReply) {
  const caller = callerOf(request)
  const params = parsePart(route.params ?? anything, request.params, 'path')
  refuseUnstorableText(request.query)
  const query = parsePart(route.query ?? anything, request.query, 'query')
  const { keyId: id, scopes, workspaceId } = caller
  const ctx = createContext(system, { workspaceId, actor: { kind: 'api_key', id, scopes }, requestId: request.id })
  const answer = await route.handle({ ctx, params, query, ifNoneMatch: request.headers['if-none-match'] })
  // Whatever was uploaded is shown as what we say that it is, and never runs as a page of ours.
  reply.headers({ 'x-content-type-options': 'nosniff', 'content-security-policy': "sandbox; default-src 'none'" })
  return reply
    .code(answer.status ?? 200)
    .headers(answer.headers ?? {})
    .type(answer.contentType)
    .send(answer.body)
}

function callerOf({ caller }: FastifyRequest): Caller {
  if (caller === undefined) throw new Error('a keyed route was reached without a caller')
  return caller
}

async function answerPublic(system: System, route: PublicRoute, request: FastifyRequest, reply: FastifyReply) {
  const params = parsePart(route.params ?? anything, request.params, 'path')
  const query = parsePart(route.query ?? anything, request.query, 'query')
  return send(reply, render(route, await route.handle({ system, params, query })))
}

async function answerKeyed(system: System, route: KeyedRoute, request: FastifyRequest, reply: FastifyReply) {
  const caller = callerOf(request)
  const idempotencyKey = route.method === 'GET' ? undefined : idempotencyKeyOf(request)
  // The job API says 400 to an id that cannot be one, except where it is read.
  const isCalledBad = route.api === 'job' && route.method !== 'GET'
  const params = parsePart(route.params ?? anything, request.params, isCalledBad ? 'address' : 'path')
  refuseUnstorableText(request.query)
  const query = parsePart(route.query ?? anything, request.query, 'query')
  const input = await readInput(system, route, request, reply)

  const path = route.path.replace(/:(\w+)/g, (_, name: string) => String((params as Record<string, unknown>)[name]))
  const submission = idempotencyKey !== undefined && {
    submissionKey: submissionKeyOf(`${route.method} ${path}`, caller, idempotencyKey),
  }

  // The answer to a change is rendered before the change is committed: one that cannot be told is not made.
  const perform = async (keep?: KeepAnswer) => {
    let rendered: WireAnswer | undefined
    const { keyId: id, scopes, workspaceId } = caller
    const actor = { kind: 'api_key' as const, id, scopes }
    const guard: CommitGuard = async (tx, result) => {
      rendered = render(route, result)
      await keep?.(tx, rendered)
    }
    const ctx = createContext(system, { workspaceId, actor, requestId: request.id, guard, ...submission })
    const { body, files } = input
    const ifNoneMatch = request.headers['if-none-match']
    const origin = `${request.protocol}://${request.host}`
    const result = await route.handle({ ctx, caller, params, query, body, files, ifNoneMatch, origin })
    return rendered ?? render(route, result)
  }
  try {
    if (idempotencyKey === undefined) return send(reply, await perform())
    const answer = await answerOnce({
      system,
      request,
      workspaceId: caller.workspaceId,
      api: route.api,
      path,
      key: idempotencyKey,
      fingerprint: fingerprintOf(request, caller, input),
      perform,
    })
    if (answer.replayed) {
      reply.header('idempotency-replayed', 'true')
      await dropForm(system, input.files)
    }
    return send(reply, answer)
  } catch (error) {
    await dropForm(system, input.files)
    throw error
  }
}

interface Input {
  body: unknown
  files: ReceivedFile[]
  fingerprint: Buffer
}

const noBody = Buffer.alloc(0)
const emptyBody = z.strictObject({})

async function readInput(
  system: System,
  route: KeyedRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Input> {
  if (request.isMultipart()) {
    const { caller } = request
    if (route.form === undefined || caller === undefined) throw wrongMediaType('application/json')
    const form = await receiveForm(system, request, reply, { caller, ...route.form })
    try {
      const body = parsePart(route.form.fields, form.fields, 'form')
      // Fields that hold JSON may name characters that could not be seen in its text.
      refuseUnstorableText(body)
      return { ...form, body }
    } catch (error) {
      await dropForm(system, form.files)
      throw error
    }
  }
  if (route.body === undefined && route.form !== undefined) {
    if (request.headers['content-type'] === undefined)
      throw new AppError('validation_error', 'This call needs a form as its body: "Content-Type: multipart/form-data".')
    throw wrongMediaType('multipart/form-data')
  }
  if (route.body === undefined) {
    // Whoever sends something means something by it.
    if (route.api === 'platform' && request.body !== undefined) parsePart(emptyBody, request.body, 'body')
    return { body: undefined, files: [], fingerprint: request.bodyHash ?? noBody }
  }
  if (request.body === undefined && !route.body.safeParse(undefined).success)
    throw new AppError('validation_error', 'This call needs a JSON object as its body.')
  const body = parsePart(route.body, request.body, 'body')
  // A schema may be JSON text inside the JSON.
  refuseUnstorableText(body)
  return { body, files: [], fingerprint: request.bodyHash ?? noBody }
}

/** What makes it the same request: who asks (an answer can hold what another key may not see), query, body or form. */
function fingerprintOf(request: FastifyRequest, caller: Caller, input: Input): Buffer {
  const query = request.url.split('?').slice(1).join('?')
  return createHash('sha256').update(`${caller.keyId}\0${query}\0`).update(input.fingerprint).digest()
}

function submissionKeyOf(operation: string, { workspaceId, keyId }: Caller, idempotencyKey: string): Buffer {
  return createHash('sha256').update([operation, workspaceId, keyId, idempotencyKey].join('\0')).digest()
}

function wrongMediaType(expected: string): AppError {
  return new AppError('unsupported_media_type', `This call takes "Content-Type: ${expected}".`)
}

/** The body is put through the response schema, so that nothing leaves which the contract does not name. */
function render(route: KeyedRoute | PublicRoute, result: unknown): WireAnswer {
  const answer = route.scope !== 'public' && route.answer ? route.answer(result) : { body: result }
  const status = answer.status ?? route.successStatus ?? 200
  return {
    status,
    headers: answer.headers ?? {},
    body: answer.body === undefined && bodiless.has(status) ? '' : JSON.stringify(conform(route, status, answer.body)),
  }
}

/** 202 is without a body where the specification wants none. */
const bodiless = new Set([202, 204, 304])

function conform(route: KeyedRoute | PublicRoute, status: number, body: unknown): unknown {
  const shape = (status === 202 && route.scope !== 'public' && route.accepted) || route.response
  const fitted = shape.safeParse(body)
  if (fitted.success) return fitted.data
  throw new Error(`the answer of ${route.operationId} does not fit its contract`, { cause: fitted.error })
}

function send(reply: FastifyReply, answer: WireAnswer): FastifyReply {
  reply.code(answer.status).headers(answer.headers)
  if (answer.body === '') return reply.send()
  return reply.type('application/json; charset=utf-8').send(answer.body)
}

/** For parts that a route does not look at. */
const anything = z.unknown()
