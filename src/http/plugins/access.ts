import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Admission, Admit } from '../../operations/runner/admit.ts'
import { requestPath } from '../request-path.ts'
import { originOf } from '../sign-in/own-pages.ts'
import { refuseForgedRequest, sessionOf } from '../sign-in/session-cookie.ts'

/** Before a body is read: who is it, may it call this, and has it calls left? A route that says nothing cannot exist. */
export function guardAccess(app: FastifyInstance, admit: Admit, publicUrl: string | undefined): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.opens === undefined) {
      throw new Error(`${String(route.method)} ${route.url} does not say what it opens, and to whom`)
    }
  })
  app.decorateRequest('caller', undefined)
  app.addHook('onRequest', async (request, reply) => {
    const opens = request.is404 ? 'metered' : request.routeOptions.config.opens
    if (opens === 'unmetered') return
    const { ip: address, params, headers } = request
    const session = headers.authorization === undefined ? sessionOf(request) : undefined
    const called = () => originOf(request, publicUrl) + requestPath(request.url)
    const asking = { authorization: headers.authorization, session, called, address, params, atDoor: opens === 'door' }
    const { caller, rate, refusal } = await admit(typeof opens === 'string' ? undefined : opens, asking)
    setRateHeaders(reply, rate)
    request.caller = caller
    if (refusal) throw refusal
    if (caller?.kind === 'member') refuseForgedRequest(request)
  })
}

function setRateHeaders(reply: FastifyReply, { limit, remaining, resetAt }: Admission['rate']): void {
  reply.header('x-ratelimit-limit', limit)
  reply.header('x-ratelimit-remaining', remaining)
  reply.header('x-ratelimit-reset', resetAt)
}
