import { Counter, Gauge, type Metric, type Registry } from 'prom-client'
import { attemptDurations, deliveryFigures } from '../../services/health/delivery-figures.ts'
import type { System } from '../../services/system.ts'

/** How webhook deliveries go, for all workspaces together and, whichever process is asked, of all processes. */
export function addDeliveryMetrics(registry: Registry, system: System): void {
  const registers = [registry]
  // One look at the database for all that is asked for at the same time.
  let looking: ReturnType<typeof deliveryFigures> | undefined
  const figures = () => {
    looking ??= deliveryFigures(system).finally(() => (looking = undefined))
    return looking
  }
  new Counter({
    ...{
      name: 'sheaf_webhook_deliveries_total',
      help: 'Deliveries that have ended.',
      labelNames: ['outcome'],
      registers,
    },
    async collect() {
      const { succeeded, dead } = await figures()
      this.reset()
      this.inc({ outcome: 'succeeded' }, succeeded)
      this.inc({ outcome: 'dead' }, dead)
    },
  })
  new Gauge({
    ...{ name: 'sheaf_webhook_backlog', help: 'Events and deliveries that have not ended.' },
    ...{ labelNames: ['state'], registers },
    async collect() {
      const { events, pending, in_flight, failed } = await figures()
      for (const [state, count] of Object.entries({ events, pending, in_flight, failed })) this.set({ state }, count)
    },
  })
  new Gauge({
    ...{ name: 'sheaf_webhook_oldest_due_seconds', registers },
    help: 'How long the oldest delivery that may be tried by now has waited for it.',
    async collect() {
      this.set((await figures()).oldest_seconds)
    },
  })
  new Gauge({
    ...{
      name: 'sheaf_webhook_open_circuits',
      help: 'Targets that are left alone or on trial, since they failed.',
      registers,
    },
    async collect() {
      this.set((await figures()).open_circuits)
    },
  })
  registry.registerMetric(durationsMetric(system))
}

/** A histogram of what is counted elsewhere, which the library has no class for. */
function durationsMetric(system: System): Metric {
  const name = 'sheaf_webhook_attempt_seconds'
  const about = { name, help: 'How long attempts to deliver took.', type: 'histogram', aggregator: 'first' }
  const values = async () =>
    (await attemptDurations(system)).flatMap(({ result, buckets, attempts, seconds }) => [
      ...buckets.map((bucket) => ({
        ...{ metricName: `${name}_bucket`, labels: { le: bucket.seconds, result }, value: bucket.attempts },
      })),
      { metricName: `${name}_bucket`, labels: { le: '+Inf', result }, value: attempts },
      { metricName: `${name}_sum`, labels: { result }, value: seconds },
      { metricName: `${name}_count`, labels: { result }, value: attempts },
    ])
  return { ...about, get: async () => ({ ...about, values: await values() }) } as unknown as Metric
}
