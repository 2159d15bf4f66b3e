import type { FastifyInstance } from 'fastify'
import { newId } from '../../core/ids.ts'

const safe = /^[A-Za-z0-9._:@/+=-]{1,128}$/

/** A caller's own id is kept when it is harmless in a log line and a header. */
export function requestIdFrom(header: string | string[] | undefined): string {
  return typeof header === 'string' && safe.test(header) ? header : newId()
}

export function echoRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
}
