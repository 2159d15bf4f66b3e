import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildRequest } from './build-request.ts'
import { verifySignature } from './verify-signature.ts'

const now = new Date('2030-01-01T00:00:00Z')
const names = { headerPrefix: 'X-Acme-', webhookUserAgent: 'Acme/1' }
const message = { deliveryId: 'd', eventId: 'e', event: 'job.complete', data: '{"a":"ü"}', occurredAt: now }

function lowered(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}

test('what is signed verifies with each valid secret, and with no other', () => {
  const { headers, body } = buildRequest(message, names, ['new', 'whsec_b2xk'], 1, now)
  const verify = (secret: string, text = body) => verifySignature(Buffer.from(text), lowered(headers), secret, now)
  assert.deepEqual(verify('new'), {
    valid: true,
    checks: [
      { header: 'x-acme-signature', valid: true },
      { header: 'webhook-signature', valid: true },
    ],
    age_seconds: 0,
  })
  assert.deepEqual(
    verify('whsec_b2xk').checks.map(({ valid }) => valid),
    [false, true],
  )
  assert.equal(verify('other').valid, false)
  assert.equal(verify('new', body.replace('ü', 'u')).valid, false)
})

test('a time is told only where it is signed: whoever forges a delivery can write any beside another signature', () => {
  const { headers, body } = buildRequest(message, names, ['new'], 1, now)
  const { 'webhook-signature': _, ...unsigned } = lowered(headers)
  assert.equal(verifySignature(Buffer.from(body), unsigned, 'new', now).age_seconds, null)
  const odd = { ...lowered(headers), 'webhook-timestamp': 'soon' }
  assert.deepEqual([verifySignature(Buffer.from(body), odd, 'new', now).age_seconds], [null])
})

test('without a signature there is nothing to verify', () => {
  const { headers, body } = buildRequest(message, names, [], 1, now)
  assert.throws(() => verifySignature(Buffer.from(body), lowered(headers), 'new', now), /no signature/)
})
