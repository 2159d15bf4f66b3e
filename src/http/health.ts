import type { FastifyInstance } from 'fastify'
import { healthSchema } from '../contract/errors.ts'
import { checkHealth } from '../services/health/check.ts'
import type { System } from '../services/system.ts'
import { publicRoute, type Route } from './route.ts'

/** For load balancers and operators: not part of either API, hence neither metered nor in its error shapes. */
export function serveHealth(app: FastifyInstance, system: System): void {
  app.get('/healthz', { config: { scope: 'unmetered' }, logLevel: 'warn' }, async () => ({ status: 'ok' }))
  app.get('/readyz', { config: { scope: 'unmetered' }, logLevel: 'warn' }, async (_request, reply) => {
    const parts = await checkHealth(system)
    const ready = Object.values(parts).every((state) => state === 'ok')
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'failing', ...parts })
  })
}

export function statusRoute(version: string): Route {
  return publicRoute({
    method: 'GET',
    path: '/status',
    api: 'job',
    scope: 'public',
    operationId: 'getStatus',
    tag: 'Jobs',
    summary: 'Health and version',
    description: '`Unstable` when the database, the blob store or the queue is failing. Needs no key.',
    response: healthSchema,
    async handle({ system }) {
      const parts = await checkHealth(system)
      const stable = Object.values(parts).every((state) => state === 'ok')
      return { status: stable ? ('OK' as const) : ('Unstable' as const), version }
    },
  })
}
