import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { webhookPolicy } from '../../../src/contract/webhook-policy.ts'
import { answering, type Receiver, startReceiver } from '../../support/webhook-receiver.ts'
import { createWebhookSystem, type WebhookSystem } from '../../support/webhook-system.ts'

let hooks: WebhookSystem
let receiver: Receiver
before(async () => {
  receiver = await startReceiver({ '/down': answering(500) })
  hooks = await createWebhookSystem()
})
after(async () => {
  await hooks.close()
  await receiver.close()
})

/** Lines about webhooks, by what stands before the value. */
async function metrics(): Promise<Map<string, number>> {
  const app = await hooks.system.app({ settings: { metrics: true } })
  const { body, statusCode } = await app.inject('/metrics')
  assert.equal(statusCode, 200, body)
  const lines = body.split('\n').filter((line) => line.startsWith('sheaf_webhook_'))
  return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(/ (\S+)$/.exec(line)?.[1])]))
}

test('metrics tell what became of deliveries, what waits, for how long, and who is left alone, without naming anybody', async () => {
  for (const [name, value] of await metrics()) assert.equal(value, 0, name)
  await hooks.webhook({ url: receiver.url('/well') })
  await hooks.webhook({ url: receiver.url('/down'), delivery_policy: { schedule_seconds: [] } })
  await hooks.webhook({ url: receiver.url('/down'), delivery_policy: { schedule_seconds: [3600] } })
  for (let event = 0; event < webhookPolicy.circuitFailures; event++) await hooks.raise()
  await hooks.pass(0)
  // Both that failed are left alone now: what is raised stays due.
  for (let event = 0; event < 2; event++) {
    await hooks.raise()
    await hooks.pass(0)
    await hooks.pass(10)
  }
  const told = await metrics()
  const value = (name: string) => told.get(`sheaf_webhook_${name}`)
  assert.equal(value('deliveries_total{outcome="succeeded"}'), 7)
  assert.equal(value('deliveries_total{outcome="dead"}'), 5)
  assert.deepEqual(
    ['events', 'pending', 'in_flight', 'failed'].map((state) => value(`backlog{state="${state}"}`)),
    [0, 4, 0, 5],
  )
  assert.equal(value('oldest_due_seconds'), 20)
  assert.equal(value('open_circuits'), 2)
  for (const [result, attempts] of [
    ['succeeded', 7],
    ['failed', 10],
  ] as const) {
    assert.equal(value(`attempt_seconds_count{result="${result}"}`), attempts)
    assert.equal(value(`attempt_seconds_bucket{le="+Inf",result="${result}"}`), attempts)
    const buckets = [...told].flatMap(([name, count]) =>
      name.includes('_bucket') && name.includes(result) ? [count] : [],
    )
    assert.deepEqual(
      buckets,
      buckets.toSorted((one, other) => one - other),
      'each bucket holds those before it',
    )
  }
  for (const name of told.keys()) assert.doesNotMatch(name, /[0-9a-f]{8}-|127\.0\.0\.1/)
})
