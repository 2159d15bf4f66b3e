import type { FastifyInstance } from 'fastify'
import { checkHealth } from '../services/health/check.ts'
import type { System } from '../services/system.ts'

/** For load balancers and operators: not part of either API, hence neither metered nor in its error shapes. */
export function serveHealth(app: FastifyInstance, system: System): void {
  app.get('/healthz', { config: { opens: 'unmetered' }, logLevel: 'warn' }, async () => ({ status: 'ok' }))
  app.get('/readyz', { config: { opens: 'unmetered' }, logLevel: 'warn' }, async (_request, reply) => {
    const parts = await checkHealth(system)
    const ready = Object.values(parts).every((state) => state === 'ok')
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'failing', ...parts })
  })
}
