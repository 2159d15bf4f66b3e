import type { FastifyInstance } from 'fastify'

/** One line per request: the route's pattern and never the query or a body, which can hold what documents say. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...(request.caller && {
          workspace: request.caller.workspaceId,
          principal: `${request.caller.kind}:${request.caller.id}`,
        }),
      },
      'request',
    )
    done()
  })
}
