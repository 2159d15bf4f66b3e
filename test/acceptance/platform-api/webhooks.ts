import assert from 'node:assert/strict'
import { good, refused } from './client.ts'
import { home } from './service.ts'
import { specification } from './specification.ts'
import { saveWebhook } from './things.ts'

const reference = (name: string) => good(home.get<Record<string, unknown>>(`/v1/webhooks/${name}`))

specification(
  [
    'webhook reference events',
    'webhook reference delivery',
    'webhook reference signatures',
    'webhook reference retries',
  ],
  'the reference tells every event, how it is delivered, signed and tried again',
  async () => {
    const { data } = await good(home.get<{ data: { event: string; description: string }[] }>('/v1/webhooks/events'))
    assert.equal(data.length, 26)
    for (const { event, description } of data) assert.match(`${event} ${description}`, /^[a-z_.]+ \w/)
    const delivery = JSON.stringify(await reference('delivery'))
    for (const part of ['application/json', 'POST', 'X-Service-Event', 'event', 'delivery_id', 'timestamp', 'data'])
      assert.ok(delivery.includes(part), part)
    const signatures = await reference('signatures')
    for (const name of ['algorithm', 'header', 'format', 'signed_content']) assert.ok(signatures[name], name)
    assert.ok(Array.isArray(signatures['verification_steps']))
    assert.match(JSON.stringify(await reference('retries')), /0,30,120,480,1800,7200,28800/)
  },
)

specification(['webhooks default events'], 'a webhook is told of the ends of extractions unless said', async () => {
  const { id, events, has_secret } = await saveWebhook(home, { is_active: false, secret: 'a-secret' })
  assert.deepEqual([events.toSorted(), has_secret], [['extraction.complete', 'extraction.failed'], true])
  assert.equal((await home.get(`/v1/webhooks/${id}`)).text.includes('a-secret'), false)
  await refused(home.post('/v1/webhooks', { url: 'https://example.com/', events: ['odd'] }), 400, 'validation_error')
})
