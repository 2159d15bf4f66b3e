import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../core/app-error.ts'
import { formTokenOf, hashToken } from '../../services/members/secret-token.ts'
import { sessionDays } from '../../services/members/sessions.ts'

/** Browsers take these only over an encrypted connection or from this machine, for this very host and all of its paths. */
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax'
const session = '__Host-sheaf-session'
/** Who was sent to the provider, and has to come back in the same browser. */
const sent = '__Host-sheaf-provider'

export const sessionOf = (request: FastifyRequest) => tokenIn(request, session)
export const sentOf = (request: FastifyRequest) => tokenIn(request, sent)

function tokenIn({ headers }: FastifyRequest, name: string): string | undefined {
  const found = headers.cookie?.split(';').find((part) => part.trimStart().startsWith(`${name}=`))
  const token = found?.trim().slice(name.length + 1)
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined
}

export function setSession(reply: FastifyReply, token: string): void {
  setCookie(reply, session, token, sessionDays * 86_400)
}

export function dropSession(reply: FastifyReply): void {
  setCookie(reply, session, '', 0)
}

export function setSent(reply: FastifyReply, token: string, seconds: number): void {
  setCookie(reply, sent, token, seconds)
}

export function dropSent(reply: FastifyReply): void {
  setCookie(reply, sent, '', 0)
}

function setCookie(reply: FastifyReply, name: string, token: string, seconds: number): void {
  reply.header('set-cookie', `${name}=${token}; ${attributes}; Max-Age=${seconds}`)
}

/** A browser sends its cookie wherever a page leads it: a change needs what only our own pages know. */
export function refuseForgedRequest(request: FastifyRequest): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  refuseForgedToken(request, request.headers['x-csrf-token'])
}

export function refuseForgedToken(request: FastifyRequest, given: unknown): void {
  const session = sessionOf(request)
  if (
    session !== undefined &&
    typeof given === 'string' &&
    timingSafeEqual(hashToken(given), hashToken(formTokenOf(session)))
  )
    return
  throw new AppError(
    'insufficient_scope',
    'This request did not come from a page of this service. Load the page again.',
    {
      reason: 'csrf_token_missing',
    },
  )
}
