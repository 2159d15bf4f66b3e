import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../core/app-error.ts'
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  removePasskey,
  signInByPasskey,
} from '../../services/members/passkeys.ts'
import type { SignedIn } from '../../services/members/sessions.ts'
import type { System } from '../../services/system.ts'
import { sendError, toAppError } from '../plugins/errors.ts'
import { originOf } from './own-pages.ts'
import { formOf, nextOf, ownForm, signedInBy } from './serve-pages.ts'
import { refuseForgedToken, setSession } from './session-cookie.ts'

const door = { config: { opens: 'door' as const } }

interface Sent {
  response?: unknown
  name?: string
  next?: string
}

/** What the script of the pages calls, and the form that removes a passkey. */
export function servePasskeys(pages: FastifyInstance, system: System, publicUrl: string | undefined): void {
  const options = { ...door, errorHandler: asJson }
  pages.post('/sign-in/passkey/options', options, (request) => beginPasskeySignIn(system, originOf(request, publicUrl)))
  pages.post('/sign-in/passkey', options, async (request, reply) => {
    const { response, next } = sentBy(request)
    const place = { origin: originOf(request, publicUrl), requestId: request.id }
    setSession(reply, (await signInByPasskey(system, response as AuthenticationResponseJSON, place)).sessionToken)
    return { location: nextOf(next) ?? '/account' }
  })
  pages.post('/account/passkey/options', options, async (request) =>
    beginPasskey(system, await ownScript(system, request), originOf(request, publicUrl)),
  )
  pages.post('/account/passkey', options, async (request) => {
    const signedIn = await ownScript(system, request)
    const { response, name = '' } = sentBy(request)
    const place = { origin: originOf(request, publicUrl), requestId: request.id, name }
    await addPasskey(system, signedIn, response as RegistrationResponseJSON, place)
    return { location: '/account' }
  })
  pages.post('/account/passkey/remove', door, async (request, reply) => {
    await removePasskey(system, await ownForm(system, request), formOf(request)['passkey'] ?? '', request.id)
    return reply.redirect('/account', 303)
  })
}

function sentBy({ body }: FastifyRequest): Sent & { response: object } {
  const sent = (typeof body === 'object' && body !== null ? body : {}) as Sent
  if (typeof sent.response !== 'object' || sent.response === null)
    throw new AppError('validation_error', 'The answer of the passkey is missing.')
  return { ...sent, response: sent.response }
}

async function ownScript(system: System, request: FastifyRequest): Promise<SignedIn> {
  const signedIn = await signedInBy(system, request)
  if (signedIn === undefined) throw new AppError('unauthorized', 'Your session has ended. Sign in again.')
  refuseForgedToken(request, request.headers['x-csrf-token'])
  return signedIn
}

function asJson(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toAppError(error)
  if (failure.status >= 500) request.log.error({ err: error }, 'request failed')
  return sendError(failure, request, reply)
}
