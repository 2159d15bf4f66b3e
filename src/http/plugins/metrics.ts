import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { queueDepth } from '../../services/health/check.ts'
import type { System } from '../../services/system.ts'
import { addDeliveryMetrics } from './delivery-metrics.ts'

/** Prometheus metrics. Labels are route patterns and statuses, so that their number stays small. */
export function serveMetrics(app: FastifyInstance, system: System): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'sheaf_http_request_seconds',
    help: 'Time from the first byte of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30],
    registers: [registry],
  })
  new Gauge({
    name: 'sheaf_queue_tasks',
    help: 'Background tasks by state.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      for (const [state, tasks] of Object.entries(await queueDepth(system))) this.set({ state }, tasks)
    },
  })
  addDeliveryMetrics(registry, system)
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', { config: { opens: 'unmetered' } }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
}
