import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../core/app-error.ts'
import { findSignedIn, type SignedIn } from '../../services/members/sessions.ts'
import type { System } from '../../services/system.ts'
import { toAppError } from '../plugins/errors.ts'
import { refuseForeignForm, showPage } from './own-pages.ts'
import { messagePage } from './pages.ts'
import { refuseForgedToken, sessionOf } from './session-cookie.ts'

/** Routes of pages: forms are taken from our own pages only, and what goes wrong is a page too. */
export async function servePages(
  app: FastifyInstance,
  publicUrl: string | undefined,
  routes: (pages: FastifyInstance) => void,
): Promise<void> {
  await app.register((pages, _options, registered) => {
    takeForms(pages)
    pages.setErrorHandler((error, request, reply) => {
      const failure = toAppError(error)
      if (failure.status >= 500) request.log.error({ err: error }, 'request failed')
      return showPage(withHeaders(reply, failure), failure.status, messagePage('This did not work', failure.message))
    })
    pages.addHook('preHandler', async (request) => {
      if (request.method === 'POST') refuseForeignForm(request, publicUrl)
    })
    routes(pages)
    registered()
  })
}

function takeForms(pages: FastifyInstance): void {
  pages.removeAllContentTypeParsers()
  pages.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16_384 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  pages.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: 65_536 },
    pages.getDefaultJsonParser('error', 'error'),
  )
}

export type Form = Record<string, string | undefined>

export function formOf({ body }: FastifyRequest): Form {
  return (body ?? {}) as Form
}

export async function signedInBy(system: System, request: FastifyRequest): Promise<SignedIn | undefined> {
  const token = sessionOf(request)
  return token === undefined ? undefined : findSignedIn(system, token)
}

/** Whoever sent a form of their own page; a page of an earlier session is refused too. */
export async function ownForm(system: System, request: FastifyRequest): Promise<SignedIn> {
  const signedIn = await signedInBy(system, request)
  if (signedIn === undefined) throw new AppError('unauthorized', 'Your session has ended. Sign in again.')
  refuseForgedToken(request, formOf(request)['form_token'])
  return signedIn
}

export function withHeaders(reply: FastifyReply, { headers, retryAfterSeconds }: AppError): FastifyReply {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  return reply.headers(headers)
}

/** Only to pages of ours: whoever gives a link to the sign-in page must not decide where it leads. */
export function nextOf(next: string | undefined): string | undefined {
  return next !== undefined && /^\/(account|oauth\/consent\/[\w-]{1,64})$/.test(next) ? next : undefined
}
